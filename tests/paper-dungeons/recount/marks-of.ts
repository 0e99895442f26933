/** The marks that a finished game has left on a sheet, as its player would type them in. */
import type { State } from '@main/games/paper-dungeons/state'
import { boardOf } from '@main/games/paper-dungeons/board'
import { HOUSE_CONTENT } from '@main/games/paper-dungeons/content'
import { countBoxes } from '@main/games/paper-dungeons/scoring'
import {
  GEMS,
  roomId,
  TRAIL_TURN,
  type Event,
  type RoomId,
  type SheetMarks,
} from '@shared/games/paper-dungeons'
import { has } from '@shared/games/paper-dungeons/bits'
import { must } from '../../must'

/** How a seat met the bosses: the threshold from 1, 0 for flight, and whether the reward was its. */
function bossesOf(events: readonly Event[], seat: number): SheetMarks['bosses'] {
  const reached: number[] = []
  const won: boolean[] = []
  for (const event of events) {
    if (event.type === 'boss-fought') {
      const { threshold } = must(event.fights.find((fight) => fight.seat === seat))
      reached.push(threshold === null ? 0 : threshold + 1)
      won.push(false)
    }
    if (event.type === 'reward-decided')
      won[won.length - 1] = event.strongest.length === 1 && event.strongest[0] === seat
  }
  const mark = (at: number) => ({ reached: must(reached[at]), reward: must(won[at]) })
  return [mark(0), mark(1), mark(2)]
}

export function marksOf(state: State, events: readonly Event[], seat: number): SheetMarks {
  const sheet = must(state.sheets[seat])
  const board = boardOf(HOUSE_CONTENT, state.dungeon)
  const path = sheet.trail.map((entry) => roomId(entry % TRAIL_TURN))
  const enteredUntil = (turn: number): number =>
    sheet.trail.filter((entry) => Math.floor(entry / TRAIL_TURN) <= turn).length
  const rooms = (of: (room: (typeof board.rooms)[number]) => boolean): RoomId[] =>
    board.rooms.filter(of).map(({ id }) => id)
  const alone = state.options.players === 1
  const { potionRows, gems } = board.content.tracks
  let potions = 0
  return {
    dungeon: state.dungeon,
    alone,
    scattered: alone || state.options.scattered,
    objective: sheet.objective,
    power: sheet.power,
    levels: [...sheet.levels],
    items: [...sheet.items],
    potions: sheet.potions,
    hearts: sheet.hearts,
    brews: sheet.brews,
    damage: sheet.damage,
    resurrected: sheet.resurrected,
    path,
    roundEnds: [enteredUntil(3), enteredUntil(6)],
    defeated: rooms(({ monster }) => monster >= 0 && has(sheet.defeated, monster)),
    rewards: rooms(({ id, reward }) => reward !== null && path.includes(id)),
    gems: GEMS.filter((_, gem) => has(sheet.gems, gem)),
    lostGems: GEMS.filter((_, gem) => has(sheet.lostGems, gem)),
    gemMarks: sheet.gemMarks,
    rows: potionRows.flatMap(({ size }, row) => {
      potions += size
      return sheet.potions >= potions ? [row] : []
    }),
    spaces: gems.flatMap(({ bonus }, space) =>
      bonus !== null && space <= sheet.gemMarks ? [space] : [],
    ),
    bosses: bossesOf(events, seat),
    missions: state.missions.map(({ id, done }, slot) => {
      const mine = (sheet.missions[slot] ?? 0) > 0
      return { id, turn: mine ? done : 0, others: done > 0 && !mine }
    }),
    written: [...countBoxes(board, sheet)],
  }
}
