/** What of the stored content may leave: each thing is held to what an import asks of it, and what fails is named. */
import * as v from 'valibot'
import type { LeftOutReason, LeftThing } from '@shared/api'
import { bundleLists } from '@shared/bundle-file'
import { tableContent } from '@shared/content'
import type { Content } from '@shared/content'
import type { ContentKind } from '@shared/content-kinds'
import { Refusal } from '@shared/errors'
import type { CampaignId, TableId } from '@shared/ids'
import { findGame, findGameOfRules, isOfNewerRules } from '../games'
import type { Games } from '../games'
import type { Game } from '../games/game'
import { checkPlayer, checkRecord, checkSeries, checkSheet, checkTable } from './check'
import { readRecord, readTable } from './outcomes'
import { checkPack } from './read-pack'
import { referenceChecks } from './references'
import { checkBegun, checkDay } from './replay'
import type { IsDaily } from './replay'
import type { Acceptable, StoredContent } from '../store/content-reads'
import type { ExchangeQueries } from '../store/exchange-queries'

type Thing = Content[keyof Content][number]

export interface AcceptableParts {
  readonly games: Games
  readonly isDaily: IsDaily
  readonly queries: Pick<ExchangeQueries, 'areStampsReadable' | 'isRecordSound' | 'isTableRowSound'>
  /** What is wrong with the actions of a table, which nobody reads here; null: nothing, or nobody asks for them. */
  readonly faultOf: (table: TableId) => 'damaged' | 'doubtful' | 'oversized' | null
}

/** @returns what an empty library elsewhere takes without refusing it, and what is left out for that */
export function acceptable({ content, left }: StoredContent, parts: AcceptableParts): Acceptable {
  const fitting = keep(content, ofLength(parts), 'oversized')
  const whole = keep(fitting.content, ofShape(parts), 'damaged')
  const sound = keep(whole.content, asWritten(parts), 'doubtful')
  const possible = keep(sound.content, byTheRules(sound.content, parts), 'damaged')
  const closed = withoutDependants(possible.content, parts)
  const dated = keep(closed.content, withStamps(parts), 'stamps')
  return {
    content: closed.content,
    left: [
      ...left.map(({ kind, key }) => ({ kind, key, why: 'damaged' as const })),
      ...[fitting, whole, sound, possible, closed, dated].flatMap((each) => each.left),
    ],
  }
}

/** Of each kind, which of its things pass; all where none is named. */
type Checks = {
  readonly [List in keyof Content]?: (thing: Content[List][number]) => boolean
}

function keep(content: Content, checks: Checks, why: LeftOutReason): Acceptable {
  const left: LeftThing[] = []
  const passing = <T extends Thing>(
    kind: ContentKind,
    things: readonly T[],
    passes: ((thing: T) => boolean) | undefined,
  ): readonly T[] =>
    passes === undefined
      ? things
      : things.filter((thing) => {
          const isKept = passes(thing)
          if (!isKept) left.push({ kind, key: keyOf(thing), why })
          return isKept
        })
  return {
    content: {
      players: passing('player', content.players, checks.players),
      campaigns: passing('campaign', content.campaigns, checks.campaigns),
      sheets: passing('sheet', content.sheets, checks.sheets),
      series: passing('series', content.series, checks.series),
      records: passing('record', content.records, checks.records),
      tables: passing('table', content.tables, checks.tables),
      packs: passing('pack', content.packs, checks.packs),
    },
    left,
  }
}

/** As `damaged.list` names things. */
export function keyOf({ id }: { readonly id: string }): string {
  return Buffer.from(id).toString('hex').toUpperCase()
}

function ofLength({ faultOf }: AcceptableParts): Checks {
  return { tables: ({ id }) => faultOf(id) !== 'oversized' }
}

/** All else of a table was read by the schema of the files. */
const restOfTable = v.object(v.pick(tableContent, ['outcome', 'seats', 'stamps', 'bases']).entries)

