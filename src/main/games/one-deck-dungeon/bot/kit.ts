/** Who meets a fight, with what: one hero, or two who roll together. */
import type {
  HeroId,
  HeroView,
  Options,
  Seat,
  SkillId,
  Stat,
  TalentId,
  View,
} from '@shared/games/one-deck-dungeon'
import { STATS } from '@shared/games/one-deck-dungeon'
import { fightsInPairs, pairs, sets } from '../party'
import { seats } from '../transition'

/** What one hero brings to every fight. */
export interface Member {
  readonly seat: Seat
  readonly hero: HeroId
  readonly stats: Readonly<Record<Stat, number>>
  readonly skills: readonly SkillId[]
  readonly talents: readonly TalentId[]
}

/** What those who fight together bring. */
export interface Kit {
  readonly members: readonly Member[]
  /** Heroic dice that the level gives them. */
  readonly heroic: number
  /** What skills and talents do in this game. */
  readonly options: Options
  /** Sets of the game on the table, whose dice are all there are (R16, R39). */
  readonly sets: 1 | 2
}

export function heroAt(view: View, seat: Seat): HeroView {
  const hero = view.heroes[seat]
  if (hero === undefined) throw new Error(`no hero at seat ${seat}`)
  return hero
}

/** The seats of the party. */
export function partyOf(view: View): readonly Seat[] {
  return seats(view)
}

export function kitOf(view: View, company: readonly Seat[]): Kit {
  return {
    members: company.map((seat) => {
      const { hero, stats, skills, talents } = heroAt(view, seat)
      return {
        seat,
        hero,
        stats,
        skills: skills.map(({ skill }) => skill),
        talents: talents.map(({ talent }) => talent),
      }
    }),
    heroic: view.level.heroic,
    options: view.options,
    sets: sets(view),
  }
}

/** A kit in which one hero is another. */
function withMember(kit: Kit, seat: Seat, change: (member: Member) => Member): Kit {
  return {
    ...kit,
    members: kit.members.map((member) => (member.seat === seat ? change(member) : member)),
  }
}

/** A kit in which a hero rolls one die more of a stat. */
export function withDie(kit: Kit, seat: Seat, stat: Stat): Kit {
  return withMember(kit, seat, (member) => ({
    ...member,
    stats: { ...member.stats, [stat]: member.stats[stat] + 1 },
  }))
}

/** A kit in which a hero has these skills. */
export function withSkills(kit: Kit, seat: Seat, skills: readonly SkillId[]): Kit {
  return withMember(kit, seat, (member) => ({ ...member, skills }))
}

/** Dice of a stat that a kit's heroes have together. */
export function diceOf({ members }: Kit, stat: Stat): number {
  return members.reduce((sum, { stats }) => sum + stats[stat], 0)
}

/** Whether any of a kit's heroes has a skill. */
export function knows({ members }: Kit, skill: SkillId): boolean {
  return members.some(({ skills }) => skills.includes(skill))
}

export function knowsSkill(hero: HeroView, skill: SkillId): boolean {
  return hero.skills.some((known) => known.skill === skill)
}

// --- pairs of four -------------------------------------------------------------------------------

/** Two who meet one card, and the two who meet the other (R39). */
export interface Pairing {
  readonly first: readonly Seat[]
  readonly second: readonly Seat[]
}

/** Every way to part four heroes into a first and a second pair; none where the party stays together. */
export function pairingsOf(view: View): readonly Pairing[] {
  return fightsInPairs(view)
    ? pairs(view).map((pair) => ({
        first: pair,
        second: partyOf(view).filter((seat) => !pair.includes(seat)),
      }))
    : []
}

/** How far the two pairs’ dice are from equal. */
function unevenness(view: View, { first, second }: Pairing): number {
  return STATS.reduce((sum, stat) => {
    const apart = diceOf(kitOf(view, first), stat) - diceOf(kitOf(view, second), stat)
    return sum + apart * apart
  }, 0)
}

/**
 * Those with whom a hero will mostly fight: the party, or of four heroes the partner with whom the pairs are
 * most even.
 */
export function companyOf(view: View, seat: Seat): readonly Seat[] {
  let company = partyOf(view)
  let least = Infinity
  for (const pairing of pairingsOf(view)) {
    if (!pairing.first.includes(seat)) continue
    const uneven = unevenness(view, pairing)
    if (uneven >= least) continue
    least = uneven
    company = pairing.first
  }
  return company
}
