/** What the events of a game add up to: as the rules played it, and as they leave nothing hidden behind. */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dungeonDigger } from '@main/games/dungeon-digger'
import { GOLD_SOURCES, SCENARIOS, tallyOf, type Event } from '@shared/games/dungeon-digger'
import { must } from '../../must'
import { played } from '../exports/samples'

const { schemas } = dungeonDigger

test.each([null, ...SCENARIOS])(
  'gold by source and round adds up to the track (%s)',
  (scenario) => {
    const { options, events, state } = played({ players: 2, scenario, seed: 41 })
    const end = must(dungeonDigger.outcome(state))
    const tally = v.parse(schemas.tally, tallyOf(options, events))
    expect(tally.rounds).toBe(end.rounds)
    for (const [seat, { gold, lord }] of tally.seats.entries()) {
      const sum = GOLD_SOURCES.flatMap((source) => gold[source]).reduce((all, one) => all + one, 0)
      expect(sum).toBe(end.scores[seat]?.gold)
      expect(lord).toBe(end.scores[seat]?.lord)
    }
  },
)

test('gold that nobody is told of shows at the end alone (R41)', () => {
  const gold: Event = {
    type: 'gold',
    seat: 1,
    gold: 3,
    source: 'corridor',
    spaces: [],
    hidden: true,
  }
  const events: readonly Event[] = [{ type: 'round-begun', round: 2 }, gold]
  expect(tallyOf({ players: 2 }, events).seats[1]?.gold.corridor).toEqual([])
  const whole = tallyOf({ players: 2 }, [...events, { type: 'over', by: 'clock' }])
  expect(whole.seats[1]?.gold.corridor).toEqual([0, 3])
})

test('who kills, and whose minions die; nobody kills its own', () => {
  const died = { type: 'died', at: 0, count: 2, cause: 'combat' } as const
  const { seats } = tallyOf({ players: 2 }, [
    { ...died, seat: 1, by: 0 },
    { ...died, seat: 0, by: 0, cause: 'flame' },
    { ...died, seat: 0, by: null, cause: 'dragon' },
    { type: 'piece-died', seat: 1, piece: 'thief', at: 0, by: 0, cause: 'combat' },
  ])
  expect(seats.map(({ kills, losses }) => [kills, losses])).toEqual([
    [3, 4],
    [0, 2],
  ])
})
