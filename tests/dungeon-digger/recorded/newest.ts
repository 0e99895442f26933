/** Games of the newest rules, to be recorded: two to six Lords, every scenario and option, by bots and by chance. */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { createRandom } from '@main/games/random'
import {
  optionsSchema,
  SCENARIOS,
  type Action,
  type DungeonDiggerTypes,
  type Options,
} from '@shared/games/dungeon-digger'
import * as v from 'valibot'
import { must } from '../../must'
import { picker } from '../../picker'
import { playRecorded, type RecordedGame } from '../../recordings'

export const { rulesVersion } = game

const PLAYERS = [2, 3, 4, 5, 6] as const
const PLAYED = [null, ...SCENARIOS] as const
const EVERY = PLAYERS.length * PLAYED.length
/** Every number of players meets every scenario twice; what pieces do seldom comes up, so these are played on. */
const GAMES = 2 * EVERY + 40
const WITH_PIECES = ['adventurers', 'creatures'] as const
/** A digest is kept after each so many actions. */
const INTERVAL = 100
/** Of a hundred actions, so many are drawn: chance finds what no sensible player would do. */
const ASTRAY = [0, 15, 40, 60] as const
/** What seldom comes up is drawn where it can be. */
const RARE: readonly Action['type'][] = [
  'conquer',
  'liberate',
  'demolish',
  'summon',
  'walk',
  'flame',
  'withdraw',
  'ability',
  'sneak',
  'dragon',
  'rescue',
  'exchange',
  'pit-coin',
  'store',
  'shake',
  'refuse',
  'forfeit',
  'decline',
]

/** Every number of players meets every scenario; options change from one time to the next. */
function optionsOf(index: number): Options {
  const players = must(PLAYERS[index % PLAYERS.length])
  const round = Math.floor(index / PLAYERS.length)
  const again = index >= EVERY
  const scenario =
    index < 2 * EVERY
      ? (PLAYED[round % PLAYED.length] ?? null)
      : must(WITH_PIECES[round % WITH_PIECES.length])
  return v.parse(optionsSchema, {
    players,
    scenario,
    lords: again === (index % 2 === 0) ? 'dealt' : 'none',
    freeThink: index % 3 === 0,
    hiddenProjects: index % 2 === 1,
    monsterHuntFaceDown: scenario === 'monsterHunt' && again,
    turnTimer: scenario === 'sandsOfTime' && again ? 3 : 0,
  })
}

function playGame(index: number): RecordedGame<DungeonDiggerTypes> {
  const pick = picker(index + 1)
  const astray = must(ASTRAY[index % ASTRAY.length])
  const easy = must(game.bots.easy)
  return playRecorded(game, {
    options: optionsOf(index),
    interval: INTERVAL,
    pick,
    choose: (state, seat, listed) => {
      const rare = listed.filter(({ type }) => RARE.includes(type))
      const drawn = rare.length > 0 && pick(3) > 0 ? rare : listed
      return pick(100) < astray
        ? must(drawn[pick(drawn.length)])
        : easy.choose(game.view(state, seat), listed, seat, createRandom(pick(2 ** 24)))
    },
  })
}

/** Plays the games of a recording, one after another. */
export function* playNewest(): Generator<RecordedGame<DungeonDiggerTypes>> {
  for (let index = 0; index < GAMES; index++) yield playGame(index)
}
