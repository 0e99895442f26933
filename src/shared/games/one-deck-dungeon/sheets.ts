/** Sheets as the calls answer them: talents, checkmarks and games of one hero in a campaign (R42 to R45). */
import type { CampaignId, Instant, RecordId, SheetId } from '../../ids'
import type { Gauntlet } from './challenges'
import type { BasicSkillId, BossId, FocusId, HeroId, SpaceColor, TalentId, TierId } from './names'
import type { PaperSheet } from './paper'
import type { OddRecord } from './record'

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
  /** What was on it when it came from paper; null: it was begun here. */
  readonly paper: PaperSheet | null
  /** Those kept here: games on paper are counted there. */
  readonly games: number
  readonly wins: number
  readonly talentsEarned: number
  readonly open: OpenCheckmarks | null
  /** The games whose checkmarks are still to be placed, the oldest first: `open` is of the first. */
  readonly waiting: readonly RecordId[]
}

export interface Sheet extends SheetSummary {
  readonly talents: readonly TalentMarks[]
  /** Each boss's first defeat (R45); `at` null: on paper. */
  readonly bosses: readonly {
    readonly boss: BossId
    readonly tier: TierId
    readonly at: Instant | null
  }[]
  /** Its games, the oldest first; those in the bin are not among them. */
  readonly records: readonly SheetRecord[]
  readonly brings: Loadout
}

/** What a hero takes from its sheet into its next game (R44). */
export interface Loadout {
  /** The talents that are active with each focus: the earned basic ones, and those earned in it. */
  readonly talents: Readonly<Record<FocusId, readonly TalentId[]>>
  /** The basic skills of which it must choose one; none without the Veteran talent. */
  readonly basicSkills: readonly BasicSkillId[]
}

/** A game as one sheet has it. */
export interface SheetRecord extends OddRecord {
  /**
   * Whether the placing of this game's checkmarks is over, and what was placed, in the order of placing.
   * Settled games keep their marks: a sheet's file carries them (sheet-file.ts).
   */
  readonly settled: boolean
  readonly marks: readonly Mark[]
  /** The colours of the spaces on which they may be (R43). */
  readonly colors: readonly SpaceColor[]
}

/** What a game had placed on a sheet until something else took its place. */
export interface EarlierPlacing {
  readonly until: Instant
  readonly marks: readonly Mark[]
}

/** What a sheet said that it had brought from paper, until that was corrected. */
export interface EarlierPaper {
  readonly until: Instant
  readonly paper: PaperSheet | null
}

/** What a campaign holds besides its games. */
export interface OddCampaign {
  readonly sheetList: readonly SheetSummary[]
  /** Sheets in the bin. */
  readonly deletedSheets: readonly SheetSummary[]
  readonly gauntlets: readonly Gauntlet[]
}
