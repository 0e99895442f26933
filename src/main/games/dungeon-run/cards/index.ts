/** Every card and tile, made ready for look-ups. */
import {
  BOSS_IDS,
  type Content,
  type Effect,
  type HeroCard,
  type ItemCard,
  type ItemId,
  type LootCard,
  type MonsterCard,
  type MonsterKey,
  type StrangerCard,
  type TileCard,
  type TrapCard,
} from '@shared/games/dungeon-run'
import { ARTIFACTS } from './artifacts'
import { BOSSES } from './bosses'
import { HEROES } from './heroes'
import { load } from './load'
import { MONSTERS } from './monsters'
import { SKILLS_OF_GROTHKA_AND_MAELIS } from './skills-grothka-and-maelis'
import { SKILLS_OF_HADRUN_AND_YSALINE } from './skills-hadrun-and-ysaline'
import { SKILLS_OF_NIXIT_AND_SSORREK } from './skills-nixit-and-ssorrek'
import { SKILLS_OF_PIM_AND_AELITHRA } from './skills-pim-and-aelithra'
import { STRANGERS } from './strangers'
import { TILES } from './tiles'
import { TRAPS } from './traps'
import { TREASURES } from './treasures'

export const CONTENT: Content = load({
  tiles: TILES,
  heroes: HEROES,
  skills: [
    ...SKILLS_OF_HADRUN_AND_YSALINE,
    ...SKILLS_OF_PIM_AND_AELITHRA,
    ...SKILLS_OF_GROTHKA_AND_MAELIS,
    ...SKILLS_OF_NIXIT_AND_SSORREK,
  ],
  monsters: MONSTERS,
  bosses: BOSSES,
  traps: TRAPS,
  strangers: STRANGERS,
  treasures: TREASURES,
  artifacts: ARTIFACTS,
})

function byId<Card extends { readonly id: string }>(...lists: readonly (readonly Card[])[]) {
  return new Map(lists.flat().map((card) => [card.id, card]))
}
const heroes = byId<HeroCard>(CONTENT.heroes)
const items = byId<ItemCard>(CONTENT.treasures, CONTENT.artifacts)
const monsters = byId<MonsterCard>(CONTENT.monsters, CONTENT.bosses)
const traps = byId<TrapCard>(CONTENT.traps)
const strangers = byId<StrangerCard>(CONTENT.strangers)
const tiles = byId<TileCard>(CONTENT.tiles)

function found<Card>(card: Card | undefined, id: string): Card {
  if (card === undefined) throw new Error(`there is no card ${id}`)
  return card
}

/** The card of a copy: `slime.1` is a Slime. */
export function idOf(key: string): string {
  const dot = key.indexOf('.')
  return dot < 0 ? key : key.slice(0, dot)
}
const monstersByKey = new Map<string, MonsterCard>()
for (const card of [...CONTENT.monsters, ...CONTENT.bosses])
  for (const key of card.boss ? [card.id] : copiesOf(card)) monstersByKey.set(key, card)

const effectsNames = new Map([...monstersByKey].map(([key, { id }]) => [key, `monster:${id}`]))

function copiesOf({ id, copies }: { readonly id: string; readonly copies: number }): string[] {
  return Array.from({ length: copies }, (_, copy) => `${id}.${copy + 1}`)
}

export function heroCard(id: string): HeroCard {
  return found(heroes.get(id), id)
}
export function itemCard(id: string): ItemCard {
  return found(items.get(id), id)
}
export function monsterCard(key: MonsterKey): MonsterCard {
  return found(monstersByKey.get(key), key)
}
/** What the effects of a monster go by: put together once, as they are looked up all the time. */
export function effectsNameOf(key: MonsterKey): string {
  return found(effectsNames.get(key), key)
}
export function trapCard(key: string): TrapCard {
  return found(traps.get(idOf(key)), key)
}
export function tileCard(id: string): TileCard {
  return found(tiles.get(id), id)
}
export function isItem(card: LootCard): card is ItemId {
  return items.has(card)
}
export function isBoss(card: LootCard): boolean {
  return BOSS_IDS.has(card)
}
export function isMonster(key: string): boolean {
  return monstersByKey.has(key)
}
export function isTrap(key: string): boolean {
  return traps.has(idOf(key))
}
export function isTreasure(card: LootCard): boolean {
  return items.get(card)?.artifact === false
}

/** The decks at the beginning, in the order of the cards. */
export const ENCOUNTER_DECK: readonly string[] = [
  ...CONTENT.monsters,
  ...CONTENT.traps,
  ...CONTENT.strangers,
].flatMap(copiesOf)
/** How many there are of each kind. */
export const ENCOUNTER_COPIES: ReadonlyMap<string, number> = new Map(
  [...CONTENT.monsters, ...CONTENT.traps, ...CONTENT.strangers].map(({ id, copies }) => [
    id,
    copies,
  ]),
)
export const STANDARD_TILES = CONTENT.tiles.filter(({ kind }) => kind === 'standard')
export const SPECIAL_TILES = CONTENT.tiles.filter(({ kind }) => kind === 'special')

/** Effects by the card that has them: `ability:pim`, `skill:fleet`; `attached:` is what a card leaves with a hero. */
const effects = new Map<string, readonly Effect[]>()
for (const { id, ability, summoning } of CONTENT.heroes) {
  effects.set(`ability:${id}`, ability)
  effects.set(`summoning:${id}`, summoning)
}
for (const card of CONTENT.skills) register('skill', card)
for (const card of items.values()) register('item', card)
for (const card of monsters.values()) register('monster', card)
for (const card of traps.values()) register('trap', card)
for (const card of strangers.values()) register('stranger', card)
for (const card of tiles.values()) register('tile', card)

function register(
  kind: string,
  card: { readonly id: string; readonly effects: readonly Effect[] },
) {
  effects.set(`${kind}:${card.id}`, card.effects)
  for (const { do: operations } of card.effects)
    for (const operation of operations)
      if (operation.op === 'attach') effects.set(`attached:${card.id}`, operation.effects)
}

const NONE: readonly Effect[] = []
export function effectsOf(card: string): readonly Effect[] {
  return effects.get(card) ?? NONE
}
