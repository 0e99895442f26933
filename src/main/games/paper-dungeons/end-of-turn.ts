/** What is settled when all have committed: gems that others took, missions, gems that a boss scatters. */
import {
  GEMS,
  type Event,
  type GemId,
  type MissionCard,
  type OpenMission,
  type Sheet,
} from '@shared/games/paper-dungeons'
import { has } from '@shared/games/paper-dungeons/bits'
import type { Board } from './board'
import { MISSION_GLORY } from './content/printed'
import { measure } from './metrics'

interface Settled {
  readonly sheets: readonly Sheet[]
  readonly events: readonly Event[]
}

/**
 * The gems taken from the map in this turn are announced: whoever has not taken them, now or earlier, loses them
 * (rules page, 13; a gem taken in the same turn is shared, and the Tomb Raider's is never announced: Q32).
 */
export function announceGems(before: readonly Sheet[], now: readonly Sheet[]): Settled {
  let taken = 0
  for (const [seat, { gems }] of now.entries()) taken |= gems & ~(before[seat]?.gems ?? 0)
  if (taken === 0) return { sheets: now, events: [] }
  const events = GEMS.flatMap((gem, at): Event[] => {
    if (!has(taken, at)) return []
    const seats = [...now.keys()]
    return [
      {
        type: 'gem-announced',
        gem,
        takers: seats.filter((seat) => {
          return has(now[seat]?.gems ?? 0, at) && !has(before[seat]?.gems ?? 0, at)
        }),
        losers: seats.filter((seat) => losesGem(now[seat], at)),
      },
    ]
  })
  return { sheets: now.map((sheet) => withoutGems(sheet, taken)), events }
}

function losesGem(sheet: Sheet | undefined, gem: number): boolean {
  return sheet !== undefined && !has(sheet.gems | sheet.lostGems, gem)
}
function withoutGems(sheet: Sheet, set: number): Sheet {
  const lostGems = sheet.lostGems | (set & ~sheet.gems)
  return lostGems === sheet.lostGems ? sheet : { ...sheet, lostGems }
}

/** A boss scatters gems: crossed out exactly as if others had taken them (Q39). */
export function scatterGems(sheets: readonly Sheet[], gems: readonly GemId[]): Settled {
  if (gems.length === 0) return { sheets, events: [] }
  const lost = sheets.map((sheet) => gems.filter((gem) => losesGem(sheet, GEMS.indexOf(gem))))
  const set = gems.reduce((all, gem) => all | (1 << GEMS.indexOf(gem)), 0)
  return {
    sheets: sheets.map((sheet) => withoutGems(sheet, set)),
    events: [{ type: 'gems-scattered', gems, lost }],
  }
}

/** What a mission is worth: alone, what its turn is worth (Q46). */
export function missionGlory({ solo }: MissionCard, alone: boolean, turn: number): number {
  return alone ? (solo[turn - 1] ?? 0) : MISSION_GLORY
}

/**
 * Missions that a sheet meets now are scored by everyone who does, and leave the game (Q33, Q34). Alone they are worth
 * what their turn is worth (Q46).
 */
export function claimMissions(
  board: Board,
  open: readonly OpenMission[],
  turn: number,
  sheets: readonly Sheet[],
): Settled & { readonly missions: readonly OpenMission[] } {
  const events: Event[] = []
  let settled = sheets
  const missions = open.map((mission, slot) => {
    const card = board.content.missions.find(({ id }) => id === mission.id)
    if (mission.done > 0 || card === undefined) return mission
    const seats = [...sheets.keys()].filter((seat) => {
      const sheet = sheets[seat]
      return sheet !== undefined && measure(board, sheet, card.measure) >= card.atLeast
    })
    if (seats.length === 0) return mission
    const glory = missionGlory(card, sheets.length === 1, turn)
    events.push({ type: 'mission-done', mission: mission.id, seats, glory })
    settled = settled.map((sheet, seat) =>
      seats.includes(seat)
        ? { ...sheet, missions: sheet.missions.map((old, at) => (at === slot ? glory : old)) }
        : sheet,
    )
    return { ...mission, done: turn }
  })
  return { sheets: settled, events, missions }
}
