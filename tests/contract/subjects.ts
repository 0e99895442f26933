/** The games that are held to the contract, with what a test must know of each to play it. */
import * as v from 'valibot'
import { games } from '@main/games'
import type { Games } from '@main/games'
import { dungeonDigger } from '@main/games/dungeon-digger'
import type { State as DiggerState } from '@main/games/dungeon-digger/state'
import { dungeonRun } from '@main/games/dungeon-run'
import type { State as RunState } from '@main/games/dungeon-run/state'
import type { Game } from '@main/games/game'
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import type { GameState as OddState } from '@main/games/one-deck-dungeon/state'
import { paperDungeons } from '@main/games/paper-dungeons'
import type { State as PaperState } from '@main/games/paper-dungeons/state'
import { createRandom, shuffle } from '@main/games/random'
import {
  SCENARIOS,
  optionsSchema as diggerOptionsSchema,
  type DungeonDiggerTypes,
} from '@shared/games/dungeon-digger'
import { optionsSchema, type DungeonRunTypes } from '@shared/games/dungeon-run'
import { DUNGEONS, HEROES, type OddTypes } from '@shared/games/one-deck-dungeon'
import type { PaperTypes } from '@shared/games/paper-dungeons'
import type { Actor, GameTypes } from '@shared/games'
import { disguised as disguiseDigger } from '../dungeon-digger/properties/disguise'
import { disguised as disguiseRun } from '../dungeon-run/properties/disguise'
import { disguised as disguisePaper } from '../paper-dungeons/properties/disguise'
import { diceRace } from './dice-race'
import type { State as RaceState } from './dice-race/rules'
import { CARDS, CHOICES, type DiceRace } from './dice-race/types'

/** The app's games, and the one that tests bring along. */
export const allGames: Games = {
  ...games,
  [diceRace.id]: diceRace,
}

export interface Subject {
  readonly game: Game
  /** Options of several kinds of games. */
  readonly options: readonly unknown[]
  /** Which of `count` actions a number stands for: none that goes round in circles. */
  readonly avoid: readonly string[]
  /** Whether seats act several times while others choose. */
  readonly interleaved: boolean
  /** The same state with other hidden parts, as the viewer could not tell them apart. */
  readonly disguise: (state: unknown, viewer: Actor, seed: number) => unknown
}

function subject<T extends GameTypes, State>(
  game: Game<T, State>,
  others: {
    readonly options: readonly T['options'][]
    readonly avoid: readonly T['action']['type'][]
    readonly interleaved: boolean
    readonly disguise: (state: State, viewer: Actor, seed: number) => State
  },
): Subject {
  return {
    game,
    options: others.options,
    avoid: others.avoid,
    interleaved: others.interleaved,
    disguise: (state, viewer, seed) => others.disguise(state as State, viewer, seed),
  }
}

function hero(name: (typeof HEROES)[number]) {
  return {
    hero: name,
    player: null,
    focus: null,
    talents: [],
    basicSkill: null,
  }
}

/** Another order of the deck and of what lies behind closed doors, and other dice to come. */
function disguiseDungeon(state: OddState, _viewer: Actor, seed: number): OddState {
  const closed = state.doors.filter((door) => !door.open).flatMap((door) => door.cards)
  const [order, random] = shuffle([...state.deck, ...closed], createRandom(seed), 'deck')
  const behind = [...order.slice(state.deck.length)]
  const doors = state.doors.map((door) =>
    door.open ? door : { ...door, cards: behind.splice(0, door.cards.length) },
  )
  return { ...state, deck: order.slice(0, state.deck.length), doors, random }
}

/** Another choice and card of everyone else. */
function disguiseRace(state: RaceState, viewer: Actor, seed: number): RaceState {
  if (state.over) return state
  const mine = state.cards.filter((_, seat) => seat === viewer)
  const [order, random] = shuffle(CARDS, createRandom(seed), 'cards')
  const others = order.filter((card) => !mine.includes(card))
  const cards = state.cards.map((card, seat) => (seat === viewer ? card : (others.pop() ?? card)))
  const choices = state.choices.map((choice, seat) =>
    choice === null || seat === viewer ? choice : (CHOICES[seed % CHOICES.length] ?? choice),
  )
  return { ...state, cards, choices, random }
}

export const subjects: readonly Subject[] = [
  subject<OddTypes, OddState>(oneDeckDungeon, {
    options: DUNGEONS.map((dungeon, at) => ({
      heroes: HEROES.slice(0, [1, 2, 4][at % 3]).map(hero),
      dungeon,
      tier: at % 2 === 0 ? null : 'standard',
      dice: at % 2 === 0 ? 'app' : 'own',
    })),
    avoid: ['unpick-die', 'cancel', 'discard-die', 'take-back-die'],
    interleaved: false,
    disguise: disguiseDungeon,
  }),
  subject<PaperTypes, PaperState>(paperDungeons, {
    options: [1, 2, 3].map((players) => ({
      players,
      dungeon: null,
      missions: true,
      scattered: players !== 2,
    })),
    avoid: [],
    interleaved: true,
    disguise: disguisePaper,
  }),
  subject<DungeonRunTypes, RunState>(dungeonRun, {
    options: [1, 2, 3].map((players) =>
      v.parse(optionsSchema, {
        players,
        heroDeal: players === 2 ? 'choose' : 'random',
        begForYourLife: players === 3,
        roundCap: 12,
      }),
    ),
    // Equipping and trading may go on for ever without anything being changed.
    avoid: ['equip', 'trade'],
    interleaved: false,
    disguise: disguiseRun,
  }),
  subject<DungeonDiggerTypes, DiggerState>(dungeonDigger, {
    options: [null, ...SCENARIOS].map((scenario, at) =>
      v.parse(diggerOptionsSchema, {
        players: 2 + (at % 3),
        scenario,
        lords: at % 2 === 0 ? 'dealt' : 'none',
        hiddenProjects: at % 2 === 1,
      }),
    ),
    avoid: [],
    interleaved: false,
    disguise: disguiseDigger,
  }),
  subject<DiceRace, RaceState>(diceRace, {
    options: [
      { rounds: 1 },
      { rounds: 4 },
      { rounds: 9, pack: { name: 'Giants', content: { safe: 5 } } },
    ],
    avoid: [],
    interleaved: false,
    disguise: disguiseRace,
  }),
]
