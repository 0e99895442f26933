/** A sheet as it follows from its rows: only hero, player, records and marks are stored. */
import type { Sheet, SheetRecord, SheetSummary } from '@shared/api'
import type { BossId, Catalogue } from '@shared/games/one-deck-dungeon'
import type { SheetRow } from '../store/campaign-queries'
import type { MarkRow, SheetRecordRow } from '../store/record-queries'
import { dungeonOf, talentMarks } from '../games/one-deck-dungeon/checkmarks'
import { bringsOf } from './brings'
import { countMarks, openCheckmarks } from './placing'
import type { Games } from '../games'
import { asOdd, heroOf, oddMark } from './odd-records'
import { viewOddRecord } from './record-view'

export interface SheetRows {
  readonly row: SheetRow
  /** By date, then id. */
  readonly records: readonly SheetRecordRow[]
  /** In the order of placing. */
  readonly marks: readonly MarkRow[]
}

/** The whole sheet: talents, bosses and open checkmarks are derived (R43, R45). */
export const deriveSheet = (
  { row, records, marks }: SheetRows,
  { games: known, catalogue }: { readonly games: Games; readonly catalogue: Catalogue },
): Sheet => {
  const counted = countMarks(records.map(asOdd), marks.map(oddMark), catalogue)
  const games = records.map((record): SheetRecord => {
    const { marks: placed, settled } = counted.get(record.id) ?? { marks: [], settled: false }
    return { ...viewOddRecord(record, known), settled, marks: placed }
  })
  const talents = talentMarks(
    games.flatMap((game) => game.marks),
    catalogue,
  )
  // Two games in progress at once can leave two to settle: the older one comes first.
  const waiting = games.filter(({ settled }) => !settled)
  const [unsettled] = waiting
  return {
    sheet: row.id,
    campaign: row.campaign,
    hero: heroOf(row),
    player: row.player,
    createdAt: row.createdAt,
    deletedAt: row.deletedAt,
    games: games.length,
    wins: games.filter(({ outcome }) => outcome.result === 'won').length,
    talentsEarned: talents.filter(({ earned }) => earned).length,
    open: unsettled === undefined ? null : openCheckmarks(unsettled, talents, catalogue),
    waiting: waiting.map(({ record }) => record),
    talents,
    bosses: firstDefeats(games, catalogue),
    records: games,
    brings: bringsOf(talents, catalogue),
  }
}

export const summarize = (sheet: Sheet): SheetSummary => ({
  sheet: sheet.sheet,
  campaign: sheet.campaign,
  hero: sheet.hero,
  player: sheet.player,
  createdAt: sheet.createdAt,
  deletedAt: sheet.deletedAt,
  games: sheet.games,
  wins: sheet.wins,
  talentsEarned: sheet.talentsEarned,
  open: sheet.open,
  waiting: sheet.waiting,
})

/** Each boss's first defeat with its tier (R45). */
const firstDefeats = (games: readonly SheetRecord[], catalogue: Catalogue): Sheet['bosses'] => {
  const defeats = new Map<BossId, Sheet['bosses'][number]>()
  for (const { outcome, endedAt } of games) {
    if (!outcome.bossDefeated || outcome.tier === null) continue
    const { boss } = dungeonOf(outcome.dungeon, catalogue)
    if (!defeats.has(boss)) defeats.set(boss, { boss, tier: outcome.tier, at: endedAt })
  }
  return [...defeats.values()]
}
