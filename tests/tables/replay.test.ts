import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import type { TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import { DUNGEONS, HEROES } from '@shared/games/one-deck-dungeon'
import { games } from '@main/games'
import { loadGame, present } from '@main/tables/loaded-game'
import { replay } from '@main/tables/replay'
import { readSnapshot, snapshotDue } from '@main/tables/snapshots'
import { openStore } from '@main/store/store'
import { outcomeRules } from '@main/games/outcomes'
import type { ActionRow } from '@main/store/table-queries'
import { openQueries } from '@main/store/queries'
import { createTables } from '@main/tables/tables'
import { createRandom } from '@main/games/random'
import { openTestApp, picker, pickAction, playToEnd, type TestApp } from '../api/test-app'

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

/** The first game that goes on for more than 80 actions. */
function playLong() {
  for (let seed = 0; seed < 1000; seed++) {
    const played = playPure(seed)
    if (played.actions.length > 80) return played
  }
  throw new Error('No game was that long.')
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

  test('from any snapshot gives the same state as from the beginning', () => {
    const { beginning, states, actions } = playLong()
    let snapshots = 0
    for (const [step, text] of states.entries()) {
      const state: unknown = JSON.parse(text)
      const snapshot = snapshotDue(beginning, actions.slice(0, step), { step, state })
      if (snapshot === null) continue
      snapshots++
      expect(readSnapshot(beginning, actions, snapshot)).toEqual({ step, state })
      const play = loadGame(beginning, actions.length, actions, snapshot)
      expect(JSON.stringify(present(play))).toBe(states.at(-1))
    }
    expect(snapshots).toBeGreaterThanOrEqual(4)
  })

  test('passes over a snapshot that does not belong to the game as it stands', () => {
    const { beginning, states, actions } = playLong()
    const state: unknown = JSON.parse(states[20] ?? '')
    const snapshot = snapshotDue(beginning, actions.slice(0, 20), { step: 20, state })
    if (snapshot === null) throw new Error('A snapshot is due after 20 actions.')
    const fits = readSnapshot(beginning, actions, snapshot)
    expect(fits?.step).toBe(20)
    const altered = snapshot.state.replace('"turn":', '"turn":1')
    expect(altered).not.toBe(snapshot.state)
    const otherRules = { ...beginning, rules: game.rulesVersion - 1 }
    const swapped = [...actions.slice(1, 3), ...actions.slice(0, 1), ...actions.slice(3)]
    expect(readSnapshot(beginning, actions, { ...snapshot, state: altered })).toBeNull()
    expect(readSnapshot(otherRules, actions, snapshot)).toBeNull()
    expect(readSnapshot({ ...beginning, seed: -1 }, actions, snapshot)).toBeNull()
    expect(readSnapshot(beginning, swapped, snapshot)).toBeNull()
    expect(readSnapshot(beginning, actions.slice(0, 19), snapshot)).toBeNull()
    expect(readSnapshot(beginning, actions, null)).toBeNull()
  })
})

describe('saving and loading', () => {
  test.each([1, 12, 23])('after every single action changes nothing (%i)', async (seed) => {
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
  })
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
