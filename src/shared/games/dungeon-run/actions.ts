/** Every action. Choices with parts are taken in small steps, each of them listed. */
import * as v from 'valibot'
import { seat } from '../game'
import {
  BOSSES,
  DIRECTIONS,
  HEROES,
  ITEMS,
  MONSTERS,
  SKILLS,
  STATS,
  TILES,
  TRAPS,
  TREASURES,
} from './names'

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99))
const turn = v.picklist([0, 1, 2, 3])
const text = v.pipe(v.string(), v.maxLength(60))
/** A card of an effect: `skill:cautery`. */
const card = text
const stat = v.picklist(STATS)
const dir = v.picklist(DIRECTIONS)
const item = v.picklist(ITEMS)
/** A loot card: an item, an Encounter card with the number of its copy, or the Boss. */
const lootCard = text

function plain<const Type extends string>(type: Type) {
  return v.strictObject({ type: v.literal(type) })
}

export const actionSchema = v.variant('type', [
  /** Setup. */
  v.strictObject({ type: v.literal('hero'), hero: v.picklist(HEROES) }),
  v.strictObject({ type: v.literal('learn'), skill: v.picklist(SKILLS) }),
  /** The turn (6.1). */
  v.strictObject({ type: v.literal('move'), dir }),
  plain('escape'),
  /** @property target another hero; null: the monster here */
  v.strictObject({ type: v.literal('fight'), target: v.nullable(seat) }),
  plain('equip'),
  /** @property dir an adjacent tile; null: this one */
  v.strictObject({ type: v.literal('search'), dir: v.nullable(dir) }),
  v.strictObject({
    type: v.literal('advance'),
    stat,
    pay: v.picklist(['boss', 'encounters']),
  }),
  v.strictObject({ type: v.literal('special'), card }),
  v.strictObject({ type: v.literal('free'), card }),
  plain('end-turn'),
  plain('summon'),
  /** Tiles: one that was drawn, turned by so many quarters; the Lair; the way out of an Escape. */
  v.strictObject({ type: v.literal('place'), tile: v.picklist(TILES), turn }),
  v.strictObject({ type: v.literal('lair'), x: coordinate, y: coordinate, turn }),
  v.strictObject({ type: v.literal('exit'), dir }),
  /** Help: offered, and answered by whom it is for. */
  v.strictObject({ type: v.literal('assist'), stat: v.picklist(['strength', 'magic']) }),
  plain('sabotage'),
  plain('pass'),
  plain('accept'),
  plain('refuse'),
  /** Effects that may be declined. */
  plain('use'),
  plain('decline'),
  /** Dice: rerolled one after the other, or changed; who comes first. */
  v.strictObject({ type: v.literal('reroll'), card, die: place }),
  v.strictObject({ type: v.literal('reroll-all'), card }),
  v.strictObject({ type: v.literal('also'), die: place }),
  plain('roll'),
  v.strictObject({ type: v.literal('adjust'), card, die: place }),
  plain('want'),
  v.strictObject({ type: v.literal('first'), seat }),
  v.strictObject({ type: v.literal('stat'), stat }),
  /** Which die blocks which hit, and which dice hit, by their places in the rolls. */
  v.strictObject({
    type: v.literal('assign'),
    blocks: v.array(v.tuple([place, place])),
    hits: v.array(place),
  }),
  plain('heal'),
  v.strictObject({ type: v.literal('shed'), card: text }),
  /** Cards of one's own. */
  v.strictObject({ type: v.literal('wear'), item }),
  v.strictObject({ type: v.literal('stow'), item }),
  v.strictObject({ type: v.literal('keep'), item }),
  v.strictObject({ type: v.literal('leave'), item }),
  plain('done'),
  v.strictObject({ type: v.literal('discard'), card: lootCard }),
  /** Trading. */
  v.strictObject({ type: v.literal('trade'), with: seat }),
  v.strictObject({ type: v.literal('give'), card: lootCard }),
  v.strictObject({ type: v.literal('ask'), item }),
  plain('propose'),
  /** What an effect is aimed at: a hero by its seat, or a monster card. */
  v.strictObject({ type: v.literal('target'), who: v.union([seat, text]) }),
  /** A monster goes to the tile with this number. */
  v.strictObject({ type: v.literal('monster'), card: text, to: place }),
  v.strictObject({ type: v.literal('summon-on'), to: place }),
  v.strictObject({ type: v.literal('return'), to: v.picklist(['top', 'bottom']) }),
  v.strictObject({ type: v.literal('arrange'), order: v.array(place) }),
  v.strictObject({ type: v.literal('vote'), down: v.boolean() }),
])
export type Action = Readonly<v.InferOutput<typeof actionSchema>>
export type ActionType = Action['type']
export type ActionOf<Type extends ActionType> = Extract<Action, { readonly type: Type }>

export const TRAP_IDS: ReadonlySet<string> = new Set(TRAPS)
export const MONSTER_IDS: ReadonlySet<string> = new Set(MONSTERS)
export const BOSS_IDS: ReadonlySet<string> = new Set(BOSSES)
export const ITEM_IDS: ReadonlySet<string> = new Set(ITEMS)
export const TREASURE_IDS: ReadonlySet<string> = new Set(TREASURES)
