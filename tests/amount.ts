/** How much of what is tried at random is tried: enough for every change, or with `FULL=1` for a release. */
export const amount = (usual: number, full: number): number =>
  process.env['FULL'] === '1' ? full : usual
