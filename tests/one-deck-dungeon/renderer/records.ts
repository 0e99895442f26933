/** Records and sheets made by hand, for tests of what the screens make of them. */
import type { GameRecord, RecordDetails } from '@shared/games/one-deck-dungeon/answers'
import type { HeroId, Outcome, SheetSummary } from '@shared/games/one-deck-dungeon'
import type { CampaignId, RecordId, SheetId } from '@shared/ids'

function idOf(number: number) {
  return `0d4f1c53-37a5-4f0e-8c3d-${String(number).padStart(12, '0')}`
}
export function sheetNumber(number: number) {
  return idOf(number) as SheetId
}
export const CAMPAIGN = idOf(0) as CampaignId

export function sheetOf(number: number, hero: HeroId, player: string): SheetSummary {
  return {
    sheet: sheetNumber(number),
    campaign: CAMPAIGN,
    hero,
    player,
    createdAt: '2026-01-01T00:00:00.000Z',
    deletedAt: null,
    paper: null,
    games: 0,
    wins: 0,
    talentsEarned: 0,
    open: null,
    waiting: [],
  }
}

/** A game lost with one descent, unless it says otherwise; on which sheets, by seat. */
export function recordOf(
  number: number,
  seats: readonly (SheetSummary | { readonly hero: HeroId; readonly player: string | null })[],
  outcome: Partial<Outcome> = {},
  also: Partial<GameRecord> = {},
): RecordDetails {
  return {
    record: idOf(1000 + number) as RecordId,
    campaign: CAMPAIGN,
    game: 'one-deck-dungeon',
    table: null,
    replayable: false,
    endedAt: `2026-11-${String(number).padStart(2, '0')}T18:00:00.000Z`,
    day: `2026-11-${String(number).padStart(2, '0')}`,
    outcome: {
      result: 'lost',
      cause: null,
      dungeon: 'dragons-cave',
      tier: 'standard',
      heroes: seats.map(({ hero }) => hero),
      descents: 1,
      levels: 1,
      bossDefeated: outcome.result === 'won',
      turns: null,
      bossRounds: null,
      healthLeft: null,
      ...outcome,
    },
    seats: seats.map((seat) => ({
      sheet: 'sheet' in seat ? seat.sheet : null,
      player: seat.player,
    })),
    note: '',
    checkmarks: { descents: 1, levels: 1, boss: 0, tier: 1, total: 3 },
    series: null,
    corrections: 0,
    deletedAt: null,
    history: [],
    ...also,
  }
}
