/** A table of the test-only game through the whole app: seats, secrets, undo, bots, files and statistics. */
import { cpSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { CallInput, CallOutput, TableAnswer } from '@shared/api'
import type { Actor, BotLevel } from '@shared/games'
import type { TableId } from '@shared/ids'
import { games } from '@main/games'
import { openTestApp, tempFolder } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { bring, bundleOf, textOf } from '../imports/files'
import { must } from '../must'
import { diceRace } from './dice-race'
import type { Choice, DiceRace, View } from './dice-race/types'
import { allGames } from './subjects'

type Race = TableAnswer<DiceRace>

function openRaces(dataDir?: string): Promise<TestApp> {
  return openTestApp({
    games: allGames,
    scripted: true,
    ...(dataDir === undefined ? {} : { dataDir }),
  })
}

function startRace(
  { call }: TestApp,
  others: Partial<CallInput<'tables.start'>> = {},
  rounds = 2,
): Promise<CallOutput<'tables.start'>> {
  return call('tables.start', { game: 'dice-race', options: { rounds }, seed: 7, ...others })
}

async function look({ call }: TestApp, table: TableId, viewer: Actor): Promise<Race> {
  // The app knows the game by its contract alone.
  return (await call('tables.open', { table, viewer })) as unknown as Race
}

async function choose(
  { call }: TestApp,
  { table, revision }: Pick<TableAnswer, 'table' | 'revision'>,
  actor: number,
  choice: Choice,
): Promise<Race> {
  const action = { type: 'choose', choice }
  return (await call('tables.act', { table, revision, actor, action })) as unknown as Race
}

function botAt(seat: number, bot: BotLevel) {
  return {
    seats: [0, 1].map((at) => (at === seat ? { bot } : { player: 'Ada' })),
  }
}

/** The race, whose app breaks down when so many moves have been made. */
function poweredBy(power: { left: number }): typeof diceRace {
  return {
    ...diceRace,
    apply: (...move) => {
      if (power.left === 0) throw new Error('The app breaks down, as its test wants it.')
      power.left -= 1
      return diceRace.apply(...move)
    },
  }
}

/** Two persons play to the end, both always bold. */
async function playRace(app: TestApp, { table, revision }: TableAnswer): Promise<Race> {
  let answer: Pick<Race, 'table' | 'revision' | 'status'> = { table, revision, status: 'playing' }
  while (answer.status === 'playing')
    for (const seat of [0, 1]) answer = await choose(app, answer, seat, 'bold')
  return look(app, table, null)
}

test('a game comes along without a line in the app', () => {
  expect(Object.keys(games)).not.toContain('dice-race')
})

test('an app without it has no such game', async () => {
  const app = await openTestApp()
  const input = { game: 'dice-race', options: { rounds: 1 } }
  expect(await app.refusal('tables.start', input)).toMatchObject({
    code: 'bad-input',
    details: { field: 'game' },
  })
})

describe('two seats at the same time', () => {
  test('are both asked, and each sees what is its own', async () => {
    const app = await openRaces()
    const begun = await startRace(app)
    expect(begun).toMatchObject({ viewer: null, asked: [0, 1], actions: [] })
    const [ada, bob] = [await look(app, begun.table, 0), await look(app, begun.table, 1)]
    expect(ada.actions).toHaveLength(2)
    expect(ada.view.cards[1]).toBeNull()
    expect(ada.view.cards[0]).not.toBeNull()
    expect(bob.view.cards[0]).toBeNull()
    expect(JSON.stringify(begun)).not.toContain(`"${String(ada.view.cards[0])}"`)
  })

  test('learn of each other’s choice only when both have chosen', async () => {
    const app = await openRaces()
    const begun = await startRace(app)
    const { table } = begun
    const ada = await choose(app, begun, 0, 'bold')
    expect(ada).toMatchObject({ viewer: 0, asked: [1], actions: [] })
    expect(ada.view.choices).toEqual(['bold', null])
    for (const viewer of [1, null]) {
      const other = await look(app, table, viewer)
      expect(other.view).toMatchObject({ chosen: [true, false], choices: [null, null] })
      const log = await app.call('tables.log', { table, viewer })
      expect(log.at(-1)).toMatchObject({ actor: 0, action: null })
      const replayed = await app.call('tables.replay', { table, step: 1, viewer })
      expect(replayed).toMatchObject({ actor: 0, action: null })
      expect(JSON.stringify([other.view, log, replayed])).not.toContain('"bold"')
    }
    expect((await app.call('tables.log', { table, viewer: 0 })).at(-1)?.action).toEqual({
      type: 'choose',
      choice: 'bold',
    })
    const both = await choose(app, ada, 1, 'safe')
    expect(both.events.map(({ type }) => type)).toEqual(['chosen', 'raced'])
    expect(both.asked).toEqual([0, 1])
  })

  test('are refused what is another’s to do', async () => {
    const app = await openRaces()
    const begun = await startRace(app)
    const { revision } = await choose(app, begun, 0, 'safe')
    const action = { type: 'choose', choice: 'safe' }
    for (const actor of [0, null, 5])
      expect(
        await app.refusal('tables.act', { table: begun.table, revision, actor, action }),
      ).toMatchObject({ code: 'dice-race.not-asked' })
    const why = { table: begun.table, actor: 0, action }
    expect(await app.call('tables.why', why)).toMatchObject({ code: 'dice-race.not-asked' })
  })

  test('take back what is their own, as long as nobody has seen more for it', async () => {
    const app = await openRaces()
    const begun = await startRace(app)
    const { table } = begun
    const chosen = await choose(app, begun, 0, 'bold')
    expect(chosen.undo).toBe('free')
    expect((await look(app, table, 1)).undo).toBe('nothing')
    const { revision } = chosen
    expect(await app.refusal('tables.undo', { table, revision, actor: 1 })).toMatchObject({
      code: 'nothing-to-undo',
    })
    const back = await app.call('tables.undo', { table, revision, actor: 0 })
    expect(back).toMatchObject({ asked: [0, 1], undo: 'nothing' })
    const again = await choose(app, await choose(app, back, 0, 'safe'), 1, 'safe')
    expect(again.undo).toBe('reveal')
    expect(
      await app.refusal('tables.undo', { table, revision: again.revision, actor: 1 }),
    ).toMatchObject({ code: 'undo-past-reveal' })
    // Ada's choice has been shown as well: that is why she cannot take it back.
    expect((await look(app, table, 0)).undo).toBe('reveal')
    await app.reopen()
    expect((await look(app, table, 0)).undo).toBe('reveal')
  })
})

describe('a game that ends', () => {
  test('is told with its standings, lies open, and breaks nothing beside it', async () => {
    const app = await openRaces()
    const begun = await startRace(app)
    expect(await app.call('tables.get', { table: begun.table })).toMatchObject({
      progress: { round: 1, of: 2 },
      standings: null,
      seed: null,
    })
    const end = await playRace(app, begun)
    expect(end).toMatchObject({ status: 'ended', asked: [], actions: [], undo: 'nothing' })
    expect(end.view.cards).not.toContain(null)
    const log = await app.call('tables.log', { table: end.table, viewer: 1 })
    expect(log.slice(1).every(({ action }) => action !== null)).toBe(true)
    const summary = await app.call('tables.get', { table: end.table })
    const [a = 0, b = 0] = end.view.scores
    expect(summary?.standings).toEqual([
      { rank: a >= b ? 1 : 2, score: a, won: a >= b },
      { rank: b >= a ? 1 : 2, score: b, won: b >= a },
    ])
    const everything = { scope: { of: 'everything' } } as const
    expect(await app.call('statistics.get', everything)).toMatchObject({ games: 0 })
    expect(await app.call('statistics.plots', everything)).toMatchObject({ tallied: 0 })
    expect(await app.call('damaged.list', {})).toEqual([])
  })

  test('in a campaign is on its record, in rows and plays of its own', async () => {
    const app = await openRaces()
    const { campaign } = await app.call('campaigns.create', {
      name: 'Sundays',
      game: 'dice-race',
    })
    const seats = [{ player: 'Ada' }, { player: 'Bob' }]
    const end = await playRace(app, await startRace(app, { campaign, seats }))
    const { records } = await app.call('campaigns.get', { campaign })
    expect(records).toMatchObject([{ game: 'dice-race', table: end.table, seats }])
    const rows = textOf(await app.call('exports.campaign', { campaign, format: 'csv' }))
    expect(rows).toContain('player_1,score_1,player_2,score_2')
    expect(rows).toContain(`Ada,${end.view.scores[0] ?? ''},Bob,${end.view.scores[1] ?? ''}`)
    const plays = textOf(await app.call('exports.campaign', { campaign, format: 'bgstats' }))
    expect(plays).toContain(`"score": "${end.view.scores[0] ?? ''}"`)
    expect((await app.call('statistics.get', { scope: { of: 'campaign', campaign } })).games).toBe(
      0,
    )
    expect(
      await app.refusal('sheets.create', { campaign, hero: 'mage', player: 'Ada' }),
    ).toMatchObject({ code: 'bad-input' })
    const { campaign: other } = await app.call('campaigns.create', { name: 'Mondays' })
    expect(
      await app.refusal('tables.start', {
        game: 'dice-race',
        campaign: other,
        options: { rounds: 1 },
      }),
    ).toMatchObject({ code: 'bad-options', details: { field: 'campaign' } })
  })
})

describe('what is on disk', () => {
  test('is all that was answered, where the app dies in the middle', async () => {
    const app = await openRaces()
    const begun = await startRace(app)
    await choose(app, begun, 1, 'bold')
    const dataDir = tempFolder()
    cpSync(app.dataDir, dataDir, { recursive: true, filter: (file) => !file.endsWith('lock') })
    const after = await openRaces(dataDir)
    for (const viewer of [0, 1, null])
      expect(await look(after, begun.table, viewer)).toEqual(await look(app, begun.table, viewer))
  })

  test('goes to another computer and back: seats, bots, actions and by whom', async () => {
    const [here, there] = [await openRaces(), await openRaces()]
    const { campaign } = await here.call('campaigns.create', { name: 'Sundays', game: 'dice-race' })
    const script = { decks: { cards: ['five', 'two'] }, rolls: [{ roll: 'race.bold', value: 6 }] }
    const begun = await startRace(here, { campaign, script, ...botAt(1, 'easy') })
    const played = await choose(here, begun, 0, 'bold')
    expect(played.view.scores[0]).toBe(6)
    expect(await bring(there, await bundleOf(here))).toMatchObject({ changes: true })
    for (const viewer of [0, 1, null])
      expect(await look(there, begun.table, viewer)).toEqual({
        ...(await look(here, begun.table, viewer)),
        revision: 2,
      })
    expect(await there.call('tables.log', { table: begun.table, viewer: 0 })).toEqual(
      await here.call('tables.log', { table: begun.table, viewer: 0 }),
    )
    expect(await bring(there, await bundleOf(here))).toMatchObject({ changes: false })
    const on = await choose(there, await look(there, begun.table, 0), 0, 'safe')
    expect(on.status).toBe('ended')
    expect(await bring(here, await bundleOf(there))).toMatchObject({ changes: true })
    expect(await bundleEntries(here)).toEqual(await bundleEntries(there))
  })

  test('does not come into an app that does not know the game', async () => {
    const [here, there] = [await openRaces(), await openTestApp()]
    await startRace(here)
    const base64 = await bundleOf(here)
    expect(await there.refusal('imports.preview', { base64 })).toMatchObject({
      code: 'damaged-file',
    })
  })
})

async function bundleEntries({ call }: TestApp): Promise<unknown> {
  return {
    tables: (await call('tables.list', {})).map(({ revision: _, ...table }) => table),
    records: await call('records.list', {}),
  }
}

describe('a bot', () => {
  test('plays when no person is asked any more, and its moves are actions like any other', async () => {
    const app = await openRaces()
    const begun = await startRace(app, botAt(1, 'easy'))
    expect(begun).toMatchObject({ revision: 0, asked: [0, 1] })
    const answer = await choose(app, begun, 0, 'safe')
    expect(answer).toMatchObject({ revision: 2, asked: [0, 1], viewer: 0, undo: 'reveal' })
    const log = await app.call('tables.log', { table: begun.table, viewer: 0 })
    expect(log.map(({ actor, bot, stumbled }) => [actor, bot, stumbled])).toEqual([
      [null, null, false],
      [0, null, false],
      [1, 'easy', false],
    ])
    await app.reopen()
    expect(await look(app, begun.table, 0)).toEqual({ ...answer, events: [] })
  })

  test('chooses alike from the same seed, and other than the game’s dice fall', async () => {
    const scores = []
    for (let time = 0; time < 2; time += 1) {
      const app = await openRaces()
      const end = await startRace(app, { seats: [{ bot: 'easy' }, { bot: 'easy' }] }, 9)
      expect(end.status).toBe('ended')
      scores.push((end as unknown as { readonly view: View }).view.scores)
    }
    expect(scores[0]).toEqual(scores[1])
  })

  test.each(['normal', 'hard'] as const)(
    'that fails (%s) takes the first action listed, and the log says so',
    async (level) => {
      const app = await openRaces()
      const begun = await startRace(app, botAt(1, level))
      await choose(app, begun, 0, 'safe')
      const log = await app.call('tables.log', { table: begun.table, viewer: 1 })
      expect(log.at(-1)).toMatchObject({
        actor: 1,
        bot: level,
        stumbled: true,
        action: { type: 'choose', choice: 'safe' },
      })
    },
  )

  test('plays on when its table is opened, where the app ended between two moves of bots', async () => {
    const seats = [{ bot: 'easy' as const }, { bot: 'easy' as const }]
    const undisturbed = await startRace(await openRaces(), { seats }, 9)
    const power = { left: 3 }
    const app = await openTestApp({ games: { ...allGames, 'dice-race': poweredBy(power) } })
    await app.refusal('tables.start', {
      game: 'dice-race',
      options: { rounds: 9 },
      seed: 7,
      seats,
    })
    const [begun] = await app.call('tables.list', {})
    expect(begun).toMatchObject({ status: 'playing', revision: 3 })

    power.left = Infinity
    await app.reopen()
    const opened = await look(app, must(begun).table, null)
    expect(opened).toMatchObject({ status: 'ended', events: [], asked: [] })
    expect(opened.view).toEqual(undisturbed.view)
    expect(await app.call('tables.log', { table: opened.table })).toHaveLength(19)
    expect(app.broken()).toEqual([])
  })

  test('that cannot play on keeps nobody from looking', async () => {
    const power = { left: 3 }
    const app = await openTestApp({ games: { ...allGames, 'dice-race': poweredBy(power) } })
    const seats = [{ bot: 'easy' }, { bot: 'easy' }]
    await app.refusal('tables.start', { game: 'dice-race', options: { rounds: 9 }, seats })
    const [begun] = await app.call('tables.list', {})
    const opened = await look(app, must(begun).table, null)
    expect(opened).toMatchObject({ status: 'playing', revision: 3 })
  })

  test('takes a seat over in mid-game, and gives it back to a person', async () => {
    const app = await openRaces()
    const begun = await startRace(app)
    const { table } = begun
    await choose(app, begun, 0, 'safe')
    const taken = await app.call('tables.seat', { table, seat: 1, bot: 'easy' })
    expect(taken).toMatchObject({ seats: [{ bot: null }, { bot: 'easy' }], progress: { round: 2 } })
    const { revision } = await look(app, table, 1)
    const action = { type: 'choose', choice: 'safe' }
    expect(await app.refusal('tables.act', { table, revision, actor: 1, action })).toMatchObject({
      code: 'bad-input',
      details: { field: 'actor' },
    })
    const back = await app.call('tables.seat', { table, seat: 1, bot: null, player: 'Bob' })
    expect(back?.seats[1]).toEqual({ player: 'Bob', bot: null, sheet: null })
    // The table itself says who sits there, whoever looks.
    for (const viewer of [null, 0, 1])
      expect((await app.call('tables.open', { table, viewer })).seats).toEqual(back?.seats)
    expect(await choose(app, await look(app, table, 1), 1, 'bold')).toMatchObject({
      asked: [0],
    })
  })

  test('sits where nobody takes anything back', async () => {
    const app = await openRaces()
    const begun = await startRace(app)
    const { table } = begun
    await choose(app, begun, 1, 'safe')
    // Bob has chosen: the bot in his seat has nothing to do before Ada has.
    const taken = await app.call('tables.seat', { table, seat: 1, bot: 'easy' })
    const bob = await look(app, table, 1)
    expect(bob).toMatchObject({ revision: taken?.revision, asked: [0], undo: 'nothing' })
    const { revision } = bob
    expect(await app.refusal('tables.undo', { table, revision, actor: 1 })).toMatchObject({
      code: 'bad-input',
      details: { field: 'actor' },
    })
    // Back in his seat, what he chose is his again.
    await app.call('tables.seat', { table, seat: 1, bot: null, player: 'Bob' })
    const back = await look(app, table, 1)
    expect(back.undo).toBe('free')
    const undo = { table, revision: back.revision, actor: 1 }
    expect(await app.call('tables.undo', undo)).toMatchObject({ asked: [0, 1] })
  })

  test('is refused where the game has none, or no such seat', async () => {
    const app = await openRaces()
    const { table } = await startRace(app)
    expect(await app.refusal('tables.seat', { table, seat: 2, bot: 'easy' })).toMatchObject({
      code: 'bad-options',
    })
    const options = { heroes: [{ hero: 'mage' }], dungeon: 'dragons-cave' }
    expect(
      await app.refusal('tables.start', {
        game: 'one-deck-dungeon',
        options,
        seats: [{ bot: 'easy' }],
      }),
    ).toMatchObject({ code: 'bad-options', details: { field: 'seats' } })
    expect(
      await app.refusal('tables.start', {
        game: 'dice-race',
        options: { rounds: 1 },
        seats: [{}, {}, {}],
      }),
    ).toMatchObject({ code: 'bad-options', details: { field: 'seats' } })
  })
})

test('a script names decks and rolls of the game, and nothing else', async () => {
  const app = await openRaces()
  for (const [script, field] of [
    [{ decks: { bag: ['one'] } }, 'script.decks'],
    [{ decks: { cards: ['six'] } }, 'script.decks'],
    [{ deck: ['one'] }, 'script.deck'],
    [{ rolls: [7] }, 'script.rolls'],
    [{ rolls: [{ roll: 'race.meek', value: 1 }] }, 'script.rolls'],
    [{ position: { round: 2 } }, 'script.position'],
  ] as const)
    expect(
      await app.refusal('tables.start', { game: 'dice-race', options: { rounds: 1 }, script }),
    ).toMatchObject({ code: 'bad-options', details: { field } })
})

test('what a script has dictated and nobody drew is told, to whoever gave it', async () => {
  const app = await openRaces()
  const rolls = [
    { roll: 'race.bold', value: 6 },
    { roll: 'race.bold', value: 5 },
  ]
  const begun = await startRace(app, { script: { decks: { cards: ['five', 'two'] }, rolls } })
  expect(begun.scriptLeft).toMatchObject({ deck: [], rolls })
  const end = await playRace(app, begun)
  expect(end.scriptLeft?.rolls.length).toBeLessThan(rolls.length)
  expect((await startRace(app)).scriptLeft).toBeNull()
})

test('everything there is goes out with both kinds of games: one file each, in a zip', async () => {
  const app = await openRaces()
  const { campaign } = await app.call('campaigns.create', { name: 'Sundays', game: 'dice-race' })
  await playRace(app, await startRace(app, { campaign }))
  const alone = await app.call('exports.everything', { format: 'csv' })
  expect(alone.name).toMatch(/\.csv$/)
  const { campaign: winter } = await app.call('campaigns.create', { name: 'Winter' })
  const game = {
    heroes: [{ hero: 'mage' as const }],
    dungeon: 'dragons-cave' as const,
    tier: 'novice' as const,
    won: false,
    descents: 0,
    levels: 0,
    playedAt: '2026-01-02T10:00:00.000Z',
  }
  await app.call('records.add', { campaign: winter, game })
  const both = await app.call('exports.everything', { format: 'csv' })
  expect(both).toMatchObject({ mime: 'application/zip' })
  const one = await app.call('exports.everything', { format: 'csv', game: 'dice-race' })
  expect(textOf(one)).toContain('score_1')
  expect(await app.call('statistics.get', { scope: { of: 'everything' } })).toMatchObject({
    games: 1,
  })
})
