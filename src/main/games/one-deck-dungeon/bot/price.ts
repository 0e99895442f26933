/**
 * What consequences are worth to the bot, in damage tokens: damage, time, a lost loot, skulls covered. Death
 * outweighs everything.
 */
import type { View } from '@shared/games/one-deck-dungeon'
import type { Price } from '../solver'
import { heroOf, type Fight } from './fight'
import { WEIGHTS } from './weights'

/** Damage and time that have been prevented and wait for the consequences (R22). */
export interface Prevented {
  readonly damage: number
  readonly time: number
}
export const NOTHING_PREVENTED: Prevented = { damage: 0, time: 0 }

/** Where the hero stands: what decides how much damage and time hurt. */
export interface Standing {
  readonly armor: boolean
  readonly kiting: boolean
  /** Damage that kills. */
  readonly health: number
  readonly potions: number
  /** What a healing potion gives in the middle of things. */
  readonly healing: number
  /** Cards before the stairs appear. */
  readonly deck: number
  readonly tokens: number
  /** Damage that the boss still takes, and has taken. */
  readonly bossHealth: number
  readonly bossDamage: number
}

export const standingOf = (view: View): Standing => {
  const hero = heroOf(view)
  return {
    armor: hero.hero === 'paladin',
    kiting: hero.hero === 'archer',
    health: hero.health - hero.damage,
    potions: view.potions,
    healing: hero.talents.some(({ talent }) => talent === 'first-aid') ? 3 : 2,
    deck: view.deck,
    tokens: view.stairs.tokens,
    bossHealth: view.boss === null ? 0 : view.boss.health - view.boss.damage,
    bossDamage: view.boss?.damage ?? 0,
  }
}

/** Healing potions that must be drunk at once to survive so much damage. */
const potionsNeeded = (damage: number, { health, healing }: Standing): number =>
  damage < health ? 0 : Math.ceil((damage - health + 1) / healing)

/** Damage suffered, the more the less health is left; potions count as health, drunk late at a loss. */
export const damagePrice = (damage: number, standing: Standing): number => {
  if (damage === 0) return 0
  const needed = potionsNeeded(damage, standing)
  if (needed > standing.potions) return WEIGHTS.death + damage
  const left = standing.health - damage + needed * standing.healing
  const reserve = left + 3 * (standing.potions - needed)
  const before = standing.health + 3 * standing.potions
  const danger = WEIGHTS.danger * (1 / reserve - 1 / before)
  return damage + needed * WEIGHTS.latePotion + danger
}

/** Time spent: cards lost from the deck, then tokens on the stairs, three of them a damage. */
export const timePrice = (time: number, { deck, tokens }: Standing): number => {
  const cards = Math.min(time, deck)
  const late = time - cards
  const struck = Math.floor((tokens + late) / 3)
  return WEIGHTS.time * cards + struck + WEIGHTS.token * (late - 3 * struck)
}

/** Floor rules add damage to what boxes show (R22). */
const floorDamage = (fight: Fight): ((damage: number, time: number) => number) => {
  const freezing = fight.floors.includes('freezing-winds')
  const blades = fight.floors.includes('blade-storm')
  return (damage, time) =>
    damage + (freezing && time >= 3 ? 1 : 0) + (blades && damage >= 1 ? 1 : 0)
}

/**
 * Prices what a placement leaves open in a fight. It is asked many thousands of times in a game, so it makes
 * no objects.
 */
export const priceIn = (fight: Fight, standing: Standing, prevented: Prevented): Price => {
  const skulls = fight.boxes.filter((box) => box.skull).length
  const loot = fight.ability === 'survivor' ? WEIGHTS.loot : 0
  const undying = fight.ability === 'undying' ? 2 : 0
  const boss = fight.kind === 'boss'
  const kites = standing.kiting && fight.kind !== 'peril'
  const spared = standing.armor ? 0 : prevented.damage
  const dealt = floorDamage(fight)
  return (damage, time, covered, uncovered, armor) => {
    const due = Math.max(0, dealt(damage, time) - spared)
    const kited = kites && (boss ? due > 0 : due === 1) ? 1 : 0
    const hurt = damagePrice(standing.armor ? due - Math.floor(due / 2) : due - kited, standing)
    if (boss) return hurt - strikeWorth(fight, standing, covered, skulls)
    const late = Math.max(0, time - prevented.time) + kited + (uncovered > 0 ? undying : 0)
    return hurt + timePrice(late, standing) + (armor > 0 ? loot : 0)
  }
}

/** What striking the boss is worth; the blow that fells it ends all further rounds. */
const strikeWorth = (fight: Fight, standing: Standing, covered: number, skulls: number): number => {
  const healed = fight.boss === 'hydra' ? Math.min(skulls - covered, standing.bossDamage) : 0
  const struck = covered - healed
  return covered >= standing.bossHealth + healed ? WEIGHTS.victory : struck * WEIGHTS.strike
}
