/** One Deck Dungeon (v1.5) for one, two and four heroes, with its campaign's tiers and talents. */
import {
  optionsSchema,
  outcomeSchema,
  progressSchema,
  ROLLS,
  tallySchema,
  type OddTypes,
  type RejectionCode,
} from '@shared/games/one-deck-dungeon'
import { phrases } from '@shared/games/one-deck-dungeon/phrases'
import type { Actor } from '@shared/games/game'
import type { Game, Rejection } from '../game'
import { ONLY_DECK } from '../random'
import { apply, whyNot } from './apply'
import { campaignRules } from './campaign'
import { achievements } from './campaign/achievements'
import { catalogue } from './cards'
import { daily } from './daily'
import { fileRules } from './files'
import { legalActions } from './legal'
import { limits } from './limits'
import { packRules } from './packs'
import { positionSchema } from './position'
import { RULES_VERSION } from './rules-versions'
import { deckOf, setup } from './setup'
import type { GameState } from './state'
import { TALLY_VERSION, tallyOf } from './tally'
import { outcome, progress, view } from './view'

const SIDES = 6
const EVERYONE: readonly Actor[] = [null]
const NOBODY: readonly Actor[] = []
/** A hero's seat does nothing by itself: actions name their hero. */
const NOT_ALONE = {
  code: 'not-now',
  ruling: 'rulebook p. 4',
} as const satisfies Rejection<RejectionCode>

export const oneDeckDungeon: Game<OddTypes, GameState> = {
  id: 'one-deck-dungeon',
  rulesVersion: RULES_VERSION,
  limits,
  schemas: {
    options: optionsSchema,
    outcome: outcomeSchema,
    progress: progressSchema,
    tally: tallySchema,
  },
  catalogue,
  phrases,
  seats: ({ heroes }) => heroes.length,
  scripts: (options) => ({
    decks: { [ONLY_DECK]: deckOf(options) },
    sides: Object.fromEntries(ROLLS.map((roll) => [roll, SIDES])),
    positions: positionSchema,
  }),
  scriptLeft: ({ random }) => random.script,
  setup: (options, random, rules) => ({ ok: true, ...setup(options, random, rules) }),
  // Heroes decide together: whoever sits there, the party is asked as one.
  asked: (state) => (state.ending === null ? EVERYONE : NOBODY),
  legalActions: (state, actor) => (actor === null ? legalActions(state) : []),
  apply: (state, actor, action) =>
    actor === null ? apply(state, action) : { ok: false, rejection: NOT_ALONE },
  whyNot: (state, actor, action) => (actor === null ? whyNot(state, action) : NOT_ALONE),
  view: (state, _, forecast) => view(state, forecast),
  eventsFor: (events) => events,
  outcome,
  progress,
  standings: ({ heroes, result }) =>
    heroes.map(() => ({ rank: 1, score: null, won: result === 'won' })),
  tallyVersion: TALLY_VERSION,
  tally: tallyOf,
  bots: {},
  campaign: campaignRules,
  achievements,
  files: fileRules,
  daily,
  packs: packRules,
  simulation: { load: async () => (await import('./simulation')).simulation },
}
