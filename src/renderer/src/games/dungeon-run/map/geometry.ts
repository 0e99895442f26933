/** Cells of the map and the exits of tiles as they lie. */
import { DIRECTIONS, type Direction, type TileCard } from '@shared/games/dungeon-run'

export interface Spot {
  readonly x: number
  readonly y: number
}

const STEP: Readonly<Record<Direction, readonly [right: number, down: number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
}
/** The cell next to another one. */
export function stepFrom({ x, y }: Spot, dir: Direction): Spot {
  const [right, down] = STEP[dir]
  return { x: x + right, y: y + down }
}

export interface Exit {
  /** Where it leads, as the tile lies. */
  readonly dir: Direction
  readonly walled: boolean
}
/**
 * @param turn quarters clockwise
 * @param sealed exits that were walled up, one bit each from the north on, as the tile lies
 */
export function exitsOf(
  { exits }: Pick<TileCard, 'exits'>,
  { turn, sealed }: { readonly turn: number; readonly sealed: number },
): readonly Exit[] {
  return DIRECTIONS.flatMap((own, at) => {
    const dir = DIRECTIONS[(at + turn) % DIRECTIONS.length]
    if (dir === undefined || !exits.includes(own)) return []
    return [{ dir, walled: (sealed & (1 << DIRECTIONS.indexOf(dir))) !== 0 }]
  })
}
