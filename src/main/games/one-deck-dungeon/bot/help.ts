/** What a kit's skills and talents do for a fight that is only imagined: what is certain, or likely. */
import type { DieColor } from '@shared/games/one-deck-dungeon'
import { skillCard, talentCard } from '../cards'
import type { Effect, Use } from '../cards/effect'
import type { LooseDie, Payment, Prepared } from '../solver'
import { exists, type Fight, type Kit } from './fight'
import { groundOf } from './position'
import { NOTHING_PREVENTED, type Prevented, type Standing } from './price'
import { paymentsOf, promised } from './uses'

/** Something to be paid for in dice, and what it brings. */
interface Offer {
  readonly payments: readonly Payment[]
  readonly gains: readonly LooseDie[]
  readonly prevented: Prevented
}

export interface Help {
  /** Dice that are rolled with the hero's own. */
  readonly rolled: readonly DieColor[]
  readonly prevented: Prevented
  readonly offers: readonly Offer[]
  /** What can be placed where, after so much has been prevented. */
  readonly ground: (prevented: Prevented) => Prepared
}

type Helper = Pick<Use, 'cost' | 'effects'>

const isFree = ({ cost }: Helper): boolean => Object.keys(cost).length === 0

/** What effects prevent in a fight, added to what has been prevented before. */
export const prevention = (
  fight: Pick<Fight, 'kind'>,
  effects: readonly Effect[],
  before: Prevented = NOTHING_PREVENTED,
): Prevented =>
  effects.reduce((sum, effect) => {
    if (effect.type !== 'prevent') return sum
    const damage = fight.kind === 'boss' ? effect.bossDamage : effect.damage
    return { damage: sum.damage + damage, time: sum.time + effect.time }
  }, before)

const helpersIn = (kit: Kit, fight: Fight): readonly Helper[] => {
  const when = fight.kind === 'boss' ? 'combat' : fight.kind
  const skills = kit.skills.map(skillCard).filter((use) => use.when.includes(when))
  const talents = kit.talents.flatMap((talent): readonly Helper[] => {
    const { use } = talentCard(talent)
    return use?.when.includes(when) === true ? [{ cost: {}, effects: use.effects }] : []
  })
  return [...skills, ...talents]
}

const rolledBy = (fight: Fight, effects: readonly Effect[]): readonly DieColor[] =>
  effects.flatMap((effect): readonly DieColor[] => {
    if (effect.type !== 'roll') return []
    const color = effect.color === 'chosen' ? (fight.color ?? 'heroic') : effect.color
    return exists(fight, color) ? Array.from({ length: effect.count }, () => color) : []
  })

/** What free uses give is there from the start; the others are offers. */
export const helpOf = (kit: Kit, fight: Fight, standing: Standing): Help => {
  const helpers = helpersIn(kit, fight)
  const free = helpers.filter(isFree).flatMap(({ effects }) => effects)
  const grounds = new Map<string, Prepared>()
  return {
    rolled: rolledBy(fight, free),
    prevented: prevention(fight, free),
    offers: helpers
      .filter((helper) => !isFree(helper))
      .map((helper) => ({
        payments: paymentsOf(helper),
        gains: promised(fight, helper.effects),
        prevented: prevention(fight, helper.effects),
      })),
    ground: (prevented) => {
      const key = `${prevented.damage} ${prevented.time}`
      const known = grounds.get(key)
      if (known !== undefined) return known
      const ground = groundOf(fight, standing, prevented)
      grounds.set(key, ground)
      return ground
    },
  }
}
