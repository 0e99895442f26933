/** What statistics of any game are made of. */

/** null: of nothing there is none. */
export function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
export function isPresent<Value>(value: Value | null): value is Value {
  return value !== null
}
/** How many they are, and how many of them were won. */
export function countOf(games: readonly { readonly won: boolean }[]): {
  readonly games: number
  readonly won: number
} {
  return { games: games.length, won: games.filter(({ won }) => won).length }
}
