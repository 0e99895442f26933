/** What a bot knows around its own sheet: the turn, and how far the others are. It is the same for a whole turn. */
import {
  GEMS,
  TURNS,
  roomOf,
  type BossCard,
  type MissionCard,
  type Room,
  type Sheet,
  type View,
} from '@shared/games/paper-dungeons'
import type { Seat } from '@shared/games/game'
import { has } from '@shared/games/paper-dungeons/bits'
import type { Board } from '../board'
import { strengthOf } from '../bosses'
import { BOSS_AFTER_TURN, MISSION_GLORY } from '../content/printed'
import type { Setting } from '../draft'
import { measure } from '../metrics'
import { settingOfView } from '../stages'
import { distancesFrom, FAR } from './distances'

/** A mission that is still open. */
export interface Goal {
  readonly card: MissionCard
  /** What it brings at the end of this turn, and at the end of the next. */
  readonly now: number
  readonly later: number
  /** How near the nearest of the others is, from 0 to 1. */
  readonly rivals: number
}

/** A boss that is met after this turn, or later. */
export interface Ahead {
  readonly which: number
  readonly card: BossCard
  readonly room: Room
  /** Turns to be played before it, this one aside. */
  readonly turns: number
  /** The strength of the strongest of the others, as they stand; alone 0. */
  readonly rivals: number
}

export interface TurnContext extends Setting {
  readonly alone: boolean
  /** After this one. */
  readonly turnsLeft: number
  readonly goals: readonly Goal[]
  /** The boss that is met at the end of this turn; null: none is. */
  readonly boss: Ahead | null
  /** The bosses that are met after that. */
  readonly later: readonly Ahead[]
  /** How many others play. */
  readonly rivals: number
  /** By gem: the least distance of somebody else who could still take it. */
  readonly rivalGems: readonly number[]
  /** Bit set: gems that the next boss scatters. */
  readonly scattered: number
}

export function turnContextOf(view: View, seat: Seat): TurnContext {
  const setting = settingOfView(view)
  const { board } = setting
  const { turn, alone } = view
  const others = view.sheets.filter((_, other) => other !== seat)
  // In setup the first turn is still to come; after a boss its turn is over, and its boss met.
  const met = view.stage === 'boss' ? turn + 1 : turn
  const bosses = board.bosses.flatMap((card, which): readonly Ahead[] => {
    const after = BOSS_AFTER_TURN[which] ?? 0
    if (after < met) return []
    const strengths = others.map((sheet) => strengthOf(board, sheet, card))
    const room = roomOf(board.dungeon.bossRooms[which] ?? 'A1')
    return [{ which, card, room, turns: after - turn, rivals: Math.max(0, ...strengths) }]
  })
  return {
    ...setting,
    alone,
    turnsLeft: TURNS - turn,
    goals: goalsOf(view, board, others),
    boss: bosses.find(({ turns }) => turns === 0) ?? null,
    later: bosses.filter(({ turns }) => turns > 0),
    rivals: others.length,
    rivalGems: GEMS.map((_, gem) => nearestTo(board, others, gem)),
    scattered: view.scattered ? scatteredNext(bosses[0]?.card) : 0,
  }
}

function goalsOf(view: View, board: Board, others: readonly Sheet[]): readonly Goal[] {
  const { alone, stage } = view
  // Missions are claimed at the end of a turn: at a boss it is the next one's.
  const turn = stage === 'boss' ? view.turn + 1 : Math.max(1, view.turn)
  return view.missions.flatMap(({ id, done }): readonly Goal[] => {
    const card = board.content.missions.find((one) => one.id === id)
    if (done > 0 || card === undefined) return []
    const worth = (at: number): number => (alone ? (card.solo[at - 1] ?? 0) : MISSION_GLORY)
    const parts = others.map((sheet) => measure(board, sheet, card.measure) / card.atLeast)
    const rivals = Math.min(1, Math.max(0, ...parts))
    return [{ card, now: worth(turn), later: worth(turn + 1), rivals }]
  })
}

function nearestTo(board: Board, others: readonly Sheet[], gem: number): number {
  const room = board.gemRooms[gem] ?? -1
  let least = FAR
  for (const sheet of others)
    if (room >= 0 && !has(sheet.gems | sheet.lostGems, gem))
      least = Math.min(least, distancesFrom(board, sheet)[room] ?? FAR)
  return least
}

function scatteredNext(boss: BossCard | undefined): number {
  return (boss?.scattered ?? []).reduce((set, gem) => set | (1 << GEMS.indexOf(gem)), 0)
}
