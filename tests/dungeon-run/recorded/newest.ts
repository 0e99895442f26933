/** Games of the newest rules, to be recorded: one to four heroes, with every option, by bots and by chance. */
import { dungeonRun as game } from '@main/games/dungeon-run'
import { createRandom } from '@main/games/random'
import type { Action, DungeonRunTypes, Options } from '@shared/games/dungeon-run'
import { must } from '../../must'
import { picker } from '../../picker'
import { playRecorded, type RecordedGame } from '../../recordings'

export const { rulesVersion } = game

const GAMES = 80
/** A digest is kept after each so many actions. */
const INTERVAL = 50
/** Of a hundred actions, so many are drawn: chance finds what no sensible player would do. */
const ASTRAY = [0, 20, 50, 85] as const
/** What seldom comes up is drawn where it can be. */
const RARE: readonly Action['type'][] = ['trade', 'ask', 'propose', 'also', 'return']

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

function playGame(index: number): RecordedGame<DungeonRunTypes> {
  const pick = picker(index + 1)
  const astray = must(ASTRAY[Math.floor(index / 4) % ASTRAY.length])
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
export function* playNewest(): Generator<RecordedGame<DungeonRunTypes>> {
  for (let index = 0; index < GAMES; index++) yield playGame(index)
}
