/** What a table offers: the things on the screen that carry actions, and what each of them does. */
import type {
  Action,
  BoxId,
  CardId,
  DieId,
  DoorId,
  LootPotionId,
  LootWay,
  Seat,
  SkillId,
  TalentId,
} from '@shared/games/one-deck-dungeon'

/**
 * A thing on the screen that carries actions: `pool` is a hero's dice as a whole, `hero` a hero to be chosen,
 * `first` a card to be met first, `entry` the values entered so far, `prompt` the row of buttons beside the
 * question.
 */
export type Place =
  | 'prompt'
  | 'entry'
  | `pool ${Seat}`
  | `hero ${Seat}`
  | `pair ${Seat} ${Seat}`
  | `first ${CardId}`
  | `face ${number}`
  | `item ${Seat} ${CardId}`
  | `door ${DoorId}`
  | `die ${DieId}`
  | `box ${BoxId}`
  | `option ${string}`
  | `skill ${Seat} ${SkillId}`
  | `talent ${Seat} ${TalentId}`
  | `potion ${LootPotionId | 'healing'}`
  | `card ${CardId}`
  | `loot ${LootWay}`

/** The listed actions, sorted by the place that offers them. */
export interface Offer {
  /** The actions of one thing; empty where it offers none. */
  at(place: Place): readonly Action[]
  /** Every place that offers something, in the order listed. */
  readonly places: readonly Place[]
}
