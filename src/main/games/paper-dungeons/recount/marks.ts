/** Marks on the map and its tracks that nothing on the sheet accounts for. */
import { BOSS_COUNT, GEMS, type Fault, type GemId, type RoomId } from '@shared/games/paper-dungeons'
import { has } from '@shared/games/paper-dungeons/bits'
import { bossAt } from '../bosses'
import { amountOf, defeatsWithoutFight, earned, earningsOf, roomNamed } from './earnings'
import type { Reading } from './reading'

/** Crosses of monsters, and circles of rewards and bonuses. */
export function circleFaults(reading: Reading): readonly Fault[] {
  const { board, marks, sheet, entered } = reading
  const { potionRows, gems } = board.content.tracks
  const faults: Fault[] = []
  const apart: RoomId[] = []
  for (const room of new Set(marks.defeated))
    if ((roomNamed(board, room)?.monster ?? -1) < 0) faults.push({ code: 'no-monster', room })
    else if (!entered.has(room)) apart.push(room)
  const limit = defeatsWithoutFight(reading)
  // Which of them fell to the Sceptre or the Assassin nobody can tell: all are named.
  if (apart.length > limit)
    for (const room of apart)
      faults.push({ code: 'monster-unreached', room, marked: apart.length, limit })
  for (const room of new Set(marks.rewards))
    if ((roomNamed(board, room)?.reward ?? null) === null) faults.push({ code: 'no-reward', room })
    else if (!entered.has(room)) faults.push({ code: 'reward-unreached', room })
  for (const at of new Set(marks.rows))
    if (potionRows[at] === undefined || sheet.potions < potionsTo(potionRows, at))
      faults.push({ code: 'row-not-full', at, marked: sheet.potions })
  for (const at of new Set(marks.spaces))
    if ((gems[at]?.bonus ?? null) === null || sheet.gemMarks < at)
      faults.push({ code: 'space-unreached', at, marked: sheet.gemMarks })
  return faults
}

/** How many potions fill the rows up to one. */
export function potionsTo(rows: readonly { readonly size: number }[], row: number): number {
  return rows.slice(0, row + 1).reduce((potions, { size }) => potions + size, 0)
}

/** Gems on the map; those of the track that nothing has brought are no fault of the map's (Q31). */
export function gemFaults(reading: Reading): readonly Fault[] {
  const { board, marks, sheet, entered } = reading
  const roomOfGem = (gem: GemId): RoomId | null => {
    return board.rooms[board.gemRooms[GEMS.indexOf(gem)] ?? -1]?.id ?? null
  }
  const faults: Fault[] = []
  const apart: GemId[] = []
  for (const gem of new Set(marks.gems)) {
    const room = roomOfGem(gem)
    if (room === null) faults.push({ code: 'no-gem', gem })
    else if (!entered.has(room)) apart.push(gem)
    if (marks.lostGems.includes(gem)) faults.push({ code: 'gem-twice', gem })
  }
  // The Tomb Raider takes one from anywhere (Q32).
  const limit = marks.power === 'tomb-raider' ? 1 : 0
  if (apart.length > limit) for (const gem of apart) faults.push({ code: 'gem-unreached', gem })
  const scattered = scatteredGems(reading)
  for (const gem of GEMS) {
    const at = GEMS.indexOf(gem)
    const lost = has(sheet.lostGems, at)
    if (lost && marks.alone && !scattered.includes(gem))
      faults.push({ code: 'gem-lost-alone', gem })
    if (scattered.includes(gem) && !lost && !has(sheet.gems, at) && roomOfGem(gem) !== null)
      faults.push({ code: 'gem-not-scattered', gem })
  }
  const marked = sheet.gemMarks
  const most = Math.min(earned(earningsOf(reading), 'gem'), amountOf(reading, 'gem').room)
  if (marked > most) faults.push({ code: 'too-many-gem-marks', marked, limit: most })
  return faults
}

/** What the first and the second boss scatter, in the variant and alone (Q39). */
function scatteredGems({ board, marks }: Reading): readonly GemId[] {
  if (!marks.scattered && !marks.alone) return []
  return Array.from({ length: BOSS_COUNT - 1 }, (_, which) => bossAt(board, which).scattered).flat()
}
