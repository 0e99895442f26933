/** What screens draw from: tiles as printed, pieces of scenarios, and the numbers of the game. */
import type { TileCard } from './map'
import type { RoomType } from './names'
import type { AdventurerId, CreatureId, Order, ScenarioId } from './orders'

interface Stats {
  readonly movement: number
  readonly life: number
}
export interface CreatureCard extends Stats {
  /** What it takes of its player's Resources. */
  readonly resources: number
  /** Tyranny Points to summon it, with an active room of every type (R47). */
  readonly points: number
  readonly rooms: readonly RoomType[]
}
export interface Content {
  /** The 42 of each player. */
  readonly tiles: readonly TileCard[]
  readonly adventurers: Readonly<Record<AdventurerId, Stats>>
  readonly creatures: Readonly<Record<CreatureId, CreatureCard>>
  /** Tyranny Points of each Order. */
  readonly points: Readonly<Record<Order, number>>
  /** Gold that ends the game; null: none does. */
  readonly targets: Readonly<Record<ScenarioId | 'standard', number | null>>
}
