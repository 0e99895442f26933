/** Sheets to export: made by the rules of a campaign (R42, R43), so that every one could have been played. */
import * as fc from 'fast-check'
import * as v from 'valibot'
import type { GameRecord } from '@shared/api'
import type { Named, RecordContent } from '@shared/content'
import { name } from '@shared/api/call'
import { DUNGEONS, HEROES, TIERS } from '@shared/games/one-deck-dungeon'
import type {
  PaperSheet,
  DungeonId,
  HeroId,
  Mark,
  OddContent,
  OddTypes,
  Outcome,
  Sheet,
  SpaceColor,
  TierId,
} from '@shared/games/one-deck-dungeon'
import type { Pack } from '@shared/games/packs'
import type { CampaignId, RecordId, SheetId, TableId } from '@shared/ids'
import { deriveSheet } from '@main/games/one-deck-dungeon/campaign/sheets'
import { sheetFile } from '@main/games/one-deck-dungeon/files/sheet'
import type { SheetSource } from '@main/games/print-rules'
import type { StoredSheet } from '@main/games/sheet-file-rules'
import { recordOfTable } from '@main/store/derived-ids'
import { catalogue } from '@main/games/one-deck-dungeon/cards'
import { earnedCheckmarks } from '@main/games/one-deck-dungeon/checkmarks'
import { names } from '../../exports/names'

type OddSource = SheetSource<OddTypes>

/** What a game of a sample sheet was like; its checkmarks follow. */
export interface Played {
  readonly dungeon: DungeonId
  readonly tier: TierId
  readonly won: boolean
  readonly descents: number
  readonly levels: number
  /** How many of the checkmarks are placed, as far as there are spaces. */
  readonly placed: number
  readonly settled: boolean
  readonly physical?: boolean
  /** Another hero that was in the game, played by somebody without a sheet. */
  readonly other?: HeroId
  readonly note?: string
  /** What it was played with; absent: our own values. */
  readonly pack?: Pack<OddContent>
}

export interface Person {
  readonly hero: HeroId
  readonly player: string
  readonly campaign: string
}

const COLORS: Readonly<Record<1 | 2 | 3, readonly SpaceColor[]>> = {
  1: ['green'],
  2: ['green', 'yellow'],
  3: ['green', 'yellow', 'red'],
}
const TIER_CHECKMARKS: Readonly<Record<TierId, number>> = {
  novice: 0,
  standard: 1,
  veteran: 2,
  fearless: 3,
}

function id(kind: number, at: number): string {
  return `${kind.toString(16).padStart(8, '0')}-0000-4000-8000-${at.toString(16).padStart(12, '0')}`
}
function instant(hours: number): string {
  return new Date(Date.UTC(2024, 1, 3, 12) + hours * 3_600_000).toISOString()
}

function dungeonOf(dungeon: DungeonId) {
  const found = catalogue.dungeons.find((one) => one.id === dungeon)
  if (!found) throw new Error(dungeon)
  return found
}

function earned({ won, descents, levels, tier }: Played): number {
  return descents + levels + (won ? 3 : 0) + TIER_CHECKMARKS[tier]
}

/** The marks of each game, placed where there is room, in the order of the sheet. */
function placeAll(games: readonly Played[]): readonly (readonly Mark[])[] {
  const free = catalogue.talents.map(({ id: talent, spaces }) => ({ talent, left: { ...spaces } }))
  return games.map((game) => {
    const most = Math.min(game.placed, earned(game))
    const marks: Mark[] = []
    for (const { talent, left } of free)
      for (const color of COLORS[dungeonOf(game.dungeon).difficulty])
        while (left[color] > 0 && marks.length < most) {
          left[color] -= 1
          marks.push({ talent, color })
        }
    return marks
  })
}

function outcomeOf(game: Played, heroes: readonly HeroId[], at: number): Outcome {
  return {
    result: game.won ? 'won' : 'lost',
    cause: game.won ? null : 'consequences',
    dungeon: game.dungeon,
    tier: game.tier,
    heroes: [...heroes],
    descents: game.descents,
    levels: game.levels,
    bossDefeated: game.won,
    turns: game.physical ? null : 20 + at,
    bossRounds: game.physical ? null : game.won ? 3 : 0,
    healthLeft: game.won ? heroes.map((_, seat) => seat + 1) : null,
    ...(game.pack !== undefined && { pack: game.pack }),
  }
}

const CAMPAIGN = id(1, 1) as CampaignId
const SHEET = id(2, 1) as SheetId
export const GUEST = 'Guest, "the 2nd"'

/** A game of the sample sheet as it is on record. */
function gameOf(person: Person, game: Played, at: number): GameRecord<OddTypes> {
  const table = game.physical ? null : (id(4, at) as TableId)
  const other = game.other === person.hero ? undefined : game.other
  const heroes = [person.hero, ...(other ? [other] : [])]
  const outcome = outcomeOf(game, heroes, at)
  return {
    record: table === null ? (id(3, at) as RecordId) : recordOfTable(table),
    campaign: CAMPAIGN,
    game: 'one-deck-dungeon',
    table,
    replayable: false,
    series: null,
    endedAt: instant(24 * (at + 1)),
    day: instant(24 * (at + 1)).slice(0, 10),
    outcome,
    checkmarks: earnedCheckmarks(outcome, catalogue),
    seats: [
      { sheet: SHEET, player: person.player },
      ...(other ? [{ sheet: null, player: GUEST }] : []),
    ],
    note: game.note ?? '',
    corrections: 0,
    deletedAt: null,
  }
}

