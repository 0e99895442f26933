/** A campaign of the test-only game: a race recorded by hand, and what races add up to. */
import { describe, expect, test } from 'vitest'
import type { Game } from '@main/games/game'
import { openTestApp } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { diceRace } from './dice-race'
import { allGames } from './subjects'

const GAME = 'dice-race'
const EVERYTHING = { of: 'everything' } as const

async function openRaces() {
  const app = await openTestApp({ games: allGames, scripted: true })
  const { campaign } = await app.call('campaigns.create', { name: 'Sundays', game: GAME })
  return { app, campaign }
}

function told(
  scores: readonly [number, number],
  players: readonly [string, string] = ['Ada', 'Bob'],
) {
  return {
    racers: scores.map((score, seat) => ({ player: players[seat], score })),
    playedAt: '2026-01-02T10:00:00.000Z',
  }
}

describe('a race recorded by hand', () => {
  test('is on the record as its players enter it, earns nothing, and is corrected', async () => {
    const { app, campaign } = await openRaces()
    const game = { ...told([7, 4]), note: 'In the rain' }
    expect(await app.call('records.preview', { campaign, game })).toBeNull()
    const added = await app.call('records.add', { campaign, game })
    expect(added).toMatchObject({
      game: GAME,
      table: null,
      endedAt: game.playedAt,
      outcome: { scores: [7, 4] },
      seats: [
        { sheet: null, player: 'Ada' },
        { sheet: null, player: 'Bob' },
      ],
      note: 'In the rain',
      checkmarks: null,
    })
    const { record } = added
    const corrected = await app.call('records.correct', { record, game: told([7, 9]) })
    expect(corrected).toMatchObject({
      outcome: { scores: [7, 9] },
      corrections: 1,
      history: [{ outcome: { scores: [7, 4] }, note: 'In the rain' }],
    })
    expect(await app.call('campaigns.get', { campaign })).toMatchObject({
      doubles: 0,
      records: [{ record }],
    })
  })

  test('is refused where it is recorded as another game, or could not have happened', async () => {
    const { app, campaign } = await openRaces()
    const add = (game: object) => app.refusal('records.add', { campaign, game })
    const { playedAt } = told([1, 2])
    expect(await add({ heroes: [{ hero: 'mage' }], playedAt })).toMatchObject({
      code: 'bad-input',
      details: { field: 'game.racers' },
    })
    expect(await add({ ...told([1, 2]), dungeon: 'lichs-tomb' })).toMatchObject({
      code: 'bad-input',
      details: { field: 'game.dungeon' },
    })
    expect(await add(told([99, 98]))).toMatchObject({
      code: 'bad-record',
      details: { field: 'racers' },
    })
  })

  test('is refused where such games are not recorded', async () => {
    const silent: Game = { ...diceRace, campaign: { ...diceRace.campaign, byHand: null } }
    const app = await openTestApp({ games: { ...allGames, [GAME]: silent } })
    const { campaign } = await app.call('campaigns.create', { name: 'Sundays', game: GAME })
    for (const name of ['records.add', 'records.preview'])
      expect(await app.refusal(name, { campaign, game: told([1, 2]) })).toMatchObject({
        code: 'no-manual-games',
      })
  })
})

describe('what races add up to', () => {
  const history = async (): Promise<TestApp> => {
    const { app, campaign } = await openRaces()
    await app.call('records.add', { campaign, game: told([7, 4]) })
    await app.call('records.add', { campaign, game: told([3, 9], ['ADA', 'Cleo']) })
    const { table } = await app.call('tables.start', {
      game: GAME,
      campaign,
      options: { rounds: 1 },
      seats: [{ player: 'Ada' }, { player: 'Bob' }],
      script: { decks: { cards: ['one', 'two'] }, rolls: [{ roll: 'race.bold', value: 6 }] },
    })
    for (const [seat, choice] of ['bold', 'safe'].entries())
      await app.call('tables.act', {
        table,
        revision: seat,
        actor: seat,
        action: { type: 'choose', choice },
      })
    return app
  }

  test('counts the seats of a player by whatever case of the name', async () => {
    const app = await history()
    const of = async (scope: object) => app.app.call('statistics.get', { scope, game: GAME })
    expect(await of(EVERYTHING)).toMatchObject({
      ok: { games: 3, wins: 3, players: ['Ada', 'Bob', 'Cleo'], of: { farthest: 9 } },
    })
    expect(await of({ of: 'player', player: 'ada' })).toMatchObject({
      ok: { games: 3, wins: 2, of: { farthest: 7 } },
    })
    expect(await of({ of: 'player', player: 'Nobody' })).toMatchObject({
      ok: { games: 0, wins: 0, of: { farthest: null } },
    })
  })

  test('is drawn from the games that the race’s own filter asks for', async () => {
    const app = await history()
    const plots = async (filter: object) =>
      app.call('statistics.plots', { scope: EVERYTHING, game: GAME, ...filter })
    expect(await plots({})).toMatchObject({
      all: { games: 3, wins: 3 },
      tallied: 1,
      of: { bold: 1 },
    })
    expect(await plots({ least: 8 })).toMatchObject({ all: { games: 1 } })
    expect(await plots({ since: '2026-01-03T00:00:00.000Z' })).toMatchObject({
      all: { games: 1 },
      tallied: 1,
    })
    expect(
      await app.refusal('statistics.plots', { scope: EVERYTHING, game: GAME, hero: 'mage' }),
    ).toMatchObject({ code: 'bad-input', details: { field: 'hero' } })
  })

  test('does not mix with another game', async () => {
    const app = await history()
    expect(await app.call('statistics.get', { scope: EVERYTHING })).toMatchObject({
      games: 0,
      players: [],
    })
  })
})
