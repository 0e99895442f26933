/** Content from a file against itself and the rules: what could never have been is refused. */
import { isDeepStrictEqual } from 'node:util'
import type { Content, RecordContent, TableContent } from '@shared/content'
import type { Outcome } from '@shared/games/one-deck-dungeon'
import type { TableId } from '@shared/ids'
import { catalogue } from '../games/one-deck-dungeon/cards'
import { colorsOf, earnedCheckmarks, freeSpaces } from '../games/one-deck-dungeon/checkmarks'
import { impossibleIn } from '../games/one-deck-dungeon/outcomes'
import { recordOfTable } from '../store/derived-ids'
import { damaged } from './refusals'

/** @throws Refusal `damaged-file` */
export const checkContent = (content: Content): void => {
  const { campaigns, sheets, gauntlets, records, tables } = content
  for (const [kind, things] of Object.entries({ campaigns, sheets, gauntlets, records, tables }))
    if (hasTwice(things.map(({ id }) => id))) throw damaged('an id is there twice', kind)
  if (gauntlets.some((gauntlet) => hasTwice(gauntlet.sheets)))
    throw damaged('a sheet is twice in a gauntlet', 'gauntlets')

  const played = new Map(tables.map((table) => [table.id, table]))
  for (const table of tables) checkTable(table, `tables.${table.id}`)
  for (const [at, record] of records.entries()) checkRecord(record, played, `records.${at}`)
}

const hasTwice = (ids: readonly (string | null)[]): boolean => {
  const named = ids.filter((id) => id !== null)
  return new Set(named).size < named.length
}

/** A table against itself; whether its actions are those of a game, only playing them shows. */
const checkTable = (table: TableContent, where: string): void => {
  const { status, outcome, seats, updatedAt, startedAt } = table
  if ((status === 'ended') !== (outcome !== null))
    throw damaged('a game has ended exactly when it has an outcome', `${where}.outcome`)
  if (outcome !== null) checkOutcome(outcome, true, `${where}.outcome`)
  if (hasTwice(seats)) throw damaged('a sheet has two seats', `${where}.seats`)
  if (updatedAt < startedAt) throw damaged('it changed before it began', `${where}.updatedAt`)
}

/** How a game ended, against the rulebook; of one at the app's table more is known. */
const checkOutcome = (outcome: Outcome, atTable: boolean, where: string): void => {
  const { bossDefeated, cause, turns, bossRounds } = outcome
  const impossible = impossibleIn(outcome)
  if (impossible !== null) throw damaged(impossible.why, where)
  if (!atTable) return
  if (!bossDefeated && cause === null) throw damaged('a lost game has a cause', where)
  if (turns === null || bossRounds === null) throw damaged('turns are not counted', where)
}

/** One game against the rulebook and its table. */
const checkRecord = (
  record: RecordContent,
  tables: ReadonlyMap<TableId, TableContent>,
  where: string,
): void => {
  const { outcome, table, history, marks } = record
  checkFacts(record, table !== null, where)
  for (const [at, version] of history.entries())
    checkFacts(version, table !== null, `${where}.history.${at}`)
  if (hasTwice(marks.map(({ sheet }) => sheet)))
    throw damaged('a sheet has marks twice', `${where}.marks`)
  if (table === null) return
  if (record.id !== recordOfTable(table)) throw damaged("the id is not its table's", `${where}.id`)
  const played = tables.get(table)
  if (played?.status === 'ended' && !isDeepStrictEqual(played.outcome, outcome))
    throw damaged('the outcome is not what its table says', `${where}.outcome`)
}

const checkFacts = (
  { outcome, seats }: Pick<RecordContent, 'outcome' | 'seats'>,
  atTable: boolean,
  where: string,
): void => {
  checkOutcome(outcome, atTable, `${where}.outcome`)
  if (outcome.tier === null) throw damaged('a campaign game has a challenge tier', where)
  if (seats.length !== outcome.heroes.length) throw damaged('seats and heroes do not match', where)
  if (hasTwice(seats.map(({ sheet }) => sheet))) throw damaged('a sheet has two seats', where)
}

/**
 * The marks that count on one sheet, against R42 and R43. Of a bundle this is not asked: two computers may
 * have filled one space, and which mark counts follows from all of them (campaigns/).
 * @throws Refusal `damaged-file`
 */
export const checkPlaced = (records: readonly RecordContent[]): void => {
  const free = freeSpaces(catalogue)
  for (const [at, { outcome, marks }] of records.entries()) {
    const where = `records.${at}.marks`
    const placed = marks.flatMap((each) => each.marks)
    if (placed.length > earnedCheckmarks(outcome, catalogue).total)
      throw damaged('more checkmarks placed than earned', where)
    const allowed = colorsOf(outcome.dungeon, catalogue)
    for (const mark of placed) {
      if (!allowed.includes(mark.color)) throw damaged('the dungeon does not allow a colour', where)
      if (!free.take(mark)) throw damaged(`${mark.talent} is full`, where)
    }
  }
}
