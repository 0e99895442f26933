/** The cards and tiles, as records of the effect vocabulary. Names and texts stand in the catalogues of words. */
import * as v from 'valibot'
import { effectSchema } from './effects'
import {
  ARTIFACTS,
  BOSSES,
  HEROES,
  ITEMS,
  MONSTER_TYPES,
  MONSTERS,
  RACES,
  SKILLS,
  SLOTS,
  STATS,
  STRANGERS,
  TILES,
  TRAPS,
  TREASURES,
} from './names'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const faces = v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)))
const effects = v.array(effectSchema)
const stats = v.array(v.picklist(STATS))

export const tileCardSchema = v.strictObject({
  id: v.picklist(TILES),
  kind: v.picklist(['entrance', 'lair', 'standard', 'special']),
  exits: v.pipe(v.string(), v.regex(/^N?E?S?W?$/)),
  treasure: faces,
  encounter: faces,
  effects,
})
export const heroCardSchema = v.strictObject({
  id: v.picklist(HEROES),
  race: v.picklist(RACES),
  training: stats,
  stats: v.strictObject({ strength: count, magic: count, dexterity: count, life: count }),
  ability: effects,
  summoning: effects,
})
export const skillCardSchema = v.strictObject({
  id: v.picklist(SKILLS),
  hero: v.picklist(HEROES),
  effects,
})
/** Bosses too: they count as monsters everywhere. */
export const monsterCardSchema = v.strictObject({
  id: v.picklist([...MONSTERS, ...BOSSES]),
  copies: count,
  boss: v.boolean(),
  type: v.picklist(MONSTER_TYPES),
  /** For bots alone. */
  tier: v.picklist(['weak', 'medium', 'strong', 'boss']),
  attack: count,
  strength: faces,
  defense: count,
  escape: count,
  life: count,
  effects,
})
export const trapCardSchema = v.strictObject({
  id: v.picklist(TRAPS),
  copies: count,
  stats,
  need: count,
  damage: count,
  effects,
})
export const strangerCardSchema = v.strictObject({
  id: v.picklist(STRANGERS),
  copies: count,
  effects,
})
export const itemCardSchema = v.strictObject({
  id: v.picklist(ITEMS),
  artifact: v.boolean(),
  slots: v.array(v.picklist(SLOTS)),
  enchanted: v.boolean(),
  training: stats,
  effects,
})

/** So many of each: a set of cards that does not add up is refused (section 2). */
function all<const Schema extends v.GenericSchema>(card: Schema, cards: number) {
  return v.pipe(v.array(card), v.length(cards))
}
export const contentSchema = v.strictObject({
  tiles: all(tileCardSchema, TILES.length),
  heroes: all(heroCardSchema, HEROES.length),
  skills: all(skillCardSchema, SKILLS.length),
  monsters: all(monsterCardSchema, MONSTERS.length),
  bosses: all(monsterCardSchema, BOSSES.length),
  traps: all(trapCardSchema, TRAPS.length),
  strangers: all(strangerCardSchema, STRANGERS.length),
  treasures: all(itemCardSchema, TREASURES.length),
  artifacts: all(itemCardSchema, ARTIFACTS.length),
})

type Deep<T> = T extends readonly (infer Item)[]
  ? readonly Item[]
  : { readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? readonly Item[] : T[Key] }
export type TileCard = Deep<v.InferOutput<typeof tileCardSchema>>
export type HeroCard = Deep<v.InferOutput<typeof heroCardSchema>>
export type SkillCard = Deep<v.InferOutput<typeof skillCardSchema>>
export type MonsterCard = Deep<v.InferOutput<typeof monsterCardSchema>>
export type TrapCard = Deep<v.InferOutput<typeof trapCardSchema>>
export type StrangerCard = Deep<v.InferOutput<typeof strangerCardSchema>>
export type ItemCard = Deep<v.InferOutput<typeof itemCardSchema>>
export interface Content {
  readonly tiles: readonly TileCard[]
  readonly heroes: readonly HeroCard[]
  readonly skills: readonly SkillCard[]
  readonly monsters: readonly MonsterCard[]
  readonly bosses: readonly MonsterCard[]
  readonly traps: readonly TrapCard[]
  readonly strangers: readonly StrangerCard[]
  readonly treasures: readonly ItemCard[]
  readonly artifacts: readonly ItemCard[]
}
