/** The series whose next game is begun or entered. Earlier releases called it `gauntlet`, which is read as well. */
import * as v from 'valibot'
import { seriesId } from '../ids'
import type { SeriesId } from '../ids'

const given = v.optional(v.nullable(seriesId))
/** Fields of an input; `oneSeries` makes one of the two. */
export const seriesFields = { series: given, gauntlet: given } as const

export interface GivenSeries {
  readonly series?: SeriesId | null | undefined
  readonly gauntlet?: SeriesId | null | undefined
}
export type WithSeries<Input> = Omit<Input, keyof GivenSeries> & {
  readonly series: SeriesId | null
}

/** The input with its series, null where the game is of none; refused where the two names say different ones. */
export function oneSeries<Input extends GivenSeries>(): v.RawTransformAction<
  Input,
  WithSeries<Input>
> {
  return v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const { series, gauntlet, ...others } = value
    if (series !== undefined && gauntlet !== undefined && series !== gauntlet) {
      const key = { type: 'object', origin: 'value', input: { gauntlet }, key: 'gauntlet' } as const
      addIssue({ message: 'two-series', path: [{ ...key, value: gauntlet }] })
      return NEVER
    }
    return { ...others, series: series ?? gauntlet ?? null }
  })
}
