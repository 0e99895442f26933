/** How measures are told: the middle one, and the range of all. */

/** The value that `share` of all values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  return (
    values.toSorted((a, b) => a - b)[
      Math.min(values.length - 1, Math.floor(values.length * share))
    ] ?? NaN
  )
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

/** Milliseconds: the middle one of all runs, and their range. */
export function spread(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(Math.round)
  return `${Math.round(median(values))} ms (${least ?? NaN} to ${most ?? NaN})`
}
