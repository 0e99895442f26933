/** The types of Dungeon Digger, for whoever holds its data by its own types. */
import type { Action } from './actions'
import type { Content } from './content'
import type { Event } from './events'
import type { DiggerManualGame } from './manual-game'
import type { Options } from './options'
import type { Outcome, Progress } from './outcome'
import type { DiggerFilters, DiggerPlots, DiggerStatistics } from './statistics'
import type { Tally } from './tally'
import type { View } from './view'

export interface DungeonDiggerTypes {
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
  readonly manualGame: DiggerManualGame
  readonly statistics: DiggerStatistics
  readonly filters: DiggerFilters
  readonly plots: DiggerPlots
}
