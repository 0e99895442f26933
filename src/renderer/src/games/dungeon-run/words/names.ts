/** The names of things in Dungeon Run, in the language of the app. */
import {
  ROUND_REROLL,
  type Direction,
  type HeroId,
  type Slot,
  type Stat,
  type TileId,
} from '@shared/games/dungeon-run'
import {
  abilityName,
  abilityText,
  bossName,
  bossText,
  heroName,
  itemName,
  itemText,
  monsterName,
  monsterText,
  skillName,
  skillText,
  slotName,
  statName,
  strangerName,
  strangerText,
  summoningName,
  summoningText,
  tileName,
  tileText,
  trapName,
  trapText,
} from '@shared/games/dungeon-run/keys'
import type { Translate } from '../../say'
import { cardRef, type CardRef } from './card-ref'

function nameKey(ref: CardRef): string {
  switch (ref.kind) {
    case 'item':
      return itemName(ref.id)
    case 'monster':
      return monsterName(ref.id)
    case 'boss':
      return bossName(ref.id)
    case 'trap':
      return trapName(ref.id)
    case 'stranger':
      return strangerName(ref.id)
    case 'skill':
      return skillName(ref.id)
    case 'tile':
      return tileName(ref.id)
    case 'hero':
      return heroName(ref.id)
    case 'ability':
      return abilityName(ref.id)
    case 'summoning':
      return summoningName(ref.id)
  }
}
/** null: the card says nothing more. */
function textKey(ref: CardRef): string | null {
  switch (ref.kind) {
    case 'item':
      return itemText(ref.id)
    case 'monster':
      return monsterText(ref.id)
    case 'boss':
      return bossText(ref.id)
    case 'trap':
      return trapText(ref.id)
    case 'stranger':
      return strangerText(ref.id)
    case 'skill':
      return skillText(ref.id)
    case 'tile':
      return ref.id.startsWith('x') ? tileText(ref.id) : null
    case 'hero':
    case 'ability':
      return abilityText(ref.id)
    case 'summoning':
      return summoningText(ref.id)
  }
}

export function wordsOf(t: Translate) {
  const say = (key: string): string => t(key, {}, 1)
  return {
    t,
    say,
    hero: (id: HeroId) => say(heroName(id)),
    /** As the others at the table call it. */
    firstName: (id: HeroId) => say(heroName(id)).split(' ')[0] ?? '',
    stat: (id: Stat) => say(statName(id)),
    slot: (id: Slot) => say(slotName(id)),
    tile: (id: TileId) => say(tileName(id)),
    direction: (dir: Direction) => say(`run.directions.${dir}`),
    /** What a card of any kind is called, by its key. */
    card(key: string): string {
      if (key === ROUND_REROLL) return say('run.setup.roundReroll')
      const ref = cardRef(key)
      return ref === null ? key : say(nameKey(ref))
    },
    /** What it says. */
    cardText(key: string): string {
      const ref = cardRef(key)
      const text = ref === null ? null : textKey(ref)
      return text === null ? '' : say(text)
    },
    /** Several names, one after the other. */
    list: (names: readonly string[]) => names.join(', '),
  }
}
export type Words = ReturnType<typeof wordsOf>