function ofShape({ faultOf }: AcceptableParts): Checks {
  return {
    players: (player) => v.is(bundleLists.players.item, player),
    campaigns: (campaign) => v.is(bundleLists.campaigns.item, campaign),
    sheets: (sheet) => v.is(bundleLists.sheets.item, sheet),
    series: (series) => v.is(bundleLists.series.item, series),
    records: (record) => v.is(bundleLists.records.item, record),
    tables: (table) => v.is(restOfTable, table) && faultOf(table.id) !== 'damaged',
    packs: (pack) => v.is(bundleLists.packs.item, pack),
  }
}

/** Elsewhere it would get checksums of its own, and pass for sound. */
function asWritten({ queries, faultOf }: AcceptableParts): Checks {
  return {
    records: ({ id }) => queries.isRecordSound(id),
    tables: ({ id }) => queries.isTableRowSound(id) && faultOf(id) !== 'doubtful',
  }
}

function withStamps({ queries }: AcceptableParts): Checks {
  return {
    players: ({ id }) => queries.areStampsReadable('player', id),
    campaigns: ({ id }) => queries.areStampsReadable('campaign', id),
    sheets: ({ id }) => queries.areStampsReadable('sheet', id),
    series: ({ id }) => queries.areStampsReadable('series', id),
    records: ({ id }) => queries.areStampsReadable('record', id),
    tables: ({ id }) => queries.areStampsReadable('table', id),
  }
}

/** Whether an import's check refuses nothing. */
function passes(check: () => void): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** @returns the game of a campaign that leaves; null where it does not, or is of a game that is not here */
function gamesIn({ campaigns }: Content, games: Games): (campaign: CampaignId) => Game | null {
  const found = new Map(campaigns.map(({ id, game }) => [id, findGame(games, game)]))
  return (campaign) => found.get(campaign) ?? null
}

/** Each thing against its game's rules, and a record against its table. */
function byTheRules(content: Content, { games, isDaily }: AcceptableParts): Checks {
  const gameOf = gamesIn(content, games)
  const played = new Map(content.tables.map((table) => [table.id, table]))
  return {
    players: (player) => passes(() => checkPlayer(player, '')),
    campaigns: ({ game }) => findGame(games, game) !== null,
    sheets: (sheet) => passes(() => checkSheet(sheet, gameOf(sheet.campaign), '')),
    series: (run) => passes(() => checkSeries(run, gameOf(run.campaign), '')),
    records: (record) =>
      passes(() => {
        const game = gameOf(record.campaign)
        const read = game === null ? record : readRecord(record, game, '')
        checkRecord(read, { played, game }, '')
      }),
    tables: (table) =>
      passes(() => {
        checkTable(readTable(table, games), findGameOfRules(games, table), '')
        if (!isOfNewerRules(games, table)) checkBegun(table, games)
        checkDay(table, games, isDaily)
      }),
    packs: (pack) => passes(() => checkPack(pack, games, '')),
  }
}

const NOTHING = {
  player: () => null,
  campaign: () => null,
  sheet: () => null,
  series: () => null,
  record: () => null,
  table: () => null,
} as const

/** A file names nothing that is not in it: what refers to something that stays, stays too. */
function withoutDependants(content: Content, { games }: AcceptableParts): Acceptable {
  const left: LeftThing[] = []
  let current = content
  for (;;) {
    const check = referenceChecks(current, NOTHING, { games, gameOf: gamesIn(current, games) })
    const kept = keep(
      current,
      {
        players: (player) => passes(() => check.player(player)),
        sheets: (sheet) => passes(() => check.sheet(sheet)),
        series: (series) => passes(() => check.series(series)),
        records: (record) => passes(() => check.record(record)),
        tables: (table) => passes(() => check.table(table)),
      },
      'depends',
    )
    if (kept.left.length === 0) return { content: current, left }
    left.push(...kept.left)
    current = kept.content
  }
}
