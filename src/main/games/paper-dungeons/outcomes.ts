/** How a game can have ended, whoever tells it, and how its seats came out. */
import type { Standing } from '@shared/games/game'
import {
  BOXES,
  HEROES,
  ITEMS,
  totalOf,
  type BoxId,
  type Content,
  type Outcome,
} from '@shared/games/paper-dungeons'
import type { Impossible } from '../file-rules'
import { HOUSE_CONTENT } from './content'
import { MARKS_PER_ITEM, MISSION_GLORY, RESURRECTION_GLORY } from './content/printed'

/** By seat; equal totals share a rank (Q41). Alone nothing is won or lost: the total is one's own record. */
export function standings({ players }: Pick<Outcome, 'players'>): readonly Standing[] {
  return standingsOf(players.map(({ boxes }) => totalOf(boxes)))
}
export function standingsOf(totals: readonly number[]): readonly Standing[] {
  return totals.map((score) => {
    const rank = 1 + totals.filter((other) => other > score).length
    return { rank, score, won: totals.length === 1 ? null : rank === 1 }
  })
}

/** By box: what can stand in it. */
type Ranges = Readonly<Record<BoxId, (glory: number) => boolean>>

function within(least: number, most: number): (glory: number) => boolean {
  return (glory) => glory >= least && glory <= most
}
function oneOf(...values: readonly number[]): (glory: number) => boolean {
  return (glory) => values.includes(glory)
}

/**
 * What the boxes can hold with such content. Which boss stands behind A, B and C is known where the dungeon is.
 * @param dungeon null: any
 */
function rangesOf(content: Content, { dungeon, players, missions }: Outcome): Ranges {
  const { tracks } = content
  const bosses = (which: number) => {
    const cards = content.dungeons
      .filter(({ id }) => dungeon === null || id === dungeon)
      .flatMap((card) => content.bosses.filter(({ id }) => id === card.bosses[which]))
    return oneOf(
      ...cards.flatMap(({ flight, thresholds }) => [
        flight,
        ...thresholds.map(({ glory }) => glory),
      ]),
    )
  }
  const heroes = tracks.lowestHero.flatMap((glory, at) => {
    if (at === tracks.lowestHero.length - 1) return [glory + HEROES.length]
    return HEROES.map((_, atTop) => glory + atTop)
  })
  const gloryOfItems = content.items.map(({ glory }) => glory)
  const mostItems = gloryOfItems.reduce((sum, glory) => sum + Math.max(0, glory), 0)
  const objectives = content.objectives.flatMap(({ tiers }) => tiers.map(({ glory }) => glory))
  const powers = content.powers.map(({ glory }) => glory)
  const solo = content.missions
    .filter(({ id }) => missions.length === 0 || missions.includes(id))
    .flatMap((mission) => mission.solo)
  const mission = players.length === 1 ? oneOf(0, ...solo) : oneOf(0, MISSION_GLORY)
  return {
    A: bosses(0),
    B: bosses(1),
    C: bosses(2),
    D: oneOf(...heroes),
    E: within(0, ITEMS.length * MARKS_PER_ITEM + mostItems),
    F: oneOf(...tracks.gems.map(({ glory }) => glory)),
    G: oneOf(...tracks.monsters),
    H: oneOf(0, ...tracks.damage.map(({ glory }) => glory)),
    I: oneOf(0, RESURRECTION_GLORY),
    J: within(Math.min(...powers), Math.max(...objectives) + Math.max(...powers)),
    K1: mission,
    K2: mission,
    K3: mission,
  }
}

/** A box that holds what no game could have brought; null: there is none. */
export function impossibleIn(outcome: Outcome): Impossible | null {
  const ranges = rangesOf(HOUSE_CONTENT, outcome)
  for (const [seat, { boxes }] of outcome.players.entries())
    for (const [at, box] of BOXES.entries())
      if (!ranges[box](boxes[at] ?? 0))
        return { field: `players.${seat}.boxes.${at}`, why: `box ${box} cannot hold that` }
  return null
}
