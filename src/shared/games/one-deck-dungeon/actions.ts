/** Every action, with its data and who acts. */
import * as v from 'valibot'
import { BASIC_SKILLS, HERO_SKILLS, LOOT_POTIONS, SKILLS, TALENTS, type CardId } from './names'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const card = v.custom<CardId>((id) => typeof id === 'string', 'no-card')

/** An action of the party as a whole. */
function party<const Type extends string, Data extends v.ObjectEntries>(type: Type, data: Data) {
  return v.strictObject({ type: v.literal(type), hero: v.null(), ...data })
}
/** An action of one hero. */
function by<const Type extends string, Data extends v.ObjectEntries>(type: Type, data: Data) {
  return v.strictObject({ type: v.literal(type), hero: seat, ...data })
}

/** Every action, with its data and who acts: a hero's seat, or null for the party as a whole. */
export const actionSchema = v.variant('type', [
  party('begin-turn', {}),
  party('explore', {}),
  party('enter-room', { door: count }),
  party('let-turn-pass', {}),
  party('flee', {}),
  party('face-encounter', {}),
  by('add-door', {}),
  by('decline-door', {}),
  party('choose-card', { card }),
  party('choose-pair', { first: seat, second: seat }),
  party('drink-invisibility', {}),
  by('drink-healing', {}),
  party('accept-defeat', {}),
  by('give-item', { card }),
  party('choose-option', { option: v.string() }),
  by('use-feat', { dice: count }),
  party('roll-dice', {}),
  by('take-first', {}),
  by('roll-bonus', {}),
  by('enter-die', { value: count }),
  by('take-back-die', {}),
  by('place-die', { die: count, box: count }),
  party('begin-wide-box', { box: count }),
  by('begin-heroic-die', { crafty: v.boolean() }),
  by('use-skill', { skill: v.picklist([...SKILLS, ...HERO_SKILLS, ...BASIC_SKILLS]) }),
  by('use-talent', { talent: v.picklist(TALENTS) }),
  by('drink-potion', { potion: v.picklist(LOOT_POTIONS) }),
  by('discard-die', { die: count }),
  by('pick-die', { die: count }),
  by('unpick-die', { die: count }),
  by('choose-value', { value: count }),
  by('choose-effect', { effect: count }),
  party('confirm', {}),
  party('cancel', {}),
  party('finish-placing', {}),
  by('claim-item', { replace: v.nullable(card) }),
  by('claim-skill', { replace: v.nullable(card) }),
  by('take-damage', {}),
  party('claim-potion', {}),
  party('claim-xp', {}),
  party('begin-level-up', {}),
  party('decline-level-up', {}),
  party('pick-card', { card }),
  party('unpick-card', { card }),
  party('descend', {}),
  party('stay', {}),
])
export type Action = Readonly<v.InferOutput<typeof actionSchema>>
export type ActionType = Action['type']
