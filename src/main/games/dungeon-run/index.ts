/** Dungeon Run for one to four players. */
import {
  optionsSchema,
  outcomeSchema,
  progressSchema,
  ROLLS,
  standings,
  tallySchema,
  type DungeonRunTypes,
} from '@shared/games/dungeon-run'
import { phrases } from '@shared/games/dungeon-run/phrases'
import type { Game } from '../game'
import { apply, asked, legalActions, setup, whyNot } from './apply'
import { bots } from './bot'
import { campaignRules } from './campaign'
import { achievements } from './campaign/achievements'
import { CONTENT } from './cards'
import { daily } from './daily'
import { fileRules } from './files'
import { limits } from './limits'
import { DECKS } from './setup'
import type { State } from './state'
import { TALLY_VERSION, tallyOf } from './tally'
import { eventsFor, outcome, progress, view } from './view'

/** The most cards in a loot that a random one is taken from. */
const MOST_LOOT = 64

export const dungeonRun: Game<DungeonRunTypes, State> = {
  id: 'dungeon-run',
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
  scripts: () => ({
    decks: DECKS,
    sides: {
      firstPlayer: 6,
      randomCard: MOST_LOOT,
      ...Object.fromEntries(ROLLS.map((roll) => [roll, 6])),
    },
    positions: null,
  }),
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
  daily,
  packs: null,
  simulation: { load: async () => (await import('./simulation')).simulation },
}
