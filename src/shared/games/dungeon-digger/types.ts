/** What the game's rules are made of, as the contract of games names it; it has no tally yet. */
import type { GameTypes } from '../game'
import type { Action } from './actions'
import type { Event } from './events'
import type { Options } from './options'
import type { Outcome, Progress } from './outcome'
import type { View } from './view'

export interface DungeonDiggerTypes extends GameTypes {
  readonly options: Options
  readonly action: Action
  readonly event: Event
  readonly view: View
  readonly outcome: Outcome
  readonly progress: Progress
}
