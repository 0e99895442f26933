/** What the last table of a game tells of its end: who or what ended it, and how close it was. */
import type { Phrase } from '../game'
import { heroName, obstacleName } from './keys'
import type { Catalogue } from './catalogue'
import type { ObstacleId } from './tally'
import type { View } from './view'

type Seen = Pick<View, 'boss' | 'encounter' | 'floor' | 'turn' | 'heroes' | 'outcome'>
/** What finding a card by the printing that was met takes. */
type Cards = Pick<Catalogue, 'encounters'>

/** What was being met when the game ended; null: nothing, as where an item lost took the last health. */
export function metAtEnd(
  { boss, encounter }: Pick<View, 'boss' | 'encounter'>,
  { encounters }: Cards,
): ObstacleId | null {
  if (boss !== null) return boss.boss
  const met = encounter?.card ?? null
  return encounters.find(({ printings }) => printings.some(({ id }) => id === met))?.id ?? null
}

function ending(key: string, named: NonNullable<Phrase['named']>, count?: number): Phrase {
  return { key: `odd.ending.${key}`, named, ...(count !== undefined && { count }) }
}

/** A sentence each: the end itself, what was left to do, and what would have saved whoever fell. */
export function endingPhrases(view: Seen, cards: Cards): readonly Phrase[] {
  const { boss, outcome, turn } = view
  const by = metAtEnd(view, cards)
  const what = by === null ? null : { key: obstacleName(by) }
  if (outcome?.result === 'won')
    return boss === null || what === null
      ? []
      : [ending('won', { boss: what, round: boss.round, turn })]
  return [...(what === null ? [] : [metPhrase(view, what)]), ...left(view), ...missing(view)]
}

function metPhrase({ boss, floor, turn, outcome }: Seen, what: Phrase): Phrase {
  if (boss !== null) return ending('lostToBoss', { boss: what, round: boss.round, turn })
  // What was met while the stairs struck is told, but has not ended it.
  return ending(outcome?.cause === 'stairs' ? 'lostDuring' : 'lostTo', { what, floor, turn })
}

/** What the boss had left, and how many boxes were covered. */
function left({ boss, encounter }: Seen): readonly Phrase[] {
  const boxes = encounter?.boxes ?? []
  const covered = boxes.filter(({ dice }) => dice.length > 0).length
  return [
    ...(boss === null
      ? []
      : [ending('bossLeft', { health: boss.health }, boss.health - boss.damage)]),
    ...(boxes.length === 0 ? [] : [ending('boxes', { covered, all: boxes.length }, covered)]),
  ]
}

/** How much less damage would have saved those who fell. */
function missing({ heroes }: Seen): readonly Phrase[] {
  return heroes.flatMap(({ hero, damage, health }) => {
    const over = damage - health + 1
    return over < 1 ? [] : [ending('missing', { hero: { key: heroName(hero) } }, over)]
  })
}
