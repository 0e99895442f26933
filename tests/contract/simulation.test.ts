/** Bots play the test-only game among themselves, through the code of `npm run simulate`. */
import { expect, test } from 'vitest'
import { parseFlags } from '@main/bots/flags'
import { playGame, simulated } from '@main/bots/play'
import { summarize, summarizeSeats } from '@main/bots/series'
import { diceRace } from './dice-race'
import { allGames } from './subjects'

async function played(flags: string) {
  const args = ['--game', 'dice-race', '--options', '{"rounds":3}', ...flags.split(' ')]
  const [series] = (await parseFlags(args, allGames)).series
  if (series === undefined) throw new Error('One series is asked for.')
  const game = await simulated(diceRace)
  const games = Array.from({ length: series.games }, (_, at) => playGame(game, series, at))
  return { summary: summarize(games), seats: summarizeSeats(series, games) }
}

test('the same seed plays the same games, and another seed others', async () => {
  const one = await played('--bots easy --games 40 --seed 5')
  expect(await played('--bots easy --games 40 --seed 5')).toEqual(one)
  const other = await played('--bots easy --games 40 --seed 6')
  expect(other.summary.checksum).not.toBe(one.summary.checksum)
  // Three rounds, in each of which both choose.
  expect(one.summary).toMatchObject({ games: 40, actions: 40 * 6 })
  const [first, second] = one.seats
  expect(first).toMatchObject({ bot: 'easy', wins: one.summary.wins })
  // Whoever is level with the other has won too.
  expect((first?.wins ?? 0) + (second?.wins ?? 0)).toBeGreaterThanOrEqual(40)
  for (const { score } of one.seats) expect(score).toBeGreaterThan(1)
})

test('drawn actions end every game, and the same seed draws the same ones', async () => {
  const one = await played('--random --games 40 --seed 5')
  expect(one.summary).toMatchObject({ games: 40, actions: 40 * 6 })
  expect(one.seats).toEqual([])
  expect(await played('--random --games 40 --seed 5')).toEqual(one)
  expect((await played('--random --games 40 --seed 6')).summary.checksum).not.toBe(
    one.summary.checksum,
  )
})

test('a bot that names what is not listed, or breaks down, ends the simulation', async () => {
  await expect(played('--bots easy,normal --games 1')).rejects.toThrow('no-choice')
  await expect(played('--bots hard --games 1')).rejects.toThrow('breaks down')
})
