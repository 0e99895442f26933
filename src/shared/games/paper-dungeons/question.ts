import type { Choice } from './sheet'

/** What the viewer is asked. */
export type Question =
  | Choice
  | { readonly type: 'use-die'; readonly diceLeft: number }
  | { readonly type: 'walk'; readonly moves: number }
  | { readonly type: 'commit' }
