/** What a game brings to the screens: every part that only the game itself can draw or word. */
import { defineAsyncComponent } from 'vue'
import type { Component } from 'vue'
import type { RouteLocationRaw, RouteRecordRaw } from 'vue-router'
import type {
  CallInput,
  Campaign,
  CampaignOverview,
  GameRecord,
  LogEntry,
  ManualGame,
  RecordDetails,
  RecordVersion,
  StatisticsScope,
  TableAnswer,
  TableSummary,
} from '@shared/api'
import type { CallError } from '@shared/errors'
import type { GameId, GameTypes, SeatInfo } from '@shared/games'
import type { Pack } from '@shared/games/packs'
import type { CampaignId, SeriesId, SheetId } from '@shared/ids'
import type { Codex } from '@renderer/codex/codex'
import type { Reference } from '@renderer/reference/reference'
import AppSpinner from '@renderer/components/notices/AppSpinner.vue'
import { loadGameWords } from '@renderer/i18n'
import type { Account } from '@renderer/stores/records'
import type { Chapter, Line } from '@renderer/table/chronicle'
import type { Translate } from './say'

/** A component that is given these props, fetched when it is first drawn. */
export type Screen<Props = object> = new () => {
  readonly $props: Props
  readonly $slots: Readonly<Record<string, (() => unknown) | undefined>>
}
/** Whatever draws that takes these props; those that its place requires it declares, used or not. */
type Takes<Props> = abstract new (...args: never) => { readonly $props: Partial<Props> }

/** A way to another screen, with its name in words. */
export interface WayOut {
  readonly to: RouteLocationRaw
  readonly label: string
}

/** Whoever is at the screen has nothing to do, and another person has: the computer goes to them when it is pressed. */
export interface PassOn {
  readonly player: string
  readonly pass: () => void
}

/** The table. Its slots `prompt` and `log` hold what stands in their place while it is looked back at. */
export interface TableProps<T extends GameTypes> {
  /** With who sits there (`seats`), also of a table that is looked back at. */
  readonly answer: TableAnswer<T>
  readonly log: readonly LogEntry<T>[]
  readonly catalogue: T['catalogue']
  readonly busy: boolean
  readonly act: (action: T['action']) => Promise<boolean>
  /** Tells why an action cannot be done now. */
  readonly why: (action: T['action']) => Promise<void>
  readonly undo?: (() => Promise<boolean>) | undefined
  /** Has the computer passed on; null: nobody waits for it. */
  readonly passOn?: PassOn | null | undefined
  /** The table is looked back at: nothing can be done. */
  readonly reading?: boolean | undefined
  /** The way out, where it is not the library. */
  readonly back?: WayOut | null | undefined
  /** The game has ended, and nothing of it is still to be shown. */
  readonly onOver?: (() => void) | undefined
}

/** What kind of evening a game is, for whoever chooses one. */
export interface Evening {
  /** As few as can play, and as many. */
  readonly players: readonly [fewest: number, most: number]
  /** About how long a game takes. */
  readonly minutes: readonly [least: number, most: number]
  /** The key of how players stand to each other: alone, together, rivals. */
  readonly kind: string
}

/** What a new game is for; nothing of it: a single game. */
export interface NewGameFor {
  readonly campaign: CampaignId | null
  readonly sheet: SheetId | null
  readonly series: SeriesId | null
}

/** How a game went and who played it, as a record says it, now or before a correction. */
export type RecordForm<T extends GameTypes = GameTypes> = Pick<
  RecordVersion<T>,
  'outcome' | 'seats'
>
/** One fact of a form in words; no two of a form have the same name. */
export interface RecordFact {
  readonly name: string
  readonly value: string
}

/** A game with the real cards as it is entered: a new one, or a record to be corrected. */
export interface RecordFormProps<T extends GameTypes = GameTypes> {
  readonly campaign: Campaign<T>
  /** The series of the campaign whose next game it was. */
  readonly series: SeriesId | null
  readonly record: RecordDetails<T> | null
  readonly busy: boolean
  readonly error: CallError | null
  /** What the button says. */
  readonly submit: string
  readonly onSubmit?: ((game: ManualGame) => void) | undefined
}

