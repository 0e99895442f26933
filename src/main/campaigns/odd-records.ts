/** Records of One Deck Dungeon, which sheets, gauntlets and statistics are made of. */
import * as v from 'valibot'
import { HEROES, outcomeSchema, SPACE_COLORS, TALENTS } from '@shared/games/one-deck-dungeon'
import type { HeroId, Outcome } from '@shared/games/one-deck-dungeon'
import type { GameId } from '@shared/games/game'
import type { SheetRow } from '../store/campaign-queries'
import type { MarkRow } from '../store/record-queries'
import { readRow } from '../store/rows'

export const ODD: GameId = 'one-deck-dungeon'

const row = v.object({ outcome: outcomeSchema })

interface Ended {
  readonly game: GameId
  readonly outcome: unknown
}
export type OddRow<Row extends Ended> = Omit<Row, 'outcome'> & { readonly outcome: Outcome }

/** @throws Refusal `database-damaged` where it is no outcome of this game */
export const oddOutcome = (outcome: unknown): Outcome =>
  readRow(row, { outcome }, 'records').outcome

/** @throws Refusal `database-damaged` */
export const asOdd = <Row extends Ended>(record: Row): OddRow<Row> => ({
  ...record,
  outcome: oddOutcome(record.outcome),
})

/** Those of this game that can be read: one that is damaged costs no other its place. */
export const readableOdd = <Row extends Ended>(rows: readonly Row[]): readonly OddRow<Row>[] =>
  rows
    .filter(({ game }) => game === ODD)
    .flatMap((ended) => {
      const told = v.safeParse(row, ended)
      return told.success ? [{ ...ended, outcome: told.output.outcome }] : []
    })

const sheet = v.object({ role: v.picklist(HEROES) })
/** @throws Refusal `database-damaged` */
export const heroOf = (row: SheetRow): HeroId => readRow(sheet, row, 'sheets').role

const mark = v.object({ talent: v.picklist(TALENTS), color: v.picklist(SPACE_COLORS) })
/** @throws Refusal `database-damaged` */
export const oddMark = ({ record, ...placed }: MarkRow) => ({
  record,
  ...readRow(mark, placed, 'checkmarks'),
})
