/** The calls that only Paper Dungeons has. */
import * as v from 'valibot'
import { call, name, nothing } from '../../api/call'
import { page } from '../../api/exchange'
import type { ExportedFile } from '../../api/exchange'
import { day } from '../../days'
import { campaignId, packId, tableId } from '../../ids'
import { BOT_LEVELS, MOST_SEATS, seat } from '../game'
import type { BossChances } from './forecast'
import type { DailyDungeon, DailyScore } from './daily'
import { DUNGEONS } from './names'
import { miniCampaignSchema, type MiniCampaign } from './mini-campaign'
import { pack } from './pack'
import { sheetMarksSchema } from './marks'
import type { Recount } from './recount'

/** Who sits there for all three games (Q42): a person of this name, or a bot. */
const seatInput = v.strictObject({
  player: v.optional(v.nullable(name), null),
  bot: v.optional(v.nullable(v.picklist(BOT_LEVELS)), null),
})

export const calls = {
  'miniCampaigns.start': call<MiniCampaign>()(
    v.strictObject({
      /** The campaign whose records its games are. */
      campaign: campaignId,
      /** Which of the four. */
      dungeons: miniCampaignSchema.entries.campaign,
      scattered: v.optional(v.boolean(), false),
      seats: v.pipe(v.array(seatInput), v.minLength(1), v.maxLength(MOST_SEATS)),
    }),
  ),
  'dailyDungeons.get': call<DailyDungeon>()(v.strictObject({ day })),
  /** Every daily dungeon played here, the newest day first. */
  'dailyDungeons.list': call<readonly DailyScore[]>()(nothing),
  /** Of a seat at a table, against the boss that comes next; null: none does. */
  'bosses.chances': call<BossChances | null>()(v.strictObject({ table: tableId, seat })),
  /** A player's sheet to fill in by hand, for one dungeon or for any. */
  'exports.blankPlayerSheet': call<ExportedFile>()(
    v.strictObject({
      dungeon: v.optional(v.nullable(v.picklist(DUNGEONS)), null),
      /** By whose values; null: the app's own. */
      pack: v.optional(v.nullable(packId), null),
      ...page,
    }),
  ),
  /** A sheet filled in by hand: its boxes counted, what is impossible on it, what was forgotten. */
  'playerSheets.recount': call<Recount>()(v.strictObject({ marks: sheetMarksSchema, pack })),
} as const
