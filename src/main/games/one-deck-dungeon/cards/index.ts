/** Looking cards up, and the catalogue that the screens draw from. */
import type {
  BossId,
  CardId,
  Catalogue,
  CombatCard,
  DungeonId,
  HeroId,
  LootId,
  LootPotionId,
  PerilCard,
  Printing,
  SkillId,
  TalentId,
  Use,
} from '@shared/games/one-deck-dungeon'
import { LOOT_POTIONS, usedWhen } from '@shared/games/one-deck-dungeon'
import { BOSSES, type Boss } from './bosses'
import { TALENTS, TIERS, type Talent } from './campaign'
import { COMBATS } from './combats'
import { DUNGEONS, type Dungeon } from './dungeons'
import { HEROES, type HeroCard } from './heroes'
import { LEVELS, startingLevel } from './levels'
import { OWN_CONTENT } from './own-content'
import { PERILS } from './perils'
import { POTIONS } from './potions'
import { BASIC_SKILLS, HERO_SKILLS, LOOT_SKILLS } from './skills'

export type EncounterCard = CombatCard | PerilCard

const ENCOUNTERS: readonly EncounterCard[] = [...COMBATS, ...PERILS]
/** Every printed encounter card, in a fixed order: 44 of them. */
export const DECK: readonly CardId[] = ENCOUNTERS.flatMap((card) =>
  card.printings.map((printing) => printing.id),
)

/** A map's value that is there by construction. */
function known<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`no such card: ${String(key)}`)
  return value
}

const cards = new Map(
  ENCOUNTERS.flatMap((card) => card.printings.map((printing) => [printing.id, card] as const)),
)
const printings = new Map(
  ENCOUNTERS.flatMap((card) => card.printings.map((printing) => [printing.id, printing] as const)),
)
const heroes = new Map(HEROES.map((hero) => [hero.id, hero] as const))
const dungeons = new Map(DUNGEONS.map((dungeon) => [dungeon.id, dungeon] as const))
const bosses = new Map(BOSSES.map((boss) => [boss.id, boss] as const))
const talents = new Map(TALENTS.map((talent) => [talent.id, talent] as const))

export function encounterCard(id: CardId): EncounterCard {
  return known(cards, id)
}
export function printing(id: CardId): Printing {
  return known(printings, id)
}
export function heroCard(id: HeroId): HeroCard {
  return known(heroes, id)
}
export function dungeonCard(id: DungeonId): Dungeon {
  return known(dungeons, id)
}
export function bossCard(id: BossId): Boss {
  return known(bosses, id)
}
export function talentCard(id: TalentId): Talent {
  return known(talents, id)
}

const skills: Readonly<Record<SkillId, Use>> = {
  ...LOOT_SKILLS,
  ...BASIC_SKILLS,
  ...HERO_SKILLS,
}
/** What a skill does when used, by our own values: content.ts tells what it does in a game. */
export function skillCard(id: SkillId): Use {
  return skills[id]
}
export function potionCard(id: LootPotionId): Use {
  return POTIONS[id]
}

export function isPotion(loot: LootId): loot is LootPotionId {
  return LOOT_POTIONS.some((potion) => potion === loot)
}

export const catalogue: Catalogue = {
  encounters: ENCOUNTERS,
  heroes: HEROES,
  levels: LEVELS,
  skills: Object.entries(skills).map(([id, use]) => ({
    id: id as SkillId,
    when: use.when,
    cost: use.cost,
  })),
  potions: [
    ...LOOT_POTIONS.map((id) => ({ id, when: POTIONS[id].when })),
    { id: 'healing', when: ['turn-start', 'any-time'] },
  ],
  dungeons: DUNGEONS,
  bosses: BOSSES,
  talents: TALENTS.map(({ id, focus, spaces, effect }) => ({
    id,
    focus,
    spaces,
    when: usedWhen(effect),
  })),
  tiers: TIERS.map((tier) => ({ ...tier, starts: startingLevel(tier.id) })),
  own: OWN_CONTENT,
}
