/**
 * What a fight would cost before its dice are thrown: the fight is imagined over a fixed table of rolls, with
 * the skills whose help is certain or likely. Equal fights are imagined once.
 */
import type { Die, DieColor } from '@shared/games/one-deck-dungeon'
import { STATS } from '@shared/games/one-deck-dungeon'
import { skillCard, talentCard } from '../cards'
import type { Use } from '../cards/effect'
import { afterRoll, dieOf, exists, type Fight, type Kit } from './fight'
import { ROUGH, place } from './position'
import { NOTHING_PREVENTED, priceIn, type Standing } from './price'
import { ROLLS, imagined } from './rolls'
import { paymentsOf, promised } from './uses'

/** What one imagined roll leaves open, to be priced by where the hero stands. */
interface Imagined {
  readonly damage: number
  readonly time: number
  readonly skulls: number
  readonly uncovered: number
  readonly armor: number
  readonly prevented: { readonly damage: number; readonly time: number }
  /** Split's time, paid at the roll. */
  readonly split: number
}

/** A hero in good health, for placing dice in imagined fights. */
const AT_EASE: Standing = {
  armor: false,
  kiting: false,
  health: 20,
  potions: 0,
  healing: 2,
  deck: 30,
  tokens: 0,
  bossHealth: 20,
  bossDamage: 0,
}

/** Imagined fights that are kept; beyond that the memory starts anew. */
const REMEMBERED = 4000
const memory = new Map<string, readonly Imagined[]>()

const keyOf = (kit: Kit, fight: Fight, extra: number): string =>
  [
    kit.hero,
    kit.heroic + extra,
    ...STATS.map((stat) => kit.stats[stat]),
    kit.skills.join(),
    kit.talents.join(),
    fight.kind,
    fight.ability,
    fight.color,
    fight.floors.join(),
    ...fight.boxes.map(
      (box) => `${box.color}${box.value}${box.damage}${box.time}${box.armor}${box.times}`,
    ),
  ].join(' ')

/** Uses that may help in a fight: free rolls are thrown with the rest, the others are weighed. */
const helpIn = (kit: Kit, fight: Fight): readonly Pick<Use, 'cost' | 'effects'>[] => {
  const when = fight.kind === 'boss' ? 'combat' : fight.kind
  const skills = kit.skills.map(skillCard).filter((use) => use.when.includes(when))
  const talents = kit.talents.flatMap((talent) => {
    const { use } = talentCard(talent)
    return use?.when.includes(when) === true ? [{ cost: {}, effects: use.effects }] : []
  })
  return [...skills, ...talents]
}

const isFree = ({ cost }: Pick<Use, 'cost'>): boolean => Object.keys(cost).length === 0

interface Help {
  /** Dice rolled with the others. */
  readonly rolled: readonly DieColor[]
  readonly prevented: { readonly damage: number; readonly time: number }
  /** Uses to be paid for dice. */
  readonly paid: readonly Pick<Use, 'cost' | 'effects'>[]
}

const helpOf = (kit: Kit, fight: Fight): Help => {
  const uses = helpIn(kit, fight)
  const free = uses.filter(isFree).flatMap((use) => use.effects)
  const prevented = free.reduce(
    (sum, effect) =>
      effect.type === 'prevent'
        ? {
            damage: sum.damage + (fight.kind === 'boss' ? effect.bossDamage : effect.damage),
            time: sum.time + effect.time,
          }
        : sum,
    NOTHING_PREVENTED,
  )
  const rolled = free.flatMap((effect): readonly DieColor[] => {
    if (effect.type !== 'roll') return []
    const color = effect.color === 'chosen' ? (fight.color ?? 'heroic') : effect.color
    return exists(fight, color) ? Array.from({ length: effect.count }, () => color) : []
  })
  return { rolled, prevented, paid: uses.filter((use) => !isFree(use)) }
}

