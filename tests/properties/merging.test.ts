/**
 * Computers that each play on and exchange files, in whatever order, end with equal contents. Random
 * histories are made through the real API on real databases, each change at a moment that the test gives,
 * also at one moment on two computers.
 */
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallInput, CallName } from '@shared/api'
import {
  DUNGEONS,
  FOCUSES,
  HEROES,
  SPACE_COLORS,
  TALENTS,
  TIERS,
} from '@shared/games/one-deck-dungeon'
import type { Result } from '@shared/errors'
import type { Campaign, OwnOutput, TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import type { CampaignId, SheetId } from '@shared/ids'
import type { App } from '@main/hosts/host'
import { amount, AS_LONG_AS_IT_TAKES } from '../amount'
import { openTestApp } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { entriesOf } from '../imports/zips'

/** What happens next: where, how long after the last thing, and what, with numbers to choose by. */
interface Step {
  readonly site: number
  readonly minutes: number
  readonly what: keyof typeof STEPS
  readonly a: number
  readonly b: number
}

/** A computer on which things happen. */
interface Site {
  /** Where it stands: at most moments the calendars of two of them show two days. */
  readonly zone: string
  readonly app: App
  /** The rows that are not as they were written. */
  readonly broken: () => readonly string[]
  /** Answers null where the call is refused. */
  readonly call: <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ) => Promise<OwnOutput<Name> | null>
}

type Choose = Pick<Step, 'a' | 'b'>

function pick<T>(list: readonly T[], at: number): T | undefined {
  return list[at % list.length]
}
function must<T>(list: readonly T[], at: number): T {
  const chosen = pick(list, at)
  if (chosen === undefined) throw new Error('There is nothing to choose from.')
  return chosen
}

const ZONES = ['Pacific/Kiritimati', 'Etc/GMT+12', 'Europe/London'] as const

function siteOn({ app, broken }: TestApp, zone: string): Site {
  return {
    zone,
    app,
    broken,
    call: async <Name extends CallName>(name: Name, input: CallInput<Name>) => {
      const answer = (await app.call(name, input)) as Result<OwnOutput<Name>>
      if ('ok' in answer) return answer.ok
      if (answer.error.code === 'internal' || answer.error.code === 'database-damaged')
        throw new Error(`${name}: ${answer.error.message}`)
      return null
    },
  }
}

async function openSite(at: number): Promise<Site> {
  return siteOn(await openTestApp(), must(ZONES, at))
}

async function campaignAt({ call }: Site, at: number): Promise<Campaign | null> {
  const found = pick((await call('campaigns.list', {})) ?? [], at)
  return found === undefined ? null : call('campaigns.get', { campaign: found.campaign })
}

function gameOf(campaign: Campaign, { a, b }: Choose): CallInput<'records.add'>['game'] {
  const first = pick(campaign.sheetList, a)
  const second = pick(campaign.sheetList, b)
  const sheets = new Map([first, second].flatMap((one) => (one ? [[one.hero, one] as const] : [])))
  const heroes = [...sheets.values()].map(({ sheet, player }) => ({ sheet, player }))
  const won = b % 2 === 0
  return {
    heroes: heroes.length === 0 ? [{ hero: must(HEROES, a), player: 'Guest' }] : heroes,
    dungeon: must(DUNGEONS, a + b),
    tier: must(TIERS, b),
    won,
    descents: won ? 3 : a % 3,
    levels: b % 3,
    turns: a % 5 === 0 ? null : a,
    playedAt: new Date().toISOString(),
    note: b % 3 === 0 ? '=said "so", #1' : '',
  }
}

/** @param way to choose actions by: two computers go two ways from one table */
async function play(
  { call }: Site,
  started: TableAnswer,
  steps: number,
  way: number,
): Promise<void> {
  let at = started
  for (let step = 0; step < steps && at.status === 'playing'; step += 1) {
    const action = must(at.actions, step * 7 + way)
    const next = await call('tables.act', { table: at.table, revision: at.revision, action })
    if (next === null) throw new Error('An action that was offered is refused.')
    at = next
  }
}
/** No game played so is as long. */
const TO_THE_END = 2_000

