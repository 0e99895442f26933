/** A beginner: takes what looks good at the moment, with a good deal of chance, and plans nothing. */
import { roomOf, type Action, type PaperTypes, type Sheet } from '@shared/games/paper-dungeons'
import type { Bot } from '../../game'
import { drawFrom } from '../../random'
import { has } from '@shared/games/paper-dungeons/bits'
import { roomAt, type Board } from '../board'
import { TOP_LEVEL } from '../content/printed'
import { fightDamage, hasGem, isExplored, trapDamage } from '../rooms'
import { settingOfView } from '../stages'
import { heartsLeft, heroPlace, itemPlace, levelOf, lifeOf } from '../sheets'

/** What things look like to a beginner, in glory or thereabouts. */
const LOOKS = {
  gem: 3,
  reward: 1.5,
  monster: 1.2,
  unexplored: 0.6,
  boss: 3,
  damage: 0.8,
  /** To rise from the dead is no plan. */
  death: 20,
  item: 1,
  completed: 2,
  brew: 1.4,
  /** A level of a hero at level 1; less with each that it has. */
  level: 2.6,
  lessByLevel: 0.3,
  stop: 0.3,
  /** What chance adds, at most. */
  chance: 2.5,
} as const

/** The lowest of all: only where nothing else is listed. */
const NEVER = -100

export const easy: Bot<PaperTypes> = {
  choose: (view, actions, _seat, random) => {
    const [only] = actions
    if (only === undefined || view.own === null) throw new Error('nothing is asked')
    if (actions.length === 1) return only
    const { sheet } = view.own.step
    const { board } = settingOfView(view)
    const boss = view.turn <= 3 ? 0 : view.turn <= 6 ? 1 : 2
    let [chance] = drawFrom(random, 'chance', 0x7fffffff)
    let best = only
    let most = -Infinity
    const seen: Seen = { board, sheet, boss, items: [], rooms: [] }
    for (const action of actions) {
      // One draw of the generator is enough for a whole list.
      chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0
      const value = looksOf(seen, action) + (LOOKS.chance * chance) / 2 ** 32
      if (value > most) {
        most = value
        best = action
      }
    }
    return best
  },
}

interface Seen {
  readonly board: Board
  readonly sheet: Sheet
  /** The next boss, from 0. */
  readonly boss: number
  /** What items and rooms look like, as far as they have been looked at: with any die they look alike. */
  readonly items: number[]
  readonly rooms: number[]
}

function looksOf(seen: Seen, action: Action): number {
  const { board, sheet } = seen
  switch (action.type) {
    case 'keep':
    case 'raid':
    case 'commit':
      return 0
    case 'level':
      return levelLooks(sheet, heroPlace(action.hero))
    case 'raise':
      return levelLooks(sheet, heroPlace(action.hero))
    case 'item':
      return itemLooks(seen, itemPlace(action.item))
    case 'mark':
      return itemLooks(seen, itemPlace(action.item))
    case 'brew':
      return sheet.potions < board.satchel ? LOOKS.brew : NEVER / 2
    case 'move':
    case 'step':
      return roomLooks(seen, roomOf(action.to))
    case 'stop':
      return LOOKS.stop
    case 'pass':
      return NEVER
    // Potions first (Q13).
    case 'absorb':
      return LOOKS.chance * action.hearts
    case 'defeat':
      return roomAt(board, roomOf(action.room)).level
  }
}

function levelLooks(sheet: Sheet, hero: number): number {
  const level = levelOf(sheet, hero)
  return LOOKS.level - LOOKS.lessByLevel * (level - 1) + (level === TOP_LEVEL - 1 ? 1 : 0)
}

function itemLooks(seen: Seen, item: number): number {
  return (seen.items[item] ??= looksOfItem(seen, item))
}
function looksOfItem({ board, sheet }: Seen, item: number): number {
  const glory = board.content.items[item]?.glory ?? 0
  return (sheet.items[item] ?? 0) > 0 ? LOOKS.completed + glory / 2 : LOOKS.item + glory / 4
}

function roomLooks(seen: Seen, room: number): number {
  return (seen.rooms[room] ??= looksOfRoom(seen, room))
}
function looksOfRoom({ board, sheet, boss }: Seen, to: number): number {
  const room = roomAt(board, to)
  let looks = has(room.boss & ~sheet.entered, boss) ? LOOKS.boss : 0
  let damage = room.trap ? trapDamage(sheet) : 0
  if (hasGem(sheet, room)) looks += LOOKS.gem
  if (!isExplored(sheet, room)) {
    looks += LOOKS.unexplored
    if (room.reward !== null) looks += LOOKS.reward
    if (room.monster >= 0 && !has(sheet.defeated, room.monster)) {
      looks += LOOKS.monster
      damage += fightDamage({ board, sheet }, room)
    }
  }
  const marks = sheet.damage + Math.max(0, damage - heartsLeft(sheet))
  const dies = damage > 0 && !sheet.resurrected && marks > lifeOf(sheet)
  // A room that only hurts is none to enter.
  const hurts = looks === 0 && damage > 0
  return looks - LOOKS.damage * damage - (dies || hurts ? LOOKS.death : 0)
}
