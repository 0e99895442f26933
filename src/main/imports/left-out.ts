/** What is left out of a file, as people recognise it. */
import type { DamagedThing, LeftOut, LeftThing } from '@shared/api'
import type { Content } from '@shared/content'
import type { Instant, PlayerId } from '@shared/ids'
import { findGame } from '../games'
import type { Games } from '../games'
import type { Game } from '../games/game'
import { itemNames } from './names'
import type { Say } from './names'
import { keyOf } from './acceptable'

interface Told {
  readonly name: string | null
  readonly at: Instant | null
}

export interface NamingParts {
  /** All that could be read. */
  readonly content: Content
  readonly damaged: readonly DamagedThing[]
  readonly playerNames: ReadonlyMap<PlayerId, string>
  readonly games: Games
  readonly say: Say
}

export function nameLeftOut(left: readonly LeftThing[], parts: NamingParts): readonly LeftOut[] {
  if (left.length === 0) return []
  const names = namesOf(parts)
  return left.map(({ kind, key, why }) => {
    const { name, at } = names.get(`${kind} ${key}`) ?? { name: null, at: null }
    return { kind, key, name, at, why }
  })
}

/** What can be read has the name of its kind; what cannot, what can be told of it. */
function namesOf({ content, damaged, playerNames, games, say }: NamingParts) {
  const called = itemNames(say, (player) => playerNames.get(player) ?? '')
  const home = new Map(content.campaigns.map(({ id, game }) => [id, findGame(games, game)]))
  /** @param game null: of a game that is not here */
  const told = <Thing extends { readonly id: string }>(
    kind: LeftThing['kind'],
    thing: Thing,
    {
      game = null,
      name,
      at = null,
    }: {
      readonly game?: Game | null
      readonly name: (thing: Thing, game: Game) => string
      readonly at?: Instant | null
    },
  ): readonly [string, Told] => [
    `${kind} ${keyOf(thing)}`,
    { name: game === null ? null : name(thing, game), at },
  ]
  const gameOf = (campaign: Content['sheets'][number]['campaign']) => home.get(campaign) ?? null

  return new Map<string, Told>([
    ...damaged.map(({ kind, key, name, at }) => [`${kind} ${key}`, { name, at }] as const),
    ...content.players.map(
      (one) => [`player ${keyOf(one)}`, { name: one.name, at: null }] as const,
    ),
    ...content.packs.map((one) => [`pack ${keyOf(one)}`, { name: one.name, at: null }] as const),
    ...content.campaigns.map(
      (one) => [`campaign ${keyOf(one)}`, { name: one.name, at: null }] as const,
    ),
    ...content.sheets.map((one) =>
      told('sheet', one, { game: gameOf(one.campaign), name: called.sheet }),
    ),
    ...content.series.map((one) =>
      told('series', one, { game: gameOf(one.campaign), name: called.series, at: one.startedAt }),
    ),
    ...content.records.map((one) =>
      told('record', one, { game: gameOf(one.campaign), name: called.record, at: one.endedAt }),
    ),
    ...content.tables.map((one) =>
      told('table', one, {
        game: findGame(games, one.game),
        name: called.table,
        at: one.startedAt,
      }),
    ),
  ])
}