const colorsOf = (kit: Kit, fight: Fight, heroic: number): readonly DieColor[] => [
  ...STATS.filter((stat) => exists(fight, stat)).flatMap((stat) =>
    Array.from({ length: Math.min(8, kit.stats[stat]) }, () => stat),
  ),
  ...Array.from({ length: Math.min(6, heroic) }, () => 'heroic' as const),
]

const imagine = (kit: Kit, fight: Fight, extra: number): readonly Imagined[] => {
  const help = helpOf(kit, fight)
  const colors = [...colorsOf(kit, fight, kit.heroic + extra), ...help.rolled]
  const standing = { ...AT_EASE, armor: kit.hero === 'paladin', kiting: kit.hero === 'archer' }
  return Array.from({ length: ROLLS }, (_, roll) => {
    const faces = colors.map((_color, die) => imagined(roll, die))
    const dice = colors.flatMap((color, at): readonly Die[] => {
      const value = afterRoll(fight, color, faces[at] ?? 1)
      return value === null ? [] : [dieOf(at, color, value)]
    })
    const split = fight.ability === 'split' ? faces.filter((face) => face === 1).length : 0
    return { ...weigh(fight, standing, dice, help), split }
  })
}

/** What the best placement leaves, with one paid use at most where it helps. */
const weigh = (
  fight: Fight,
  standing: Standing,
  dice: readonly Die[],
  help: Help,
): Omit<Imagined, 'split'> => {
  const position = { fight, standing, dice, prevented: help.prevented }
  let best = place(position, ROUGH)
  let { prevented } = help
  if (best.cost > 0.01 || fight.kind === 'boss')
    for (const use of help.paid) {
      const readied = use.effects.reduce(
        (sum, effect) =>
          effect.type === 'prevent'
            ? {
                damage: sum.damage + (fight.kind === 'boss' ? effect.bossDamage : effect.damage),
                time: sum.time + effect.time,
              }
            : sum,
        help.prevented,
      )
      const found = place(
        { ...position, prevented: readied },
        ROUGH,
        paymentsOf(use),
        promised(fight, use.effects),
      )
      if (found.cost < best.cost) {
        best = found
        prevented = readied
      }
    }
  const covered = new Set(best.covers.map(({ box }) => box))
  const open = fight.boxes.filter((box) => !covered.has(box.id))
  return {
    damage: open.reduce((sum, box) => sum + box.damage, 0),
    time: open.reduce((sum, box) => sum + box.time, 0),
    skulls: fight.boxes.filter((box) => box.skull && covered.has(box.id)).length,
    uncovered: open.length,
    armor: open.filter((box) => box.armor).length,
    prevented,
  }
}

const imaginedFights = (kit: Kit, fight: Fight, extra: number): readonly Imagined[] => {
  const key = keyOf(kit, fight, extra)
  const known = memory.get(key)
  if (known !== undefined) return known
  if (memory.size >= REMEMBERED) memory.clear()
  const fresh = imagine(kit, fight, extra)
  memory.set(key, fresh)
  return fresh
}

/** The expected price of a fight for a hero who stands so, with so many heroic dice more. */
export const expectedPrice = (kit: Kit, fight: Fight, standing: Standing, extra = 0): number => {
  const fights = imaginedFights(kit, fight, extra)
  const sum = fights.reduce((total, one) => {
    const price = priceIn(fight, standing, one.prevented)
    return total + price(one.damage, one.time + one.split, one.skulls, one.uncovered, one.armor)
  }, 0)
  return sum / fights.length
}

/** What a round against the boss is expected to bring: damage taken, skulls covered. */
export const expectedRound = (kit: Kit, fight: Fight): { damage: number; skulls: number } => {
  const fights = imaginedFights(kit, fight, 0)
  const mean = (of: (one: Imagined) => number): number =>
    fights.reduce((sum, one) => sum + of(one), 0) / fights.length
  return {
    damage: mean((one) => Math.max(0, one.damage - one.prevented.damage)),
    skulls: mean((one) => one.skulls),
  }
}
