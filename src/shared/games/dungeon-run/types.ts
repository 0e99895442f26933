/** The types of Dungeon Run, for whoever holds its data by its own types. */
import type { Action } from './actions'
import type { Content } from './content'
import type { Event } from './events'
import type { RunManualGame } from './manual-game'
import type { Options } from './options'
import type { Outcome, Progress } from './outcome'
import type { RunFilters, RunPlots, RunStatistics } from './statistics'
import type { Tally } from './tally'
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
  readonly manualGame: RunManualGame
  readonly statistics: RunStatistics
  readonly filters: RunFilters
  readonly plots: RunPlots
}
