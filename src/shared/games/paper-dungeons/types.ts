/** The types of Paper Dungeons, for whoever holds its data by its own types. */
import type { Action } from './actions'
import type { Content } from './content'
import type { Event } from './events'
import type { PaperManualGame } from './manual-game'
import type { PaperCampaign } from './mini-campaign'
import type { Options } from './options'
import type { Outcome, Progress } from './outcome'
import type { PaperContent } from './pack'
import type { PaperFilters, PaperPlots, PaperStatistics } from './statistics'
import type { Tally } from './tally'
import type { View } from './view'

export interface PaperTypes {
  readonly options: Options
  readonly action: Action
  readonly event: Event
  readonly view: View
  readonly outcome: Outcome
  readonly progress: Progress
  readonly catalogue: Content
  readonly pack: PaperContent
  readonly tally: Tally
  readonly earned: null
  readonly campaign: PaperCampaign
  readonly sheet: null
  readonly manualGame: PaperManualGame
  readonly statistics: PaperStatistics
  readonly filters: PaperFilters
  readonly plots: PaperPlots
}
