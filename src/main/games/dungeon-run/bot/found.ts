/** What a bot finds once for each decision: where it goes, and the ways there. */

export interface Goal {
  readonly room: number
  /** The exit to take next; -1: stay here. */
  readonly dir: number
  readonly worth: number
}

export interface Routes {
  /** By tile: what getting there costs, in moves; Infinity: there is no way. */
  readonly cost: readonly number[]
  /** By tile: the first exit of the way there; -1: none. */
  readonly first: readonly number[]
}
