/** Merging two forms of a table: the game that went further counts, whole. */
import type { TableContent } from '@shared/content'
import type { TableStatus } from '@shared/api'
import { compareText, later } from '@shared/file-parts'
import { known, mergeFields } from './stamped'

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
export const comparePlays = (a: TableContent, b: TableContent): number =>
  RANK[a.status] - RANK[b.status] ||
  a.actions.length - b.actions.length ||
  compareText(a.updatedAt, b.updatedAt) ||
  compareText(playText(a), playText(b))

const playText = ({ actions, floor, turn, outcome }: TableContent): string =>
  JSON.stringify([actions, floor, turn, outcome])

export const mergeTable = (a: TableContent, b: TableContent): TableContent => {
  const order = comparePlays(a, b)
  const further = order < 0 ? b : a
  const { deletedAt, stamps } = mergeFields(a, b, ['deletedAt'])
  const status = order === 0 ? later(a.stamps.status, b.stamps.status) : further.stamps.status
  return {
    ...further,
    gauntlet: known(a.gauntlet, b.gauntlet),
    seats: a.seats.map((sheet, seat) => known(sheet, b.seats[seat] ?? null)),
    deletedAt,
    stamps: {
      ...(status === undefined ? {} : { status }),
      ...(stamps.deletedAt === undefined ? {} : { deletedAt: stamps.deletedAt }),
    },
  }
}

/** Whether neither game is the other one played on. */
export const playsDiverge = (a: TableContent, b: TableContent): boolean => {
  const [short, long] = a.actions.length < b.actions.length ? [a, b] : [b, a]
  const isPrefix = short.actions.every(
    ({ action }, at) => JSON.stringify(action) === JSON.stringify(long.actions[at]?.action),
  )
  const played = long.actions.length - short.actions.length
  return !isPrefix || (short.status !== 'playing' && played > 0)
}
