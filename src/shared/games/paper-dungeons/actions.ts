/** Every action. A seat acts on its own sheet alone, so none names a seat. */
import * as v from 'valibot'
import { DICE, GEMS, HEROES, ITEMS, OBJECTIVES, POWERS, type RoomId } from './names'
import { SWAPS } from './causes'

const die = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DICE.length - 1))
const hero = v.picklist(HEROES)
const item = v.picklist(ITEMS)
export const roomIdSchema = v.custom<RoomId>(
  (id) => typeof id === 'string' && /^[A-F][1-9]$/.test(id),
  'no-such-room',
)

export const actionSchema = v.variant('type', [
  /** Setup: one objective and one power of the two of each that were dealt. */
  v.strictObject({
    type: v.literal('keep'),
    objective: v.picklist(OBJECTIVES),
    power: v.picklist(POWERS),
  }),
  /** A die is used in one of five ways; dice are given by their places in `DICE`. */
  v.strictObject({ type: v.literal('level'), die, hero, swap: v.nullable(v.picklist(SWAPS)) }),
  v.strictObject({ type: v.literal('item'), die, item }),
  v.strictObject({ type: v.literal('brew'), die }),
  /** The first move of a die; `step` is each further one, `stop` loses those that are left. */
  v.strictObject({ type: v.literal('move'), die, to: roomIdSchema }),
  v.strictObject({ type: v.literal('pass'), die }),
  v.strictObject({ type: v.literal('step'), to: roomIdSchema }),
  v.strictObject({ type: v.literal('stop') }),
  /** So many points of the damage that is dealt go to potions, the others to the track. */
  v.strictObject({
    type: v.literal('absorb'),
    hearts: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  /** A level, a mark, a defeat, a gem without a die. */
  v.strictObject({ type: v.literal('raise'), hero }),
  v.strictObject({ type: v.literal('mark'), item }),
  v.strictObject({ type: v.literal('defeat'), room: roomIdSchema }),
  v.strictObject({ type: v.literal('raid'), gem: v.picklist(GEMS) }),
  /** Closes one's own turn; when all have, everything is revealed. */
  v.strictObject({ type: v.literal('commit') }),
])
export type Action = Readonly<v.InferOutput<typeof actionSchema>>
export type ActionType = Action['type']
