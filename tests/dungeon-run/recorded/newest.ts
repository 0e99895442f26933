/** Games of the newest rules, to be recorded: one to four heroes, with every option, by bots and by chance. */
import { dungeonRun as game } from '@main/games/dungeon-run'
import { createRandom } from '@main/games/random'
import type { Action, Options } from '@shared/games/dungeon-run'
import { must } from '../../must'
import { digestOf, type RecordedGame } from './recording'

export const { rulesVersion } = game

const GAMES = 80
/** A digest is kept after each so many actions. */
const INTERVAL = 50
/** Of a hundred actions, so many are drawn: chance finds what no sensible player would do. */
const ASTRAY = [0, 20, 50, 85] as const
/** What seldom comes up is drawn where it can be. */
const RARE: readonly Action['type'][] = ['trade', 'ask', 'propose', 'also', 'return']

/** Numbers from 0 up to, not including, `below`. */
type Numbers = (below: number) => number
function numbers(seed: number): Numbers {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % below
  }
}

/** Every number of players meets every option, on and off. */
function optionsOf(index: number): Options {
  const players = 1 + (index % 4)
  const round = Math.floor(index / 4)
  return {
    players,
    heroDeal: round % 2 === 0 ? 'random' : 'choose',
    begForYourLife: players > 1 && round % 4 >= 2,
    bridgeFall: round % 3 === 0 ? 'allOnes' : 'anyOne',
    silentHall: round % 2 === 1 ? 'all' : 'heroAndSkill',
    glyphSolo: round % 4 === 1 ? 'strict' : 'ignoreAssistance',
    trained: round % 4 >= 2 ? 'iconOrToken' : 'icon',
    roundReroll: round % 4 === 3,
    wanderingMonsters: round % 3 === 1,
    variedEncounters: round % 3 === 2,
    roundCap: 60,
  }
}

function playGame(index: number): RecordedGame {
  const next = numbers(index + 1)
  const options = optionsOf(index)
  const astray = must(ASTRAY[Math.floor(index / 4) % ASTRAY.length])
  const seed = next(2 ** 24)
  const easy = must(game.bots.easy)
  let { state } = game.setup(options, createRandom(seed), rulesVersion)
  const actions: (readonly [number, Action])[] = []
  const digests: [number, string][] = [[0, digestOf(state)]]
  for (;;) {
    const asked = game.asked(state)
    const seat = asked[next(Math.max(1, asked.length))] ?? null
    if (seat === null) break
    const listed = game.legalActions(state, seat)
    const rare = listed.filter(({ type }) => RARE.includes(type))
    const drawn = rare.length > 0 && next(3) > 0 ? rare : listed
    const action =
      next(100) < astray
        ? must(drawn[next(drawn.length)])
        : easy.choose(game.view(state, seat), listed, seat, createRandom(next(2 ** 24)))
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
