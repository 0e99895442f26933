/** A new game, with its challenge tier and talents (rulebook, Setup, Challenge Tiers, Four Player Rules). */
import type { CardId, Options } from '@shared/games/one-deck-dungeon'
import * as v from 'valibot'
import { ONLY_DECK, shuffle, takePosition, type Random } from '../random'
import { beginBossFight } from './boss-fight'
import { DECK } from './cards'
import { startingLevel } from './cards/levels'
import { partyGiven } from './content'
import { sets } from './party'
import {
  beginTransition,
  first,
  record,
  reveal,
  update,
  type Settled,
  type Transition,
} from './transition'
import { positionSchema, standAt } from './position'
import { runAgenda } from './run-agenda'
import type { GameState } from './state'
import { nextTurn } from './turn'

/** Novice's second token comes with the level that it begins with. */
function startingPotions(options: Options): number {
  switch (options.tier) {
    case 'novice':
      return 2
    case 'standard':
    case 'veteran':
    case null:
      return 1
    case 'fearless':
      return 0
  }
}

/** States of version 1 stay the bytes that they were: they do not say their version. */
function withoutRules({ rules: _, ...state }: GameState): GameState {
  return state
}

/**
 * Written out as a whole, not put together from parts: every later state is a copy of this one, and engines copy and read
 * an object in one piece faster than one that has grown.
 */
function newState(
  options: Options,
  deck: readonly CardId[],
  random: Random,
  rules: number,
): GameState {
  const state: GameState = {
    rules,
    options,
    random,
    turn: 0,
    floor: 1,
    heroes: options.heroes.map(() => ({ damage: 0, items: [], skills: [], stored: 0 })),
    level: startingLevel(options.tier),
    xp: [],
    potions: startingPotions(options) * sets({ options }) + partyGiven({ options }, 'more-potions'),
    identified: [],
    deck,
    discard: [],
    removed: [],
    doors: [],
    spoils: [],
    nextDoor: 1,
    stairs: { tokens: 0, due: 0 },
    encounter: null,
    boss: null,
    descents: 0,
    levelsGained: 0,
    agenda: [],
    ending: null,
  }
  return rules === 1 ? withoutRules(state) : state
}

/** Standard: the top card of the shuffled deck is XP before the game. */
function startingXp(transition: Transition): Transition {
  const [card, ...deck] = transition.state.deck
  return card === undefined || transition.state.options.tier !== 'standard'
    ? transition
    : record(reveal(update(transition, { deck, xp: [card] })), { type: 'starting-xp', card })
}

/** The encounter cards of the sets on the table: four heroes shuffle two decks into one (R39). */
export function deckOf(options: Options): readonly CardId[] {
  return sets({ options }) === 2 ? [...DECK, ...DECK] : DECK
}

function beginFloor(transition: Transition): Settled {
  return runAgenda(first(transition, nextTurn(transition.state, { floorBegins: true })))
}

/** @param rules the version of the rules that the game is played by to its end */
export function setup(options: Options, random: Random, rules: number): Settled {
  const [asked, unplaced] = takePosition(random)
  const [deck, shuffled] = shuffle(deckOf(options), unplaced, ONLY_DECK)
  const begun = record(beginTransition(newState(options, deck, shuffled, rules)), {
    type: 'game-began',
    dungeon: options.dungeon,
  })
  const prepared = startingXp(begun)
  if (asked === null) return beginFloor(prepared)
  const position = v.parse(positionSchema, asked)
  const there = standAt(prepared, position)
  return position.boss ? runAgenda(beginBossFight(there)) : beginFloor(there)
}
