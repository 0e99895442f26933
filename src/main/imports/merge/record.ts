/** Merging two forms of a record: the later facts count, and no form that they had is lost (R46). */
import { isDeepStrictEqual } from 'node:util'
import type { Day } from '@shared/api'
import type { MarksContent, RecordContent, VersionContent } from '@shared/content'
import { compareText, later } from '@shared/file-parts'
import type { Instant, RecordId } from '@shared/ids'
import { versionId } from '../../store/derived-ids'
import { known, mergeFields, moments } from './stamped'

type Facts = Pick<RecordContent, 'endedAt' | 'day' | 'outcome' | 'seats'>

/** When a record's facts became what they are; those of an old file never changed since the game. */
export function factsAt({ stamps, endedAt }: RecordContent): Instant {
  return stamps.facts ?? endedAt
}

/** An outcome as its game's list of facts, whose order never changes. */
export type FactsOf = (outcome: RecordContent['outcome']) => readonly unknown[]

/** @param facts of the game that both are records of */
export function mergeRecord(a: RecordContent, b: RecordContent, facts: FactsOf): RecordContent {
  const { facts: told, lost } = laterFacts(a, b)
  const { note, deletedAt, stamps, bases } = mergeFields(a, b, ['note', 'deletedAt'])
  const at = compareText(factsAt(a), factsAt(b)) < 0 ? factsAt(b) : factsAt(a)
  const both = unite([...a.history, ...b.history])
  // A form that is in the history already was corrected; one that is not, loses to the other just now.
  const history =
    lost === null || both.some((version) => sameFacts(version, lost))
      ? both
      : unite([...both, { correctedAt: at, ...factsOf(lost), note: lost.note }])
  return {
    ...a,
    series: known(a.series, b.series),
    ...told,
    note,
    deletedAt,
    stamps: { ...stamps, facts: at },
    bases: moments({ ...bases, facts: baseOfFacts(a, b) }),
    marks: mergeMarks(a.marks, b.marks),
    history: inHistoryOrder(a.id, history, facts),
  }
}

function baseOfFacts(a: RecordContent, b: RecordContent): Instant | undefined {
  const order = compareText(factsAt(a), factsAt(b))
  if (order === 0) return later(a.bases.facts, b.bases.facts)
  return (order < 0 ? b : a).bases.facts
}

/** Whether the facts of both were changed, each without knowledge of the other's change. */
export function factsDiverge(a: RecordContent, b: RecordContent): boolean {
  return (
    !sameFacts(a, b) &&
    !a.history.some((version) => sameFacts(version, b)) &&
    !b.history.some((version) => sameFacts(version, a))
  )
}

function factsOf({ endedAt, day, outcome, seats }: Facts): Facts {
  return {
    endedAt,
    day,
    outcome,
    seats,
  }
}

/**
 * The same facts, as far as both know: a sheet's file does not tell which other sheets sat in a game. The day of a
 * moment is no fact of its own: computers in two time zones may each have read another one from it.
 */
export function sameFacts(a: Omit<Facts, 'day'>, b: Omit<Facts, 'day'>): boolean {
  return (
    a.endedAt === b.endedAt &&
    isDeepStrictEqual(a.outcome, b.outcome) &&
    a.seats.length === b.seats.length &&
    a.seats.every(({ sheet, player, bot }, seat) => {
      const other = b.seats[seat]
      const sat = other?.sheet ?? null
      return (
        other?.player === player &&
        other.bot === bot &&
        (sheet === null || sat === null || sheet === sat)
      )
    })
  )
}

export function joinSeats(
  a: RecordContent['seats'],
  b: RecordContent['seats'],
): RecordContent['seats'] {
  return a.map((own, seat) => ({ ...own, sheet: known(own.sheet, b[seat]?.sheet ?? null) }))
}

function laterDay(a: Day, b: Day): Day {
  return compareText(a, b) < 0 ? b : a
}

/** The facts that count, and the record whose own facts they are not. */
function laterFacts(
  a: RecordContent,
  b: RecordContent,
): { readonly facts: Facts; readonly lost: RecordContent | null } {
  const order = compareText(factsAt(a), factsAt(b))
  if (order === 0 && sameFacts(a, b))
    return {
      facts: { ...factsOf(a), day: laterDay(a.day, b.day), seats: joinSeats(a.seats, b.seats) },
      lost: null,
    }
  const text = (record: RecordContent) => JSON.stringify(factsOf(record))
  const [won, lost] = (order || compareText(text(a), text(b))) < 0 ? [b, a] : [a, b]
  return { facts: factsOf(won), lost: sameFacts(won, lost) ? null : lost }
}

/** The same version once, whoever knew which sheets sat in it. */
function unite(versions: readonly VersionContent[]): readonly VersionContent[] {
  const united = new Map<string, VersionContent[]>()
  for (const version of versions) {
    const { correctedAt, endedAt, day, outcome, seats, note } = version
    const players = seats.map(({ player }) => player)
    const key = JSON.stringify([correctedAt, endedAt, outcome, players, note])
    const alike = united.get(key) ?? []
    united.set(key, alike)
    const at = alike.findIndex((each) => sameFacts(each, version))
    const same = alike[at]
    if (same === undefined) alike.push(version)
    else alike[at] = { ...same, day: laterDay(same.day, day), seats: joinSeats(same.seats, seats) }
  }
  return [...united.values()].flat()
}

/** As the store lists it: by the moment of correction, then by what follows from the content. */
export function inHistoryOrder(
  record: RecordId,
  versions: readonly VersionContent[],
  facts: FactsOf,
): VersionContent[] {
  return versions
    .map((version) => ({ version, id: versionId(record, version, facts(version.outcome)) }))
    .toSorted(
      (a, b) =>
        compareText(a.version.correctedAt, b.version.correctedAt) || compareText(a.id, b.id),
    )
    .map(({ version }) => version)
}

/** By sheet; of one sheet's the later, and of two changed at one moment the fuller. */
function mergeMarks(a: readonly MarksContent[], b: readonly MarksContent[]): MarksContent[] {
  const merged = new Map(a.map((placed) => [placed.sheet, placed]))
  for (const placed of b) {
    const other = merged.get(placed.sheet)
    if (other === undefined || compareMarks(other, placed) < 0) merged.set(placed.sheet, placed)
  }
  return [...merged.values()].toSorted((one, two) => compareText(one.sheet, two.sheet))
}

function compareMarks(a: MarksContent, b: MarksContent): number {
  return (
    compareText(a.changedAt, b.changedAt) ||
    a.marks.length - b.marks.length ||
    compareText(JSON.stringify([a.settled, a.marks]), JSON.stringify([b.settled, b.marks]))
  )
}
