/** The types of One Deck Dungeon, for whoever holds its data by its own types. */
import type { Action } from './actions'
import type { Catalogue } from './catalogue'
import type { OddContent } from './content'
import type { Event } from './events'
import type { Options } from './options'
import type { OddManualGame } from './manual-game'
import type { Progress } from './outcome'
import type { Earned } from './record'
import type { OddCampaign, Sheet } from './sheets'
import type { Filters, OddPlots, OddStatistics } from './statistics'
import type { Tally } from './tally'
import type { Outcome, View } from './view'

export interface OddTypes {
  readonly options: Options
  readonly action: Action
  readonly event: Event
  readonly view: View
  readonly outcome: Outcome
  readonly progress: Progress
  readonly catalogue: Catalogue
  readonly pack: OddContent
  readonly tally: Tally
  readonly earned: Earned
  readonly campaign: OddCampaign
  readonly sheet: Sheet
  readonly manualGame: OddManualGame
  readonly statistics: OddStatistics
  readonly filters: Filters
  readonly plots: OddPlots
}
