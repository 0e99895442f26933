/** Dungeon Digger for two to six players. */
import {
  optionsSchema,
  outcomeSchema,
  progressSchema,
  standings,
  tallySchema,
  type DungeonDiggerTypes,
} from '@shared/games/dungeon-digger'
import { phrases } from '@shared/games/dungeon-digger/phrases'
import type { Game } from '../game'
import { apply, asked, legalActions, setup, whyNot } from './apply'
import { bots } from './bot'
import { campaignRules } from './campaign'
import { achievements } from './campaign/achievements'
import { CONTENT } from './cards'
import { outcome } from './ending'
import { fileRules } from './files'
import { limits } from './limits'
import { decksOf, rollsOf } from './setup'
import type { State } from './state'
import { TALLY_VERSION, tallyOf } from './tally'
import { eventsFor, progress, view } from './view'

export const dungeonDigger: Game<DungeonDiggerTypes, State> = {
  id: 'dungeon-digger',
  rulesVersion: 1,
  schemas: {
    options: optionsSchema,
    outcome: outcomeSchema,
    progress: progressSchema,
    tally: tallySchema,
  },
  limits,
  catalogue: CONTENT,
  phrases,
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
  tallyVersion: TALLY_VERSION,
  tally: tallyOf,
  bots,
  campaign: campaignRules,
  achievements,
  files: fileRules,
  daily: null,
  packs: null,
  simulation: { load: async () => (await import('./simulation')).simulation },
}
