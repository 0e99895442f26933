/** Play areas and start spaces by number of players and scenario (3.1). */
import type { AreaId, Hex, ScenarioId, Space } from '@shared/games/dungeon-digger'
import { distance, sizeOf, spaceAt } from '@shared/games/dungeon-digger/hexes'

type Pair = readonly [q: number, r: number]

function spaces(pairs: readonly Pair[]): readonly Space[] {
  return pairs.map(([q, r]) => spaceNumber({ q, r }))
}
function spaceNumber(hex: Hex): Space {
  const space = spaceAt(hex)
  if (space === null) throw new RangeError(`The board has no space (${hex.q},${hex.r})`)
  return space
}

interface Plan {
  readonly area: AreaId
  readonly starts: readonly Space[]
}
const TWO: Plan = {
  area: 'A2',
  starts: spaces([
    [-3, 0],
    [3, 0],
  ]),
}
const THREE: Plan = {
  area: 'A3',
  starts: spaces([
    [4, -2],
    [-2, -2],
    [-2, 4],
  ]),
}
const FOUR: Plan = {
  area: 'A4',
  starts: spaces([
    [-2, -3],
    [5, -3],
    [2, 3],
    [-5, 3],
  ]),
}
const SIX: Plan = {
  area: 'A56',
  starts: spaces([
    [6, -3],
    [3, -6],
    [-3, -3],
    [-6, 3],
    [-3, 6],
    [3, 3],
  ]),
}
/** By number of players, from 2. */
const NORMAL: readonly Plan[] = [TWO, THREE, FOUR, SIX, SIX]
/** One player more. */
const LAIR: readonly Plan[] = [THREE, FOUR, SIX, SIX, SIX]
/** One player fewer. */
const CREATURES: readonly Plan[] = [
  TWO,
  {
    area: 'A2',
    starts: spaces([
      [3, 0],
      [0, -3],
      [-3, 3],
    ]),
  },
  {
    area: 'A3',
    starts: spaces([
      [-1, -3],
      [4, -3],
      [1, 3],
      [-4, 3],
    ]),
  },
  {
    area: 'A4',
    starts: spaces([
      [2, -4],
      [5, -1],
      [1, 4],
      [-5, 4],
      [-4, -1],
    ]),
  },
  SIX,
]

function planOf(players: number, scenario: ScenarioId | null): Plan {
  const plans = scenario === 'dragonsLair' ? LAIR : scenario === 'creatures' ? CREATURES : NORMAL
  const plan = plans[players - 2]
  if (plan === undefined) throw new RangeError(`No area for ${players} players`)
  return plan
}
/** The area that a game is played on. */
export function areaOf(players: number, scenario: ScenarioId | null): AreaId {
  return planOf(players, scenario).area
}
/** Where Portals may be placed; there may be more than players (R2). */
export function startSpaces(players: number, scenario: ScenarioId | null): readonly Space[] {
  return planOf(players, scenario).starts
}

/** The space in the middle of every area. */
export const CENTRE: Space = spaceNumber({ q: 0, r: 0 })

/** The spaces of an area within so many moves of one, itself among them. */
export function within(area: AreaId, centre: Space, moves: number): readonly Space[] {
  const near: Space[] = []
  for (let space = 0; space < sizeOf(area); space++)
    if (distance(space, centre) <= moves) near.push(space)
  return near
}
