/** Paper Dungeons for one to eight players, with its mini-campaigns. */
import {
  optionsSchema,
  outcomeSchema,
  progressSchema,
  standings,
  tallySchema,
  type PaperTypes,
} from '@shared/games/paper-dungeons'
import { phrases } from '@shared/games/paper-dungeons/phrases'
import type { Game } from '../game'
import { apply, asked, legalActions, whyNot } from './apply'
import { boardOf } from './board'
import { bots } from './bot'
import { campaignRules } from './campaign'
import { achievements } from './campaign/achievements'
import { contentOf, HOUSE_CONTENT } from './content'
import { daily } from './daily'
import { fileRules } from './files'
import { limits } from './limits'
import { packRules, playable } from './packs'
import { ROLLS } from './roll'
import { DECKS, setup } from './setup'
import type { State } from './state'
import { TALLY_VERSION, tallyOf } from './tally'
import { eventsFor, outcome, progress, view } from './view'

export const paperDungeons: Game<PaperTypes, State> = {
  id: 'paper-dungeons',
  rulesVersion: 1,
  schemas: {
    options: playable(optionsSchema),
    outcome: playable(outcomeSchema),
    progress: progressSchema,
    tally: tallySchema,
  },
  limits,
  catalogue: HOUSE_CONTENT,
  phrases,
  seats: ({ players }) => players,
  scripts: (options) => {
    const { faces } = boardOf(contentOf(options), 'A')
    const sides = ROLLS.map((roll, die) => [roll, faces[die % faces.length]?.length ?? 0] as const)
    return { decks: DECKS, sides: Object.fromEntries(sides), positions: null }
  },
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
  packs: packRules,
  simulation: { load: async () => (await import('./simulation')).simulation },
}
