/** What the cards of the game are called, and found by. */
import type { Catalogue } from '@shared/games/one-deck-dungeon'
import type { Phrase } from '@shared/games'
import { say } from '@renderer/games/say'
import { namesOf, type Translate } from '../words/names'
import type { Entry } from './entries'

/** The name on the card, and what tells it from its like. */
export function title({ subject, words }: Entry, t: Translate): string {
  const name = say(words[0] ?? { key: 'odd.name' }, t)
  switch (subject.kind) {
    case 'hero':
      return t('odd.codex.sided', { name, side: t(`odd.codex.sides.${subject.side}`, {}, 1) }, 1)
    case 'level': {
      const level = t('odd.levels.name', { level: subject.level }, 1)
      const side = t(`odd.codex.sides.${subject.side}`, {}, 1)
      return t('odd.codex.sided', { name: level, side }, 1)
    }
    case 'combat':
    case 'peril':
    case 'boss':
    case 'dungeon':
    case 'potion':
    case 'skill':
    case 'talent':
    case 'tier':
      return name
  }
}

/** Title and, of an encounter, what its card teaches: no two entries sound alike. */
export function spoken(entry: Entry, catalogue: Catalogue, t: Translate): string {
  const { subject } = entry
  const name = title(entry, t)
  if (subject.kind !== 'combat' && subject.kind !== 'peril') return name
  const lesson = namesOf({ catalogue, heroes: [], t }).lesson(subject.card)
  return t('odd.codex.teaching', { name, lesson }, 1)
}

export function keysOf({ words }: Entry): readonly Phrase[] {
  return words
}
