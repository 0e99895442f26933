/** Recorded games: what is kept of each, and how those of a new version of the rules are played. */
import type { Script } from '@main/games/random'
import {
  BASIC_SKILLS,
  DUNGEONS,
  FOCUSES,
  HEROES,
  TALENTS,
  TIERS,
  type Action,
  type Options,
} from '@shared/games/one-deck-dungeon'
import { picker, type Pick } from '../../picker'
import { digestOf, linesOf, type Digests } from '../../recordings'

/** A line of a recording. */
export interface RecordedGame {
  readonly options: Options
  readonly seed: number
  /** Dice that come before the generator's. */
  readonly script: Script
  readonly actions: readonly Action[]
  readonly digests: Digests
}

/** The games recorded of a version of the rules. */
export function recordedOf(version: number): readonly RecordedGame[] {
  return linesOf(import.meta.dirname, version) as readonly RecordedGame[]
}

/** The rules as far as a recording needs them. */
export interface Rules<State> {
  begin(options: Options, seed: number, script: Script): State
  actions(state: State): readonly Action[]
  /** What the bot would do. */
  choose(state: State, actions: readonly Action[]): Action
  apply(state: State, action: Action): State
}

const GAMES = 45
/** A digest is kept after each so many actions. */
const INTERVAL = 25
/** Most games are over much sooner; those that a player drags on need not be. */
const ACTIONS_AT_MOST = 1_200
/** What only prolongs a game is chosen now and then. */
const SLOW: readonly Action['type'][] = ['unpick-die', 'cancel', 'discard-die', 'take-back-die']

function oneOf<Item>(items: readonly Item[], next: Pick): Item {
  const item = items[next(items.length)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}

/** Every size of party meets every dungeon, with tiers, talents and real dice in turn. */
function optionsOf(index: number, next: Pick): Options {
  const first = next(HEROES.length)
  const size = [1, 2, 4][index % 3] ?? 1
  const talented = index % 2 === 1
  return {
    heroes: Array.from({ length: size }, (_, seat) => ({
      hero: HEROES[(first + seat) % HEROES.length] ?? 'warrior',
      player: seat === 0 ? 'Ada' : null,
      focus: talented ? oneOf(FOCUSES, next) : null,
      talents: talented ? TALENTS.filter(() => next(2) === 0) : [],
      basicSkill: talented ? oneOf(BASIC_SKILLS, next) : null,
    })),
    dungeon: DUNGEONS[Math.floor(index / 3) % DUNGEONS.length] ?? 'dragons-cave',
    tier: oneOf([null, ...TIERS], next),
    dice: index % 4 === 3 ? 'own' : 'app',
  }
}

/** Mostly the bot plays, for it comes far; chance finds what no sensible player would do. */
function choose<State>(
  rules: Rules<State>,
  state: State,
  { astray, next }: { readonly astray: number; readonly next: Pick },
): Action {
  const actions = rules.actions(state)
  const dice = actions.filter(({ type }) => type === 'enter-die')
  if (dice.length > 0) return oneOf(dice, next)
  if (next(100) >= astray) return rules.choose(state, actions)
  const forward = actions.filter(({ type }) => !SLOW.includes(type))
  return oneOf(forward.length === 0 || next(6) === 0 ? actions : forward, next)
}

function playGame<State>(rules: Rules<State>, index: number): RecordedGame {
  const next = picker(index + 1)
  const options = optionsOf(index, next)
  const seed = next(2 ** 24)
  // Lucky dice lead to deep floors and the boss; with one's own they are entered.
  const lucky = options.dice === 'app' ? [0, 60, 300][Math.floor(index / 3) % 3] : 0
  const script = { rolls: Array.from({ length: lucky ?? 0 }, () => 6) }
  const astray = [0, 3, 25][Math.floor(index / 5) % 3] ?? 0
  let state = rules.begin(options, seed, script)
  const actions: Action[] = []
  const digests: [number, string][] = [[0, digestOf(state)]]
  while (actions.length < ACTIONS_AT_MOST && rules.actions(state).length > 0) {
    const action = choose(rules, state, { astray, next })
    state = rules.apply(state, action)
    actions.push(action)
    if (actions.length % INTERVAL === 0) digests.push([actions.length, digestOf(state)])
  }
  digests.push([actions.length, digestOf(state)])
  return { options, seed, script, actions, digests }
}

/** Plays the games of a recording, one after another. */
export function* playRecording<State>(rules: Rules<State>): Generator<RecordedGame> {
  for (let index = 0; index < GAMES; index++) yield playGame(rules, index)
}