async function openTable(site: Site, at: number): Promise<TableAnswer | null> {
  const found = pick((await site.call('tables.list', { status: 'playing' })) ?? [], at)
  return found === undefined ? null : site.call('tables.open', { table: found.table })
}

function heroWith(sheet: SheetId, focus: number, twin: number) {
  return {
    sheet,
    focus: must(FOCUSES, focus),
    ...(twin % 7 === 0 ? { basicSkill: 'spark' as const } : {}),
  }
}

const STEPS = {
  create: async ({ call }: Site, { a }: Choose) => {
    await call('campaigns.create', { name: `Campaign ${a}, "=1+1"` })
  },
  rename: async (site: Site, { a, b }: Choose) => {
    const campaign = await campaignAt(site, a)
    if (campaign) await site.call('campaigns.rename', { ...idOf(campaign), name: `Named ${b}` })
  },
  note: async (site: Site, { a, b }: Choose) => {
    const campaign = await campaignAt(site, a)
    if (campaign) await site.call('campaigns.note', { ...idOf(campaign), notes: `Note ${b}` })
  },
  archive: async (site: Site, { a, b }: Choose) => {
    const campaign = await campaignAt(site, a)
    const archived = b % 2 === 0
    if (campaign) await site.call('campaigns.archive', { ...idOf(campaign), archived })
  },
  remove: async (site: Site, { a, b }: Choose) => {
    const campaign = await campaignAt(site, a)
    if (campaign && b % 3 === 0) await site.call('campaigns.delete', idOf(campaign))
  },
  restore: async ({ call }: Site, { a }: Choose) => {
    const found = pick((await call('campaigns.list', { deleted: true })) ?? [], a)
    if (found) await call('campaigns.restore', { campaign: found.campaign })
  },
  sheet: async (site: Site, { a, b }: Choose) => {
    const campaign = await campaignAt(site, a)
    const sheet = { hero: must(HEROES, b), player: `Player ${b}` }
    if (campaign) await site.call('sheets.create', { ...idOf(campaign), ...sheet })
  },
  player: async (site: Site, { a, b }: Choose) => {
    const sheet = pick((await campaignAt(site, a))?.sheetList ?? [], b)
    if (sheet) await site.call('sheets.rename', { sheet: sheet.sheet, player: `Renamed ${a}` })
  },
  binSheet: async (site: Site, { a, b }: Choose) => {
    const campaign = await campaignAt(site, a)
    const [live, gone] = [
      pick(campaign?.sheetList ?? [], b),
      pick(campaign?.deletedSheets ?? [], b),
    ]
    if (gone) await site.call('sheets.restore', { sheet: gone.sheet })
    else if (live) await site.call('sheets.delete', { sheet: live.sheet })
  },
  record: async (site: Site, choose: Choose) => {
    const campaign = await campaignAt(site, choose.a)
    if (campaign)
      await site.call('records.add', { ...idOf(campaign), game: gameOf(campaign, choose) })
  },
  correct: async (site: Site, choose: Choose) => {
    const campaign = await campaignAt(site, choose.b)
    const record = pick(campaign?.records ?? [], choose.a)
    if (campaign && record)
      await site.call('records.correct', { record: record.record, game: gameOf(campaign, choose) })
  },
  noteRecord: async (site: Site, { a, b }: Choose) => {
    const record = pick((await site.call('records.list', {})) ?? [], a)
    if (record) await site.call('records.note', { record: record.record, note: `Told ${b}` })
  },
  binRecord: async ({ call }: Site, { a, b }: Choose) => {
    const live = pick((await call('records.list', {})) ?? [], a)
    const gone = pick((await call('records.list', { deleted: true })) ?? [], b)
    if (gone) await call('records.restore', { record: gone.record })
    else if (live) await call('records.delete', { record: live.record })
  },
  mark: async (site: Site, { a, b }: Choose) => {
    for (const { sheet, open } of (await campaignAt(site, a))?.sheetList ?? []) {
      if (open === null) continue
      const { record, colors } = open
      for (let at = 0; at < 3; at += 1) {
        const mark = { talent: must(TALENTS, b + at), color: must(SPACE_COLORS, b + at) }
        await site.call('sheets.mark', { sheet, record, ...mark })
        const green = { talent: must(TALENTS, a + at), color: must(colors, 0) }
        await site.call('sheets.mark', { sheet, record, ...green })
      }
    }
  },
  unmark: async (site: Site, { a, b }: Choose) => {
    const sheet = pick((await campaignAt(site, a))?.sheetList ?? [], b)
    const mark = pick(sheet?.open?.marks ?? [], a)
    if (sheet?.open && mark)
      await site.call('sheets.unmark', { sheet: sheet.sheet, record: sheet.open.record, ...mark })
  },
  settle: async (site: Site, { a }: Choose) => {
    for (const { sheet, open } of (await campaignAt(site, a))?.sheetList ?? [])
      if (open) await site.call('sheets.settle', { sheet, record: open.record, forfeit: true })
  },
  start: async (site: Site, { a, b }: Choose) => {
    const sheets = (await campaignAt(site, a))?.sheetList ?? []
    const [first, second] = [pick(sheets, b), pick(sheets, b + 1)]
    const twins = first && second && first.hero !== second.hero ? [first, second] : [first]
    const heroes = twins.flatMap((one) => (one ? [heroWith(one.sheet, a, b)] : []))
    const started = await site.call('tables.start', {
      game: 'one-deck-dungeon',
      options: { heroes, dungeon: must(DUNGEONS, a), tier: must(TIERS, b) },
      seed: a,
    })
    if (started) await play(site, started, b, a)
  },
  alone: async (site: Site, { a, b }: Choose) => {
    const started = await site.call('tables.start', {
      game: 'one-deck-dungeon',
      options: { heroes: [{ hero: must(HEROES, a) }], dungeon: must(DUNGEONS, b) },
      seed: b,
    })
    if (started) await play(site, started, a % 10, b)
  },
  daily: async ({ call }: Site, { a }: Choose) => {
    const day = `2026-03-0${1 + (a % 5)}`
    const { options } = (await call('daily.get', { day })) ?? {}
    if (options)
      await call('tables.start', {
        game: 'one-deck-dungeon',
        daily: day,
        options: { ...options, heroes: [...options.heroes] },
      })
  },
  act: async (site: Site, { a, b }: Choose) => {
    const table = await openTable(site, a)
    if (table) await play(site, table, 1 + (b % 20), b)
  },
  finish: async (site: Site, { a, b }: Choose) => {
    const table = await openTable(site, a)
    if (table) await play(site, table, TO_THE_END, b)
  },
  undo: async (site: Site, { a }: Choose) => {
    const table = await openTable(site, a)
    if (table) await site.call('tables.undo', { table: table.table, revision: table.revision })
  },
  abandon: async (site: Site, { a, b }: Choose) => {
    const table = b % 3 === 0 ? await openTable(site, a) : null
    if (table) await site.call('tables.abandon', { table: table.table })
  },
  binTable: async ({ call }: Site, { a, b }: Choose) => {
    const live = pick((await call('tables.list', {})) ?? [], a)
    const gone = pick((await call('tables.list', { deleted: true })) ?? [], b)
    if (gone) await call('tables.restore', { table: gone.table })
    else if (live) await call('tables.delete', { table: live.table })
  },
  gauntlet: async (site: Site, { a, b }: Choose) => {
    const campaign = await campaignAt(site, a)
    const sheets = campaign?.sheetList.slice(0, 1 + (b % 2)).map(({ sheet }) => sheet) ?? []
    const tier = must(TIERS, b)
    if (campaign) await site.call('gauntlets.start', { ...idOf(campaign), sheets, tier })
  },
  gauntletGame: async (site: Site, choose: Choose) => {
    const campaign = await campaignAt(site, choose.a)
    const gauntlet = pick(campaign?.gauntlets ?? [], choose.b)
    if (!campaign || !gauntlet?.next) return
    const { tier, next: dungeon, sheets, gauntlet: id } = gauntlet
    if (choose.b % 2 === 0) {
      const game = {
        ...gameOf(campaign, choose),
        tier,
        dungeon,
        heroes: sheets.map((sheet) => ({ sheet })),
      }
      await site.call('records.add', { ...idOf(campaign), series: id, game })
      return
    }
    const heroes = sheets.map((sheet) => heroWith(sheet, choose.a, choose.b))
    const started = await site.call('tables.start', {
      game: 'one-deck-dungeon',
      series: id,
      options: { heroes, dungeon, tier },
      seed: choose.a,
    })
    if (started) await play(site, started, choose.b, choose.a)
  },
  giveUp: async (site: Site, { a, b }: Choose) => {
    const gauntlet = pick((await campaignAt(site, a))?.gauntlets ?? [], b)
    if (gauntlet) await site.call('gauntlets.giveUp', { gauntlet: gauntlet.gauntlet })
  },
} as const

