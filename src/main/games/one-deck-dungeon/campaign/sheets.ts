/** A sheet as it follows from what is stored: only hero, player, what came from paper, records and marks are. */
import * as v from 'valibot'
import { HEROES, paperSchema, SPACE_COLORS, TALENTS } from '@shared/games/one-deck-dungeon'
import type {
  BossId,
  Catalogue,
  HeroId,
  Mark,
  OddTypes,
  Outcome,
  PaperSheet,
  Sheet,
  SheetRecord,
  SheetSummary,
} from '@shared/games/one-deck-dungeon'
import type { SheetRules, StoredSheet } from '../../sheet-rules'
import { catalogue as ownCatalogue } from '../cards'
import { colorsOf, dungeonOf, earnedCheckmarks, talentMarks } from '../checkmarks'
import { loadoutOf } from './loadout'
import { countMarks, openCheckmarks } from './placing'

/** The whole sheet: talents, bosses and open checkmarks are derived (R43, R45). */
export function deriveSheet(
  stored: StoredSheet<OddTypes, HeroId, Mark, PaperSheet>,
  catalogue: Catalogue,
): Sheet {
  const placed = stored.games.map(({ record: { record: id, outcome }, settled }) => ({
    id,
    outcome,
    settled,
  }))
  const { paper } = stored
  const counted = countMarks(placed, stored.marks, catalogue, paper)
  const games = stored.games.map(({ record }): SheetRecord => {
    const { marks, settled } = counted.get(record.record) ?? { marks: [], settled: false }
    const colors = colorsOf(record.outcome.dungeon, catalogue)
    return { ...record, settled, marks, colors }
  })
  const talents = talentMarks(
    [...(paper?.marks ?? []), ...games.flatMap((game) => game.marks)],
    catalogue,
  )
  // Two games in progress at once can leave two to settle: the older one comes first.
  const waiting = games.filter(({ settled }) => !settled)
  const [unsettled] = waiting
  return {
    sheet: stored.sheet,
    campaign: stored.campaign,
    hero: stored.role,
    player: stored.player,
    createdAt: stored.createdAt,
    deletedAt: stored.deletedAt,
    paper,
    games: games.length,
    wins: games.filter(({ outcome }) => outcome.result === 'won').length,
    talentsEarned: talents.filter(({ earned }) => earned).length,
    open: unsettled === undefined ? null : openCheckmarks(unsettled, talents, catalogue),
    waiting: waiting.map(({ record }) => record),
    talents,
    bosses: firstDefeats(paper, games, catalogue),
    records: games,
    brings: loadoutOf(talents, catalogue),
  }
}

export function summarize(sheet: Sheet): SheetSummary {
  return {
    sheet: sheet.sheet,
    campaign: sheet.campaign,
    hero: sheet.hero,
    player: sheet.player,
    createdAt: sheet.createdAt,
    deletedAt: sheet.deletedAt,
    paper: sheet.paper,
    games: sheet.games,
    wins: sheet.wins,
    talentsEarned: sheet.talentsEarned,
    open: sheet.open,
    waiting: sheet.waiting,
  }
}

/**
 * A corrected game may have a checkmark more to give, or allow other colours: it opens again. Where a mark no
 * longer fits, it is open without that (placing.ts).
 */
function reopens(sheet: Sheet, record: SheetRecord['record'], before: Outcome): boolean {
  const game = sheet.records.find((each) => each.record === record)
  if (!game?.settled || game.marks.length >= game.checkmarks.total) return false
  const [was, is] = [earnedCheckmarks(before, ownCatalogue), game.checkmarks]
  return (
    before.dungeon !== game.outcome.dungeon ||
    was.descents !== is.descents ||
    was.levels !== is.levels ||
    was.boss !== is.boss ||
    was.tier !== is.tier
  )
}

export const sheetRules: SheetRules<OddTypes, HeroId, Mark, PaperSheet> = {
  role: v.picklist(HEROES),
  mark: v.object({ talent: v.picklist(TALENTS), color: v.picklist(SPACE_COLORS) }),
  paper: paperSchema,
  derive: (stored) => deriveSheet(stored, ownCatalogue),
  reopens,
}

/** Each boss's first defeat with its tier (R45): on paper before any game here. */
function firstDefeats(
  paper: PaperSheet | null,
  games: readonly SheetRecord[],
  catalogue: Catalogue,
): Sheet['bosses'] {
  const defeats = new Map<BossId, Sheet['bosses'][number]>(
    paper?.bosses.map(({ boss, tier }) => [boss, { boss, tier, at: null }]),
  )
  for (const { outcome, endedAt } of games) {
    if (!outcome.bossDefeated || outcome.tier === null) continue
    const { boss } = dungeonOf(outcome.dungeon, catalogue)
    if (!defeats.has(boss)) defeats.set(boss, { boss, tier: outcome.tier, at: endedAt })
  }
  return [...defeats.values()]
}
