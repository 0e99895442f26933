/** The lines of the count. */
import { BOXES, type BoxId, type Outcome } from '@shared/games/paper-dungeons'

export interface CountLine {
  readonly id: BoxId
  /** Which box of an outcome's lists. */
  readonly at: number
  /** What is printed before it. */
  readonly letter: string
}

/** One for each box; those of missions only where there were any. */
export function linesOfCount({ players, missions }: Outcome): readonly CountLine[] {
  return BOXES.map((id, at) => ({ id, at, letter: id.startsWith('K') ? 'K' : id })).filter(
    ({ id, at }) =>
      !id.startsWith('K') || players.some(({ boxes }) => boxes[at] !== 0) || missions.length > 0,
  )
}
