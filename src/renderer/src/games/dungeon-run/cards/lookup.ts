/** Cards and tiles by what they are called in rules and views. */
import type {
  Content,
  HeroCard,
  HeroId,
  MonsterCard,
  TileCard,
  TileId,
  TrapCard,
} from '@shared/games/dungeon-run'

export interface CardsById {
  readonly tiles: ReadonlyMap<TileId, TileCard>
  readonly heroes: ReadonlyMap<HeroId, HeroCard>
  /** Monsters and Bosses. */
  readonly foes: ReadonlyMap<string, MonsterCard>
  readonly traps: ReadonlyMap<string, TrapCard>
}

const known = new WeakMap<Content, CardsById>()
/** Worked out once for each catalogue: every tile of a map asks. */
export function cardsById(content: Content): CardsById {
  let cards = known.get(content)
  if (cards === undefined) known.set(content, (cards = sort(content)))
  return cards
}
function sort({ tiles, heroes, monsters, bosses, traps }: Content): CardsById {
  return {
    tiles: byId(tiles),
    heroes: byId(heroes),
    foes: byId<string, MonsterCard>([...monsters, ...bosses]),
    traps: byId<string, TrapCard>(traps),
  }
}
function byId<Id, Card extends { readonly id: Id }>(cards: readonly Card[]): ReadonlyMap<Id, Card> {
  return new Map(cards.map((card) => [card.id, card]))
}
