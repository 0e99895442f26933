/** The places on the table that motion goes between and tips point at. */
import { findSpot as findNamed, spot as named } from '@renderer/table/spots'
import type { BoxId, DieId, DoorId, LootPotionId, Seat } from '@shared/games/one-deck-dungeon'

export type Spot =
  | 'deck'
  | 'discard'
  | 'stairs'
  | 'undo'
  | 'prompt'
  /** The button that leads on, where one does. */
  | 'way on'
  | 'potions'
  | 'level'
  | 'level picture'
  | 'xp'
  | 'boss'
  | 'boss-health'
  | 'encounter'
  | 'stopping'
  | 'scene'
  | 'ways'
  | 'dungeon'
  | 'log'
  | `door ${DoorId}`
  | `box ${BoxId}`
  | `die ${DieId}`
  | `tray ${Seat}`
  | `hero ${Seat}`
  | `health ${Seat}`
  | `items ${Seat}`
  | `skills ${Seat}`
  | `feat ${Seat}`
  /** A kind of potion, with the button that drinks it. */
  | `kind ${LootPotionId | 'healing'}`

/** What an element binds to be found as this place. */
export const spot: (name: Spot) => { readonly 'data-spot': Spot } = named

/** The element that stands for a place now; null where it is not on the screen. */
export const findSpot: (name: Spot, within?: ParentNode) => HTMLElement | null = findNamed
