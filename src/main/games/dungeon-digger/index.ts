/** The rules of Dungeon Digger, as far as they fulfil the contract: the app does not list the game yet. */
import {
  optionsSchema,
  outcomeSchema,
  progressSchema,
  standings,
  type DungeonDiggerTypes,
} from '@shared/games/dungeon-digger'
import type { Game } from '../game'
import { apply, asked, legalActions, setup, whyNot } from './apply'
import { bots } from './bot'
import { outcome } from './ending'
import { decksOf, rollsOf } from './setup'
import type { State } from './state'
import { eventsFor, progress, view } from './view'

type Rules = Pick<
  Game<DungeonDiggerTypes, State>,
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
> & { readonly schemas: Omit<Game<DungeonDiggerTypes, State>['schemas'], 'tally'> }

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
