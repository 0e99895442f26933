/** The rules of Dungeon Digger, as far as they fulfil the contract: the app does not list the game yet. */
import {
  optionsSchema,
  outcomeSchema,
  progressSchema,
  standings,
  type Action,
  type Event,
  type Options,
  type Outcome,
  type Progress,
  type View,
} from '@shared/games/dungeon-digger'
import type { GameTypes } from '@shared/games/game'
import type { Game } from '../game'
import { apply, asked, legalActions, setup, whyNot } from './apply'
import { bots } from './bot'
import { outcome } from './ending'
import { decksOf, rollsOf } from './setup'
import type { State } from './state'
import { eventsFor, progress, view } from './view'

interface RulesTypes extends GameTypes {
  readonly options: Options
  readonly action: Action
  readonly event: Event
  readonly view: View
  readonly outcome: Outcome
  readonly progress: Progress
}
type Rules = Pick<
  Game<RulesTypes, State>,
  | 'id'
  | 'rulesVersion'
  | 'seats'
  | 'scripts'
  | 'scriptLeft'
  | 'setup'
  | 'asked'
  | 'legalActions'
  | 'apply'
  | 'whyNot'
  | 'view'
  | 'eventsFor'
  | 'outcome'
  | 'progress'
  | 'standings'
  | 'bots'
> & { readonly schemas: Omit<Game<RulesTypes, State>['schemas'], 'tally'> }

export const dungeonDigger: Rules = {
  id: 'dungeon-digger',
  rulesVersion: 1,
  schemas: { options: optionsSchema, outcome: outcomeSchema, progress: progressSchema },
  seats: ({ players }) => players,
  scripts: (options) => ({ decks: decksOf(options), sides: rollsOf(options), positions: null }),
  scriptLeft: ({ random }) => random.script,
  setup,
  asked,
  legalActions,
  apply,
  whyNot,
  view,
  eventsFor,
  outcome,
  progress,
  standings,
  bots,
}
