/** How much is tried: enough for every change, or with `FULL=1` all of it, as for a release. */
export const isFull = process.env['FULL'] === '1'

/** How much of what is tried at random is tried. */
export function amount(usual: number, full: number): number {
  return isFull ? full : usual
}
