/** Every card and tile of the game: what it is, and what it is found by. */
import type {
  BossId,
  Content,
  HeroCard,
  HeroId,
  ItemCard,
  MonsterCard,
  MonsterId,
  MonsterType,
  SkillCard,
  Slot,
  Stat,
  StrangerCard,
  TileCard,
  TrapCard,
} from '@shared/games/dungeon-run'
import {
  abilityName,
  abilityText,
  bossName,
  bossText,
  heroName,
  heroTitle,
  itemName,
  itemText,
  monsterAbility,
  monsterName,
  monsterText,
  monsterType,
  raceName,
  skillName,
  skillText,
  strangerName,
  strangerText,
  summoningName,
  summoningText,
  tileName,
  tileText,
  trapName,
  trapText,
} from '@shared/games/dungeon-run/keys'

export const KINDS = [
  'hero',
  'skill',
  'monster',
  'boss',
  'trap',
  'stranger',
  'treasure',
  'artifact',
  'tile',
] as const
export type Kind = (typeof KINDS)[number]

export type Subject =
  | { readonly kind: 'hero'; readonly card: HeroCard }
  | { readonly kind: 'skill'; readonly card: SkillCard }
  | { readonly kind: 'monster'; readonly id: MonsterId; readonly card: MonsterCard }
  | { readonly kind: 'boss'; readonly id: BossId; readonly card: MonsterCard }
  | { readonly kind: 'trap'; readonly card: TrapCard }
  | { readonly kind: 'stranger'; readonly card: StrangerCard }
  | { readonly kind: 'treasure'; readonly card: ItemCard }
  | { readonly kind: 'artifact'; readonly card: ItemCard }
  | { readonly kind: 'tile'; readonly card: TileCard }

export interface Entry {
  readonly id: string
  readonly subject: Subject
  /** Keys of its name, and of what else it is found by. */
  readonly name: string
  readonly words: readonly string[]
  readonly hero: HeroId | null
  readonly types: readonly MonsterType[]
  /** What its numbers are about: training, or what disarms it. */
  readonly stats: readonly Stat[]
  readonly slots: readonly Slot[]
}

function entry(
  subject: Subject,
  name: string,
  words: readonly string[],
  found: Partial<Pick<Entry, 'hero' | 'types' | 'stats' | 'slots'>> = {},
): Entry {
  return {
    id: `${subject.kind}-${subject.card.id}`,
    subject,
    name,
    words: [name, ...words],
    hero: null,
    types: [],
    stats: [],
    slots: [],
    ...found,
  }
}

function heroEntry(card: HeroCard): Entry {
  const { id, race, training } = card
  return entry(
    { kind: 'hero', card },
    heroName(id),
    [
      heroTitle(id),
      raceName(race),
      abilityName(id),
      abilityText(id),
      summoningName(id),
      summoningText(id),
    ],
    { hero: id, stats: training },
  )
}
function monsterEntry(card: MonsterCard): readonly Entry[] {
  if (card.boss) return []
  const id = card.id as MonsterId
  const words = [monsterType(card.type), monsterAbility(id), monsterText(id)]
  return [entry({ kind: 'monster', id, card }, monsterName(id), words, { types: [card.type] })]
}
function bossEntry(card: MonsterCard): Entry {
  const id = card.id as BossId
  const words = [monsterType(card.type), bossText(id)]
  return entry({ kind: 'boss', id, card }, bossName(id), words, { types: [card.type] })
}
type ItemSubject = Extract<Subject, { readonly kind: 'treasure' | 'artifact' }>
function itemEntry(subject: ItemSubject): Entry {
  const { id, training, slots } = subject.card
  return entry(subject, itemName(id), [itemText(id)], { stats: training, slots })
}
function tileEntry(card: TileCard): Entry {
  const words = card.kind === 'special' ? [tileText(card.id)] : []
  return entry({ kind: 'tile', card }, tileName(card.id), words)
}

/** All that there is, kind by kind in the order of `KINDS`. */
export function entriesOf(content: Content): readonly Entry[] {
  const { heroes, skills, monsters, bosses, traps, strangers, treasures, artifacts, tiles } =
    content
  return [
    ...heroes.map(heroEntry),
    ...skills.map((card) =>
      entry(
        { kind: 'skill', card },
        skillName(card.id),
        [skillText(card.id), heroName(card.hero)],
        {
          hero: card.hero,
        },
      ),
    ),
    ...monsters.flatMap(monsterEntry),
    ...bosses.map(bossEntry),
    ...traps.map((card) =>
      entry({ kind: 'trap', card }, trapName(card.id), [trapText(card.id)], { stats: card.stats }),
    ),
    ...strangers.map((card) =>
      entry({ kind: 'stranger', card }, strangerName(card.id), [strangerText(card.id)]),
    ),
    ...treasures.map((card) => itemEntry({ kind: 'treasure', card })),
    ...artifacts.map((card) => itemEntry({ kind: 'artifact', card })),
    ...tiles.map(tileEntry),
  ]
}

/** A hero and its skills lead to each other. */
export function relatedTo(one: Entry, entries: readonly Entry[]): readonly Entry[] {
  if (one.subject.kind !== 'hero' && one.subject.kind !== 'skill') return []
  const wanted = one.subject.kind === 'hero' ? 'skill' : 'hero'
  return entries.filter(({ subject, hero }) => subject.kind === wanted && hero === one.hero)
}
