/** What can be looked up: tiles, Orders, Lords, coins, and the pieces of scenarios. */
import type { Phrase } from '@shared/games'
import {
  ADVENTURERS,
  COIN_VALUES,
  CREATURES,
  LORDS,
  NEUTRALS,
  ORDERS,
  TILE_TYPES,
  type AdventurerId,
  type Coin,
  type Content,
  type CreatureId,
  type LordId,
  type NeutralId,
  type Order,
  type TileCard,
  type TileType,
} from '@shared/games/dungeon-digger'
import {
  lordName,
  lordTitle,
  neutralName,
  neutralText,
  orderName,
  orderText,
  pieceName,
  pieceText,
  specialName,
  specialText,
  standardName,
  standardText,
  tileText,
  tileTypeName,
} from '@shared/games/dungeon-digger/keys'

export const KINDS = ['tile', 'order', 'lord', 'coin', 'neutral', 'adventurer', 'creature'] as const
export type Kind = (typeof KINDS)[number]

export type Subject =
  /** All tiles of a type. */
  | { readonly kind: 'tile'; readonly id: TileType; readonly cards: readonly TileCard[] }
  | { readonly kind: 'order'; readonly id: Order; readonly points: number }
  | { readonly kind: 'lord'; readonly id: LordId }
  | { readonly kind: 'coin'; readonly id: Coin }
  | { readonly kind: 'neutral'; readonly id: NeutralId }
  | { readonly kind: 'adventurer'; readonly id: AdventurerId }
  | { readonly kind: 'creature'; readonly id: CreatureId }

export interface Entry {
  readonly id: string
  readonly subject: Subject
  readonly name: Phrase
  /** What else it is found by. */
  readonly words: readonly Phrase[]
}

function entry(subject: Subject, name: string | Phrase, ...words: readonly string[]): Entry {
  return {
    id: `${subject.kind}-${subject.id}`,
    subject,
    name: typeof name === 'string' ? { key: name } : name,
    words: words.map((key) => ({ key })),
  }
}

/** Every card, in the order in which they lie there. */
export function entriesOf({ tiles, points }: Content): readonly Entry[] {
  return [
    ...TILE_TYPES.map((id) =>
      entry(
        { kind: 'tile', id, cards: tiles.filter(({ type }) => type === id) },
        tileTypeName(id),
        tileText(id),
      ),
    ),
    ...ORDERS.map((id) =>
      entry({ kind: 'order', id, points: points[id] }, orderName(id), orderText(id)),
    ),
    ...LORDS.map((id) =>
      entry(
        { kind: 'lord', id },
        lordName(id),
        ...[lordTitle, standardName, standardText, specialName, specialText].map((of) => of(id)),
      ),
    ),
    ...COIN_VALUES.map((id) =>
      entry(
        { kind: 'coin', id },
        { key: 'digger.codex.coin', named: { value: id } },
        'digger.codex.coinText',
      ),
    ),
    ...NEUTRALS.map((id) => entry({ kind: 'neutral', id }, neutralName(id), neutralText(id))),
    ...ADVENTURERS.map((id) => entry({ kind: 'adventurer', id }, pieceName(id), pieceText(id))),
    ...CREATURES.map((id) => entry({ kind: 'creature', id }, pieceName(id), pieceText(id))),
  ]
}

/** The rooms that summon a creature, and the creatures of a room. */
export function relatedTo(
  { subject }: Entry,
  entries: readonly Entry[],
  { creatures }: Content,
): readonly Entry[] {
  return entries.filter(({ subject: other }) => {
    if (subject.kind === 'creature' && other.kind === 'tile')
      return creatures[subject.id].rooms.some((room) => room === other.id)
    if (subject.kind === 'tile' && other.kind === 'creature')
      return creatures[other.id].rooms.some((room) => room === subject.id)
    return false
  })
}
