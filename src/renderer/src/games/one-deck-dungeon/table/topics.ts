/** Which rule the things on the table are about. */
import { FLOORS } from '@shared/games/one-deck-dungeon'
import type { ConsequenceLine, DungeonId, LootPotionId } from '@shared/games/one-deck-dungeon'
import { isTopic, type TopicId } from '@renderer/games/one-deck-dungeon/reference/topics'

/** The rule behind a line of what stopping costs; null for boxes, which speak for themselves. */
export function topicOfLine({ from, rule }: ConsequenceLine, dungeon: DungeonId): TopicId | null {
  if (!rule) return null
  if (from === 'armor') return 'paladin'
  if (from === 'kiting') return 'archer'
  if (from === 'prevented') return 'preventing'
  if (FLOORS.some((floor) => floor === from)) return dungeon
  return isTopic(from) ? from : null
}

/** The rule of a kind of potion. */
export function topicOfPotion(potion: LootPotionId | 'healing'): TopicId {
  return potion === 'mana' ? 'mana-potion' : potion
}
