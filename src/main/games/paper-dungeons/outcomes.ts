/** How a game can have ended, whoever tells it. */
import {
  BOXES,
  HEROES,
  type BoxId,
  type Content,
  type Outcome,
  type PlayerOutcome,
} from '@shared/games/paper-dungeons'
import type { Impossible } from '../file-rules'
import { contentOf } from './content'
import { MARKS_PER_ITEM, MISSION_GLORY, RESURRECTION_GLORY } from './content/printed'

/** By box: what can stand in it. */
type Ranges = Readonly<Record<BoxId, (glory: number) => boolean>>

/** Every sum of one number out of each list. */
function sumsOf(lists: readonly (readonly number[])[]): readonly number[] {
  return lists.reduce<readonly number[]>(
    (sums, list) => [...new Set(sums.flatMap((sum) => list.map((one) => sum + one)))],
    [0],
  )
}
function oneOf(...values: readonly number[]): (glory: number) => boolean {
  return (glory) => values.includes(glory)
}

/**
 * What a player's boxes can hold with such content. Which boss stands behind A, B and C is known where the dungeon is,
 * and what J adds up where objective and power are.
 * @param dungeon null: any
 */
function rangesOf(
  content: Content,
  { dungeon, players, missions }: Outcome,
  { objective, power }: PlayerOutcome,
): Ranges {
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
  const items = content.items.map(({ glory }) => [
    ...Array.from({ length: MARKS_PER_ITEM }, (_, marks) => marks),
    MARKS_PER_ITEM + glory,
  ])
  const objectives = content.objectives
    .filter(({ id }) => objective === null || id === objective)
    .flatMap(({ tiers }) => tiers.map(({ glory }) => glory))
  const powers = content.powers
    .filter(({ id }) => power === null || id === power)
    .map(({ glory }) => glory)
  const solo = content.missions
    .filter(({ id }) => missions.length === 0 || missions.includes(id))
    .flatMap((mission) => mission.solo)
  const mission = players.length === 1 ? oneOf(0, ...solo) : oneOf(0, MISSION_GLORY)
  return {
    A: bosses(0),
    B: bosses(1),
    C: bosses(2),
    D: oneOf(...heroes),
    E: oneOf(...sumsOf(items)),
    F: oneOf(...tracks.gems.map(({ glory }) => glory)),
    G: oneOf(...tracks.monsters),
    H: oneOf(0, ...tracks.damage.map(({ glory }) => glory)),
    I: oneOf(0, RESURRECTION_GLORY),
    J: oneOf(...sumsOf([[0, ...objectives], powers])),
    K1: mission,
    K2: mission,
    K3: mission,
  }
}

/** A box that holds what no game could have brought; null: there is none. */
export function impossibleIn(outcome: Outcome): Impossible | null {
  const content = contentOf(outcome)
  for (const [seat, player] of outcome.players.entries()) {
    const ranges = rangesOf(content, outcome, player)
    for (const [at, box] of BOXES.entries())
      if (!ranges[box](player.boxes[at] ?? 0))
        return {
          field: `players.${seat}.boxes.${at}`,
          why: `box ${box} cannot hold that`,
          reason: 'paper.impossible.box',
          named: { number: seat + 1, box, glory: player.boxes[at] ?? 0 },
        }
  }
  return null
}
