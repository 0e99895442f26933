import { cpSync } from 'node:fs'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { Refusal } from '@shared/errors'
import type { TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import { DUNGEONS, HEROES } from '@shared/games/one-deck-dungeon'
import type { TableId } from '@shared/ids'
import { games } from '@main/games'
import { present } from '@main/tables/loaded-game'
import { tableLookups } from '@main/tables/lookups'
import { replay } from '@main/tables/replay'
import { snapshots } from '@main/tables/snapshots'
import { openStore } from '@main/store/store'
import { outcomeRules } from '@main/games/outcomes'
import type { ActionRow } from '@main/store/table-queries'
import { openQueries } from '@main/store/queries'
import { createTables } from '@main/tables/tables'
import { createRandom } from '@main/games/random'
import { amount } from '../amount'
import { openTestApp, pickAction, playToEnd, tempFolder } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { bundleOf } from '../imports/files'
import { must } from '../must'
import { newFolder, removeFolder } from '../temporary-folder.ts'
import { picker } from '../picker'

const game = games['one-deck-dungeon']

function start({ call }: TestApp, seed: number): Promise<TableAnswer> {
  return call('tables.start', {
    game: 'one-deck-dungeon',
    options: {
      heroes: [{ hero: HEROES[seed % HEROES.length] ?? 'mage' }],
      dungeon: DUNGEONS[seed % DUNGEONS.length] ?? 'lichs-tomb',
    },
    seed,
  })
}

/** A whole game straight through the rules: every state as text, and the actions as they are stored. */
function playPure(seed: number) {
  const options = {
    heroes: [
      { hero: 'paladin' as const, player: null, focus: null, talents: [], basicSkill: null },
    ],
    dungeon: 'hydras-reef' as const,
    tier: null,
    dice: 'app' as const,
  }
  const beginning = { game, rules: game.rulesVersion, options, seed, script: null }
  const pick = picker(seed)
  let { state } = game.setup(options, createRandom(seed), game.rulesVersion)
  const states = [JSON.stringify(state)]
  const actions: ActionRow[] = []
  for (
    let legal = game.legalActions(state, null);
    legal.length > 0;
    legal = game.legalActions(state, null)
  ) {
    const action = legal[pick(legal.length)]
    const applied = game.apply(state, null, action)
    if (!applied.ok) throw new Error(applied.rejection.code)
    ;({ state } = applied)
    states.push(JSON.stringify(state))
    const { reveals } = applied
    const revision = actions.length + 1
    actions.push({ revision, action, reveals, seat: null, bot: null })
  }
  return { beginning, states, actions }
}

function codeOf(error: unknown): unknown {
  return error instanceof Refusal ? error.code : error
}

describe('replaying a game', () => {
  test.each([1, 2, 3, 4, 5])(
    'gives the same state after every action, byte for byte (%i)',
    (seed) => {
      const { beginning, states, actions } = playPure(seed)
      const stored = JSON.parse(JSON.stringify(actions)) as typeof actions
      const replayed = Array.from(replay(beginning, stored), ({ state }) => JSON.stringify(state))
      expect(replayed).toEqual(states)
    },
  )
})

/** A library with a finished game of more than 80 actions in it, which nobody has open. */
interface LongGame {
  readonly dataDir: string
  readonly table: TableId
  readonly actions: readonly { readonly step: number; readonly reveals: number }[]
}

const kept = newFolder()
afterAll(() => removeFolder(kept))
let played: Promise<LongGame> | null = null

async function playLong(): Promise<LongGame> {
  const app = await openTestApp()
  for (let seed = 0; seed < 1000; seed++) {
    const { table, revision } = await playToEnd(app, await start(app, seed), picker(seed))
    if (revision <= 80) continue
    await app.app.close()
    cpSync(app.dataDir, kept, { recursive: true })
    const file = new Database(app.file, { readonly: true })
    const query = 'SELECT step, reveals FROM table_actions WHERE table_id = ? ORDER BY step'
    const actions = file.prepare(query).all(table) as { step: number; reveals: number }[]
    file.close()
    return { dataDir: kept, table, actions }
  }
  throw new Error('No game was that long.')
}

/** That game in a library of one's own: it is played once. */
async function storeLong(): Promise<LongGame> {
  played ??= playLong()
  const long = await played
  const dataDir = tempFolder()
  cpSync(long.dataDir, dataDir, { recursive: true })
  return { ...long, dataDir }
}

describe('a snapshot', () => {
  /** The snapshot of a stored game, and how many actions are read to open it. */
  const opening = async (
    { dataDir, table }: Pick<LongGame, 'dataDir' | 'table'>,
    change: (db: Database.Database) => void = () => undefined,
  ) => {
    const store = await openStore({ dataDir, version: '0.1.0', now: () => new Date() })
    try {
      change(store.db)
      const queries = openQueries(store.db, outcomeRules(games))
      const actions = vi.fn<typeof queries.actions>(queries.actions)
      const row = must(queries.table(table))
      const { beginningOf } = tableLookups(queries, games)
      const loaded = snapshots({ ...queries, actions }).load(row, beginningOf(row))
      const [, after = 0] = actions.mock.lastCall ?? []
      return { after, state: JSON.stringify(present(loaded)), snapshot: queries.snapshot(table) }
    } finally {
      store.close()
    }
  }

  test('is of a position that undo cannot pass, and what comes before is not read', async () => {
    const long = await storeLong()
    const { actions } = long
    const { after, state, snapshot } = await opening(long)
    expect(after).toBe(must(snapshot).step)
    expect(after).toBeGreaterThan(actions.length - 40)
    expect(actions[after - 1]).toMatchObject({ step: after, reveals: 1 })
    const whole = await opening(long, (db) => db.prepare('DELETE FROM table_snapshots').run())
    expect(whole).toMatchObject({ after: 0, state })
  })

  test.each([
    [
      'a state that was changed',
      `UPDATE table_snapshots SET state_json = replace(state_json, '"turn":', '"turn":1')`,
    ],
    ['another seed', 'UPDATE tables SET seed = seed + 1'],
    ['other actions', "UPDATE table_actions SET hash = 'x' || hash"],
    ['an action less', 'DELETE FROM table_actions WHERE step = 2'],
    ['fewer actions', 'DELETE FROM table_actions WHERE step > 2'],
    ['another making', "UPDATE table_snapshots SET digest = ''"],
  ])('with %s is passed over', async (_what, sql) => {
    const opened = opening(await storeLong(), (db) => db.prepare(sql).run())
    // The game is replayed from its beginning then, as far as its rules go.
    const how = await opened.then(({ after }) => after).catch((error: unknown) => codeOf(error))
    expect([0, 'table-unreadable']).toContain(how)
  })

  test('is made when a game without one is opened', async () => {
    const long = await storeLong()
    const before = await opening(long)
    await opening(long, (db) => db.prepare('DELETE FROM table_snapshots').run())
    const app = await openTestApp({ dataDir: long.dataDir })
    await app.call('tables.open', { table: long.table })
    await app.app.close()
    const then = await opening(long)
    expect(then.state).toBe(before.state)
    expect(then.after).toBeGreaterThanOrEqual(before.after)
  })

  test('comes with a game under way that is imported, after a preview and without one', async () => {
    const app = await openTestApp()
    const { table } = await playSome(app)
    const base64 = await bundleOf(app)
    for (const isSeenFirst of [true, false]) {
      const away = await openTestApp()
      if (isSeenFirst) await away.call('imports.preview', { base64 })
      await away.call('imports.apply', { base64 })
      await away.app.close()
      const { dataDir } = away
      const { after, state } = await opening({ dataDir, table })
      expect(after).toBeGreaterThanOrEqual(20)
      const whole = await opening({ dataDir, table }, (db) =>
        db.prepare('DELETE FROM table_snapshots').run(),
      )
      expect(whole).toMatchObject({ after: 0, state })
    }
  })
})

test('undo reaches the last reveal also after the game was opened again', async () => {
  const app = await openTestApp()
  const pick = picker(12)
  let answer = await start(app, 12)
  const { table } = answer
  let since: TableAnswer['view'][] = []
  let taken = 0
  while (answer.status === 'playing' && taken < amount(11, 40)) {
    const { view, revision } = answer
    answer = await app.call('tables.act', { table, revision, action: pickAction(answer, pick) })
    since = answer.undo === 'free' ? [...since, view] : []
    if (since.length < 2) continue
    await app.reopen()
    answer = await app.call('tables.open', { table })
    for (const earlier of since.toReversed()) {
      expect(answer.undo).toBe('free')
      answer = await app.call('tables.undo', { table, revision: answer.revision })
      expect(answer.view).toEqual(earlier)
      taken++
    }
    expect(answer.undo).not.toBe('free')
    since = []
  }
  expect(taken).toBeGreaterThan(10)
})

describe('saving and loading', () => {
  test.each([1, 12, 23].slice(0, amount(1, 3)))(
    'after every single action changes nothing (%i)',
    async (seed) => {
      const app = await openTestApp()
      const pick = picker(seed)
      let answer = await start(app, seed)
      while (answer.status === 'playing') {
        await app.reopen()
        const { table } = answer
        const opened = await app.call('tables.open', { table })
        expect(opened).toEqual({ ...answer, events: [] })
        const { revision } = opened
        answer = await app.call('tables.act', { table, revision, action: pickAction(opened, pick) })
      }
      await app.reopen()
      expect(await app.call('tables.open', { table: answer.table })).toEqual({
        ...answer,
        events: [],
      })
    },
  )
})

describe('a stored game that these rules cannot play', () => {
  const spoiled = async (sql: string) => {
    const app = await openTestApp()
    const end = await playToEnd(app, await start(app, 3), picker(3))
    const other = await start(app, 4)
    await app.app.close()
    const db = new Database(app.file)
    db.prepare(sql).run(end.table)
    db.prepare('DELETE FROM table_snapshots').run()
    db.close()
    await app.reopen()
    return { app, table: end.table, other: other.table }
  }

  test.each([
    [
      'has an action that is refused',
      `UPDATE table_actions SET action_json = '{"type":"descend","hero":null}' WHERE step = 3 AND table_id = ?`,
    ],
    ['lacks an action', 'DELETE FROM table_actions WHERE step = 1 AND table_id = ?'],
  ])('because it %s is told so, and the others go on', async (_why, sql) => {
    const { app, table, other } = await spoiled(sql)
    for (const call of ['tables.open', 'tables.log'] as const) {
      expect((await app.refusal(call, { table })).code).toBe('table-unreadable')
    }
    const looked = await app.refusal('tables.replay', { table, step: 0 })
    expect(looked.code).toBe('table-unreadable')
    expect(await app.call('tables.list', {})).toHaveLength(2)
    await app.call('tables.open', { table: other })
    await app.call('tables.delete', { table })
  })
})

/** A game that goes on after 40 actions. */
async function playSome(app: TestApp): Promise<TableAnswer> {
  for (let seed = 0; seed < 1000; seed++) {
    const pick = picker(seed)
    let answer = await start(app, seed)
    const { table } = answer
    while (answer.status === 'playing' && answer.revision < 40) {
      const { revision } = answer
      answer = await app.call('tables.act', { table, revision, action: pickAction(answer, pick) })
    }
    if (answer.status === 'playing') return answer
    await app.call('tables.delete', { table })
  }
  throw new Error('No game was that long.')
}

describe('a game under way that is not as it was written', () => {
  /** A game of some steps, closed, with something in the file that nobody wrote. */
  const changed = async (sql: string) => {
    const app = await openTestApp()
    const answer = await playSome(app)
    await app.app.close()
    const db = new Database(app.file)
    db.prepare(sql).run()
    db.close()
    await app.reopen()
    return { app, answer }
  }

  test.each([
    ['fewer actions', 'DELETE FROM table_actions WHERE step > 12'],
    ['no last action', 'DELETE FROM table_actions WHERE step = 40'],
    ['another revision', 'UPDATE tables SET revision = revision + 64 WHERE deleted_at IS NULL'],
    ['another progress', `UPDATE tables SET progress_json = replace(progress_json, ':1', ':2')`],
    ['another day', "UPDATE tables SET daily = '2026-11-20'"],
    ['another player', 'UPDATE table_seats SET bot = NULL, player_id = NULL, seat = 1'],
    ['another time of an action', "UPDATE table_actions SET taken_at = '2031' WHERE step = 40"],
    ['another checksum', "UPDATE tables SET checksum = ''"],
  ])('with %s is not played on', async (_what, sql) => {
    const { app, answer } = await changed(sql)
    const { table } = answer
    const [action] = answer.actions
    const input = { table, revision: answer.revision, action }
    const before = app.dump()
    expect(await app.refusal('tables.open', { table })).toMatchObject({ code: 'table-doubtful' })
    const codes = ['table-doubtful', 'stale-revision']
    expect(codes).toContain((await app.refusal('tables.act', input)).code)
    const { revision } = answer
    expect(codes).toContain((await app.refusal('tables.undo', { table, revision })).code)
    expect(app.dump()).toBe(before)
  })

  test('does not come to be right by the next action', async () => {
    const app = await openTestApp()
    const { table, revision, actions } = await playSome(app)
    const db = new Database(app.file)
    db.prepare("UPDATE tables SET daily = '2026-11-20'").run()
    db.close()
    await app.call('tables.act', { table, revision, action: must(actions[0]) })
    expect(app.broken()).toContain(`tables ${table}`)
  })

  test('is looked back at, and stays so through the bin', async () => {
    const { app, answer } = await changed("UPDATE tables SET daily = '2026-11-20'")
    const { table } = answer
    expect(await app.call('tables.replay', { table, step: 40 })).toMatchObject({
      view: answer.view,
    })
    await app.call('tables.delete', { table })
    await app.call('tables.restore', { table })
    expect((await app.refusal('tables.open', { table })).code).toBe('table-doubtful')
    expect(app.broken()).toContain(`tables ${table}`)
  })
})

test('an action and the record it led to are stored together or not at all', async () => {
  const app = await openTestApp()
  const { campaign } = await app.call('campaigns.create', { name: 'One' })
  const { sheet } = await app.call('sheets.create', { campaign, hero: 'mage', player: 'Ada' })
  await app.app.close()

  const store = await openStore({ dataDir: app.dataDir, version: '0.1.0', now: () => new Date() })
  const tables = createTables({
    queries: openQueries(store.db, outcomeRules(games)),
    now: () => new Date(),
    scripted: false,
    games,
    seat: ({ options }) => ({
      campaign,
      seats: [{ sheet, player: null, bot: null }],
      options,
    }),
    recordGame: () => {
      throw new Error('The sheet could not be written.')
    },
    recordOfTable: () => null,
    changed: () => undefined,
    campaignChanged: () => undefined,
    progress: () => undefined,
    background: () => undefined,
    logError: () => undefined,
  })
  const pick = picker(6)
  let answer = tables.start({
    game: 'one-deck-dungeon',
    campaign,
    series: null,
    daily: null,
    seats: [],
    options: { heroes: [{ hero: 'mage' }], dungeon: 'dragons-cave', tier: 'novice' },
    seed: 6,
  })
  const playOn = () => {
    while (answer.status === 'playing') {
      const { table, revision } = answer
      const action = answer.actions[pick(answer.actions.length)]
      if (action === undefined) throw new Error('There is nothing to do.')
      answer = tables.act({ table, revision, actor: null, action: { ...action } })
    }
  }
  expect(playOn).toThrow('The sheet could not be written.')
  expect(tables.open({ table: answer.table, viewer: null })).toEqual({ ...answer, events: [] })
  expect(tables.log({ table: answer.table, viewer: null }).at(-1)?.revision).toBe(answer.revision)
  store.close()
})
