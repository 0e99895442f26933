/** What can be looked up: dungeons, bosses, missions, objectives, powers and items. */
import type { Phrase } from '@shared/games'
import type {
  BossCard,
  Content,
  DungeonCard,
  ItemCard,
  MissionCard,
  ObjectiveCard,
  PowerCard,
} from '@shared/games/paper-dungeons'
import {
  bossName,
  dungeonName,
  itemEffect,
  itemName,
  missionName,
  objectiveName,
  powerEffect,
  powerName,
} from '@shared/games/paper-dungeons/keys'
import { aimOf, measureOf } from '@shared/games/paper-dungeons/measures'

export const KINDS = ['dungeon', 'boss', 'mission', 'objective', 'power', 'item'] as const
export type Kind = (typeof KINDS)[number]

export type Subject =
  | { readonly kind: 'dungeon'; readonly card: DungeonCard }
  | { readonly kind: 'boss'; readonly card: BossCard }
  | { readonly kind: 'mission'; readonly card: MissionCard }
  | { readonly kind: 'objective'; readonly card: ObjectiveCard }
  | { readonly kind: 'power'; readonly card: PowerCard }
  | { readonly kind: 'item'; readonly card: ItemCard }

export interface Entry {
  readonly id: string
  readonly subject: Subject
  /** The key of its name, and those of what else it is found by. */
  readonly name: string
  readonly words: readonly Phrase[]
}

function entry(subject: Subject, name: string, ...words: readonly (string | Phrase)[]): Entry {
  return {
    id: `${subject.kind}-${subject.card.id}`,
    subject,
    name,
    words: [name, ...words].map((word) => (typeof word === 'string' ? { key: word } : word)),
  }
}

/** Every card, in the order in which they lie there. */
export function entriesOf(content: Content): readonly Entry[] {
  const { dungeons, bosses, missions, objectives, powers, items } = content
  return [
    ...dungeons.map((card) =>
      entry({ kind: 'dungeon', card }, dungeonName(card.id), ...card.bosses.map(bossName)),
    ),
    ...bosses.map((card) => entry({ kind: 'boss', card }, bossName(card.id))),
    ...missions.map((card) => entry({ kind: 'mission', card }, missionName(card.id), aimOf(card))),
    ...objectives.map((card) =>
      entry({ kind: 'objective', card }, objectiveName(card.id), measureOf(card)),
    ),
    ...powers.map((card) =>
      entry({ kind: 'power', card }, powerName(card.id), powerEffect(card.id)),
    ),
    ...items.map((card) => entry({ kind: 'item', card }, itemName(card.id), itemEffect(card.id))),
  ]
}

/** The bosses of a dungeon, and the dungeons of a boss. */
export function relatedTo({ subject }: Entry, entries: readonly Entry[]): readonly Entry[] {
  return entries.filter((other) => {
    if (subject.kind === 'dungeon')
      return other.subject.kind === 'boss' && subject.card.bosses.includes(other.subject.card.id)
    if (subject.kind === 'boss')
      return other.subject.kind === 'dungeon' && other.subject.card.bosses.includes(subject.card.id)
    return false
  })
}
