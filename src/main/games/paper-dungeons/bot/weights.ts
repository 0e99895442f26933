/** The weights of the estimate, in company and alone: learned by `npm run learn` (learning.ts). */
import type { Weights } from './estimate'
import learned from './weights.json'

type Data = Readonly<Record<string, readonly number[]>>

function read(data: Data): Weights {
  return Object.fromEntries(
    Object.entries(data).map(([name, [end = 0, turns = 0]]) => [name, [end, turns] as const]),
  )
}

export const COMPANY: Weights = read(learned.company)
export const SOLO: Weights = read(learned.solo)
