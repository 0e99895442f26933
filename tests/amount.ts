/** How much is tried: enough for every change, or with `FULL=1` all of it, as for a release. */
export const isFull = process.env['FULL'] === '1'

/** How much of what is tried at random is tried. */
export function amount(usual: number, full: number): number {
  return isFull ? full : usual
}

/** For what takes as long as it takes where all of it is tried; else what hangs is ended after a quarter of an hour. */
export const AS_LONG_AS_IT_TAKES = { timeout: amount(900_000, 0) }
