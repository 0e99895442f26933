/** Games of the newest rules, to be recorded: any number of players in every dungeon, by bots and by chance. */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import { createRandom } from '@main/games/random'
import { BOT_LEVELS } from '@shared/games'
import { DUNGEONS, type Options, type PaperTypes } from '@shared/games/paper-dungeons'
import { must } from '../../must'
import { picker } from '../../picker'
import { playRecorded, type RecordedGame } from '../../recordings'

export const { rulesVersion } = game

const GAMES = 48
/** A digest is kept after each so many actions. */
const INTERVAL = 25
/** Of a hundred actions, so many are drawn: chance finds what no sensible player would do. */
const ASTRAY = [0, 10, 30, 60] as const

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

function playGame(index: number): RecordedGame<PaperTypes> {
  const pick = picker(index + 1)
  const astray = must(ASTRAY[Math.floor(index / 3) % ASTRAY.length])
  return playRecorded(game, {
    options: optionsOf(index),
    interval: INTERVAL,
    pick,
    choose: (state, seat, listed) => {
      const level = must(BOT_LEVELS[(index + seat) % BOT_LEVELS.length])
      return pick(100) < astray
        ? must(listed[pick(listed.length)])
        : must(game.bots[level]).choose(
            game.view(state, seat),
            listed,
            seat,
            createRandom(pick(2 ** 24)),
          )
    },
  })
}

/** Plays the games of a recording, one after another. */
export function* playNewest(): Generator<RecordedGame<PaperTypes>> {
  for (let index = 0; index < GAMES; index++) yield playGame(index)
}
