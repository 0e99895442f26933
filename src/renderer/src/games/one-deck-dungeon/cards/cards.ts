/** Finding a card's facts in the catalogue. */
import { LOOT_POTIONS } from '@shared/games/one-deck-dungeon'
import type {
  Box,
  BoxSource,
  BoxView,
  CardId,
  Catalogue,
  CombatCard,
  DungeonId,
  FloorId,
  LootId,
  LootPotionId,
  LootSkillId,
  PerilCard,
  Printing,
  View,
} from '@shared/games/one-deck-dungeon'

/** An encounter card with its printing. */
export interface PrintedCard {
  readonly card: CombatCard | PerilCard
  readonly printing: Printing
}

/** The facts of one printed card; a card the catalogue does not know is a broken contract, so it throws. */
export function printedCard(catalogue: Catalogue, id: CardId): PrintedCard {
  for (const card of catalogue.encounters) {
    const printing = card.printings.find((one) => one.id === id)
    if (printing) return { card, printing }
  }
  throw new Error(`No such card: ${id}`)
}

/** What a card wants: a foe's boxes, or those of a peril's two ways. */
export function boxesOf(card: PrintedCard['card']): readonly Box[] {
  return card.kind === 'combat' ? card.boxes : card.options.map(({ box }) => box)
}

/** The facts of a dungeon; one the catalogue does not know is a broken contract, so it throws. */
export function dungeonFacts(catalogue: Catalogue, id: DungeonId): Catalogue['dungeons'][number] {
  const dungeon = catalogue.dungeons.find((one) => one.id === id)
  if (!dungeon) throw new Error(`No such dungeon: ${id}`)
  return dungeon
}

function isLootPotion(loot: LootId): loot is LootPotionId {
  return LOOT_POTIONS.includes(loot as LootPotionId)
}

/** What a card teaches when claimed: a skill, or a kind of potion. */
export type Lesson =
  | { readonly way: 'skill'; readonly id: LootSkillId }
  | { readonly way: 'potion'; readonly id: LootPotionId }

/** Tells a card's loot text apart as skill or potion. */
export function lessonOf({ loot }: Printing): Lesson {
  return isLootPotion(loot) ? { way: 'potion', id: loot } : { way: 'skill', id: loot }
}

/** The kinds of potion the party has identified. */
export function identifiedPotions(view: View, catalogue: Catalogue): readonly LootPotionId[] {
  const lessons = view.identified.map((id) => lessonOf(printedCard(catalogue, id).printing))
  return lessons.flatMap((lesson) => (lesson.way === 'potion' ? [lesson.id] : []))
}

/** Boxes that come from the same place, in printed order, for drawing them together. */
export interface BoxGroup {
  readonly source: BoxSource
  readonly boxes: readonly BoxView[]
}

/** The boxes in play, split by where they come from; the order of first appearance is kept. */
export function groupBoxes(boxes: readonly BoxView[]): readonly BoxGroup[] {
  const groups = new Map<BoxSource, BoxView[]>()
  for (const box of boxes) {
    const group = groups.get(box.source)
    if (group) group.push(box)
    else groups.set(box.source, [box])
  }
  return [...groups].map(([source, members]) => ({ source, boxes: members }))
}

/** The letter a box is called by: A for the first. */
export function boxLetter(index: number): string {
  return String.fromCharCode(65 + index)
}

/** Whether boxes come from a floor of the dungeon rather than from the current card or boss. */
export function isFloor(source: BoxSource): source is FloorId {
  return source !== 'foe' && source !== 'option' && source !== 'boss'
}

/** A box as it would be in play: X is the number that it stands for, where that is known. */
export function withX(box: Box, x: number | null): Box {
  return box.value === 'X' && x !== null ? { ...box, value: x } : box
}
