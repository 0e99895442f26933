/**
 * The plots of all games as the last run of the app left them: whoever asks for them right after a start has them before
 * what they are made of is read.
 */
import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { ParsedInput, Plots } from '@shared/api'
import type { GameId } from '@shared/games/game'
import { findGame } from '../games'
import type { Games } from '../games'
import type { KeptFile } from '../store/kept-file'

type Input = ParsedInput<'statistics.plots'>

export interface KeptPlotsParts {
  readonly games: Games
  /** Works the plots out. */
  readonly make: (input: Input) => Promise<Plots>
  /** Another text whenever the games of the library are others. */
  readonly stateOfGames: () => string
  readonly file: KeptFile
  /** The version of this release, which may make other plots of the same games. */
  readonly app: string
}

/** Another number whenever plots are made of other things: those of before are then forgotten. */
const SHAPE = 2

const kept = v.object({
  state: v.string(),
  plots: v.record(
    v.string(),
    v.custom<Plots>((plots) => typeof plots === 'object' && plots !== null),
  ),
})
type Kept = v.InferOutput<typeof kept>

export function createKeptPlots({ games, make, stateOfGames, file, app }: KeptPlotsParts) {
  /** From then on all that plots are made of is in memory. */
  let isRead = false

  const stateNow = (): string => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const rules = Object.values(games).map(({ id, tallyVersion }) => [id, tallyVersion])
    return hash('sha256', JSON.stringify([SHAPE, stateOfGames(), app, timeZone, rules]))
  }
  const read = (): Kept | null => {
    const text = file.read()
    const parsed = text === null ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), kept), text)
    return parsed?.success === true ? parsed.output : null
  }
  /** Whether nothing narrows what is asked for. */
  const isOfAll = ({ scope, game: id, since, ...rest }: Input): boolean => {
    const filters = findGame(games, id)?.campaign.filters
    if (filters === undefined || scope.of !== 'everything' || since !== null) return false
    const [asked, none] = [v.safeParse(filters, rest), v.safeParse(filters, {})]
    return asked.success && none.success && isDeepStrictEqual(asked.output, none.output)
  }
  const find = (id: GameId): Plots | null => {
    const found = read()
    return found?.state === stateNow() ? (found.plots[id] ?? null) : null
  }

  return {
    /** @throws Refusal as `make` */
    plots: async (input: Input): Promise<Plots> => {
      const known = isRead || !isOfAll(input) ? null : find(input.game)
      if (known !== null) return known
      const plots = await make(input)
      isRead = true
      return plots
    },
    /** The last of what is done after a start: all is read. */
    *read(): Generator<void, void> {
      isRead = true
      yield
    },
    /** Keeps them for the next run, where that takes no reading. */
    keep: async (): Promise<void> => {
      if (!isRead || read()?.state === stateNow()) return
      const plots: Record<string, Plots> = {}
      for (const { id } of Object.values(games))
        plots[id] = await make({ scope: { of: 'everything' }, game: id, since: null })
      // Games that have gone on were counted for that.
      file.write(JSON.stringify({ state: stateNow(), plots } satisfies Kept))
    },
  }
}
export type KeptPlots = ReturnType<typeof createKeptPlots>
