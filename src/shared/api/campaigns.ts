/** Campaigns and the sheets in them. */
import * as v from 'valibot'
import { gameId } from '../games/game'
import type { GameId, GameTypes } from '../games/game'
import { HEROES, SPACE_COLORS, TALENTS } from '../games/one-deck-dungeon'
import type {
  BasicSkillId,
  BossId,
  FocusId,
  HeroId,
  SpaceColor,
  TalentId,
  TierId,
} from '../games/one-deck-dungeon'
import { campaignId, recordId, sheetId } from '../ids'
import type { CampaignId, Instant, RecordId, SheetId } from '../ids'
import { call, name, note } from './call'
import type { Gauntlet } from './challenges'
import type { GameRecord, SheetRecord } from './records'
import type { TableSummary } from './tables'

export interface CampaignSummary {
  readonly campaign: CampaignId
  readonly name: string
  readonly game: GameId
  readonly createdAt: Instant
  readonly deletedAt: Instant | null
  /** Put aside as finished: kept and shown, but out of the way. */
  readonly archivedAt: Instant | null
  /** Sheets and games that are not in the bin. */
  readonly sheets: number
  readonly games: number
}

/** Marks on one talent, per colour of its spaces. */
export interface TalentMarks {
  readonly talent: TalentId
  readonly marks: Readonly<Record<SpaceColor, number>>
  readonly spaces: Readonly<Record<SpaceColor, number>>
  /** All its own spaces are checked (R43). */
  readonly earned: boolean
}

/** One checkmark on a space of a talent. */
export interface Mark {
  readonly talent: TalentId
  readonly color: SpaceColor
}

/** Checkmarks of one finished game still to be placed on a sheet. */
export interface OpenCheckmarks {
  readonly record: RecordId
  readonly earned: number
  readonly placed: number
  /** Colours that this game's dungeon allows (R43). */
  readonly colors: readonly SpaceColor[]
  /** Whether any unplaced checkmark still has a space to go to. */
  readonly placeable: boolean
  readonly marks: readonly Mark[]
}

export interface SheetSummary {
  readonly sheet: SheetId
  readonly campaign: CampaignId
  readonly hero: HeroId
  readonly player: string
  readonly createdAt: Instant
  readonly deletedAt: Instant | null
  readonly games: number
  readonly wins: number
  readonly talentsEarned: number
  readonly open: OpenCheckmarks | null
  /** The games whose checkmarks are still to be placed, the oldest first: `open` is of the first. */
  readonly waiting: readonly RecordId[]
}

export interface Sheet extends SheetSummary {
  readonly talents: readonly TalentMarks[]
  /** Each boss's first defeat (R45). */
  readonly bosses: readonly { readonly boss: BossId; readonly tier: TierId; readonly at: Instant }[]
  /** Its games, the oldest first; those in the bin are not among them. */
  readonly records: readonly SheetRecord[]
  readonly brings: Brings
}

/** What a hero brings from its sheet into its next game (R44). */
export interface Brings {
  /** The talents that are active with each focus: the earned basic ones, and those earned in it. */
  readonly talents: Readonly<Record<FocusId, readonly TalentId[]>>
  /** The basic skills of which it must choose one; none without the Veteran talent. */
  readonly basicSkills: readonly BasicSkillId[]
}

export interface Campaign<T extends GameTypes = GameTypes> extends CampaignSummary {
  /** What the players have written down about it. */
  readonly notes: string
  readonly sheetList: readonly SheetSummary[]
  /** Sheets in the bin. */
  readonly deletedSheets: readonly SheetSummary[]
  readonly tables: readonly TableSummary<T>[]
  /** Every game of the campaign, the oldest first. */
  readonly records: readonly GameRecord<T>[]
  readonly gauntlets: readonly Gauntlet[]
}

const campaign = v.strictObject({ campaign: campaignId })
const sheet = v.strictObject({ sheet: sheetId })
const markInput = v.strictObject({
  sheet: sheetId,
  record: recordId,
  talent: v.picklist(TALENTS),
  color: v.picklist(SPACE_COLORS),
})

export const campaignCalls = {
  'campaigns.create': call<Campaign>()(
    v.strictObject({ name, game: v.optional(gameId, 'one-deck-dungeon') }),
  ),
  'campaigns.list': call<readonly CampaignSummary[]>()(
    v.strictObject({ deleted: v.optional(v.boolean(), false) }),
  ),
  'campaigns.get': call<Campaign>()(campaign),
  'campaigns.rename': call<Campaign>()(v.strictObject({ campaign: campaignId, name })),
  'campaigns.note': call<Campaign>()(v.strictObject({ campaign: campaignId, notes: note })),
  'campaigns.archive': call<Campaign>()(
    v.strictObject({ campaign: campaignId, archived: v.boolean() }),
  ),
  'campaigns.delete': call<null>()(campaign),
  'campaigns.restore': call<Campaign>()(campaign),

  'sheets.create': call<Sheet>()(
    v.strictObject({ campaign: campaignId, hero: v.picklist(HEROES), player: name }),
  ),
  'sheets.get': call<Sheet>()(sheet),
  /** Gives a sheet's player another name. */
  'sheets.rename': call<Sheet>()(v.strictObject({ sheet: sheetId, player: name })),
  /** Puts a sheet into its campaign's bin; the games it was in stay in the record. */
  'sheets.delete': call<null>()(sheet),
  'sheets.restore': call<Sheet>()(sheet),
  /** Places one checkmark of a game on a talent's space (R43). */
  'sheets.mark': call<Sheet>()(markInput),
  /** Takes back a checkmark of a game whose checkmarks are not settled yet. */
  'sheets.unmark': call<Sheet>()(markInput),
  /** Ends the placing of a game's checkmarks; `forfeit` says that placeable ones may be lost (R43). */
  'sheets.settle': call<Sheet>()(
    v.strictObject({ sheet: sheetId, record: recordId, forfeit: v.optional(v.boolean(), false) }),
  ),
} as const
