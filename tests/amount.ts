/** How much of what is tried at random is tried: enough for every change, or with `FULL=1` for a release. */
export function amount(usual: number, full: number): number {
  return process.env['FULL'] === '1' ? full : usual
}