function idOf({ campaign }: { readonly campaign: CampaignId }) {
  return { campaign }
}

async function everything({ app }: Site): Promise<string> {
  const answer = (await app.call('exports.everything', { format: 'delve' })) as Result<{
    base64: string
  }>
  if ('error' in answer) throw new Error(answer.error.message)
  return answer.ok.base64
}

/** What a bundle holds, by file: a history that ends otherwise tells where. */
function contentsOf(base64: string): Readonly<Record<string, unknown>> {
  const entries = entriesOf(Buffer.from(base64, 'base64'))
  return Object.fromEntries(
    entries.map(({ name, data }): [string, unknown] => [name, JSON.parse(data.toString())]),
  )
}

/** Brings a bundle to a site: what the preview says then happens, and a second time nothing does. */
async function bring({ app, zone }: Site, base64: string): Promise<void> {
  vi.stubEnv('TZ', zone)
  const preview = await app.call('imports.preview', { base64 })
  const applied = await app.call('imports.apply', { base64 })
  expect(applied).toEqual(preview)
  expect(applied).toHaveProperty('ok')
  expect(await app.call('imports.apply', { base64 })).toMatchObject({ ok: { changes: false } })
}

/** Everybody tells everybody what they know, in both directions. */
async function tellAll(sites: readonly Site[]): Promise<void> {
  const pairs = sites.slice(1).map((site, at) => [must(sites, at), site] as const)
  for (const [from, to] of pairs) await bring(to, await everything(from))
  for (const [to, from] of pairs.toReversed()) await bring(to, await everything(from))
}

