/** Games of the newest rules, to be recorded: any number of players in every dungeon, by bots and by chance. */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import { createRandom } from '@main/games/random'
import { BOT_LEVELS } from '@shared/games'
import { DUNGEONS, type Action, type Options } from '@shared/games/paper-dungeons'
import { must } from '../../must'
import { digestOf, type RecordedGame } from './recording'

export const { rulesVersion } = game

const GAMES = 48
/** A digest is kept after each so many actions. */
const INTERVAL = 25
/** Of a hundred actions, so many are drawn: chance finds what no sensible player would do. */
const ASTRAY = [0, 10, 30, 60] as const

/** Numbers from 0 up to, not including, `below`. */
type Numbers = (below: number) => number
function numbers(seed: number): Numbers {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % below
  }
}

/** Every dungeon is met by four numbers of players, with every variant. */
function optionsOf(index: number): Options {
  const players = 1 + ((index + Math.floor(index / 24)) % 8)
  const alone = players === 1
  return {
    players,
    dungeon: index % 7 === 6 ? null : must(DUNGEONS[index % DUNGEONS.length]),
    missions: alone || index % 5 !== 0,
    scattered: alone || Math.floor(index / 4) % 2 === 1,
  }
}

function playGame(index: number): RecordedGame {
  const next = numbers(index + 1)
  const options = optionsOf(index)
  const astray = must(ASTRAY[Math.floor(index / 3) % ASTRAY.length])
  const seed = next(2 ** 24)
  let { state } = game.setup(options, createRandom(seed), rulesVersion)
  const actions: (readonly [number, Action])[] = []
  const digests: [number, string][] = [[0, digestOf(state)]]
  for (;;) {
    const asked = game.asked(state)
    // Seats act in any order.
    const seat = asked[next(Math.max(1, asked.length))] ?? null
    if (seat === null) break
    const listed = game.legalActions(state, seat)
    const level = must(BOT_LEVELS[(index + seat) % BOT_LEVELS.length])
    const action =
      next(100) < astray
        ? must(listed[next(listed.length)])
        : must(game.bots[level]).choose(
            game.view(state, seat),
            listed,
            seat,
            createRandom(next(2 ** 24)),
          )
    const applied = game.apply(state, seat, action)
    if (!applied.ok) throw new Error(`listed but refused: ${applied.rejection.code}`)
    ;({ state } = applied)
    actions.push([seat, action])
    if (actions.length % INTERVAL === 0) digests.push([actions.length, digestOf(state)])
  }
  digests.push([actions.length, digestOf(state)])
  return { options, seed, actions, digests }
}

/** Plays the games of a recording, one after another. */
export function* playNewest(): Generator<RecordedGame> {
  for (let index = 0; index < GAMES; index++) yield playGame(index)
}
