import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { CallInput } from '@shared/api'
import { optionsSchema } from '@shared/games/one-deck-dungeon'
import type { DailyResult, Outcome } from '@shared/games/one-deck-dungeon'
import { tableId } from '@shared/ids'
import { bestFirst, daily as rules } from '@main/games/one-deck-dungeon/daily'
import { dailyGame } from '@main/tables/daily'
import { nothingEarned, won } from '../campaigns/test-campaigns'
import { openTestApp, playToEnd, startCampaign } from '../../api/test-app'
import { picker } from '../../picker'

const DAY = '2026-11-28'

function daily(day = DAY) {
  const { heroes, dungeon, tier } = dailyGame(rules, day).options
  const [hero] = heroes
  if (hero === undefined) throw new Error('A daily delve has a hero.')
  return {
    game: 'one-deck-dungeon',
    daily: day,
    options: { heroes: [{ hero: hero.hero }], dungeon, tier },
  } satisfies CallInput<'tables.start'>
}

describe('the game of a day', () => {
  /** What these days were, for good: whoever changes them has broken every daily delve ever played. */
  const days = [
    ['2026-01-01', 823884159, 'archer', 'yetis-cavern', 'standard'],
    ['2026-11-28', 2420292009, 'rogue', 'yetis-cavern', 'veteran'],
    ['2026-11-29', 1906516951, 'archer', 'minotaurs-maze', 'standard'],
    ['2028-02-29', 3176457028, 'warrior', 'hydras-reef', 'standard'],
  ] as const
  test.each(days)('%s never changes', (day, seed, hero, dungeon, tier) => {
    const game = dailyGame(rules, day)
    expect([
      game.seed,
      game.options.heroes[0]?.hero,
      game.options.dungeon,
      game.options.tier,
    ]).toEqual([seed, hero, dungeon, tier])
  })

  test('is one that the rules take, of every hero, dungeon and tier in turn', () => {
    const seen = { heroes: new Set(), dungeons: new Set(), tiers: new Set(), seeds: new Set() }
    for (let n = 0; n < 366; n++) {
      const day = new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)
      const { seed, options } = dailyGame(rules, day)
      expect(v.parse(optionsSchema, options)).toEqual(options)
      seen.heroes.add(options.heroes[0]?.hero)
      seen.dungeons.add(options.dungeon)
      seen.tiers.add(options.tier)
      seen.seeds.add(seed)
    }
    expect(seen.heroes.size).toBe(5)
    expect(seen.dungeons.size).toBe(5)
    expect(seen.tiers).toEqual(new Set(['standard', 'veteran', 'fearless']))
    expect(seen.seeds.size).toBe(366)
  })
})

