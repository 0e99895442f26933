/** One Deck Dungeon (v1.5) for one, two and four heroes, with its campaign's tiers and talents. */
import {
  optionsSchema,
  tallySchema,
  type Action,
  type Catalogue,
  type Event,
  type Options,
  type Outcome,
  type Tally,
  type View,
} from '@shared/games/one-deck-dungeon'
import type { Game } from '../game'
import { apply, whyNot } from './apply'
import { catalogue } from './cards'
import { legalActions } from './legal'
import { deckOf, setup } from './setup'
import type { State } from './state'
import { TALLY_VERSION, tallyOf } from './tally'
import { outcome, view } from './view'

export const oneDeckDungeon: Game<Options, State, Action, Event, View, Outcome, Catalogue, Tally> =
  {
    id: 'one-deck-dungeon',
    rulesVersion: 1,
    options: optionsSchema,
    catalogue,
    deck: deckOf,
    setup: (options, random) => ({ ok: true, ...setup(options, random) }),
    legalActions,
    apply,
    whyNot,
    outcome,
    view,
    tallyVersion: TALLY_VERSION,
    tallySchema,
    tally: tallyOf,
  }