/** What the screens show, but for what is each computer's own: how often its tables were written. */
async function shown({ call }: Site): Promise<unknown> {
  const campaigns = (await call('campaigns.list', {})) ?? []
  const shownOf = await Promise.all(
    campaigns.map(async ({ campaign }) => {
      const got = await call('campaigns.get', { campaign })
      const sheets = got?.sheetList.map(({ sheet }) => call('sheets.get', { sheet })) ?? []
      const tables = got?.tables.map((table) => ({ ...table, revision: 0 }))
      return [{ ...got, tables }, await Promise.all(sheets)]
    }),
  )
  return [shownOf, await call('statistics.get', { scope: { of: 'everything' } })]
}

function inOrder(value: unknown): unknown {
  return Array.isArray(value)
    ? value.map(inOrder).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, inner]): [string, unknown] => [key, inOrder(inner)])
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value
}

function steps(sites: number): fc.Arbitrary<Step> {
  return fc.record({
    site: fc.nat(sites - 1),
    minutes: fc.constantFrom(0, 0, 1, 3, 90),
    what: fc.constantFrom(...(Object.keys(STEPS) as Step['what'][]), ...OFTEN, ...OFTEN),
    a: fc.nat(97),
    b: fc.nat(97),
  })
}
/** Who tells whom what it knows, between the steps. */
const FILES = ['everything', 'campaign', 'campaign-json', 'sheet'] as const
interface Telling {
  readonly from: number
  readonly to: number
  readonly file: (typeof FILES)[number]
}
function telling(sites: number): fc.Arbitrary<Telling> {
  return fc.record({
    from: fc.nat(sites - 1),
    to: fc.nat(sites - 1),
    file: fc.constantFrom(...FILES),
  })
}

