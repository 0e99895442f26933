/**
 * What consequences are worth to the bot, in damage tokens: damage, time, a lost loot, skulls covered. Death
 * outweighs everything.
 */
import type { Seat, View } from '@shared/games/one-deck-dungeon'
import { HEALING } from '../cards/potions'
import {
  FREEZING_TIME,
  KITING_TIME,
  UNDYING_TIME,
  sparedByArmor,
  sparedByKiting,
} from '../consequences'
import { healingOf } from '../health'
import { sets } from '../party'
import type { Price } from '../solver-plan'
import type { Fight } from './fight'
import { heroAt, knowsSkill } from './kit'
import { WEIGHTS } from './weights'

/** Damage and time that have been prevented and wait for the consequences (R22). */
export interface Prevented {
  readonly damage: number
  readonly time: number
}
export const NOTHING_PREVENTED: Prevented = { damage: 0, time: 0 }

/** Where those who fight stand: what decides how much damage and time hurt. */
export interface Standing {
  readonly armor: boolean
  readonly kiting: boolean
  /** Who fights, the healthiest first, for they take what is odd (R23). */
  readonly fighters: readonly {
    /** Damage that kills. */
    readonly health: number
    /** What a healing potion gives in the middle of things. */
    readonly healing: number
  }[]
  readonly potions: number
  readonly sets: 1 | 2
  /** Cards before the stairs appear. */
  readonly deck: number
  readonly tokens: number
  /** Tokens that make the stairs strike. */
  readonly limit: number
  /** Damage that the boss still takes, and has taken. */
  readonly bossHealth: number
  readonly bossDamage: number
}

/** Damage that a hero can still take, the last of it deadly. */
export function leftOf(view: View, seat: Seat): number {
  const { health, damage } = heroAt(view, seat)
  return health - damage
}

/** Where those of a company stand, or the whole party. */
export function standingOf(view: View, company: readonly Seat[]): Standing {
  const heroes = company.map((seat) => heroAt(view, seat))
  return {
    armor: heroes.some((hero) => knowsSkill(hero, 'armor')),
    kiting: heroes.some((hero) => knowsSkill(hero, 'kiting')),
    fighters: company
      .map((seat) => ({ health: leftOf(view, seat), healing: healingOf(view, seat, false) }))
      .sort((one, other) => other.health - one.health),
    potions: view.potions,
    sets: sets(view),
    deck: view.deck,
    tokens: view.stairs.tokens,
    limit: view.stairs.limit,
    bossHealth: view.boss === null ? 0 : view.boss.health - view.boss.damage,
    bossDamage: view.boss?.damage ?? 0,
  }
}

type Fighter = Standing['fighters'][number]

/** Healing potions that a hero must drink at once to survive so much damage. */
function potionsNeeded(damage: number, { health, healing }: Fighter): number {
  return damage < health ? 0 : Math.ceil((damage - health + 1) / healing)
}

/** What a fighter takes of damage that is split as evenly as can be (R23). */
function shareOf(damage: number, fighter: number, fighters: number): number {
  return Math.floor(damage / fighters) + (fighter < damage % fighters ? 1 : 0)
}

/** Damage suffered, the more the less health is left; potions count as health, drunk late at a loss. */
export function damagePrice(damage: number, { fighters, potions }: Standing): number {
  if (damage === 0) return 0
  const { length } = fighters
  const hurt = fighters.map((fighter, at) => {
    const share = shareOf(damage, at, length)
    const drunk = potionsNeeded(share, fighter)
    return { before: fighter.health, left: fighter.health - share + drunk * fighter.healing, drunk }
  })
  const needed = hurt.reduce((sum, { drunk }) => sum + drunk, 0)
  if (needed > potions) return WEIGHTS.death + damage
  const had = (HEALING.turnStart * potions) / length
  const kept = (HEALING.turnStart * (potions - needed)) / length
  const danger = hurt.reduce(
    (sum, { before, left }) => sum + (1 / (left + kept) - 1 / (before + had)),
    0,
  )
  return damage + needed * WEIGHTS.latePotion + WEIGHTS.danger * danger
}

/** Time spent: cards lost from the deck, then tokens on the stairs. Two sets have twice as much of it (R1, R40). */
export function timePrice(time: number, standing: Standing): number {
  const { deck, tokens, limit, sets: shares } = standing
  const cards = Math.min(time, deck)
  const late = time - cards
  const strikes = Math.floor((tokens + late) / limit)
  const waiting = late - limit * strikes
  return (WEIGHTS.time * cards) / shares + shares * strikes + (WEIGHTS.token * waiting) / shares
}

/** Floor rules add damage to what boxes show (R22). */
function floorDamage(fight: Fight): (damage: number, time: number) => number {
  const freezing = fight.floors.includes('freezing-winds')
  const blades = fight.floors.includes('blade-storm')
  return (damage, time) =>
    damage + (freezing && time >= FREEZING_TIME ? 1 : 0) + (blades && damage >= 1 ? 1 : 0)
}

/** The same answers for the same whole numbers, each worked out once. */
function tabled(of: (count: number) => number): (count: number) => number {
  const known: number[] = []
  return (count) => (known[count] ??= of(count))
}

/**
 * Prices what a placement leaves open in a fight. It is asked many thousands of times in a game, so it makes
 * no objects, and keeps what damage and time cost in tables.
 */
export function priceIn(fight: Fight, standing: Standing, prevented: Prevented): Price {
  const skulls = fight.boxes.filter((box) => box.skull).length
  const loot = fight.ability === 'survivor' ? WEIGHTS.loot : 0
  const undying = fight.ability === 'undying' ? UNDYING_TIME : 0
  const boss = fight.kind === 'boss'
  const spared = standing.armor ? 0 : prevented.damage
  const dealt = floorDamage(fight)
  const hurts = tabled((damage) => damagePrice(damage, standing))
  const lasts = tabled((time) => timePrice(time, standing))
  return (damage, time, covered, uncovered, armor) => {
    const due = Math.max(0, dealt(damage, time) - spared)
    const kited = standing.kiting ? sparedByKiting(fight.kind, due) : 0
    const hurt = hurts(due - (standing.armor ? sparedByArmor(due) : kited))
    if (boss) return hurt - strikeWorth(fight, standing, covered, skulls)
    const late =
      Math.max(0, time - prevented.time) + KITING_TIME * kited + (uncovered > 0 ? undying : 0)
    return hurt + lasts(late) + (armor > 0 ? loot : 0)
  }
}

/** What striking the boss is worth; the blow that fells it ends all further rounds. */
function strikeWorth(fight: Fight, standing: Standing, covered: number, skulls: number): number {
  const healed = fight.boss === 'hydra' ? Math.min(skulls - covered, standing.bossDamage) : 0
  const struck = covered - healed
  return covered >= standing.bossHealth + healed ? WEIGHTS.victory : struck * WEIGHTS.strike
}
