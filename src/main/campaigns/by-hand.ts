/** A game played with the real cards, as its players record it (R46): who sat there, when, and how it ended. */
import type { ParsedInput } from '@shared/api'
import { badRecordText } from '@shared/bad-records'
import { dayIn } from '@shared/days'
import { Refusal } from '@shared/errors'
import type { CampaignId, Instant, SheetId } from '@shared/ids'
import { parseInput } from '@shared/parse-input'
import type { ByHand } from '../games/campaign-rules'
import type { Game } from '../games/game'
import type { GameTypes } from '@shared/games/game'
import type { SheetRow } from '../store/campaign-queries'
import type { RecordFacts, SeatFacts } from '../store/record-facts'

type ManualGame = ParsedInput<'records.add'>['game']

/** The games are younger; an older date is a slip of the pen, unless the clock itself says so. */
const EARLIEST = Date.UTC(2000, 0, 1)
/** Clocks and calendars differ by less than this. */
const DAY = 24 * 60 * 60 * 1000

export interface Circumstances {
  /** The campaign whose sheets may be in it; null: that of its sheets. */
  readonly campaign: CampaignId | null
  /** Gives a sheet, or refuses one that may not be in the game. */
  readonly sheetOf: (sheet: SheetId) => SheetRow
  readonly now: Date
  /** When the game was played as far as it is recorded already: that may stay, whatever the clock says now. */
  readonly recorded?: Instant
}

/**
 * What a record says of a game with the real cards, in the form in which a played one ends.
 * @throws Refusal `no-manual-games` where its game takes none, `bad-input` where it is not described as the game
 *   wants it, `bad-record` with the field where it could not have happened, and what `sheetOf` refuses
 */
export function factsByHand(
  game: Game,
  { playedAt, note: _note, ...rest }: ManualGame,
  circumstances: Circumstances,
): RecordFacts {
  const byHand = requireByHand(game)
  const manualGame = parseInput(byHand.schema, rest, 'game')
  const sat = byHand.seats(manualGame)
  const sheets = sheetsOf(sat, circumstances)
  const ended = byHand.outcomeOf(
    manualGame,
    sheets.map((sheet) => sheet?.role ?? null),
  )
  if ('impossible' in ended) {
    const { field, why, reason, named } = ended.impossible
    throw badRecord(field, `It cannot be: ${why}.`, { ...named, ...(reason && { reason }) })
  }
  return {
    endedAt: readMoment(playedAt, circumstances),
    day: dayIn(playedAt),
    outcome: ended.outcome,
    seats: sat.map(({ sheet, player }, seat) => ({
      sheet,
      player: player ?? sheets[seat]?.player ?? null,
    })),
  }
}

function requireByHand({ campaign: { byHand } }: Game): ByHand<GameTypes> {
  if (byHand !== null) return byHand
  throw new Refusal('no-manual-games', 'Games of this kind are recorded at the table alone.')
}

/** By seat; null: nobody's sheet lies there. */
function sheetsOf(
  seats: readonly SeatFacts[],
  { campaign, sheetOf }: Circumstances,
): readonly (SheetRow | null)[] {
  const bySeat = seats.map(({ sheet }) => (sheet === null ? null : sheetOf(sheet)))
  const sheets = bySeat.filter((sheet) => sheet !== null)
  const [first] = sheets
  if (sheets.some((sheet) => sheet.campaign !== (campaign ?? first?.campaign))) {
    throw badRecord('sheet', 'The sheets are not all of this campaign.', {
      reason: badRecordText('campaign'),
    })
  }
  if (new Set(sheets.map(({ id }) => id)).size < sheets.length) {
    throw badRecord('sheet', 'One sheet cannot take two seats.', { reason: badRecordText('seats') })
  }
  return bySeat
}

function readMoment(playedAt: string, { now, recorded }: Circumstances): Instant {
  const moment = new Date(playedAt)
  const sinceThen = now.getTime() - moment.getTime()
  if (moment.toISOString() === recorded) return recorded
  if (moment.getTime() < EARLIEST && sinceThen > DAY)
    throw badRecord('playedAt', 'Nobody has played so long ago.', {
      reason: badRecordText('long-ago'),
    })
  if (sinceThen < -DAY)
    throw badRecord('playedAt', 'That day is still to come.', { reason: badRecordText('to-come') })
  return moment.toISOString()
}

/** @param told the key of the sentence that says why, and what it names */
function badRecord(
  field: string,
  message: string,
  told: Readonly<Record<string, string | number>>,
): Refusal {
  return new Refusal('bad-record', message, { ...told, field })
}
