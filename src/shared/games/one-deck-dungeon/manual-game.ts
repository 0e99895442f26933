/** A game played with the real cards, as its players record it (R46). */
import * as v from 'valibot'
import { name, whole } from '../../api/call'
import type { ManualGame } from '../../api/records'
import { sheetId } from '../../ids'
import { pack } from './content'
import { DEFEAT_CAUSES } from './events'
import { DUNGEONS, HEROES, TIERS } from './names'

/** A hero in it: on a sheet of the campaign, or anybody. */
const heroAtTheCards = v.strictObject({
  hero: v.optional(v.picklist(HEROES)),
  sheet: v.optional(v.nullable(sheetId), null),
  player: v.optional(v.nullable(name), null),
})

/** All of it but when it was played and a note, which are the same for every game. */
export const manualGameSchema = v.strictObject({
  heroes: v.pipe(v.array(heroAtTheCards), v.minLength(1), v.maxLength(4)),
  dungeon: v.picklist(DUNGEONS),
  tier: v.picklist(TIERS),
  won: v.boolean(),
  /** How it was lost, where somebody remembers. */
  cause: v.optional(v.nullable(v.picklist(DEFEAT_CAUSES)), null),
  descents: whole(3),
  levels: whole(3),
  turns: v.optional(v.nullable(whole(1_000)), null),
  bossRounds: v.optional(v.nullable(whole(1_000)), null),
  /** Health that each hero had left, by seat. */
  healthLeft: v.optional(
    v.nullable(v.pipe(v.array(whole(100)), v.minLength(1), v.maxLength(4))),
    null,
  ),
  pack,
})
export type OddManualGame = Readonly<v.InferOutput<typeof manualGameSchema>>
export type PlayedWithCards = v.InferInput<typeof manualGameSchema> &
  Pick<ManualGame, 'playedAt' | 'note'>
