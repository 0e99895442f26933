/** What a kit's skills and talents do for a fight that is only imagined: what is certain, or likely. */
import type { DieColor, Effect, Seat } from '@shared/games/one-deck-dungeon'
import { skillIn, talentUse } from '../content'
import type { LooseDie, Payment, Prepared } from '../solver'
import { exists, type Fight } from './fight'
import type { Kit } from './kit'
import { problemOf } from './position'
import { NOTHING_PREVENTED, type Prevented, type Standing } from './price'
import { paymentsOf, promised, targetOf, type UseFacts } from './uses'

/** Something to be paid for in dice, and what it brings. */
interface Offer {
  readonly payments: readonly Payment[]
  readonly gains: readonly LooseDie[]
  readonly prevented: Prevented
}

/** A die of one colour that a hero rolls. */
export interface RolledDie {
  readonly hero: Seat
  readonly color: DieColor
}

export interface ExpectedHelp {
  /** Dice that are rolled with the heroes' own. */
  readonly rolled: readonly RolledDie[]
  /** Values whose dice are rolled again, by whose dice they are. */
  readonly rerolled: ReadonlyMap<Seat, number>
  readonly prevented: Prevented
  readonly offers: readonly Offer[]
  /** What can be placed where, after so much has been prevented. */
  readonly problem: (prevented: Prevented) => Prepared
}

/** A skill or talent that works in a fight: whose it is, and whose dice it is about. */
interface UsableEffect extends UseFacts {
  readonly hero: Seat
  readonly about: Seat
}

function isFree({ cost }: UsableEffect): boolean {
  return Object.keys(cost).length === 0
}

/** What effects prevent in a fight, added to what has been prevented before. */
export function prevention(
  fight: Pick<Fight, 'kind'>,
  effects: readonly Effect[],
  before: Prevented = NOTHING_PREVENTED,
): Prevented {
  return effects.reduce((sum, effect) => {
    if (effect.type !== 'prevent') return sum
    const damage = fight.kind === 'boss' ? effect.bossDamage : effect.damage
    return { damage: sum.damage + damage, time: sum.time + effect.time }
  }, before)
}

function usableEffects(kit: Kit, fight: Fight): readonly UsableEffect[] {
  const when = fight.kind === 'boss' ? 'combat' : fight.kind
  const fighters = kit.members.map(({ seat }) => seat)
  return kit.members.flatMap(({ seat, skills, talents }) => {
    const uses = [
      ...skills.map((skill) => skillIn(kit, skill)),
      ...talents.flatMap((talent) => talentUse(kit, talent) ?? []),
    ]
    return uses
      .filter((use) => use.when.includes(when))
      .map((use): UsableEffect => ({ ...use, hero: seat, about: targetOf(fighters, seat, use) }))
  })
}

function rolledBy(fight: Fight, { about, effects }: UsableEffect): readonly RolledDie[] {
  return effects.flatMap((effect): readonly RolledDie[] => {
    if (effect.type !== 'roll') return []
    const color = effect.color === 'chosen' ? (fight.color ?? 'heroic') : effect.color
    const thrown = { hero: about, color }
    return exists(fight, color) ? Array.from({ length: effect.count }, () => thrown) : []
  })
}

/** Dice of a partner's that show a value, and are all rolled again for nothing. */
function rerolledBy(free: readonly UsableEffect[]): ExpectedHelp['rerolled'] {
  return new Map(
    free.flatMap(({ about, effects }) =>
      effects.flatMap((effect): readonly (readonly [Seat, number])[] =>
        effect.type === 'reroll' && effect.showing !== 'any' ? [[about, effect.showing]] : [],
      ),
    ),
  )
}

/** What free uses give is there from the start; the others are offers. */
export function expectedHelp(kit: Kit, fight: Fight, standing: Standing): ExpectedHelp {
  const helpers = usableEffects(kit, fight)
  const free = helpers.filter(isFree)
  const problems = new Map<string, Prepared>()
  return {
    rolled: free.flatMap((helper) => rolledBy(fight, helper)),
    rerolled: rerolledBy(free),
    prevented: prevention(
      fight,
      free.flatMap(({ effects }) => effects),
    ),
    offers: helpers
      .filter((helper) => !isFree(helper))
      .map((helper) => ({
        payments: paymentsOf(helper.hero, helper),
        gains: promised(fight, helper.effects),
        prevented: prevention(fight, helper.effects),
      })),
    problem: (prevented) => {
      const key = `${prevented.damage} ${prevented.time}`
      const known = problems.get(key)
      if (known !== undefined) return known
      const problem = problemOf(fight, standing, prevented)
      problems.set(key, problem)
      return problem
    },
  }
}
