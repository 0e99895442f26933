/** A sheet as it follows from its rows: only hero, player, records and marks are stored. */
import type { GameRecord, OpenCheckmarks, Sheet, SheetSummary, TalentMarks } from '@shared/api'
import type { BossId, Catalogue } from '@shared/games/one-deck-dungeon'
import type { MarkRow, SheetRecordRow, SheetRow } from '../store/campaign-queries'
import {
  colorsOf,
  dungeonOf,
  earnedCheckmarks,
  isPlaceable,
  talentMarks,
} from '../games/one-deck-dungeon/checkmarks'

export interface SheetRows {
  readonly row: SheetRow
  /** By date. */
  readonly records: readonly SheetRecordRow[]
  /** In the order of placing. */
  readonly marks: readonly MarkRow[]
}

/** The whole sheet: talents, bosses and open checkmarks are derived (R43, R45). */
export const deriveSheet = ({ row, records, marks }: SheetRows, catalogue: Catalogue): Sheet => {
  const talents = talentMarks(marks, catalogue)
  const games = records.map((record) => deriveRecord(record, marks, catalogue))
  // Two games in progress at once can leave two to settle: the older one comes first.
  const unsettled = games.find(({ settled }) => !settled)
  return {
    sheet: row.id,
    campaign: row.campaign,
    hero: row.hero,
    player: row.player,
    createdAt: row.createdAt,
    games: games.length,
    wins: games.filter(({ outcome }) => outcome.result === 'won').length,
    talentsEarned: talents.filter(({ earned }) => earned).length,
    open: unsettled === undefined ? null : openCheckmarks(unsettled, talents, catalogue),
    talents,
    bosses: firstDefeats(games, catalogue),
    records: games,
  }
}

export const summarize = (sheet: Sheet): SheetSummary => ({
  sheet: sheet.sheet,
  campaign: sheet.campaign,
  hero: sheet.hero,
  player: sheet.player,
  createdAt: sheet.createdAt,
  games: sheet.games,
  wins: sheet.wins,
  talentsEarned: sheet.talentsEarned,
  open: sheet.open,
})

const deriveRecord = (
  record: SheetRecordRow,
  marks: readonly MarkRow[],
  catalogue: Catalogue,
): GameRecord => ({
  record: record.id,
  table: record.table,
  endedAt: record.endedAt,
  outcome: record.outcome,
  checkmarks: earnedCheckmarks(record.outcome, catalogue),
  settled: record.settled,
  marks: marks
    .filter((mark) => mark.record === record.id)
    .map(({ talent, color }) => ({ talent, color })),
})

/** What of a game's checkmarks is placed, and whether the rest finds a space (R43). */
export const openCheckmarks = (
  game: GameRecord,
  talents: readonly TalentMarks[],
  catalogue: Catalogue,
): OpenCheckmarks => {
  const earned = game.checkmarks.total
  const placed = game.marks.length
  const colors = colorsOf(game.outcome.dungeon, catalogue)
  const placeable = placed < earned && isPlaceable(talents, colors)
  return { record: game.record, earned, placed, colors, placeable, marks: game.marks }
}

/** Each boss's first defeat with its tier (R45). */
const firstDefeats = (games: readonly GameRecord[], catalogue: Catalogue): Sheet['bosses'] => {
  const defeats = new Map<BossId, Sheet['bosses'][number]>()
  for (const { outcome, endedAt } of games) {
    if (!outcome.bossDefeated || outcome.tier === null) continue
    const { boss } = dungeonOf(outcome.dungeon, catalogue)
    if (!defeats.has(boss)) defeats.set(boss, { boss, tier: outcome.tier, at: endedAt })
  }
  return [...defeats.values()]
}
