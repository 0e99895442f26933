/** A sheet filled in by hand, read into the sheet that the rules know: what is scored is scored from it alone. */
import {
  BOSS_COUNT,
  GEMS,
  HEROES,
  TRAIL_TURN,
  blankSheet,
  type Room,
  type RoomId,
  type Sheet,
  type SheetMarks,
} from '@shared/games/paper-dungeons'
import { exitsFrom, type Board, type Exit, type MapRoom } from '../board'
import { bossAt, fightOf } from '../bosses'
import { BOSS_AFTER_TURN, VETERAN_HEROES } from '../content/printed'
import { missionGlory } from '../end-of-turn'
import { measure } from '../metrics'
import { lifeOf } from '../sheets'
import { leastBrews, roomNamed, type Marked } from './earnings'

/** One arrow; `exit` is null where no way leads there. */
export interface Step {
  readonly from: Room
  readonly to: RoomId
  readonly room: MapRoom | null
  readonly exit: Exit | null
}

/** How a boss was met, as far as the sheet tells. */
export interface BossReading {
  /** Whether its room was entered in its round; null: the sheet does not say in which round it was. */
  readonly present: boolean | null
  /** Against it, by the sheet as it ended: it never was more. */
  readonly strength: number
  /** The highest threshold that the strength reaches, and the one that counts, from 1; 0: none. */
  readonly within: number
  readonly reached: number
  readonly damage: number
}

/** What is scored is scored from its sheet. */
export interface Reading extends Marked {
  readonly steps: readonly Step[]
  /** Rooms on the path, each once. */
  readonly entered: ReadonlySet<RoomId>
  readonly bosses: readonly BossReading[]
}

function stepsOf(board: Board, path: readonly RoomId[]): readonly Step[] {
  let from: Room = -1
  return path.map((to) => {
    const room = roomNamed(board, to)
    const exit = exitsFrom(board, from).find((one) => one.to === room?.room) ?? null
    const step = { from, to, room, exit }
    from = room?.room ?? from
    return step
  })
}

/** The part of the path of each round, the first first; null: it is not known. */
export function roundsOf({ path, roundEnds }: SheetMarks): readonly (readonly RoomId[])[] | null {
  if (roundEnds === null) return null
  const [first, second] = roundEnds
  return [path.slice(0, first), path.slice(first, second), path.slice(second)]
}

function presentAt(board: Board, marks: SheetMarks, which: number): boolean | null {
  const room = board.dungeon.bossRooms[which]
  if (room === undefined || !marks.path.includes(room)) return false
  const rounds = roundsOf(marks)
  return rounds === null ? null : (rounds[which]?.includes(room) ?? false)
}

/** What is marked counts, but not without having been there (Q35), and not beyond the strength (Q36). */
function bossReading(
  board: Board,
  sheet: Sheet,
  marks: SheetMarks,
  which: number,
): BossReading & { readonly glory: number } {
  const boss = bossAt(board, which)
  const present = presentAt(board, marks, which)
  const { strength, threshold } = fightOf(board, { ...sheet, entered: 1 << which }, which, 0)
  const within = threshold === null ? 0 : threshold + 1
  const reached = present === false ? 0 : Math.min(marks.bosses[which]?.reached ?? 0, within)
  const met = boss.thresholds[reached - 1]
  const damage = marks.power === 'barbarian' ? 0 : (met?.damage ?? 0)
  return { present, strength, within, reached, damage, glory: met?.glory ?? boss.flight }
}

/** Turns are not written beside arrows: those of a round get its first. */
function trailOf(marks: SheetMarks, steps: readonly Step[]): readonly number[] {
  const [first, second] = marks.roundEnds ?? [steps.length, steps.length]
  return steps.flatMap(({ room }, at) => {
    const round = at < first ? 0 : at < second ? 1 : 2
    const turn = 1 + (BOSS_AFTER_TURN[round - 1] ?? 0)
    return room === null ? [] : [turn * TRAIL_TURN + room.room]
  })
}

/**
 * Reads the marks. What the sheet proves against a mark counts as the rules have it: damage above life resurrects (Q14),
 * a boss is met only by who was there and strong enough, a mission is done only where its condition holds (Q34).
 */
export function readMarks(board: Board, marks: SheetMarks): Reading {
  const steps = stepsOf(board, marks.path)
  const blank = blankSheet(board.rows, marks.missions.length)
  const explored = blank.explored.slice()
  for (const { room } of steps)
    if (room !== null) explored[room.row] = (explored[room.row] ?? 0) | room.bit
  const defeated = marks.defeated.reduce((set, id) => {
    const monster = roomNamed(board, id)?.monster ?? -1
    return monster < 0 ? set : set | (1 << monster)
  }, 0)
  const { objective, power, levels, items, potions, hearts, damage, gemMarks } = marks
  const written: Sheet = {
    ...blank,
    objective,
    power,
    levels,
    items,
    potions,
    hearts,
    damage,
    gemMarks,
    gems: gemSet(marks.gems),
    lostGems: gemSet(marks.lostGems),
    defeated,
    explored,
    room: steps.findLast(({ room }) => room !== null)?.room?.room ?? blank.room,
    trail: trailOf(marks, steps),
  }
  const bosses = Array.from({ length: BOSS_COUNT }, (_, which) =>
    bossReading(board, written, marks, which),
  )
  const sheet: Sheet = {
    ...written,
    brews: marks.brews ?? leastBrews({ board, marks, sheet: written }),
    resurrected: damage > lifeOf(written) || (marks.resurrected && damage > firstLife(marks)),
    bosses: bosses.map(({ glory }) => ({ glory, wounds: 0 })),
  }
  return {
    board,
    marks,
    sheet: { ...sheet, missions: missionsOf(board, marks, sheet) },
    steps,
    entered: new Set(steps.flatMap(({ room }) => (room === null ? [] : [room.id]))),
    bosses,
  }
}

/** The life that a game begins with, after setup: damage up to it never resurrects (Q14). */
export function firstLife({ power }: SheetMarks): number {
  return HEROES.length + (power === 'veteran' ? VETERAN_HEROES : 0)
}

function gemSet(gems: SheetMarks['gems']): number {
  return gems.reduce((set, gem) => set | (1 << GEMS.indexOf(gem)), 0)
}

/** How much of what a mission asks for there is. */
export function missionState(
  { board, sheet }: Pick<Reading, 'board' | 'sheet'>,
  id: SheetMarks['missions'][number]['id'],
): { readonly measured: number; readonly asked: number } {
  const card = board.content.missions.find((one) => one.id === id)
  if (card === undefined) return { measured: 0, asked: 1 }
  return { measured: measure(board, sheet, card.measure), asked: card.atLeast }
}

function missionsOf(board: Board, marks: SheetMarks, sheet: Sheet): readonly number[] {
  return marks.missions.map(({ id, turn }) => {
    const card = board.content.missions.find((one) => one.id === id)
    const { measured, asked } = missionState({ board, sheet }, id)
    return card === undefined || turn === 0 || measured < asked
      ? 0
      : missionGlory(card, marks.alone, turn)
  })
}
