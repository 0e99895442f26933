/** What is printed, looked up by its id. */
import type {
  BossCard,
  BossId,
  Content,
  DungeonCard,
  DungeonId,
  EdgeId,
  GemId,
  MissionCard,
  MissionId,
  ObjectiveCard,
  ObjectiveId,
  PowerCard,
  PowerId,
  RoomCard,
  RoomId,
} from '@shared/games/paper-dungeons'

function find<Id extends string, Card extends { readonly id: Id }>(
  cards: readonly Card[],
  id: Id,
): Card {
  const found = cards.find((card) => card.id === id)
  if (found === undefined) throw new Error(`Nothing is printed about ${id}.`)
  return found
}

export function dungeonCard({ dungeons }: Content, id: DungeonId): DungeonCard {
  return find(dungeons, id)
}
export function bossCard({ bosses }: Content, id: BossId): BossCard {
  return find(bosses, id)
}
export function missionCard({ missions }: Content, id: MissionId): MissionCard {
  return find(missions, id)
}
export function objectiveCard({ objectives }: Content, id: ObjectiveId): ObjectiveCard {
  return find(objectives, id)
}
export function powerCard({ powers }: Content, id: PowerId): PowerCard {
  return find(powers, id)
}

/** The rooms with monsters, in the order in which sheets count them. */
export function monsterRooms({ rooms }: Content): readonly RoomCard[] {
  return rooms.filter(({ monster }) => monster !== null)
}
export function gemRoom({ rooms }: Content, gem: GemId): RoomId | null {
  return rooms.find((room) => room.gem === gem)?.id ?? null
}
/** The printed walls and those of the dungeon's card. */
export function wallsOf(content: Content, dungeon: DungeonId): readonly EdgeId[] {
  return [...content.walls, ...dungeonCard(content, dungeon).walls]
}
/** The rooms on the other side of those of the edges that a room has. */
export function beyond(room: RoomId, edges: readonly EdgeId[]): readonly RoomId[] {
  return edges.flatMap((edge) => {
    const [one, other] = edge.split('-') as [RoomId, RoomId]
    return one === room ? [other] : other === room ? [one] : []
  })
}
