/** The options of a game: who plays, where, at which tier, and with whose dice. */
import * as v from 'valibot'
import { NAME_LENGTH } from '../../api/call'
import { pack } from './content'
import { BASIC_SKILLS, DUNGEONS, FOCUSES, HEROES, TALENTS, TIERS } from './names'

const heroOptions = v.strictObject({
  hero: v.picklist(HEROES),
  /** Who plays the hero; one person may play several. Null: nobody has said. */
  player: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(NAME_LENGTH))), null),
  /** The focus whose earned talents are active (R44); null outside a campaign. */
  focus: v.optional(v.nullable(v.picklist(FOCUSES)), null),
  /** The talents active in this game: earned basic ones and those of the focus (R44). */
  talents: v.optional(
    v.pipe(
      v.array(v.picklist(TALENTS)),
      v.check((talents) => new Set(talents).size === talents.length, 'talent-twice'),
    ),
    [],
  ),
  /** The basic skill card chosen by a hero with the Veteran talent. */
  basicSkill: v.optional(v.nullable(v.picklist(BASIC_SKILLS)), null),
})

/** One hero alone, two together, or four with two sets. */
export const PARTY_SIZES = [1, 2, 4] as const

/** Whose dice are thrown: the app's, or those on the table, whose values are then entered. */
export const DICE_OWNERS = ['app', 'own'] as const

/** Options of a game. `tier` null is a game outside any campaign. */
export const optionsSchema = v.strictObject({
  heroes: v.pipe(
    v.array(heroOptions),
    v.check((heroes) => PARTY_SIZES.some((size) => size === heroes.length), 'party-size'),
    v.check(
      (heroes) => new Set(heroes.map(({ hero }) => hero)).size === heroes.length,
      'hero-twice',
    ),
  ),
  dungeon: v.picklist(DUNGEONS),
  tier: v.optional(v.nullable(v.picklist(TIERS)), null),
  dice: v.optional(v.picklist(DICE_OWNERS), 'app'),
  /** What it is played with in the place of our own values; absent: ours alone. */
  pack,
})
export type Options = v.InferOutput<typeof optionsSchema>
export type OptionsInput = v.InferInput<typeof optionsSchema>