/** What a game's events come to in words. */
export interface Chronicle<T extends GameTypes = GameTypes> {
  linesOf(log: readonly LogEntry<T>[], seen: Seen<T>): readonly Line[]
  chaptersOf(log: readonly LogEntry<T>[], seen: Seen<T>): readonly Chapter[]
  /** What is different in a game that goes on by these earlier rules; absent: they were never mended. */
  earlierRules?(version: number, t: Translate): string | null
}
export interface Seen<T extends GameTypes> {
  readonly catalogue: T['catalogue']
  readonly view: T['view']
  /** Who sits there. */
  readonly seats: readonly SeatInfo[]
  readonly t: Translate
}

/** What packs are to a game's screens (docs/content-packs.md). */
export interface PackScreens<T extends GameTypes> {
  /** The parts of a pack as its file names them, with the key of what each is called. */
  readonly parts: readonly { readonly id: string; readonly name: string }[]
  /** What screens draw from where a pack is played with. */
  catalogueWith(own: T['catalogue'], content: NonNullable<T['pack']>): T['catalogue']
  /** What a game was played with; null: the app's own values. */
  packOf(options: T['options']): Pack<NonNullable<T['pack']>> | null
  packIn(outcome: T['outcome']): Pack<NonNullable<T['pack']>> | null
}

/**
 * Methods throughout, never properties that hold functions: only so are the screens of a game's own types those
 * of any game (as with the rules, `main/games/game.ts`). Keys are of messages in the game's catalogue.
 */
export interface GameScreens<T extends GameTypes = GameTypes> {
  readonly id: GameId
  /** The sign of the game where one is chosen. */
  readonly icon: Component
  readonly evening: Evening
  /** Whether what a seat sees is hidden from the others: then the screen is covered while the computer is passed on. */
  readonly secret: boolean
  /** What one line calls a game, so that it is distinguished from others. */
  title(options: T['options'], t: Translate): string
  readonly badge: Screen<{ options: T['options'] }>

  readonly table: Screen<TableProps<T>>
  chronicle(): Promise<Chronicle<T>>

  readonly newGame: {
    readonly form: Screen<{ start: NewGameFor; catalogue: T['catalogue'] }>
    /** The sentence under the title. */
    lead(start: NewGameFor): string
    /** Where the form was opened from, where it is neither the library nor the campaign. */
    back(start: NewGameFor, t: Translate): WayOut | null
  }

  readonly result: {
    /** Its slot holds the game's own ways on and what it was the first to do, right below how it ended. */
    readonly outcome: Screen<{ table: TableSummary<T> }>
    /** Whether the game draws a picture of how a game ended (`ending` of its print rules). */
    readonly picture: boolean
    /** The ways on from there; null: another game, or the library. */
    readonly onward: Screen<{ table: TableSummary<T> }> | null
  }

  readonly library: {
    /** The players of a table, what kind of game it is, and its state. */
    readonly tableFacts: Screen<{
      table: TableSummary<T>
      /** Its campaign. */
      home: CampaignOverview<T> | null
      /** Whether the campaign is to be named. */
      named: boolean
    }>
    /** Who is in a campaign, and how far they have come. */
    readonly campaignFacts: Screen<{ campaign: CampaignOverview<T> }>
    /** The picture of a game, of whatever shape its frame is; null: on the box. Whoever shows it says what it is. */
    readonly cover: Screen<{ options: T['options'] | null }>
    /** What stands over an empty shelf. */
    readonly emblems: Screen | null
    /** What there is besides tables and campaigns. */
    readonly extra: Screen | null
    /** What is lost with a game that is given up, or put into the bin; null: nothing but itself. */
    abandonWarning(table: TableSummary<T>): string | null
    discardWarning(table: TableSummary<T>): string | null
  }

