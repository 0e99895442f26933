import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_FILE_BYTES, api } from '@shared/api'
import type { CallInput, CallName } from '@shared/api'
import type { PlayedWithCards } from '@shared/games/one-deck-dungeon'
import { blankMarks } from '@shared/games/paper-dungeons'
import { ERROR_CODES } from '@shared/errors'
import { openTestApp, sharedTestApp, startCampaign } from './test-app'

const id = randomUUID()
const mark = { sheet: id, record: id, talent: 'guile', color: 'green' } as const

const place = { talent: 'guile', color: 'green' } as const
const paper = {
  games: 2,
  marks: [place],
  bosses: [{ boss: 'dragon' as const, tier: 'novice' as const }],
}

const told: PlayedWithCards = {
  heroes: [{ sheet: id }],
  dungeon: 'dragons-cave',
  tier: 'novice',
  won: false,
  descents: 0,
  levels: 0,
  playedAt: '2026-04-30T20:00:00.000Z',
}

/** For each call an input that fits its schema; the fields that may be left out are named. */
const valid: { readonly [Name in CallName]: readonly [CallInput<Name>, optional: string] } = {
  'app.info': [{}, ''],
  'app.openFolder': [{ folder: 'data' }, ''],
  'app.acknowledge': [{ notice: 'library-missing' }, ''],
  'app.diagnostics': [{}, ''],
  'games.list': [{}, ''],
  'games.cards': [{ game: 'one-deck-dungeon' }, ''],
  'campaigns.create': [{ name: 'Name', game: 'one-deck-dungeon' }, 'game'],
  'campaigns.list': [{ deleted: true }, 'deleted'],
  'library.get': [{ limit: 3 }, 'limit'],
  'campaigns.get': [{ campaign: id, limit: 3 }, 'limit'],
  'campaigns.rename': [{ campaign: id, name: 'Name' }, ''],
  'campaigns.note': [{ campaign: id, notes: 'Notes' }, ''],
  'campaigns.archive': [{ campaign: id, archived: true }, ''],
  'campaigns.delete': [{ campaign: id }, ''],
  'campaigns.restore': [{ campaign: id }, ''],
  'sheets.create': [{ campaign: id, hero: 'mage', player: 'Ada', paper }, 'paper'],
  'sheets.get': [{ sheet: id }, ''],
  'sheets.rename': [{ sheet: id, player: 'Ada' }, ''],
  'sheets.delete': [{ sheet: id }, ''],
  'sheets.restore': [{ sheet: id }, ''],
  'sheets.mark': [mark, ''],
  'sheets.unmark': [mark, ''],
  'sheets.move': [{ sheet: id, record: id, marks: [place] }, ''],
  'sheets.earlierPlacings': [{ sheet: id, record: id }, ''],
  'sheets.correctPaper': [{ sheet: id, paper }, ''],
  'sheets.earlierPaper': [{ sheet: id }, ''],
  'sheets.settle': [{ sheet: id, record: id, forfeit: true }, 'forfeit'],
  'records.preview': [{ campaign: id, game: told }, 'campaign'],
  'records.add': [{ campaign: id, series: id, gauntlet: id, game: told }, 'series gauntlet'],
  'records.correct': [{ record: id, game: told }, ''],
  'records.note': [{ record: id, note: 'Note' }, ''],
  'records.get': [{ record: id }, ''],
  'records.list': [{ campaign: id, deleted: true }, 'campaign deleted'],
  'records.delete': [{ record: id }, ''],
  'records.restore': [{ record: id }, ''],
  'earlier.list': [{ of: 'record-note', record: id }, ''],
  'gauntlets.start': [{ campaign: id, sheets: [id], tier: 'novice' }, ''],
  'gauntlets.get': [{ gauntlet: id }, ''],
  'gauntlets.giveUp': [{ gauntlet: id }, ''],
  'miniCampaigns.start': [
    { campaign: id, dungeons: 'realm', scattered: true, seats: [{ player: 'Ada' }] },
    'scattered',
  ],
  'exports.blankPlayerSheet': [
    { dungeon: 'H', pack: id, paper: 'letter', locale: 'it' },
    'dungeon pack paper locale',
  ],
  'daily.get': [{ day: '2026-11-28' }, ''],
  'daily.list': [{}, ''],
  'dailyDungeons.get': [{ day: '2026-11-28' }, ''],
  'bosses.chances': [{ table: id, seat: 0 }, ''],
  'dailyDungeons.list': [{}, ''],
  'dailyRuns.get': [{ day: '2026-11-28' }, ''],
  'dailyRuns.list': [{}, ''],
  'exports.blankRunRecord': [{}, ''],
  'exports.blankDiggerRecord': [{}, ''],
  'playerSheets.recount': [{ marks: blankMarks('A', true) }, ''],
  'statistics.get': [{ scope: { of: 'campaign', campaign: id }, game: 'one-deck-dungeon' }, 'game'],
  'statistics.records': [
    {
      scope: { of: 'campaign', campaign: id },
      game: 'one-deck-dungeon',
      offset: 2,
      limit: 3,
    },
    'game offset',
  ],
  'statistics.achievements': [
    { scope: { of: 'campaign', campaign: id }, game: 'one-deck-dungeon' },
    'game',
  ],
  'statistics.unrecorded': [
    { scope: { of: 'campaign', campaign: id }, game: 'one-deck-dungeon', limit: 3 },
    'game',
  ],
  'statistics.honours': [{ ended: { of: 'table', table: id } }, ''],
  'exports.ending': [{ ended: { of: 'record', record: id }, locale: 'it' }, 'locale'],
  'statistics.plots': [
    {
      scope: { of: 'campaign', campaign: id },
      game: 'one-deck-dungeon',
      hero: 'mage',
      dungeon: 'dragons-cave',
      tier: 'none',
      since: '2026-11-28T00:00:00.000Z',
    },
    'game hero dungeon tier since',
  ],
  'tables.start': [
    {
      game: 'one-deck-dungeon',
      campaign: id,
      series: id,
      gauntlet: id,
      daily: '2026-11-28',
      options: { heroes: [{ hero: 'mage' }], dungeon: 'dragons-cave' },
      seed: 1,
      seats: [{ player: 'Ada', bot: null }],
      script: { deck: [], decks: {}, rolls: [] },
    },
    'campaign series gauntlet daily seed seats script',
  ],
  'tables.open': [{ table: id, viewer: 0 }, 'viewer'],
  'tables.get': [{ table: id }, ''],
  'tables.list': [{ status: 'playing', deleted: true }, 'status deleted'],
  'damaged.list': [{}, ''],
  'damaged.delete': [{ kind: 'table', key: 'FF' }, ''],
  'damaged.restore': [{ kind: 'table', key: 'FF' }, ''],
  'tables.log': [{ table: id, viewer: 0 }, 'viewer'],
  'tables.replay': [{ table: id, step: 0, viewer: 0 }, 'viewer'],
  'tables.act': [{ table: id, revision: 0, actor: 0, action: { type: 'explore' } }, 'actor'],
  'tables.why': [{ table: id, actor: 0, action: { type: 'explore' } }, 'actor'],
  'tables.undo': [{ table: id, revision: 0, actor: 0 }, 'actor'],
  'tables.seat': [{ table: id, seat: 0, player: 'Ada', bot: 'easy' }, 'player bot'],
  'tables.abandon': [{ table: id }, ''],
  'tables.delete': [{ table: id }, ''],
  'tables.restore': [{ table: id }, ''],
  'tables.inBackup': [{ table: id }, ''],
  'tables.recover': [{ table: id, file: 'one.sqlite3' }, ''],
  'exports.sheet': [
    { sheet: id, format: 'pdf', paper: 'a4', locale: 'it', separator: 'comma' },
    'paper locale separator',
  ],
  'exports.table': [
    { table: id, seat: 7, format: 'png', paper: 'a4', locale: 'it' },
    'paper locale',
  ],
  'exports.blank': [{ hero: 'mage', paper: 'a4', locale: 'it' }, 'hero paper locale'],
  'exports.campaign': [
    { campaign: id, format: 'csv', locale: 'it', separator: 'comma' },
    'locale separator',
  ],
  'exports.everything': [
    { format: 'csv', game: 'one-deck-dungeon', locale: 'it', separator: 'comma' },
    'game locale separator',
  ],
  'packs.list': [{}, ''],
  'packs.get': [{ pack: id }, ''],
  'packs.delete': [{ pack: id }, ''],
  'exports.pack': [{ pack: id, locale: 'it' }, 'locale'],
  'exports.ownPack': [{ game: 'paper-dungeons', name: 'Mine', locale: 'it' }, 'locale'],
  'imports.preview': [{ base64: 'e30=' }, ''],
  'imports.apply': [{ base64: 'AAAA', choices: [{ key: 'key', take: 'here' }] }, 'choices'],
  'jobs.cancel': [{ job: 'import' }, ''],
  'imports.opened': [{}, ''],
  'settings.get': [{}, ''],
  'settings.set': [
    {
      locale: 'it',
      paper: 'letter',
      separator: 'semicolon',
      theme: 'daylight',
      speed: 'fast',
      textSize: 150,
      sound: true,
      volume: 50,
      tips: false,
      tipsSeen: ['doors'],
      welcomed: true,
      packs: { 'paper-dungeons': id },
      layouts: { 'paper-dungeons': { zoom: { scale: 2, x: -0.5, y: 0 }, side: 120 } },
    },
    'locale paper separator theme speed textSize sound volume tips tipsSeen welcomed packs layouts',
  ],
  'backups.list': [{}, ''],
  'backups.restore': [{ file: 'a' }, ''],
}
const calls = Object.keys(api) as CallName[]

