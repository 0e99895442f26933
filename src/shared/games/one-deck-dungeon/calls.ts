/** What only One Deck Dungeon's calls take: who sits down to a game. */
import * as v from 'valibot'
import { name } from '../../api/call'
import { sheetId } from '../../ids'
import { BASIC_SKILLS, FOCUSES, HEROES, TALENTS } from './names'

/** One hero at the table: with a sheet its hero and talents come from there (R42, R44). */
const heroInput = v.strictObject({
  hero: v.optional(v.picklist(HEROES)),
  sheet: v.optional(sheetId),
  /** Who plays a hero without a sheet. */
  player: v.optional(v.nullable(name)),
  focus: v.optional(v.nullable(v.picklist(FOCUSES))),
  basicSkill: v.optional(v.nullable(v.picklist(BASIC_SKILLS))),
  /** Talents of a hero without a sheet. */
  talents: v.optional(v.array(v.picklist(TALENTS))),
})
export type HeroInput = v.InferOutput<typeof heroInput>

/** The options of a game to start: heroes (hero or sheet, focus, basic skill), dungeon, tier. */
export const startOptions = v.looseObject({
  heroes: v.pipe(v.array(heroInput), v.minLength(1), v.maxLength(4)),
})
export type StartOptions = v.InferOutput<typeof startOptions>