const BEGINNING: readonly Step[] = [
  { site: 0, minutes: 1, what: 'create', a: 1, b: 0 },
  { site: 0, minutes: 1, what: 'sheet', a: 0, b: 0 },
  { site: 0, minutes: 1, what: 'sheet', a: 0, b: 1 },
  { site: 0, minutes: 1, what: 'start', a: 3, b: 5 },
  { site: 0, minutes: 1, what: 'start', a: 4, b: 2 },
  { site: 0, minutes: 1, what: 'record', a: 0, b: 2 },
  { site: 0, minutes: 1, what: 'mark', a: 0, b: 2 },
]
/** What is worth happening more often: what two computers can do to the same thing. */
const OFTEN: readonly Step['what'][] = [
  'act',
  'finish',
  'correct',
  'mark',
  'settle',
  'start',
  'unmark',
]

const START = Date.parse('2026-03-01T10:00:00.000Z')
let time = START
beforeEach(() => {
  time = START
  vi.useFakeTimers({ now: START, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

async function take(sites: readonly Site[], { site, minutes, what, a, b }: Step): Promise<void> {
  time += minutes * 60_000
  vi.setSystemTime(time)
  const { zone } = must(sites, site)
  vi.stubEnv('TZ', zone)
  await STEPS[what](must(sites, site), { a, b })
}

/** What a site writes of itself; null: it has nothing of the kind. */
async function fileOf(source: Site, file: Telling['file'], at: number): Promise<string | null> {
  const campaign = await campaignAt(source, at)
  const sheet = pick(campaign?.sheetList ?? [], at)
  switch (file) {
    case 'everything':
      return everything(source)
    case 'campaign': {
      const input = campaign && ({ ...idOf(campaign), format: 'delve' } as const)
      return (input && (await source.call('exports.campaign', input)))?.base64 ?? null
    }
    case 'campaign-json': {
      const input = campaign && ({ ...idOf(campaign), format: 'json' } as const)
      return (input && (await source.call('exports.campaign', input)))?.base64 ?? null
    }
    case 'sheet': {
      const input = sheet && ({ sheet: sheet.sheet, format: 'json' } as const)
      return (input && (await source.call('exports.sheet', input)))?.base64 ?? null
    }
  }
}

async function tell(sites: readonly Site[], { from, to, file }: Telling): Promise<void> {
  const base64 = await fileOf(must(sites, from), file, to)
  const target = must(sites, to)
  if (base64 === null) return
  // A sheet whose campaign is in the bin there must wait.
  if (file === 'sheet' && (await target.call('imports.preview', { base64 })) === null) return
  await bring(target, base64)
}

test.each([
  [2, amount(6, 100)],
  [3, amount(3, 50)],
])('%i computers end equal', AS_LONG_AS_IT_TAKES, async (count, numRuns) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof({ weight: 5, arbitrary: steps(count) }, { weight: 1, arbitrary: telling(count) }),
        {
          minLength: 10,
          maxLength: 60,
        },
      ),
      async (history) => {
        const sites = await Promise.all(Array.from({ length: count }, (_, at) => openSite(at)))
        for (const step of BEGINNING) await take(sites, step)
        await tellAll(sites)
        for (const step of history) await ('what' in step ? take(sites, step) : tell(sites, step))
        await tellAll(sites)
        const files = await Promise.all(sites.map(everything))
        const contents = files.map(contentsOf)
        for (const content of contents) expect(content).toEqual(contents[0])
        for (const file of files) expect(file).toBe(files[0])
        const views = await Promise.all(sites.map(shown))
        for (const view of views) expect(inOrder(view)).toEqual(inOrder(views[0]))
        // Whoever wrote a row has sealed it.
        for (const { broken } of sites) expect(broken()).toEqual([])
      },
    ),
    // A history that ends otherwise is worth more than a short one: a minute of shrinking would hide it behind a time limit.
    { numRuns, endOnFailure: true },
  )
})
