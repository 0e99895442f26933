/** The calls that only One Deck Dungeon has, and what its games are started with. */
import * as v from 'valibot'
import { call, name, nothing } from '../../api/call'
import { page } from '../../api/exchange'
import type { ExportedFile } from '../../api/exchange'
import { day } from '../../days'
import { campaignId, packId, recordId, seriesId, sheetId } from '../../ids'
import type { Daily, DailyResult, Gauntlet } from './challenges'
import { BASIC_SKILLS, FOCUSES, HEROES, SPACE_COLORS, TALENTS, TIERS } from './names'
import { marksSchema, paperSchema } from './paper'
import type { EarlierPaper, EarlierPlacing, Sheet } from './sheets'

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

const sheet = v.strictObject({ sheet: sheetId })
const markInput = v.strictObject({
  sheet: sheetId,
  record: recordId,
  talent: v.picklist(TALENTS),
  color: v.picklist(SPACE_COLORS),
})

export const calls = {
  'sheets.create': call<Sheet>()(
    v.strictObject({
      campaign: campaignId,
      hero: v.picklist(HEROES),
      player: name,
      /** What was on it so far, where it comes from paper. */
      paper: v.optional(v.nullable(paperSchema)),
    }),
  ),
  /**
   * Corrects what a sheet brought from paper, which is kept; null: nothing. Refused with
   * `one-deck-dungeon.paper-spaces`, `paper-bosses` and `paper-checkmarks`, as a new sheet is.
   */
  'sheets.correctPaper': call<Sheet>()(
    v.strictObject({ sheet: sheetId, paper: v.nullable(paperSchema) }),
  ),
  /** What it said before it was corrected, the newest first. */
  'sheets.earlierPaper': call<readonly EarlierPaper[]>()(sheet),
  'sheets.get': call<Sheet>()(sheet),
  /** Renames a sheet's player, everywhere; where another player has that name, gives the sheet to them. */
  'sheets.rename': call<Sheet>()(v.strictObject({ sheet: sheetId, player: name })),
  /** Puts a sheet into its campaign's bin; the games it was in stay in the record. */
  'sheets.delete': call<null>()(sheet),
  'sheets.restore': call<Sheet>()(sheet),
  /** Places one checkmark of a game on a talent's space (R43). */
  'sheets.mark': call<Sheet>()(markInput),
  /** Takes back a checkmark of a game whose checkmarks are not settled yet. */
  'sheets.unmark': call<Sheet>()(markInput),
  /** Puts all checkmarks of a game elsewhere at once, settled or not; where they were is kept (R43). */
  'sheets.move': call<Sheet>()(
    v.strictObject({
      sheet: sheetId,
      record: recordId,
      marks: marksSchema,
    }),
  ),
  /** Where the checkmarks of a game were before they were moved, the newest first. */
  'sheets.earlierPlacings': call<readonly EarlierPlacing[]>()(
    v.strictObject({ sheet: sheetId, record: recordId }),
  ),
  /** Ends the placing of a game's checkmarks; `forfeit` says that placeable ones may be lost (R43). */
  'sheets.settle': call<Sheet>()(
    v.strictObject({ sheet: sheetId, record: recordId, forfeit: v.optional(v.boolean(), false) }),
  ),

  /** Refused with `one-deck-dungeon.bad-gauntlet`: sheets of another campaign, or one of them is in a gauntlet. */
  'gauntlets.start': call<Gauntlet>()(
    v.strictObject({
      campaign: campaignId,
      sheets: v.pipe(v.array(sheetId), v.minLength(1), v.maxLength(2)),
      tier: v.picklist(TIERS),
    }),
  ),
  'gauntlets.get': call<Gauntlet>()(v.strictObject({ gauntlet: seriesId })),
  'gauntlets.giveUp': call<Gauntlet>()(v.strictObject({ gauntlet: seriesId })),
  'daily.get': call<Daily>()(v.strictObject({ day })),
  /** Every daily delve played here, the newest day first. */
  'daily.list': call<readonly DailyResult[]>()(nothing),

  /** A campaign sheet to fill in by hand, for one hero or for any. */
  'exports.blank': call<ExportedFile>()(
    v.strictObject({
      hero: v.optional(v.nullable(v.picklist(HEROES)), null),
      /** By whose values; null: the app's own. */
      pack: v.optional(v.nullable(packId), null),
      ...page,
    }),
  ),
} as const
