/** What records say of a game, as the store takes it. */
import * as v from 'valibot'
import type { Day } from '@shared/days'
import { BOT_LEVELS } from '@shared/games/game'
import type { BotLevel } from '@shared/games/game'
import { sheetId } from '@shared/ids'
import type { Instant, SheetId } from '@shared/ids'

/** A seat of a record as a row has it. */
export const seatRow = v.object({
  sheet: v.nullable(sheetId),
  player: v.nullable(v.string()),
  bot: v.nullable(v.picklist(BOT_LEVELS)),
})
/** Who sat where: a person, by name or by id as the statements name players, or a bot. */
export interface SeatFacts {
  readonly sheet: SheetId | null
  readonly player: string | null
  readonly bot?: BotLevel | null
}

/** What a record says of the game: the part that a correction changes as one. */
export interface RecordFacts {
  readonly endedAt: Instant
  readonly day: Day
  readonly outcome: unknown
  readonly seats: readonly SeatFacts[]
}