/** Values that no field takes, but for those of their own type. */
const WRONG = [{ wrong: true }, [7], NaN, -1.5, true, '\u0000'.repeat(300_000), () => 1]
/** Of what a note holds, only what can be kept of it counts: nothing is a note, too. */
const NOTES = ['note', 'notes']
function fits(field: string, value: unknown, wrong: unknown): boolean {
  return (
    (typeof wrong === 'boolean' && typeof value === 'boolean') ||
    (typeof wrong === 'string' && NOTES.includes(field)) ||
    // What the options of a game are, that game says.
    (field === 'options' && typeof wrong === 'object' && !Array.isArray(wrong))
  )
}

const appWithCampaign = sharedTestApp(startCampaign, { scripted: true })

describe('bad input is refused with its field and changes nothing', () => {
  test.each(calls)('%s', async (name) => {
    const app = await appWithCampaign()
    const before = app.dump()
    const bad = async (input: unknown, field: string): Promise<void> => {
      const refusal = await app.refusal(name, input)
      expect(refusal.code).toBe('bad-input')
      expect(refusal.details?.['field']).toMatch(new RegExp(`^${field}(\\.|$)`))
    }
    const [input, optional] = valid[name]
    for (const whole of [null, undefined, 42, 'text', true, [], [input], NaN]) await bad(whole, '')
    await bad({ ...input, surprise: 1 }, 'surprise')
    for (const [field, value] of Object.entries(input)) {
      const without = Object.fromEntries(Object.entries(input).filter(([key]) => key !== field))
      if (!optional.split(' ').includes(field)) await bad(without, field)
      for (const wrong of WRONG) {
        if (!fits(field, value, wrong)) await bad({ ...input, [field]: wrong }, field)
      }
    }
    expect(app.dump()).toBe(before)
  })

  test('whatever is too long or out of bounds', async () => {
    const app = await openTestApp({ scripted: true })
    // What is told of a game, the game of its campaign reads.
    const { campaign } = await startCampaign(app)
    const [start] = valid['tables.start']
    const cases: readonly (readonly [CallName, object, string])[] = [
      ['campaigns.create', { name: '   ' }, 'name'],
      ['campaigns.create', { name: '\u200b\u2060\u00ad' }, 'name'],
      ['campaigns.create', { name: '\n\u0007' }, 'name'],
      ['campaigns.create', { name: 'x'.repeat(81) }, 'name'],
      ['campaigns.get', { campaign: 'not-an-id' }, 'campaign'],
      ['campaigns.note', { campaign: id, notes: 'x'.repeat(20_001) }, 'notes'],
      ['imports.preview', { base64: 'eHh4'.repeat(MOST_FILE_BYTES / 3 + 1) }, 'base64'],
      ['imports.preview', { base64: 'not base64!' }, 'base64'],
      ['gauntlets.start', { campaign: id, sheets: [], tier: 'novice' }, 'sheets'],
      ['gauntlets.start', { campaign: id, sheets: [id, id, id], tier: 'novice' }, 'sheets'],
      ['daily.get', { day: '28.11.2026' }, 'day'],
      ['daily.get', { day: '2026-02-30' }, 'day'],
      ['dailyDungeons.get', { day: '2026-02-30' }, 'day'],
      ['statistics.get', { scope: { of: 'player', player: ' ' } }, 'scope.player'],
      ['statistics.get', { scope: { of: 'hero' } }, 'scope.of'],
      ['statistics.plots', { scope: { of: 'everything' }, since: '2026-02-30T10:00Z' }, 'since'],
      ['exports.table', { table: id, seat: 8, format: 'pdf' }, 'seat'],
      ['exports.blankPlayerSheet', { dungeon: 'M' }, 'dungeon'],
      [
        'playerSheets.recount',
        { marks: { ...blankMarks('A', true), path: ['G1'] } },
        'marks.path.0',
      ],
      ['tables.replay', { table: id, step: 1_000_001 }, 'step'],
      ['records.add', { campaign, game: { ...told, heroes: [] } }, 'game.heroes'],
      ['records.add', { campaign, game: { ...told, tier: null } }, 'game.tier'],
      ['records.add', { campaign, game: { ...told, descents: 4 } }, 'game.descents'],
      ['records.add', { campaign, game: { ...told, turns: -1 } }, 'game.turns'],
      ['records.add', { campaign, game: { ...told, surprise: 1 } }, 'game.surprise'],
      ['records.preview', { game: { ...told, levels: 4 } }, 'game.levels'],
      ['records.add', { campaign, game: { ...told, playedAt: 'now' } }, 'game.playedAt'],
      [
        'records.add',
        { campaign, game: { ...told, playedAt: '2026-02-30T10:00:00.000Z' } },
        'game.playedAt',
      ],
      ['tables.act', { table: id, revision: 1.5, action: { type: 'x' } }, 'revision'],
      ['tables.act', { table: id, revision: 0, action: { type: 7 } }, 'action.type'],
      ['tables.start', { ...start, seed: 2 ** 32 }, 'seed'],
      ['tables.start', { game: start.game, options: { heroes: [] } }, 'options.heroes'],
      [
        'tables.start',
        { game: start.game, options: { heroes: [{ hero: 'bard' }] } },
        'options.heroes.0.hero',
      ],
      ['tables.start', { ...start, script: { rolls: [0] } }, 'script.rolls.0'],
      ['tables.start', { ...start, script: { rolls: Array(10_001).fill(1) } }, 'script.rolls'],
      ['backups.restore', { file: 'x'.repeat(201) }, 'file'],
    ]
    for (const [name, input, field] of cases) {
      expect(await app.refusal(name, input)).toMatchObject({
        code: 'bad-input',
        details: { field },
      })
    }
  })

  test('a name is quoted back, but not at any length', async () => {
    const app = await openTestApp()
    const { message, details } = await app.refusal('app.info', { ['k'.repeat(1e6)]: 1 })
    expect(message.length + String(details?.['field']).length).toBeLessThan(1000)
  })
})

