/** What passes between a test and the stand-in that it started. */

/** How the stand-in is set up, as JSON in the variable STAND_IN. */
export interface StandInSettings {
  /** The debugging address of the Chromium whose pages are the windows. */
  readonly chromium: string
  readonly name: string
  readonly packaged: boolean
  readonly locale: string
  readonly userData: string
  /** What a page's calls are given besides: more input, by the name of the call. */
  readonly additions: Additions
  /** Patterns of the buttons to press in message boxes, in turn. */
  readonly answers: readonly string[]
}

/** Input that a test adds to every call of a name, as scripted dice to the start of a game. */
export type Additions = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What a test does to the app as the system would. */
export interface Gesture {
  /** Chooses an item of the application menu: the label of the menu, and its own. */
  readonly choose: readonly [menu: string, item: string]
}

/** What the app asked of the system, told to the test as it happens. */
export interface Report {
  readonly messageBox?: {
    readonly message: string
    readonly detail: string
    readonly buttons: readonly string[]
  }
  /** The titles of the application menu. */
  readonly menu?: readonly string[]
  readonly openExternal?: string
  readonly openPath?: string
  readonly aboutPanel?: Readonly<Record<string, unknown>>
  readonly recentDocument?: string
  /** What the system's own parts are lit by. */
  readonly themeSource?: string
  /** How far the bar on the app's button has come; -1 is none. */
  readonly progressBar?: number
  /** Where a window was opened. */
  readonly window?: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>
  readonly shown?: true
  readonly focused?: true
}