describe('a daily delve', () => {
  test('deals the same to everyone, and is in no campaign', async () => {
    const [here, there] = [await openTestApp(), await openTestApp()]
    const end = async (app: typeof here) => {
      const done = await playToEnd(app, await app.call('tables.start', daily()), picker(9))
      return { ...done, table: null }
    }
    expect(await end(here)).toEqual(await end(there))
    const [table] = await here.call('tables.list', {})
    expect(table).toMatchObject({ daily: DAY, campaign: null, series: null })
    expect(JSON.parse(here.dump())).toContainEqual(['records', []])
  })

  test('is listed with its result, and may be played again', async () => {
    // A game's moments are never the same twice, so a game played in no time ends a little ahead of the clock.
    vi.useFakeTimers({ now: Date.parse('2026-11-28T19:00:00.000Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const app = await openTestApp()
    const game = dailyGame(rules, DAY)
    expect(await app.call('daily.get', { day: DAY })).toEqual({ ...game, results: [] })
    const first = await app.call('tables.start', daily())
    const playing = {
      table: first.table,
      day: DAY,
      status: 'playing',
      player: null,
      endedAt: null,
      outcome: null,
    }
    expect(await app.call('daily.get', { day: DAY })).toEqual({ ...game, results: [playing] })
    const { view } = await playToEnd(app, first, picker(9))
    vi.setSystemTime(Date.parse('2026-11-28T20:00:00.000Z'))
    const named = daily()
    const heroes = named.options.heroes.map((hero) => ({ ...hero, player: 'Ann' }))
    const again = await app.call('tables.start', {
      ...named,
      options: { ...named.options, heroes },
    })
    await app.call('tables.abandon', { table: again.table })
    const other = await app.call('tables.start', daily('2026-11-29'))
    const { results } = await app.call('daily.get', { day: DAY })
    expect(results).toEqual([
      { ...playing, status: 'ended', endedAt: expect.any(String) as string, outcome: view.outcome },
      {
        ...playing,
        table: again.table,
        player: 'Ann',
        status: 'abandoned',
        endedAt: expect.any(String) as string,
      },
    ])
    const all = await app.call('daily.list', {})
    expect(all.map(({ day, table }) => [day, table])).toEqual([
      ['2026-11-29', other.table],
      [DAY, again.table],
      [DAY, first.table],
    ])
    await app.call('tables.delete', { table: other.table })
    expect(await app.call('daily.list', {})).toHaveLength(2)
  })

  test('says who plays, and is otherwise the game of its day', async () => {
    const app = await openTestApp()
    const { sheet, campaign } = await startCampaign(app)
    const before = app.dump()
    const right = daily()
    const [hero] = right.options.heroes
    const other = (options: object) => ({ ...right, options: { ...right.options, ...options } })
    const wrong = [
      [{ ...right, seed: 7 }, 'seed'],
      [{ ...right, campaign }, 'campaign'],
      [{ ...right, series: randomUUID() }, 'series'],
      [other({ heroes: [{ sheet, focus: 'lore' }] }), 'campaign'],
      [other({ heroes: [{ ...hero, talents: ['grit'] }] }), 'heroes'],
      [other({ heroes: [{ hero: 'mage' }, { hero: 'rogue' }] }), 'heroes'],
      [other({ tier: 'novice' }), 'tier'],
      [other({ dungeon: 'dragons-cave' }), 'dungeon'],
      [other({ dice: 'own' }), 'dice'],
    ] as const
    for (const [input, field] of wrong) {
      expect(await app.refusal('tables.start', input)).toMatchObject({
        code: 'bad-options',
        details: { field },
      })
    }
    expect((await app.refusal('daily.get', { day: '2026-02-30' })).code).toBe('bad-input')
    expect(app.dump()).toBe(before)
    const started = await app.call('tables.start', {
      ...right,
      options: { ...right.options, heroes: [{ ...hero, player: 'Ada' }] },
    })
    expect(started.view.options.heroes[0]?.player).toBe('Ada')
  })

  test('takes a script only in a scripted app', async () => {
    const script = { deck: ['ogre-1'], rolls: [] }
    const app = await openTestApp()
    expect((await app.refusal('tables.start', { ...daily(), script })).code).toBe(
      'script-not-allowed',
    )
    const scripted = await openTestApp({ scripted: true })
    await scripted.call('tables.start', { ...daily(), script })
  })
})

test('results are listed the best first', () => {
  const result = (outcome: Partial<Outcome> | null, status: DailyResult['status'] = 'ended') => ({
    table: v.parse(tableId, randomUUID()),
    day: DAY,
    status,
    player: null,
    endedAt: null,
    outcome: outcome === null ? null : { ...nothingEarned, ...outcome },
  })
  const order = [
    result({ ...won, turns: 12, healthLeft: [1] }),
    result({ ...won, turns: 15, healthLeft: [4] }),
    result({ ...won, turns: 15, healthLeft: [2] }),
    result({ ...won, turns: null }),
    result({ descents: 3, levels: 1 }),
    result({ descents: 2, levels: 3 }),
    result({ descents: 2, levels: 1 }),
    result(null, 'playing'),
  ]
  expect(bestFirst(order.toReversed())).toEqual(order)
  const abandoned = [result(null, 'abandoned'), result(null, 'abandoned')]
  expect(bestFirst([...abandoned, ...order])).toEqual([...order, ...abandoned])
})
