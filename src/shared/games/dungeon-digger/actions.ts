/** Every action. Choices with parts are taken in small steps, each of them listed. */
import * as v from 'valibot'
import { seat } from '../game'
import { BONUS_ABILITIES, TILES } from './names'
import { ADVENTURERS, BONUS_ORDERS, COIN_VALUES, CREATURES } from './orders'

/** More spaces than any play area has. */
const MOST_SPACES = 200
const MOST_MINIONS = 15

const space = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SPACES))
const rotation = v.picklist([0, 1, 2, 3, 4, 5])
const tile = v.picklist(TILES)
const coin = v.picklist(COIN_VALUES)
const piece = v.picklist([...ADVENTURERS, ...CREATURES])

function plain<const Type extends string>(type: Type) {
  return v.strictObject({ type: v.literal(type) })
}
/** A step of minions; with `carrier` where only a part of those who hold the Treasure leaves (16.5). */
const group = {
  from: space,
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_MINIONS)),
  to: space,
  carrier: v.optional(v.boolean()),
}

/** Where a conqueror's coin comes from; everything that is stored in a Treasure Room; there is none (R33). */
export const TAKES = ['bag', 'hand', 'stored', 'none'] as const
export type Take = (typeof TAKES)[number]

export const actionSchema = v.variant('type', [
  /** Setup. */
  v.strictObject({ type: v.literal('portal'), at: space }),
  v.strictObject({ type: v.literal('hide'), at: space }),
  /** The turn: a coin is stored, Orders are given. */
  v.strictObject({ type: v.literal('store'), coin, at: space }),
  plain('move'),
  plain('think'),
  v.strictObject({ type: v.literal('sabotage'), at: space }),
  v.strictObject({ type: v.literal('rise'), at: space }),
  /** @property from where the marker's minion stands; null: it comes from the reserve (Total War) */
  v.strictObject({
    type: v.literal('conquer'),
    at: space,
    take: v.picklist(TAKES),
    from: v.nullable(space),
  }),
  /** @property marker whose marker goes */
  v.strictObject({ type: v.literal('liberate'), at: space, marker: seat }),
  v.strictObject({ type: v.literal('demolish'), at: space }),
  v.strictObject({ type: v.literal('work'), tile, at: space, rotation }),
  plain('end-turn'),
  /** Lords. */
  v.strictObject({ type: v.literal('ability'), which: v.picklist(['standard', 'special']) }),
  /** Steps of a Move, one by one; `walk` moves an adventurer or a creature by one space. */
  v.strictObject({ type: v.literal('step'), ...group }),
  v.strictObject({ type: v.literal('walk'), piece, to: space }),
  /** No more of what could go on: steps, a walk, risings, a flame. */
  plain('stop'),
  /** Think: tiles put aside one by one, then as many drawn. */
  v.strictObject({ type: v.literal('set-aside'), tile }),
  plain('draw'),
  plain('pass'),
  /** Sabotage: who is sacrificed. */
  v.strictObject({ type: v.literal('sacrifice'), from: space, piece: v.nullable(piece) }),
  /** Sacrifice Pit: a coin instead of a tile. */
  plain('pit-coin'),
  /** Bonus Orders: what a room's becomes, or nothing; one that is given up. */
  v.strictObject({
    type: v.literal('declare'),
    ability: v.picklist(BONUS_ABILITIES),
    orders: v.pipe(v.array(v.picklist(BONUS_ORDERS)), v.minLength(1), v.maxLength(2)),
  }),
  v.strictObject({ type: v.literal('decline'), ability: v.picklist(BONUS_ABILITIES) }),
  v.strictObject({ type: v.literal('forfeit'), order: v.picklist(BONUS_ORDERS) }),
  /** End of the turn: a Project too many. */
  v.strictObject({ type: v.literal('put-back'), tile }),
  /** A coin: of two that were drawn; given for a toll or a ransom; of an eliminated player. */
  v.strictObject({ type: v.literal('keep'), coin }),
  v.strictObject({ type: v.literal('pay'), coin }),
  plain('refuse'),
  v.strictObject({ type: v.literal('inherit'), coin }),
  /** Elemental: the coin is put out of the game for another. */
  plain('exchange'),
  /** Shake the Mountain: an empty space gets a Collapse, a block goes. */
  v.strictObject({ type: v.literal('shake'), at: space }),
  /** Adventurers: where the Barbarian goes to at the end of a turn; where the Mage's fire does. */
  v.strictObject({ type: v.literal('withdraw'), to: space }),
  v.strictObject({ type: v.literal('flame'), direction: rotation }),
  /** Dragon's Lair: out of the Eggs for a point; the Dragon moved; a minion saved. */
  v.strictObject({ type: v.literal('sneak'), ...group }),
  v.strictObject({ type: v.literal('dragon'), to: space }),
  v.strictObject({ type: v.literal('rescue'), coin, to: space }),
  /** Creatures. */
  v.strictObject({ type: v.literal('summon'), creature: v.picklist(CREATURES), at: space }),
])
export type Action = Readonly<v.InferOutput<typeof actionSchema>>
export type ActionType = Action['type']
export type ActionOf<Type extends ActionType> = Extract<Action, { readonly type: Type }>
