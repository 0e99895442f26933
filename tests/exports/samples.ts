/** Sheets to export: made by the rules of a campaign (R42, R43), so that every one could have been played. */
import * as fc from 'fast-check'
import type { Mark } from '@shared/api'
import { DUNGEONS, HEROES, TIERS } from '@shared/games/one-deck-dungeon'
import type { DungeonId, HeroId, SpaceColor, TierId } from '@shared/games/one-deck-dungeon'
import type { CampaignId, RecordId, SheetId, TableId } from '@shared/ids'
import type { SheetSource } from '@shared/sheet-file'
import { deriveSheet } from '@main/campaigns/sheets'
import type { SheetRecordRow } from '@main/store/campaign-queries'
import { catalogue } from '@main/games/one-deck-dungeon/cards'

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

const id = (kind: number, at: number): string =>
  `${kind.toString(16).padStart(8, '0')}-0000-4000-8000-${at.toString(16).padStart(12, '0')}`
const instant = (hours: number): string =>
  new Date(Date.UTC(2024, 1, 3, 12) + hours * 3_600_000).toISOString()

const dungeonOf = (dungeon: DungeonId) => {
  const found = catalogue.dungeons.find((one) => one.id === dungeon)
  if (!found) throw new Error(dungeon)
  return found
}

const earned = ({ won, descents, levels, tier }: Played): number =>
  descents + levels + (won ? 3 : 0) + TIER_CHECKMARKS[tier]

/** The marks of each game, placed where there is room, in the order of the sheet. */
const placeAll = (games: readonly Played[]): readonly (readonly Mark[])[] => {
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

const outcomeOf = (game: Played, hero: HeroId, at: number): SheetRecordRow['outcome'] => ({
  result: game.won ? 'won' : 'lost',
  cause: game.won ? null : 'consequences',
  dungeon: game.dungeon,
  tier: game.tier,
  heroes: [hero],
  descents: game.descents,
  levels: game.levels,
  bossDefeated: game.won,
  turns: 20 + at,
  bossRounds: game.won ? 3 : 0,
})

/** The sheet of a person after some games. */
export const sheetAfter = (person: Person, games: readonly Played[]): SheetSource => {
  const campaign = id(1, 1) as CampaignId
  const marks = placeAll(games)
  const sheet = deriveSheet(
    {
      row: {
        id: id(2, 1) as SheetId,
        campaign,
        hero: person.hero,
        player: person.player,
        createdAt: instant(1),
      },
      records: games.map((game, at) => ({
        id: id(3, at) as RecordId,
        campaign,
        table: game.physical ? null : (id(4, at) as TableId),
        endedAt: instant(24 * (at + 1)),
        outcome: outcomeOf(game, person.hero, at),
        settled: game.settled,
      })),
      marks: marks.flatMap((placed, at) =>
        placed.map((mark) => ({ ...mark, record: id(3, at) as RecordId })),
      ),
    },
    catalogue,
  )
  return {
    sheet,
    campaign: {
      campaign,
      name: person.campaign,
      game: 'one-deck-dungeon',
      createdAt: instant(0),
      deletedAt: null,
      sheets: 1,
      games: games.length,
    },
  }
}

/** A run of games through every dungeon and tier, two of three won; the last one's marks are open. */
export const playedGames = (count: number): readonly Played[] =>
  Array.from({ length: count }, (_, at) => {
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
    }
  })

export const ANN: Person = { hero: 'warrior', player: 'Ann', campaign: 'Winter evenings' }

/** Names as people type them, and as nobody should: still up to 80 long and trimmed, as the app keeps them. */
const names = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(
      'O’Brien, "Ann"; the 1st',
      '=SUM(A1:A9)',
      '#1',
      '@home',
      "Robert'); DROP TABLE sheets;--",
      '__proto__',
      '🐉🔥',
      'דוד (Dave) 3',
      'مريم',
      '\u202eevil\u202c',
      'CON',
      'a/b\\c:d',
      'W'.repeat(80),
      'e\u0301'.repeat(40),
      `x${'\u0301'.repeat(79)}`,
    ),
  )
  .map((text) => text.trim())
  .filter((text) => text !== '' && text.length <= 80 && text.isWellFormed())

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
  })
  .map((game) => (game.won ? { ...game, descents: 3 } : game))

/** Any sheet that could be. */
export const sheets: fc.Arbitrary<SheetSource> = fc
  .record({
    person: fc.record({ hero: fc.constantFrom(...HEROES), player: names, campaign: names }),
    games: fc.array(played, { maxLength: 30 }),
  })
  .map(({ person, games }) => sheetAfter(person, games))
