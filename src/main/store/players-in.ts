/** Whom the things of a file or of a campaign refer to. */
import type { Content, SeatContent } from '@shared/content'
import type { PlayerId } from '@shared/ids'

interface Seated {
  readonly seats: readonly SeatContent[]
}

/** The players of sheets, seats and earlier forms, each once. */
export function playersIn({
  sheets,
  series,
  records,
  tables,
}: Omit<Content, 'players' | 'campaigns' | 'packs'>): ReadonlySet<PlayerId> {
  const seated: readonly Seated[] = [
    ...series,
    ...tables,
    ...records.flatMap((record): readonly Seated[] => [record, ...record.history]),
  ]
  const sat = seated.flatMap(({ seats }) =>
    seats.flatMap(({ player }) => (player === null ? [] : [player])),
  )
  return new Set([...sheets.map(({ player }) => player), ...sat])
}
