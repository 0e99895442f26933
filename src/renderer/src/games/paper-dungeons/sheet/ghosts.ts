/** Marks that a choice would leave, before it is made. */
import type { Change, GemId, HeroId, ItemId, RoomId } from '@shared/games/paper-dungeons'

export interface Ghosts {
  /** The level, and the number of marks, that there would be. */
  readonly levels: ReadonlyMap<HeroId, number>
  readonly items: ReadonlyMap<ItemId, number>
  readonly potions: number | null
  readonly gemMarks: number | null
  readonly gems: ReadonlySet<GemId>
  readonly defeated: ReadonlySet<RoomId>
  readonly rooms: readonly RoomId[]
  /** The last mark on the damage track; hearts of potions that would be used. */
  readonly damage: number | null
  readonly hearts: number
  readonly resurrected: boolean
  /** By box and by boss: by how much it would change. */
  readonly boxes: readonly number[]
  readonly strengths: readonly number[]
}

export const NO_GHOSTS: Ghosts = {
  levels: new Map(),
  items: new Map(),
  potions: null,
  gemMarks: null,
  gems: new Set(),
  defeated: new Set(),
  rooms: [],
  damage: null,
  hearts: 0,
  resurrected: false,
  boxes: [],
  strengths: [],
}

/** What a change would write on the sheet. */
export function ghostsOf({ events, boxes, strengths }: Change): Ghosts {
  const levels = new Map<HeroId, number>()
  const items = new Map<ItemId, number>()
  const gems = new Set<GemId>()
  const defeated = new Set<RoomId>()
  const rooms: RoomId[] = []
  let ghosts = { ...NO_GHOSTS, boxes, strengths }
  for (const event of events)
    switch (event.type) {
      case 'hero-raised':
        levels.set(event.hero, event.level)
        break
      case 'item-marked':
        items.set(event.item, event.marks)
        break
      case 'gem-taken':
        gems.add(event.gem)
        break
      case 'monster-defeated':
        defeated.add(event.room)
        break
      case 'room-entered':
        rooms.push(event.room)
        break
      case 'potion-gained':
        ghosts = { ...ghosts, potions: event.potions }
        break
      case 'gem-marked':
        ghosts = { ...ghosts, gemMarks: event.marks }
        break
      case 'damaged':
        ghosts = { ...ghosts, damage: event.total, hearts: ghosts.hearts + event.absorbed }
        break
      case 'resurrected':
        ghosts = { ...ghosts, resurrected: true }
        break
      case 'kept':
      case 'die-used':
      case 'row-filled':
      case 'gain-lost':
      case 'trap-sprung':
        break
    }
  return { ...ghosts, levels, items, gems, defeated, rooms }
}
