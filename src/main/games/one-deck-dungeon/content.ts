/**
 * What skills and talents do in a game: what its options say in the place of our own values, else ours. Rules ask what
 * a hero's talents do, never for a talent by its name.
 */
import { BASIC_SKILLS } from '@shared/games/one-deck-dungeon'
import type {
  BasicSkillId,
  CountedEffect,
  Options,
  Seat,
  SkillId,
  TalentEffect,
  TalentId,
  Use,
} from '@shared/games/one-deck-dungeon'
import { skillCard, talentCard } from './cards'

/** A game, as its state or a view of it holds the options. */
interface Played {
  readonly options: Options
}
type HeroOptions = Options['heroes'][number]

function isBasic(skill: SkillId): skill is BasicSkillId {
  return BASIC_SKILLS.some((basic) => basic === skill)
}

/** What a skill does when used in this game. */
export function skillIn({ options: { pack } }: Played, skill: SkillId): Use {
  const changed = isBasic(skill) ? pack?.content.basicSkills?.[skill] : undefined
  return changed ?? skillCard(skill)
}

/** What a talent does in this game; null: Veteran, which acts before it. */
export function talentIn({ options: { pack } }: Played, talent: TalentId): TalentEffect | null {
  const changed = talent === 'veteran' ? undefined : pack?.content.talents?.[talent]
  return changed ?? talentCard(talent).effect
}

/** What a talent does when used, which costs nothing; null: it is not used. */
export function talentUse(played: Played, talent: TalentId): Use | null {
  const effect = talentIn(played, talent)
  return effect?.type === 'use' ? { when: effect.when, cost: {}, effects: effect.effects } : null
}

/** A hero's talents that have an effect of this kind. */
export function talentsWith(
  played: Played,
  seat: Seat,
  type: TalentEffect['type'],
): readonly TalentId[] {
  const { talents = [] } = played.options.heroes[seat] ?? {}
  return talents.filter((talent) => talentIn(played, talent)?.type === type)
}

/** How much a talent gives of something; 0 where it does something else. */
export function givenBy(played: Played, talent: TalentId, type: CountedEffect): number {
  const effect = talentIn(played, talent)
  return effect?.type === type ? effect.by : 0
}

function sum(played: Played, { talents }: Pick<HeroOptions, 'talents'>, type: CountedEffect) {
  return talents.reduce((total, talent) => total + givenBy(played, talent, type), 0)
}

/** How much a hero's talents give of something, together. */
export function heroGiven(played: Played, seat: Seat, type: CountedEffect): number {
  const hero = played.options.heroes[seat]
  return hero === undefined ? 0 : sum(played, hero, type)
}

/** The same for the party: what a talent gives it, each hero who has the talent gives. */
export function partyGiven(played: Played, type: CountedEffect): number {
  return played.options.heroes.reduce((total, hero) => total + sum(played, hero, type), 0)
}

/** Whether any hero has a talent with an effect of this kind. */
export function partyHas(played: Played, type: TalentEffect['type']): boolean {
  return played.options.heroes.some((_, seat) => talentsWith(played, seat, type).length > 0)
}
