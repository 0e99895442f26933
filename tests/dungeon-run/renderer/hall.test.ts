/** The heroes of a campaign, and the ways through a dungeon. */
import { trailStep, type Outcome } from '@shared/games/dungeon-run'
import { hallOf } from '@renderer/games/dungeon-run/campaign/hall'
import { boundsOf, waysOf } from '@renderer/games/dungeon-run/records/way'
import { expect, test } from 'vitest'

const together: Outcome = {
  heroes: ['hadrun', 'pim'],
  boss: 'ithrel-noon',
  bossDead: true,
  winner: 1,
  by: 'last-hero',
  rounds: 20,
  eliminated: [0],
  solo: null,
}
const alone: Outcome = {
  heroes: ['pim'],
  boss: 'mother-tangle',
  bossDead: false,
  winner: null,
  by: 'nobody-left',
  rounds: null,
  eliminated: [0],
  solo: { treasures: 2, artifacts: 0, encounters: 1, boss: false, tokens: 1 },
}
const records = [
  { outcome: together, seats: [{ player: 'Ann' }, { player: 'Bob' }] },
  { outcome: together, seats: [{ player: 'Ann' }, { player: 'Bob' }] },
  { outcome: alone, seats: [{ player: null }] },
]

test('a hero’s wins are told with the Bosses and players, each once, and its best score alone', () => {
  const [pim, hadrun, ...others] = hallOf(records)
  expect(pim).toEqual({
    hero: 'pim',
    games: 3,
    wins: 2,
    against: ['ithrel-noon'],
    players: ['Bob'],
    best: 600,
  })
  expect(hadrun).toMatchObject({ hero: 'hadrun', games: 2, wins: 0, players: [], best: null })
  expect(others.every(({ games }) => games === 0)).toBe(true)
})

test('a way goes from the entrance over every tile that a hero came to', () => {
  const heroes = [{ trail: [trailStep(2, 2)] }, { trail: [trailStep(1, 1), trailStep(2, 0)] }]
  expect(waysOf(heroes)).toEqual([
    { seat: 0, rooms: [0, 2] },
    { seat: 1, rooms: [0, 1, 0] },
  ])
})

test('a map holds every tile, also those left of the entrance and above it', () => {
  const at = (x: number, y: number) => ({ tile: 's01', x, y, turn: 0, sealed: 0 }) as const
  expect(boundsOf([at(0, 0), at(-2, 1), at(0, -1)])).toEqual({
    left: -2,
    top: -1,
    width: 3,
    height: 3,
  })
})
