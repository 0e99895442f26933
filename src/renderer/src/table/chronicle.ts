/** What a game's chronicle is made of: lines to read, and the chapters that lead through them. */

type Tone = 'chapter' | 'grave' | 'good' | 'plain'

/** One line of the chronicle. */
export interface Line {
  readonly key: string
  /** The step of the game that it tells of; 0: the setup. */
  readonly step: number
  readonly text: string
  readonly tone: Tone
}

export interface Chapter {
  readonly step: number
  readonly kind: 'floor' | 'turn' | 'encounter' | 'boss' | 'round'
  readonly name: string
}

/** Whether it is one of the parts that a game falls into, and not a turn or an encounter in one. */
export const isPart = ({ kind }: Chapter): boolean => kind === 'floor' || kind === 'boss'
