/** The rooms that are still to be explored, by how far they are: rewards, traps, monsters and what these would deal. */
import { has, countBits } from '@shared/games/paper-dungeons/bits'
import { isExplored } from '../../rooms'
import { ARMOUR, armourLevel, isComplete, levelOf } from '../../sheets'
import { BINS, haveSameWays, waysOn } from '../distances'
import { add } from '../numbers'
import type { TurnContext } from '../turn-context'
import { newNames, type Filler, type Part } from './part'
import { nextMarks } from './tracks'

const REWARDS = ['potion', 'item', 'level'] as const

const { names, place } = newNames()
const SHORT = place('monsters-too-strong')
const NEXT_MONSTER = place('next-monster')
const ROOM_REWARD = BINS.map((bin) => place(`room.${bin}`, REWARDS))
const ROOM_MONSTER = BINS.map((bin) => place(`room.${bin}.monster`))
const ROOM_DAMAGE = BINS.map((bin) => place(`room.${bin}.damage`))
const ROOM_ANY = BINS.map((bin) => place(`room.${bin}.unexplored`))
const MONSTER_GAIN = place('power-monsters', ['druid', 'scavenger'])

export const rooms: Part = {
  names,
  isSame: ({ sheet: one }, { sheet: other }) =>
    haveSameWays(one, other) &&
    one.explored === other.explored &&
    one.defeated === other.defeated &&
    one.levels === other.levels &&
    isComplete(one, ARMOUR) === isComplete(other, ARMOUR) &&
    one.power === other.power,
  filler,
}

function filler({ board }: TurnContext): Filler {
  const { monsters } = board.content.tracks
  const waysFrom = waysOn(board)
  return ({ sheet }, into) => {
    const { bins } = waysFrom(sheet)
    const { defeated, power } = sheet
    const armour = armourLevel(board, sheet)
    const monster = nextMarks(monsters, countBits(defeated))
    let short = 0
    for (const room of board.rooms) {
      if (isExplored(sheet, room)) continue
      const bin = bins[room.room] ?? 0
      add(into, ROOM_ANY[bin] ?? 0, 0.25)
      if (room.trap && power !== 'explorer') add(into, ROOM_DAMAGE[bin] ?? 0, 0.5)
      if (room.reward !== null) add(into, (ROOM_REWARD[bin] ?? 0) + REWARDS.indexOf(room.reward), 1)
      if (room.monster < 0 || has(defeated, room.monster)) continue
      const over = Math.max(0, room.level - levelOf(sheet, room.hero) - armour)
      short += over
      add(into, ROOM_MONSTER[bin] ?? 0, monster)
      add(into, ROOM_DAMAGE[bin] ?? 0, over / 2)
    }
    into[SHORT] = short / 8
    into[NEXT_MONSTER] = monster
    if (power === 'druid') into[MONSTER_GAIN] = countBits(defeated) % 3
    if (power === 'scavenger') into[MONSTER_GAIN + 1] = countBits(defeated) % 3
  }
}
