/** Every card and token of the game as the codex keeps it: what it is, and what it can be found by. */
import { SIDES } from '@shared/games/one-deck-dungeon'
import type {
  BossId,
  Box,
  CardId,
  Catalogue,
  DungeonId,
  FloorId,
  FoeAbility,
  HeroId,
  LootPotionId,
  Side,
  SkillId,
  Stat,
  TalentId,
  TierId,
} from '@shared/games/one-deck-dungeon'
import type { Phrase } from '@shared/games'
import {
  skillEffectWords,
  skillNameWords,
  talentWords,
} from '@shared/games/one-deck-dungeon/effect-phrases'
import { boxesOf, lessonOf } from '@renderer/games/one-deck-dungeon/cards/cards'
import { hasRule } from '@renderer/games/one-deck-dungeon/words/names'

export const KINDS = [
  'combat',
  'peril',
  'boss',
  'hero',
  'dungeon',
  'level',
  'potion',
  'skill',
  'talent',
  'tier',
] as const
export type Kind = (typeof KINDS)[number]

/** What is printed on a box besides its stat and value. */
export const MARKS = ['wide', 'armor', 'skull'] as const
export type Mark = (typeof MARKS)[number]

/** What a card is worth once won: an item's die, health, a skill, a potion. */
export const LOOTS = ['strength', 'agility', 'magic', 'health', 'skill', 'potion'] as const
export type LootKind = (typeof LOOTS)[number]
export type Ability = FoeAbility | FloorId

/** What the codex shows, by its kind. */
export type Subject =
  | { readonly kind: 'combat' | 'peril'; readonly card: CardId }
  | { readonly kind: 'boss'; readonly boss: BossId }
  | { readonly kind: 'hero'; readonly hero: HeroId; readonly side: Side }
  | { readonly kind: 'dungeon'; readonly dungeon: DungeonId }
  | { readonly kind: 'level'; readonly level: number; readonly side: Side }
  | { readonly kind: 'potion'; readonly potion: LootPotionId | 'healing' }
  | { readonly kind: 'skill'; readonly skill: SkillId }
  | { readonly kind: 'talent'; readonly talent: TalentId }
  | { readonly kind: 'tier'; readonly tier: TierId }

export interface Entry {
  /** Its name in addresses. */
  readonly id: string
  readonly subject: Subject
  readonly stats: readonly Stat[]
  readonly marks: readonly Mark[]
  readonly xp: number | null
  readonly loot: readonly LootKind[]
  readonly abilities: readonly Ability[]
  /** The words by which it is found; the first are its name. */
  readonly words: readonly Phrase[]
}

/** @param words keys in the catalogues' section `odd`, or what a pack says */
function bare(id: string, subject: Subject, words: readonly (string | Phrase)[]): Entry {
  return {
    id,
    subject,
    words: words.map((word) =>
      typeof word === 'string' ? { key: `odd.${word}`, named: { level: '' } } : word,
    ),
    stats: [],
    marks: [],
    xp: null,
    loot: [],
    abilities: [],
  }
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)]
}
function statsOf(boxes: readonly Box[]): readonly Stat[] {
  return unique(boxes.flatMap(({ color }) => (color === 'chosen' ? [] : [color])))
}
function marksOf(boxes: readonly Box[]): readonly Mark[] {
  return MARKS.filter((mark) => boxes.some((box) => box[mark]))
}
function withBoxes(boxes: readonly Box[]): Pick<Entry, 'stats' | 'marks'> {
  return {
    stats: statsOf(boxes),
    marks: marksOf(boxes),
  }
}

/** Both printings of an encounter. */
function encounterEntries(card: Catalogue['encounters'][number]): readonly Entry[] {
  const boxes = boxesOf(card)
  const ability = card.kind === 'combat' ? card.ability : null
  return card.printings.map((printing) => {
    const lesson = lessonOf(printing)
    const learnt = `${lesson.way === 'skill' ? 'skills' : 'potions'}.${lesson.id}.name`
    const ways =
      card.kind === 'peril' ? card.options.map(({ id }) => `options.${card.id}.${id}`) : []
    const rule =
      ability === null ? [] : [`abilities.${ability}.name`, `abilities.${ability}.effect`]
    return {
      ...bare(printing.id, { kind: card.kind, card: printing.id }, [
        `encounters.${card.id}`,
        ...rule,
        ...ways,
        learnt,
      ]),
      ...withBoxes(boxes),
      xp: card.xp,
      loot: [
        printing.item.stat,
        ...(printing.item.health > 0 ? (['health'] as const) : []),
        lesson.way,
      ],
      abilities: ability === null ? [] : [ability],
    }
  })
}

