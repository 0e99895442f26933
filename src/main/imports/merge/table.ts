/** Merging two forms of a table: the game that went further counts, whole. */
import type { TableContent } from '@shared/content'
import type { TableStatus } from '@shared/api'
import { compareText, later } from '@shared/file-parts'
import { known, laterBase, mergeFields, moments } from './stamped'

/** What never changes about a table, and so is the same in every form of it. */
export const FIXED = [
  'game',
  'rulesVersion',
  'campaign',
  'daily',
  'options',
  'seed',
  'script',
  'startedAt',
] as const satisfies readonly (keyof TableContent)[]

const RANK: Readonly<Record<TableStatus, number>> = { playing: 0, abandoned: 1, ended: 2 }

/**
 * An order of all games that a table could hold: one that is over comes after one that is not, a longer one
 * after a shorter one. So a game played on counts more than the game it was played on from.
 */
export function comparePlays(a: TableContent, b: TableContent): number {
  return (
    RANK[a.status] - RANK[b.status] ||
    a.actions.length - b.actions.length ||
    compareText(a.updatedAt, b.updatedAt) ||
    compareText(playText(a), playText(b))
  )
}

function playText({ actions, progress, outcome }: TableContent): string {
  return JSON.stringify([actions, progress, outcome])
}

export function mergeTable(a: TableContent, b: TableContent): TableContent {
  const order = comparePlays(a, b)
  const further = order < 0 ? b : a
  const { deletedAt, stamps, bases } = mergeFields(a, b, ['deletedAt'])
  const seated = later(a.stamps.seats, b.stamps.seats)
  const status = order === 0 ? later(a.stamps.status, b.stamps.status) : further.stamps.status
  return {
    ...further,
    series: known(a.series, b.series),
    seats: mergeSeats(a, b),
    day: order === 0 ? known(a.day, b.day) : further.day,
    deletedAt,
    stamps: moments({ status, seats: seated, deletedAt: stamps.deletedAt }),
    bases: moments({
      status: order === 0 ? laterBase(a, b, 'status') : further.bases.status,
      seats: laterBase(a, b, 'seats'),
      deletedAt: bases.deletedAt,
    }),
  }
}

/** Who was seated last counts, all of them together; a sheet is known wherever one side knows it. */
function mergeSeats(a: TableContent, b: TableContent): TableContent['seats'] {
  const people = ({ seats }: TableContent): string =>
    JSON.stringify(seats.map(({ player, bot }) => [player, bot]))
  const order =
    compareText(a.stamps.seats ?? '', b.stamps.seats ?? '') || compareText(people(a), people(b))
  const [last, other] = order < 0 ? [b, a] : [a, b]
  return last.seats.map((seat, at) => ({
    ...seat,
    sheet: known(seat.sheet, other.seats[at]?.sheet ?? null),
  }))
}

/** Whether neither game is the other one played on. */
export function playsDiverge(a: TableContent, b: TableContent): boolean {
  // Once each: they may be read from a file whenever they are asked for (`lazy-actions.ts`).
  const ofA = { status: a.status, actions: a.actions }
  const ofB = { status: b.status, actions: b.actions }
  const [short, long] = ofA.actions.length < ofB.actions.length ? [ofA, ofB] : [ofB, ofA]
  const isPrefix = short.actions.every(
    ({ action, seat }, at) =>
      seat === long.actions[at]?.seat &&
      JSON.stringify(action) === JSON.stringify(long.actions[at].action),
  )
  const played = long.actions.length - short.actions.length
  return !isPrefix || (short.status !== 'playing' && played > 0)
}