/** The sheet of a person after some games. */
export function sheetAfter(
  person: Person,
  games: readonly Played[],
  paper: PaperSheet | null = null,
): OddSource {
  const placed = placeAll(games)
  const records = games.map((game, at) => gameOf(person, game, at))
  const sheet = deriveSheet(
    {
      sheet: SHEET,
      campaign: CAMPAIGN,
      role: person.hero,
      player: person.player,
      createdAt: instant(1),
      deletedAt: null,
      paper,
      games: records.map((record, at) => ({ record, settled: games[at]?.settled ?? false })),
      marks: records.flatMap((record, at) =>
        (placed[at] ?? []).map((mark) => ({ ...mark, record: record.record })),
      ),
    },
    catalogue,
  )
  return {
    sheet,
    campaign: {
      campaign: CAMPAIGN,
      name: person.campaign,
      game: 'one-deck-dungeon',
      createdAt: instant(0),
      deletedAt: null,
      archivedAt: null,
      sheets: 1,
      games: games.length,
    },
    inUse: null,
  }
}

/** A sample sheet as it would be stored. */
function storedOf({ sheet, campaign }: OddSource): StoredSheet<OddTypes> {
  return {
    campaign: {
      id: campaign.campaign,
      game: campaign.game,
      createdAt: campaign.createdAt,
      name: campaign.name,
      notes: '',
      archivedAt: null,
      deletedAt: null,
      stamps: { name: campaign.createdAt },
      bases: {},
      earlier: { name: [], notes: [] },
    },
    sheet: {
      id: sheet.sheet,
      campaign: sheet.campaign,
      role: sheet.hero,
      createdAt: sheet.createdAt,
      player: sheet.player,
      deletedAt: null,
      paper: sheet.paper,
      stamps: { player: sheet.createdAt },
      bases: {},
      earlier: { paper: [] },
    },
    shown: sheet,
  }
}

/** A game of a sample sheet as it would be stored. */
function storedRecord(sheet: Sheet, id: RecordId): Named<RecordContent> {
  const shown = sheet.records.find(({ record }) => record === id)
  if (shown === undefined) throw new Error('The sheet has no such game.')
  return {
    id: shown.record,
    campaign: shown.campaign,
    game: shown.game,
    table: shown.table,
    series: null,
    endedAt: shown.endedAt,
    day: shown.day,
    outcome: { ...shown.outcome },
    seats: shown.seats.map(({ sheet: of, player }) => ({ sheet: of, player, bot: null })),
    note: shown.note,
    deletedAt: null,
    stamps: {
      facts: shown.endedAt,
      ...(shown.note === '' ? {} : { note: shown.endedAt }),
    },
    bases: {},
    earlier: { note: [] },
    marks: [
      {
        sheet: sheet.sheet,
        changedAt: shown.endedAt,
        settled: shown.settled,
        marks: [...shown.marks],
        earlier: [],
      },
    ],
    history: [],
  }
}

/** The text of a sample sheet's file, as the app writes it. */
export function fileOf(source: OddSource, app = '0.1.0'): string {
  const recordOf = (id: RecordId) => storedRecord(source.sheet, id)
  return `${JSON.stringify(sheetFile.write(storedOf(source), recordOf, app), null, 2)}\n`
}

/** A run of games through every dungeon and tier, two of three won; the last one's marks are open. */
export function playedGames(count: number): readonly Played[] {
  return Array.from({ length: count }, (_, at) => {
    const won = at % 3 !== 1
    return {
      dungeon: DUNGEONS[at % DUNGEONS.length] ?? 'dragons-cave',
      tier: TIERS[at % TIERS.length] ?? 'standard',
      won,
      descents: won ? 3 : 1 + (at % 2),
      levels: at % 4,
      placed: at === count - 1 ? 2 : 99,
      settled: at !== count - 1,
      physical: at % 7 === 6,
      ...(at % 5 === 4 ? { other: 'mage', note: '#1 =1+1' } : {}),
    }
  })
}

export const ANN: Person = { hero: 'warrior', player: 'Ann', campaign: 'Winter evenings' }

/** The same, as the app keeps them. */
const keptNames = names
  .map((text) => v.safeParse(name, text))
  .filter(({ success }) => success)
  .map(({ output }) => output as string)

const played: fc.Arbitrary<Played> = fc
  .record({
    dungeon: fc.constantFrom(...DUNGEONS),
    tier: fc.constantFrom(...TIERS),
    won: fc.boolean(),
    descents: fc.nat(3),
    levels: fc.nat(3),
    placed: fc.nat(12),
    settled: fc.boolean(),
    physical: fc.boolean(),
    other: fc.constantFrom(...HEROES),
    note: fc.constantFrom('', '=SUM(A1)', 'two\nlines', '🐉'),
  })
  .map((game) => ({
    ...game,
    descents: game.won ? 3 : game.descents,
    // A novice begins at the second of four levels.
    levels: game.tier === 'novice' ? Math.min(game.levels, 2) : game.levels,
  }))

/** Any sheet that could be. */
export const sheets: fc.Arbitrary<OddSource> = fc
  .record({
    person: fc.record({ hero: fc.constantFrom(...HEROES), player: keptNames, campaign: keptNames }),
    games: fc.array(played, { maxLength: 30 }),
  })
  .map(({ person, games }) => sheetAfter(person, games))
