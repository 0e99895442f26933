/** What years of play ask of every game: it leaves and comes in whole, and damage to one costs no other its place. */
import Database from 'better-sqlite3'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { games } from '@main/games'
import { outcomeRules } from '@main/games/outcomes'
import { exchangeQueries } from '@main/store/exchange-queries'
import { openStore } from '@main/store/store'
import { tableEntry } from '@shared/bundle-file'
import { playerIdOf } from '@shared/players'
import { openTestApp, tempFolder } from '../api/test-app'
import type { TestApp, TestAppOptions } from '../api/test-app'
import { keyOf } from '../damaged/keys'
import { bgStatsShape } from '../exports/bg-stats-shape'
import { base64Of, bundleOf, refusedFile, statusesOf, textOf } from '../imports/files'
import { entriesOf, withEntry } from '../imports/zips'
import { must } from '../must'
import { playedTable, PLAYERS } from './played'
import type { PlayedTable } from './played'
import { subjects } from './subjects'
import type { Subject } from './subjects'

const own = subjects.filter(({ game }) => Object.hasOwn(games, game.id))

/** A library with these finished games in it, as if they had been played there. */
async function libraryOf(
  played: readonly PlayedTable[],
  options: TestAppOptions = {},
): Promise<TestApp> {
  const dataDir = tempFolder()
  const store = await openStore({ dataDir, version: '0.1.0', now: () => new Date() })
  const queries = exchangeQueries(store.db, outcomeRules(games))
  queries.transaction(() => {
    for (const name of PLAYERS) {
      const [id, earlier] = [playerIdOf(name), { name: [] }]
      queries.putPlayer({ id, name, joinedTo: null, stamps: {}, bases: {}, earlier })
    }
    for (const { content, reveals } of played)
      queries.putTable(content, { reveals, snapshot: null })
  })
  store.close()
  return openTestApp({ ...options, dataDir })
}

function twoOf(subject: Subject): readonly [PlayedTable, PlayedTable] {
  return [playedTable(subject, 1), playedTable(subject, 2)]
}

/** Changes the file behind the app's back, and opens it again. */
async function change(app: TestApp, sql: string): Promise<void> {
  const db = new Database(app.file)
  db.pragma('ignore_check_constraints = ON')
  expect(db.prepare(sql).run().changes).toBe(1)
  db.close()
  await app.reopen()
}

/** Whatever adds up, lists or leaves answers. @returns rows and plays of the game */
async function lookAround({ call }: TestApp, { game }: Subject) {
  const all = { scope: { of: 'everything' }, game: game.id } as const
  const statistics = await call('statistics.get', all)
  const plots = await call('statistics.plots', all)
  const csv = textOf(
    await call('exports.everything', { format: 'csv', game: game.id, locale: 'en' }),
  )
  const plays = textOf(await call('exports.everything', { format: 'bgstats', game: game.id }))
  return {
    games: statistics.games,
    tallied: plots.tallied,
    rows: csv.trimEnd().split('\n').length - 1,
    plays: v.parse(bgStatsShape, JSON.parse(plays)).plays.length,
  }
}

