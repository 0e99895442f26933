/**
 * What is to be seen and heard of what happened: each of the engine's events becomes cues, in the order in
 * which it is told. Motion and sound both play cues, so neither knows the rules.
 */
import type {
  BoxId,
  Die,
  DieId,
  DoorId,
  Event,
  LootWay,
  RollName,
  Seat,
} from '@shared/games/one-deck-dungeon'
import type { Spot } from '../table/spots'

export type Cue =
  /** Dice come flying from their hero and tumble to rest. */
  | { readonly type: 'throw-dice'; readonly hero: Seat; readonly dice: readonly DieId[] }
  /** Dice jump and tumble where they lie. */
  | { readonly type: 'throw-again'; readonly dice: readonly DieId[] }
  /** Dice that were not rolled turn over to what they show now. */
  | { readonly type: 'turn-dice'; readonly before: readonly Die[] }
  | { readonly type: 'gain-dice'; readonly dice: readonly DieId[] }
  | { readonly type: 'drop-dice'; readonly dice: readonly DieId[] }
  | { readonly type: 'place-dice'; readonly box: BoxId; readonly dice: readonly DieId[] }
  /** Time takes a card from the deck. */
  | { readonly type: 'burn-card' }
  | { readonly type: 'reveal-stairs' }
  | { readonly type: 'stairs-step' }
  | { readonly type: 'deal-door'; readonly door: DoorId }
  | { readonly type: 'open-door'; readonly door: DoorId }
  /** The current card is shown. */
  | { readonly type: 'meet' }
  /** The current card is tucked where it belongs from now on. */
  | { readonly type: 'tuck'; readonly hero: Seat | null; readonly to: Spot }
  /** The current card goes away for nothing. */
  | { readonly type: 'cast-away' }
  | { readonly type: 'hurt'; readonly hero: Seat; readonly amount: number }
  | { readonly type: 'heal'; readonly hero: Seat; readonly amount: number }
  /** A place lights up for a moment: something there was used. */
  | { readonly type: 'use'; readonly at: Spot }
  | { readonly type: 'drink' }
  | { readonly type: 'boss-roars' }
  | { readonly type: 'boss-heals' }
  | { readonly type: 'strike-boss'; readonly amount: number }
  | { readonly type: 'survive' }
  | { readonly type: 'level-up' }
  | { readonly type: 'descend' }
  | { readonly type: 'victory' }
  | { readonly type: 'defeat' }

function ids(dice: readonly Die[]): readonly DieId[] {
  return dice.map(({ id }) => id)
}
function isReroll(roll: RollName): boolean {
  return roll.startsWith('reroll.')
}

/** Where a claimed card is tucked (R26); potions and XP belong to the party. */
function tuckedAt(way: LootWay, hero: Seat | null): Spot {
  switch (way) {
    case 'item':
      return hero === null ? 'scene' : `items ${hero}`
    case 'skill':
      return hero === null ? 'scene' : `skills ${hero}`
    case 'potion':
      return 'potions'
    case 'xp':
      return 'xp'
  }
}

function cuesOfOne(event: Event): readonly Cue[] {
  switch (event.type) {
    case 'card-discarded':
    case 'lone-card-discarded':
      return [{ type: 'burn-card' }]
    case 'stairs-revealed':
      return [{ type: 'reveal-stairs' }]
    case 'stairs-token':
      return [{ type: 'stairs-step' }]
    case 'explored':
      return event.doors.map((door) => ({ type: 'deal-door', door }))
    case 'door-added':
      return [{ type: 'deal-door', door: event.door }]
    case 'door-opened':
      return [{ type: 'open-door', door: event.door }]
    case 'encounter-began':
      return [{ type: 'meet' }]
    case 'fled':
    case 'loot-lost':
      return [{ type: 'cast-away' }]
    case 'item-drained':
    case 'loot-replaced':
      return [{ type: 'use', at: `items ${event.hero}` }]
    case 'feat-used':
    case 'die-stored':
    case 'stored-dice-lost':
      return [{ type: 'use', at: `hero ${event.hero}` }]
    case 'skill-used':
    case 'talent-used':
      return [{ type: 'use', at: `skills ${event.hero}` }]
    case 'dice-rolled':
      return isReroll(event.roll)
        ? [{ type: 'throw-again', dice: ids(event.dice) }]
        : [{ type: 'throw-dice', hero: event.hero, dice: ids(event.dice) }]
    case 'dice-gained':
      return [{ type: 'gain-dice', dice: ids(event.dice) }]
    case 'heroic-die-made':
      return [{ type: 'gain-dice', dice: [event.die.id] }]
    case 'dice-changed':
      return [{ type: 'turn-dice', before: event.before }]
    case 'dice-discarded':
      return [{ type: 'drop-dice', dice: ids(event.dice) }]
    case 'dice-placed':
      return [{ type: 'place-dice', box: event.box, dice: ids(event.dice) }]
    case 'potion-drunk':
      return [{ type: 'drink' }]
    case 'healed':
      return [{ type: 'heal', hero: event.hero, amount: event.amount }]
    case 'prevention-readied':
      return [{ type: 'use', at: 'stopping' }]
    case 'damaged':
      return [{ type: 'hurt', hero: event.hero, amount: event.amount }]
    case 'encounter-survived':
      return [{ type: 'survive' }]
    case 'loot-claimed':
      return [{ type: 'tuck', hero: event.hero, to: tuckedAt(event.way, event.hero) }]
    case 'starting-xp':
      return [{ type: 'use', at: 'xp' }]
    case 'level-gained':
      return [{ type: 'level-up' }]
    case 'potions-gained':
      return [{ type: 'use', at: 'potions' }]
    case 'descended':
      return [{ type: 'descend' }]
    case 'boss-began':
      return [{ type: 'boss-roars' }]
    case 'boss-healed':
      return [{ type: 'boss-heals' }]
    case 'boss-struck':
      return [{ type: 'strike-boss', amount: event.amount }]
    case 'won':
      return [{ type: 'victory' }]
    case 'lost':
      return [{ type: 'defeat' }]
    // Told in words, or by the cues of what they lead to.
    case 'game-began':
    case 'turn-began':
    case 'turn-passed':
    case 'ability-applied':
    case 'floor-applied':
    case 'option-chosen':
    case 'dice-lost':
    case 'consequences':
    case 'round-began':
      return []
  }
}

/** The cues of what happened, in its order. */
export function cuesOf(events: readonly Event[]): readonly Cue[] {
  return events.flatMap(cuesOfOne)
}
