/**
 * A sheet's file tells of its own sheet alone. Before it is compared and merged, what it does not speak of is
 * taken as it is here, so that its silence counts neither as a change nor as an older state.
 */
import type { CampaignContent, RecordContent, SheetContent, VersionContent } from '@shared/content'
import { compareText } from '@shared/file-parts'
import type { Instant } from '@shared/ids'
import { joinSeats, sameFacts } from '../store/record-forms'
import { moments } from './merge/stamped'

/** The bases that are known here of stamps that are the file's too. */
function basesAt<Field extends string>(
  stamps: Readonly<Partial<Record<Field, Instant | undefined>>>,
  here: {
    readonly stamps: Readonly<Partial<Record<Field, Instant>>>
    readonly bases: Readonly<Partial<Record<Field, Instant>>>
  },
): Partial<Record<Field, Instant>> {
  const fields = Object.keys(stamps) as Field[]
  const known = fields.filter((field) => stamps[field] === here.stamps[field])
  return moments(
    Object.fromEntries(known.map((field) => [field, here.bases[field]])) as Partial<
      Record<Field, Instant | undefined>
    >,
  )
}

export function completeCampaign(file: CampaignContent, here: CampaignContent): CampaignContent {
  const { notes, archivedAt, deletedAt, stamps } = here
  // A name without a stamp is as old as the first version of the file; the same one says nothing new.
  const name = file.stamps.name ?? (file.name === here.name ? stamps.name : undefined)
  const known = moments({ ...stamps, name })
  const bases = basesAt(known, here)
  return { ...file, notes, archivedAt, deletedAt, stamps: known, bases }
}

export function completeSheet(file: SheetContent, here: SheetContent): SheetContent {
  const { deletedAt, stamps } = here
  const player = file.stamps.player ?? (file.player === here.player ? stamps.player : undefined)
  const said = file.stamps.paper !== undefined
  const { paper, stamps: from } = said ? file : here
  const known = moments({ ...stamps, player, paper: from.paper })
  const bases = basesAt(known, here)
  return { ...file, deletedAt, paper, stamps: known, bases, earlier: here.earlier }
}

export function completeRecord(file: RecordContent, here: RecordContent): RecordContent {
  const { series, deletedAt } = here
  const stamps = moments({ ...file.stamps, deletedAt: here.stamps.deletedAt })
  return {
    ...file,
    series,
    deletedAt,
    seats: sameFacts(file, here) ? joinSeats(file.seats, here.seats) : file.seats,
    stamps,
    bases: basesAt(stamps, here),
    marks: completeMarks(file, here),
    history: file.history.map((version) => completeVersion(version, here)),
  }
}

/** Of a file that tells no days: the days that are known here, where its moments are those that are here. */
export function completeDays(file: RecordContent, here: RecordContent): RecordContent {
  const known = new Map([...here.history, here].map(({ endedAt, day }) => [endedAt, day]))
  const dayAt = ({ endedAt, day }: Pick<RecordContent, 'endedAt' | 'day'>): string =>
    known.get(endedAt) ?? day
  const history = file.history.map((version) => ({ ...version, day: dayAt(version) }))
  return { ...file, day: dayAt(file), history }
}

/** Other sheets' marks, and of its own those that it wrote down only as far as they counted. */
function completeMarks(file: RecordContent, here: RecordContent): RecordContent['marks'] {
  const own = file.marks.map((placed) => {
    const same = here.marks.find(({ sheet }) => sheet === placed.sheet)
    return same?.changedAt === placed.changedAt ? same : placed
  })
  const others = here.marks.filter(({ sheet }) => !own.some((placed) => placed.sheet === sheet))
  const spoken = new Set(file.seats.map(({ sheet }) => sheet))
  return [...own, ...others.filter(({ sheet }) => !spoken.has(sheet))].toSorted((a, b) =>
    compareText(a.sheet, b.sheet),
  )
}

function completeVersion(version: VersionContent, { history }: RecordContent): VersionContent {
  const same = history.find(
    (each) =>
      each.correctedAt === version.correctedAt &&
      each.note === version.note &&
      sameFacts(each, version),
  )
  return same === undefined ? version : { ...version, seats: joinSeats(version.seats, same.seats) }
}
