/** The types of Dungeon Run, for whoever holds its data by its own types. What campaigns add comes with them. */
import type { Action } from './actions'
import type { Content } from './content'
import type { Event } from './events'
import type { Options } from './options'
import type { Outcome, Progress, Tally } from './outcome'
import type { View } from './view'

export interface DungeonRunTypes {
  readonly options: Options
  readonly action: Action
  readonly event: Event
  readonly view: View
  readonly outcome: Outcome
  readonly progress: Progress
  readonly catalogue: Content
  readonly pack: null
  readonly tally: Tally
  readonly earned: null
  readonly campaign: object
  readonly sheet: null
  readonly manualGame: object
  readonly statistics: object
  readonly filters: object
  readonly plots: object
}
