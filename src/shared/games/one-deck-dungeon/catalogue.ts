/** Static facts of the cards, for those who draw them. */
import { changedFrom, type OddContent } from './content'
import type { Box } from './dice'
import { usedWhen, type Cost, type TalentEffect, type Use, type When } from './effects'
import type {
  BossId,
  CardId,
  DungeonId,
  EncounterId,
  FeatId,
  FloorId,
  FocusId,
  FoeAbility,
  HeroId,
  HeroSkillId,
  LootId,
  LootPotionId,
  Side,
  SkillId,
  SpaceColor,
  Stat,
  TalentId,
  TierId,
} from './names'
import type { Level } from './view'

export interface Printing {
  readonly id: CardId
  readonly item: { readonly stat: Stat; readonly health: number }
  readonly loot: LootId
}
interface EncounterCard {
  readonly id: EncounterId
  readonly xp: number
  readonly printings: readonly [Printing, Printing]
}
export interface CombatCard extends EncounterCard {
  readonly kind: 'combat'
  readonly ability: FoeAbility | null
  readonly boxes: readonly Box[]
}
export interface PerilOption {
  readonly id: string
  readonly time: number
  readonly box: Box
}
export interface PerilCard extends EncounterCard {
  readonly kind: 'peril'
  readonly options: readonly [PerilOption, PerilOption]
}

/** A side of a hero card. */
export interface HeroSide {
  readonly stats: Readonly<Record<Stat, number>>
  readonly health: number
  readonly feat: FeatId
  /** Heroic dice that may be stored for the feat; 0: it stores none (R35). */
  readonly stores: number
  readonly skill: HeroSkillId
}

/** Static facts of every card, as `games.cards` gives them to the screens. */
export interface Catalogue {
  readonly encounters: readonly (CombatCard | PerilCard)[]
  readonly heroes: readonly {
    readonly id: HeroId
    readonly sides: Readonly<Record<Side, HeroSide>>
  }[]
  readonly levels: Readonly<Record<Side, readonly Level[]>>
  readonly skills: readonly {
    readonly id: SkillId
    readonly when: readonly When[]
    readonly cost: Cost
  }[]
  readonly potions: readonly {
    readonly id: LootPotionId | 'healing'
    readonly when: readonly When[]
  }[]
  readonly dungeons: readonly {
    readonly id: DungeonId
    readonly difficulty: 1 | 2 | 3
    readonly boss: BossId
    readonly floors: readonly {
      readonly id: FloorId
      readonly peril: readonly Box[]
      readonly combat: readonly Box[]
    }[]
  }[]
  readonly bosses: readonly {
    readonly id: BossId
    readonly health: number
    readonly boxes: readonly Box[]
  }[]
  readonly talents: readonly {
    readonly id: TalentId
    /** null: a basic talent, active in every game. */
    readonly focus: FocusId | null
    readonly spaces: Readonly<Record<SpaceColor, number>>
    readonly when: readonly When[]
  }[]
  readonly tiers: readonly {
    readonly id: TierId
    readonly checkmarks: number
    /** The level that the party begins at. */
    readonly starts: number
  }[]
  /** Our own values, which a pack may replace. */
  readonly own: OddContent
  /** What a pack says in their place; absent: nothing. */
  readonly changed?: OddContent
}

/** What screens draw from where a pack is played with. */
export function withPack(own: Catalogue, content: OddContent): Catalogue {
  const changed = changedFrom(own.own, content)
  const skills: Partial<Record<SkillId, Use>> = changed.basicSkills ?? {}
  const talents: Partial<Record<TalentId, TalentEffect>> = changed.talents ?? {}
  return {
    ...own,
    changed,
    skills: own.skills.map((skill) => {
      const { when, cost } = skills[skill.id] ?? skill
      return { id: skill.id, when, cost }
    }),
    talents: own.talents.map((talent) => {
      const effect = talents[talent.id]
      return effect === undefined ? talent : { ...talent, when: usedWhen(effect) }
    }),
  }
}
