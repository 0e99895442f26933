/** What presses do to a sheet that is filled in by hand. */
import {
  BOSS_COUNT,
  HEROES,
  ITEMS,
  type Content,
  type GemId,
  type PencilTool,
  type RoomCard,
  type RoomId,
  type SheetMarks,
} from '@shared/games/paper-dungeons'
import type { Place } from '../table/offers'

const TOP_LEVEL = 6
const MARKS_PER_ITEM = 2

function toggled<Thing>(list: readonly Thing[], thing: Thing): Thing[] {
  return list.includes(thing) ? list.filter((one) => one !== thing) : [...list, thing]
}
function withIt<Thing>(list: readonly Thing[], thing: Thing): Thing[] {
  return list.includes(thing) ? [...list] : [...list, thing]
}
function roomCard({ rooms }: Content, id: RoomId): RoomCard | undefined {
  return rooms.find((room) => room.id === id)
}

/** The rows that so many potions fill, from 0. */
function fullRows({ tracks }: Content, potions: number): readonly number[] {
  let filled = 0
  return tracks.potionRows.flatMap(({ size }, row) => {
    filled += size
    return potions >= filled ? [row] : []
  })
}
/** The spaces with a bonus among so many gem marks. */
function bonusSpaces({ tracks }: Content, marks: number): readonly number[] {
  return tracks.gems.flatMap(({ bonus }, at) => (bonus !== null && at <= marks ? [at] : []))
}
/** What comes newly into reach is taken; what goes out of it no longer is. */
function followed(
  taken: readonly number[],
  before: readonly number[],
  now: readonly number[],
): number[] {
  return now.filter((one) => taken.includes(one) || !before.includes(one))
}

/** Another number of potions: bonuses of rows that it fills are circled with it. */
export function withPotions(content: Content, marks: SheetMarks, potions: number): SheetMarks {
  const before = fullRows(content, marks.potions)
  return { ...marks, potions, rows: followed(marks.rows, before, fullRows(content, potions)) }
}
/** Another number of marks on the gem track, with the bonuses of its spaces. */
export function withGemMarks(content: Content, marks: SheetMarks, gemMarks: number): SheetMarks {
  const before = bonusSpaces(content, marks.gemMarks)
  return {
    ...marks,
    gemMarks,
    spaces: followed(marks.spaces, before, bonusSpaces(content, gemMarks)),
  }
}

function withGem(content: Content, marks: SheetMarks, gem: GemId, taken: boolean): SheetMarks {
  if (marks.gems.includes(gem) === taken) return marks
  const more = taken ? 1 : -1
  const gems = toggled(marks.gems, gem)
  return withGemMarks(content, { ...marks, gems }, Math.max(0, marks.gemMarks + more))
}

/** An arrow into a room: on the first, everything in it is circled and crossed as a player does. */
function walked(content: Content, marks: SheetMarks, id: RoomId): SheetMarks {
  const path = [...marks.path, id]
  const room = roomCard(content, id)
  if (room === undefined || marks.path.includes(id)) return { ...marks, path }
  const entered = {
    ...marks,
    path,
    defeated: room.monster === null ? marks.defeated : withIt(marks.defeated, id),
    rewards: room.reward === null ? marks.rewards : withIt(marks.rewards, id),
  }
  const { gem } = room
  return gem === null || marks.lostGems.includes(gem)
    ? entered
    : withGem(content, entered, gem, true)
}

/** The last arrow is rubbed out, with what stands in a room that was entered by no other. */
export function steppedBack(content: Content, marks: SheetMarks): SheetMarks {
  const last = marks.path.at(-1)
  if (last === undefined) return marks
  const path = marks.path.slice(0, -1)
  const roundEnds =
    marks.roundEnds !== null && marks.roundEnds[1] > path.length ? null : marks.roundEnds
  if (path.includes(last)) return { ...marks, path, roundEnds }
  const left = {
    ...marks,
    path,
    roundEnds,
    defeated: marks.defeated.filter((id) => id !== last),
    rewards: marks.rewards.filter((id) => id !== last),
  }
  const gem = roomCard(content, last)?.gem ?? null
  return gem === null ? left : withGem(content, left, gem, false)
}

function pressedRoom(
  content: Content,
  marks: SheetMarks,
  id: RoomId,
  tool: PencilTool,
): SheetMarks {
  const gem = roomCard(content, id)?.gem ?? null
  switch (tool) {
    case 'walk':
      return walked(content, marks, id)
    case 'monster':
      return { ...marks, defeated: toggled(marks.defeated, id) }
    case 'reward':
      return { ...marks, rewards: toggled(marks.rewards, id) }
    case 'gem':
      return gem === null ? marks : withGem(content, marks, gem, !marks.gems.includes(gem))
    case 'lost':
      return gem === null ? marks : { ...marks, lostGems: toggled(marks.lostGems, gem) }
  }
}

/** The marks after a place was pressed: heroes and items go on by one, and begin anew after the last. */
export function pressed(
  content: Content,
  marks: SheetMarks,
  place: Place,
  tool: PencilTool,
): SheetMarks {
  for (const [at, hero] of HEROES.entries())
    if (place === `hero ${hero}`) {
      const level = ((marks.levels[at] ?? 1) % TOP_LEVEL) + 1
      return { ...marks, levels: marks.levels.with(at, level) }
    }
  for (const [at, item] of ITEMS.entries())
    if (place === `item ${item}`) {
      const next = ((marks.items[at] ?? 0) + 1) % (MARKS_PER_ITEM + 1)
      return { ...marks, items: marks.items.with(at, next) }
    }
  if (place === 'satchel') {
    const room = content.tracks.potionRows.reduce((sum, { size }) => sum + size, 0)
    return withPotions(content, marks, marks.potions >= room ? 0 : marks.potions + 1)
  }
  const found = content.rooms.find(({ id }) => place === `room ${id}`)
  return found === undefined ? marks : pressedRoom(content, marks, found.id, tool)
}

/** A boss is met after the last arrow; both places are known together or not at all. */
export function roundEnded(marks: SheetMarks, ends: readonly number[]): SheetMarks {
  const [first, second] = ends
  return first === undefined || second === undefined || ends.length !== BOSS_COUNT - 1
    ? { ...marks, roundEnds: null }
    : { ...marks, roundEnds: [first, second] }
}