  readonly campaign: {
    /** Whether a game of it can be begun, or entered by hand. */
    canPlay(campaign: Campaign<T>): boolean
    readonly middle: Screen<{ campaign: Campaign<T>; onChanged?: () => void }>
    /** Its bin; null: nothing of it can be put into one. */
    readonly bin: Screen<{ campaign: Campaign<T>; onChanged?: () => void }> | null
  }

  readonly records: {
    /** The last records, of so many in all; the others come when they are asked for. */
    readonly table: Screen<{
      records: readonly GameRecord<T>[]
      total: number
      onAll?: () => void
    }>
    title(record: GameRecord<T>, t: Translate): string
    /** The middle of a record's page; what changes it is followed by `changed`. Its slot is that of `result.outcome`. */
    readonly page: Screen<{ record: RecordDetails<T>; changed: () => Promise<void> }>
    /** What a record says of its game, in the order of its page; with these, forms of it are told apart. */
    facts(form: RecordForm<T>, t: Translate): readonly RecordFact[]
    /** What the bin takes with a record. */
    discardWarning(record: GameRecord<T>): string
    /** null: games with the physical game cannot be entered. */
    readonly byHand: {
      readonly form: Screen<RecordFormProps<T>>
      /** The title of a game to be entered; null: the app's own. */
      addTitle(campaign: Campaign<T>, series: SeriesId | null, t: Translate): string | null
      readonly addLead: string
      readonly correctLead: string
      /** A form of a record as it would be entered; null: it cannot be. */
      gameOf(form: RecordForm<T>): T['manualGame'] | null
    } | null
  }

  /** The sign of an achievement, silent: its name stands beside it; null: every one has a medal. */
  readonly achievementSign: Screen<{ id: string }> | null
  /** `all` asks for every record of the account. */
  readonly statistics: Screen<{
    scope: StatisticsScope
    account: Account<T>
    onAll?: () => void
  }>
  /** null: the game takes no packs. */
  readonly packs: PackScreens<T> | null
  /** null: the game has no cards to look up, or no rules. */
  readonly codex: (() => Promise<Codex<T>>) | null
  readonly reference: (() => Promise<Reference>) | null
  /** The topic of the reference that says why a call was refused; null where no rule of the game does. */
  why(error: Pick<CallError, 'code'>): string | null

  /** Screens of the game alone. */
  readonly routes: readonly RouteRecordRaw[]
  readonly settings: {
    readonly panel: Screen | null
    /** What can be printed without any game. */
    readonly files: Screen | null
  }
  /** A first game that teaches, with its name, a line about it, and what the button says that begins it. */
  readonly firstGame: {
    readonly start: CallInput<'tables.start'>
    readonly name: string
    readonly text: string
    readonly begin: string
  } | null
}

/**
 * A game's screens as everyone outside its folder holds them. The one cast there is: the props of a component may
 * not vary, so the compiler cannot see that it gets back what its own game made.
 */
export function defineScreens<T extends GameTypes>(screens: GameScreens<T>): GameScreens {
  return screens as unknown as GameScreens
}

/** Fetches the parts of a game's screens when they are first needed, and its words with the first of them. */
export function partsOf(game: GameId) {
  async function load<Part>(fetch: () => Promise<Part>): Promise<Part> {
    const [part] = await Promise.all([fetch(), loadGameWords(game)])
    return part
  }
  const part = <Props>(fetch: () => Promise<{ readonly default: Takes<Props> }>, waits = false) =>
    defineAsyncComponent({
      loader: async () => (await load(fetch)).default as unknown as Component,
      ...(waits && { loadingComponent: AppSpinner, delay: 0 }),
    }) as unknown as Screen<Props>
  /** As `part`, for what fills a screen or much of it: it says that it is on its way. */
  const screen = <Props>(fetch: () => Promise<{ readonly default: Takes<Props> }>) =>
    part(fetch, true)
  return { load, part, screen }
}
