/** What the things of a file are, and how many there are of a kind. */
import type { ImportKind } from '@shared/api'
import { phrases } from '@shared/games'
import type { SeriesPhrases } from '@shared/games'
import { say, type Translate } from '@renderer/games/say'
import { importCount, importKind } from '@renderer/locales/keys'

/** @throws Error where its game has no such series: the app would not have read it */
function seriesPhrases({ game, kind }: NonNullable<ImportKind['series']>): SeriesPhrases {
  const found = phrases[game]?.series[kind]
  if (found === undefined) throw new Error(`${game} has no series of the kind ${kind}.`)
  return found
}

/** What a thing is, in a word: a series in its game's. */
export function kindOf({ kind, series }: ImportKind, t: Translate): string {
  return kind === 'series' ? say(seriesPhrases(series).name, t) : t(importKind(kind), {}, 1)
}

/** How many things of one kind there are, in words. */
export function countOf({ kind, series }: ImportKind, count: number, t: Translate): string {
  if (kind === 'series') return say(seriesPhrases(series).count(count), t)
  return t(importCount(kind), {}, count)
}
