/** How many games were won of how many, with the 95% interval of the rate (Wilson's); null: no games. */
export interface WinRate {
  readonly games: number
  readonly wins: number
  readonly interval: readonly [low: number, high: number] | null
}
