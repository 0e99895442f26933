/** What a game's chronicle is made of: lines to read, and the chapters that lead through them. */

type Tone = 'chapter' | 'grave' | 'good' | 'plain'

/** One line of the chronicle. */
export interface Line {
  readonly key: string
  /** The step of the game that it describes; 0: the setup. */
  readonly step: number
  readonly text: string
  readonly tone: Tone
}

export interface Chapter {
  readonly step: number
  /** One of the parts that a game falls into, a turn in it, or what happens in a turn. */
  readonly kind: 'part' | 'turn' | 'scene'
  readonly name: string
}

export function isPart({ kind }: Chapter): boolean {
  return kind === 'part'
}