describe.each(own.map((subject) => ({ id: subject.game.id, subject })))('$id', ({ subject }) => {
  const { game } = subject

  test('a library of it leaves whole and comes in whole, and is counted there as here', async () => {
    const here = await libraryOf(twoOf(subject))
    const { base64, leftOut } = await here.call('exports.everything', { format: 'delve' })
    expect(leftOut).toEqual([])
    const away = await openTestApp()
    const { items } = await away.call('imports.apply', { base64 })
    expect(statusesOf({ items }, 'table')).toEqual(['new', 'new'])
    const contents = (file: string) =>
      entriesOf(Buffer.from(file, 'base64')).flatMap(({ name, data }) =>
        name === 'manifest.json' ? [] : [[name, data.toString()]],
      )
    expect(contents(await bundleOf(away))).toEqual(contents(base64))
    expect(await lookAround(away, subject)).toEqual(await lookAround(here, subject))
    expect(await lookAround(here, subject)).toMatchObject({ games: 2, tallied: 2, plays: 2 })
  })

  test.each([
    // How such a game ended is sound, and still counts.
    { what: 'options', damage: `options_json = '{"players":"many"}'`, counted: 2 },
    { what: 'progress', damage: `progress_json = '[]'`, counted: 2 },
    { what: 'outcome', damage: `outcome_json = '{}'`, counted: 1 },
    { what: 'status', damage: `status = 'over'`, counted: 1 },
    { what: 'start', damage: `started_at = 'never'`, counted: 1 },
  ])('one whose $what cannot be read is named, and the other goes on', async (one) => {
    const { damage, counted } = one
    const [bad, good] = twoOf(subject)
    const app = await libraryOf([bad, good])
    await change(app, `UPDATE tables SET ${damage} WHERE id = '${bad.content.id}'`)
    const key = keyOf(bad.content.id)
    expect(await app.call('damaged.list', {})).toMatchObject([{ kind: 'table', key }])
    expect(await lookAround(app, subject)).toMatchObject({
      games: counted,
      tallied: 1,
      plays: counted,
    })
    const { base64, leftOut } = await app.call('exports.everything', { format: 'delve' })
    expect(leftOut).toMatchObject([{ kind: 'table', key }])
    const away = await openTestApp()
    await away.call('imports.apply', { base64 })
    expect(await away.call('tables.list', {})).toMatchObject([{ table: good.content.id }])
  })

  test('one with an action that was not taken so does not leave', async () => {
    const [bad, good] = twoOf(subject)
    const app = await libraryOf([bad, good])
    const where = `table_id = '${bad.content.id}' AND step = 2`
    await change(app, `UPDATE table_actions SET action_json = '{"type":"x"}' WHERE ${where}`)
    const { leftOut } = await app.call('exports.everything', { format: 'delve' })
    expect(leftOut).toMatchObject([{ kind: 'table', key: keyOf(bad.content.id), why: 'doubtful' }])
  })

  test('one that is longer than any computer takes is named as that, and the other leaves', async () => {
    const [one, other] = twoOf(subject)
    const [long, short] = [one, other].toSorted(
      (a, b) => b.content.actions.length - a.content.actions.length,
    )
    const limits = { ...game.limits, actions: must(short).content.actions.length }
    const app = await libraryOf([one, other], {
      games: { ...games, [game.id]: { ...game, limits } },
    })
    const { leftOut } = await app.call('exports.everything', { format: 'delve' })
    const key = keyOf(must(long).content.id)
    expect(leftOut).toMatchObject([{ kind: 'table', key, why: 'oversized' }])
  })

  test('a file with more of it than its rules can make is refused by its name', async () => {
    const [played] = twoOf(subject)
    const here = await libraryOf([played])
    const bundle = Buffer.from(await bundleOf(here), 'base64')
    const taken = must(played.content.actions[0])
    const { limits } = game
    const withActions = (count: number, action: object) =>
      withEntry(bundle, tableEntry(played.content.id), (told) => ({
        ...(told as object),
        rulesVersion: 999,
        // Different enough to be packed no better than games are.
        actions: Array.from({ length: count }, (_, at) => ({
          ...taken,
          action: { ...action, at: (at * 7_919) % 1_000_003 },
        })),
      }))
    const more = withActions(limits.actions + 1, { type: 'x' })
    const longer = withActions(1, { type: 'x'.repeat(limits.actionLength) })
    const app = await openTestApp()
    for (const file of [more, longer]) {
      expect(await refusedFile(app, file)).toBe('oversized-game')
      const { details } = await app.refusal('imports.preview', { base64: base64Of(file) })
      expect(details).toHaveProperty('name')
    }
  })
})
