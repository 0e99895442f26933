/** What the table of a game that is over tells of its end: who ended it, how close it was, what the heroes had. */
import type { BossId, Catalogue, EncounterId, HeroView, View } from '@shared/games/one-deck-dungeon'
import { obstacleName, statName } from '@shared/games/one-deck-dungeon/keys'
import type { Translate } from '@renderer/games/say'
import { identifiedPotions, printedCard } from '../cards/cards'
import { namesOf, namingContextOf } from '../words/names'

/** What was being met when the game ended; null: nothing, as where an item lost took the last health. */
export function metAtEnd(
  { boss, encounter }: Pick<View, 'boss' | 'encounter'>,
  catalogue: Catalogue,
): EncounterId | BossId | null {
  if (boss !== null) return boss.boss
  return encounter?.card == null ? null : printedCard(catalogue, encounter.card).card.id
}

/** Who or what ended the game, where and when, and how close it was: a sentence each. */
export function endingLines(view: View, catalogue: Catalogue, t: Translate): readonly string[] {
  const say = (key: string, named: Readonly<Record<string, unknown>>, count = 1): string =>
    t(`odd.ending.${key}`, named, count)
  const { boss, outcome, turn } = view
  const by = metAtEnd(view, catalogue)
  const what = by === null ? null : t(obstacleName(by), {}, 1)
  if (outcome?.result === 'won')
    return boss === null ? [] : [say('won', { boss: what, round: boss.round, turn })]
  return [
    ...(what === null ? [] : [metLine(view, what, say)]),
    ...closeLines(view, say),
    ...missingLines(view, catalogue, t),
  ]
}

type Say = (key: string, named: Readonly<Record<string, unknown>>, count?: number) => string

function metLine({ boss, floor, turn, outcome }: View, what: string, say: Say): string {
  if (boss !== null) return say('lostToBoss', { boss: what, round: boss.round, turn })
  // The stairs struck while something else was met: that is told, but has not ended it.
  const key = outcome?.cause === 'stairs' ? 'lostDuring' : 'lostTo'
  return say(key, { what, floor, turn })
}

/** What the boss had left, and how many boxes were covered. */
function closeLines({ boss, encounter }: View, say: Say): readonly string[] {
  const boxes = encounter?.boxes ?? []
  const covered = boxes.filter(({ dice, broken }) => dice.length > 0 || broken).length
  return [
    ...(boss === null ? [] : [say('bossLeft', { health: boss.health }, boss.health - boss.damage)]),
    ...(boxes.length === 0 ? [] : [say('boxes', { covered, all: boxes.length }, covered)]),
  ]
}

/** How much less damage would have saved those who fell. */
function missingLines(view: View, catalogue: Catalogue, t: Translate): readonly string[] {
  const names = namesOf(namingContextOf(view, catalogue, t))
  return view.heroes.flatMap(({ damage, health }, seat) => {
    const over = damage - health + 1
    if (over < 1) return []
    return [t('odd.ending.missing', { hero: names.hero(seat), count: over }, over)]
  })
}

/** What one hero had at the end, in words; empty lists where there was nothing. */
export interface Build {
  readonly items: readonly string[]
  readonly skills: readonly string[]
  readonly talents: readonly string[]
}

export function buildOf(
  view: View,
  { items, skills, talents }: HeroView,
  catalogue: Catalogue,
  t: Translate,
): Build {
  const names = namesOf(namingContextOf(view, catalogue, t))
  return {
    items: items.map((id) => {
      const { stat, health } = printedCard(catalogue, id).printing.item
      const key = health > 0 ? 'odd.ending.itemWithHealth' : 'odd.ending.item'
      return t(key, { card: names.card(id), stat: t(statName(stat), {}, 1) }, 1)
    }),
    skills: skills.map(({ skill }) => names.skill(skill)),
    talents: talents.map(({ talent }) => names.talent(talent)),
  }
}

/** What the party had together: its level, and the potions that were left, of which kinds. */
export function partyLines(view: View, catalogue: Catalogue, t: Translate): readonly string[] {
  const kinds = identifiedPotions(view, catalogue).map((id) => t(`odd.potions.${id}.name`, {}, 1))
  return [
    t('odd.ending.level', { level: view.level.level }, 1),
    t('odd.ending.potions', {}, view.potions),
    ...(kinds.length === 0 ? [] : [t('odd.ending.known', { potions: kinds.join(', ') }, 1)]),
  ]
}