function heroEntries(hero: Catalogue['heroes'][number]): readonly Entry[] {
  return SIDES.map((side) => {
    const { feat, skill } = hero.sides[side]
    const subject = { kind: 'hero', hero: hero.id, side } as const
    return bare(`hero-${hero.id}-${side}`, subject, [
      `heroes.${hero.id}`,
      `feats.${feat}.name`,
      `skills.${skill}.name`,
    ])
  })
}

function dungeonEntry({ id, floors, boss }: Catalogue['dungeons'][number]): Entry {
  const rules = floors.map((floor) => floor.id).filter((floor) => hasRule(floor))
  return {
    ...bare(`dungeon-${id}`, { kind: 'dungeon', dungeon: id }, [
      `dungeons.${id}`,
      `bosses.${boss}.name`,
      ...floors.map((floor) => `floors.${floor.id}.name`),
      ...rules.map((floor) => `floors.${floor}.rule`),
    ]),
    ...withBoxes(floors.flatMap(({ peril, combat }) => [...peril, ...combat])),
    abilities: rules,
  }
}

function bossEntry({ id, boxes }: Catalogue['bosses'][number]): Entry {
  return {
    ...bare(`boss-${id}`, { kind: 'boss', boss: id }, [`bosses.${id}.name`, `bosses.${id}.rule`]),
    ...withBoxes(boxes),
  }
}

function levelEntries(side: Side, levels: Catalogue['levels'][Side]): readonly Entry[] {
  return levels.map(({ level }) =>
    bare(`level-${String(level)}-${side}`, { kind: 'level', level, side }, ['levels.name']),
  )
}

function skillEntry(
  { id, cost }: Catalogue['skills'][number],
  { changed }: Pick<Catalogue, 'changed'>,
): Entry {
  const paid: readonly (readonly [Stat, number | undefined])[] = [
    ['strength', cost.strength],
    ['agility', cost.agility],
    ['magic', cost.mana],
  ]
  return {
    ...bare(`skill-${id}`, { kind: 'skill', skill: id }, [
      skillNameWords(id, changed),
      skillEffectWords(id, changed),
    ]),
    stats: paid.flatMap(([stat, amount]) => (amount === undefined ? [] : [stat])),
  }
}

/** All that there is, kind by kind in the order of `KINDS`. */
export function entriesOf(catalogue: Catalogue): readonly Entry[] {
  const all = [
    ...catalogue.encounters.flatMap(encounterEntries),
    ...catalogue.bosses.map(bossEntry),
    ...catalogue.heroes.flatMap(heroEntries),
    ...catalogue.dungeons.map(dungeonEntry),
    ...SIDES.flatMap((side) => levelEntries(side, catalogue.levels[side])),
    ...catalogue.potions.map(({ id }) =>
      bare(`potion-${id}`, { kind: 'potion', potion: id }, [
        `potions.${id}.name`,
        `potions.${id}.effect`,
      ]),
    ),
    ...catalogue.skills.map((skill) => skillEntry(skill, catalogue)),
    ...catalogue.talents.map(({ id }) =>
      bare(`talent-${id}`, { kind: 'talent', talent: id }, [
        `talents.${id}.name`,
        talentWords(id, catalogue.changed),
      ]),
    ),
    ...catalogue.tiers.map(({ id }) =>
      bare(`tier-${id}`, { kind: 'tier', tier: id }, [
        `tiers.${id}.name`,
        `tiers.${id}.effect`,
        `tiers.${id}.bonus`,
      ]),
    ),
  ]
  return KINDS.flatMap((kind) => all.filter(({ subject }) => subject.kind === kind))
}

/** The cards that a skill or a kind of potion is learnt from. */
export function teachersOf(
  entries: readonly Entry[],
  { subject }: Entry,
  catalogue: Catalogue | null,
): readonly Entry[] {
  const lesson =
    subject.kind === 'skill' ? subject.skill : subject.kind === 'potion' ? subject.potion : null
  const teaching = new Set(
    catalogue?.encounters.flatMap(({ printings }) =>
      printings.filter(({ loot }) => loot === lesson).map(({ id }): string => id),
    ),
  )
  return entries.filter(({ id }) => teaching.has(id))
}
