/**
 * Bonuses that the sheet has earned and nobody took. Only what is certain is told: a gain is never refused (Q9), so what
 * was earned and is not marked was forgotten, unless nothing was left that could take it.
 */
import { BOXES, GEMS, REWARDS, type Missed } from '@shared/games/paper-dungeons'
import { has } from '@shared/games/paper-dungeons/bits'
import { objectiveGlory } from '../scoring'
import { amountOf, earned, earningsOf, potionsOfBrew } from './earnings'
import { potionsTo } from './marks'
import { missionState, type Reading } from './reading'

const CARDS = BOXES.indexOf('J')
const LAST_BOSS = 2

export function missedBonuses(reading: Reading): readonly Missed[] {
  return [
    ...missedRooms(reading),
    ...missedTracks(reading),
    ...missedGains(reading),
    ...missedGoals(reading),
  ]
}

/** What the rooms on the path held: monster and reward by the first entry, a gem by any (Q17, Q19). */
function missedRooms({ board, marks, sheet, entered }: Reading): readonly Missed[] {
  return board.rooms.flatMap(({ id: room, monster, reward, gem }): Missed[] => {
    if (!entered.has(room)) return []
    const missed: Missed[] = []
    if (monster >= 0 && !has(sheet.defeated, monster)) missed.push({ code: 'monster', room })
    if (reward !== null && !marks.rewards.includes(room))
      missed.push({ code: 'reward', room, gain: reward })
    const name = GEMS[gem]
    if (name !== undefined && !has(sheet.gems | sheet.lostGems, gem))
      missed.push({ code: 'gem', room, gem: name })
    return missed
  })
}

function missedTracks({ board, marks, sheet }: Reading): readonly Missed[] {
  const { potionRows, gems } = board.content.tracks
  return [
    ...potionRows.flatMap(({ bonus }, at): Missed[] => {
      const full = sheet.potions >= potionsTo(potionRows, at)
      return full && !marks.rows.includes(at) ? [{ code: 'row', at, gain: bonus }] : []
    }),
    ...gems.flatMap(({ bonus }, at): Missed[] => {
      if (bonus === null || at > sheet.gemMarks || marks.spaces.includes(at)) return []
      return [{ code: 'space', at, gain: bonus }]
    }),
  ]
}

/** Fewer levels, marks, potions or gems than is marked as taken, with room left for them. */
function missedGains(reading: Reading): readonly Missed[] {
  const { marks } = reading
  const all = earningsOf(reading)
  return REWARDS.flatMap((gain): Missed[] => {
    const { marked, room } = amountOf(reading, gain)
    const brewed = gain === 'potion' ? (marks.brews ?? 0) * potionsOfBrew(marks) : 0
    const due = Math.min(room, earned(all, gain) + brewed)
    if (marked >= due) return []
    const by = all.filter((earning) => earning.gain === gain)
    const earnings = brewed > 0 ? [...by, { gain, by: 'die' as const, count: brewed }] : by
    return [{ code: 'gains', gain, marked, limit: due, earnings }]
  })
}

/** What the third boss's reward brought came after the last missions, and after its fight (Q33, Q36). */
function missedGoals(reading: Reading): readonly Missed[] {
  const { board, marks, sheet, bosses } = reading
  const missed: Missed[] = []
  if (marks.bosses[LAST_BOSS].reward) return missedObjective(reading)
  const marked = marks.bosses[LAST_BOSS].reached
  const last = bosses[LAST_BOSS]
  if (last !== undefined && marked < last.within && (last.present ?? marked > 0))
    missed.push({ code: 'threshold', at: LAST_BOSS, marked, limit: last.strength })
  for (const { id, turn, others } of marks.missions) {
    const { measured, asked } = missionState({ board, sheet }, id)
    if (turn === 0 && !others && measured >= asked)
      missed.push({ code: 'mission', mission: id, marked: measured, limit: asked })
  }
  return [...missed, ...missedObjective(reading)]
}

/** An objective's glory that is not in its box. */
function missedObjective({ board, marks, sheet }: Reading): readonly Missed[] {
  const limit = objectiveGlory(board, sheet)
  const power = marks.power === null ? 0 : (board.powerGlory.get(marks.power) ?? 0)
  const written = marks.written[CARDS] ?? null
  if (written === null || written - power >= limit) return []
  return [{ code: 'objective', marked: written - power, limit }]
}
