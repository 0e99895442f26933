/** Lists of numbers that are written on. */

export function add(list: Float64Array, at: number, amount: number): void {
  list[at] = (list[at] ?? 0) + amount
}