test('unknown calls are refused, those that every object has too', async () => {
  const app = await openTestApp()
  const names = ['', 'app', 'app.info ', 'constructor', '__proto__', 'toString', 'hasOwnProperty']
  for (const name of [...names, null, undefined, 7, {}, ['app.info'], Symbol('app.info')]) {
    const result = await app.app.call(name, {})
    expect(result).toMatchObject({ error: { code: 'unknown-call' } })
  }
})

test('things that are not there are not found', async () => {
  const app = await openTestApp()
  const before = app.dump()
  const without: CallName[] = ['tables.start', 'imports.preview', 'imports.apply', 'settings.set']
  for (const name of calls) {
    const [input] = valid[name]
    if (!JSON.stringify(input).includes(id) && name !== 'backups.restore') continue
    if (without.includes(name)) continue
    expect(await app.refusal(name, input)).toMatchObject({ code: 'not-found' })
  }
  expect(app.dump()).toBe(before)
})

describe('dispatch never throws and never fails inside', () => {
  const codes: readonly string[] = ERROR_CODES
  const name = fc.oneof(fc.constantFrom<unknown>(...calls), fc.anything())
  const input = fc.oneof(
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
    fc.jsonValue({ maxDepth: 6 }),
    // Fields of the right names with whatever in them go deeper than noise does.
    fc
      .constantFrom(...calls)
      .chain((call) =>
        fc.record(
          Object.fromEntries(
            Object.entries(valid[call][0]).map(([field, value]) => [
              field,
              fc.oneof(fc.constant<unknown>(value), fc.jsonValue()),
            ]),
          ),
        ),
      ),
  )

  test('whatever is handed in', { timeout: 120_000 }, async () => {
    const app = await openTestApp({ scripted: true })
    await fc.assert(
      fc.asyncProperty(name, input, async (call, given) => {
        const result = await app.app.call(call, given)
        if ('ok' in result) return
        const { code } = result.error
        expect(code === 'internal' || !codes.includes(code) ? code : 'known').toBe('known')
      }),
      { numRuns: 2000 },
    )
  })

  test('whatever action is tried at a table', async () => {
    const app = await openTestApp()
    const { table } = await app.call('tables.start', {
      game: 'one-deck-dungeon',
      options: { heroes: [{ hero: 'mage' }], dungeon: 'dragons-cave' },
      seed: 1,
    })
    const before = app.dump()
    const action = fc.record({ type: fc.string(), hero: fc.anything(), door: fc.anything() })
    await fc.assert(
      fc.asyncProperty(action, async (tried) => {
        const input = { table, revision: 0, action: tried }
        const { code } = await app.refusal('tables.act', input)
        expect(code).toMatch(/^one-deck-dungeon\./)
      }),
      { numRuns: 500 },
    )
    expect(app.dump()).toBe(before)
  })
})
