/** What leaves the library and comes into it, on one connection: in the app's own thread or in one beside it. */
import type { LeftOut, ParsedInput } from '@shared/api'
import type { Locale } from '@shared/locales'
import { sayPhrase } from '../exports/phrase'
import { takeBundle } from '../exports/take-bundle'
import { wordsIn } from '../exports/words'
import type { Games } from '../games'
import { acceptable } from '../imports/acceptable'
import { createImports } from '../imports'
import type { Applied, Previewed } from '../imports'
import { nameLeftOut } from '../imports/left-out'
import type { PlayedFile } from '../imports/played-file'
import type { ContentScope } from '../store/content-reads'
import type { ExchangeQueries } from '../store/exchange-queries'
import type { WorkHooks } from '../store/long-work'
import { isDailyOf } from '../tables/daily'

/** What is wanted, as it can be handed to another thread. */
export type Task =
  | { readonly kind: 'bundle'; readonly scope: ContentScope; readonly locale: Locale }
  | ({ readonly kind: 'preview' } & Incoming)
  | ({
      readonly kind: 'apply'
      readonly choices: ParsedInput<'imports.apply'>['choices']
      /** What a preview found, maybe of another file. */
      readonly before: PlayedFile | null
    } & Incoming)

interface Incoming {
  readonly file: Uint8Array<ArrayBuffer>
  /** Of the names in what is answered. */
  readonly locale: Locale
}

export interface Bundle {
  readonly file: Uint8Array<ArrayBuffer>
  /** Without a name where only the damaged row could tell one. */
  readonly leftOut: readonly LeftOut[]
}

/** By kind of task, what comes of it. */
export interface Outcomes {
  readonly bundle: Bundle
  readonly preview: Previewed
  readonly apply: Applied
}
export type TaskOf<Kind extends Task['kind']> = Extract<Task, { readonly kind: Kind }>

export interface WorkParts {
  readonly queries: ExchangeQueries
  readonly games: Games
  /** The version of this release. */
  readonly app: string
  readonly now: () => Date
}

/** Does the tasks of an exchange, one at a time. All refuse with `cancelled` where a hook does. */
export function createWork({ queries, games, app, now }: WorkParts) {
  const isDaily = isDailyOf(games)
  const importsIn = (locale: Locale) =>
    createImports({
      queries,
      games,
      say: (phrase) => sayPhrase(wordsIn(locale), phrase),
      isDaily,
      now,
    })

  return {
    bundle: async ({ scope, locale }: TaskOf<'bundle'>, hooks: WorkHooks): Promise<Bundle> => {
      const taken = await takeBundle(
        scope,
        {
          queries,
          games,
          app,
          now,
          accept: (stored, faultOf) => acceptable(stored, { queries, games, isDaily, faultOf }),
        },
        hooks,
      )
      const { file, left, content } = taken
      const leftOut = nameLeftOut(left, {
        content,
        damaged: [],
        playerNames: queries.playerNames(),
        games,
        say: (phrase) => sayPhrase(wordsIn(locale), phrase),
      })
      return { file, leftOut }
    },
    preview: ({ file, locale }: TaskOf<'preview'>, hooks: WorkHooks): Promise<Previewed> =>
      importsIn(locale).preview(bufferOf(file), hooks),
    apply: ({ file, locale, ...how }: TaskOf<'apply'>, hooks: WorkHooks): Promise<Applied> =>
      importsIn(locale).apply(bufferOf(file), how, hooks),
  }
}
export type Work = ReturnType<typeof createWork>

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
