/** Heroic feats: whether their dice are expected to save more than they cost. */
import type { Action, Seat, View } from '@shared/games/one-deck-dungeon'
import { GAMBLE, eagleEyeTime } from '../feats'
import { fightInHand } from './fight'
import { heroAt, kitOf } from './kit'
import { expectedPrice } from './odds'
import { fightersOf } from './placing'
import { damagePrice, standingOf, timePrice } from './price'
import { WEIGHTS } from './weights'

/** What a feat's dice are expected to cost and save. */
function featPrice(view: View, seat: Seat, dice: number, price: (extra: number) => number): number {
  const standing = standingOf(view, fightersOf(view))
  switch (heroAt(view, seat).hero) {
    case 'archer':
      // One die goes back, the worst of them.
      return price(dice - 1) - 0.1 * (dice - 1) + timePrice(eagleEyeTime(dice), standing)
    case 'rogue': {
      const risk = 1 - (5 / 6) ** dice
      const lost = damagePrice(GAMBLE.damage, standing) + timePrice(GAMBLE.time, standing)
      return price(dice) + risk * lost
    }
    case 'warrior':
    case 'mage':
    case 'paladin':
      return price(dice) + WEIGHTS.stored * dice
  }
}

/** The feat, if its dice are expected to save more than they cost; of two heroes' the better one first. */
export function useFeat(view: View, actions: readonly Action[]): Action | null {
  const fight = fightInHand(view)
  const roll: Action | null = actions.find((action) => action.type === 'roll-dice') ?? null
  if (fight === null) return roll
  const fighters = fightersOf(view)
  const kit = kitOf(view, fighters)
  const standing = standingOf(view, fighters)
  // The dice of a feat used before count as so many, whatever they show.
  const thrown = view.encounter?.pool.length ?? 0
  const price = (extra: number): number => expectedPrice(kit, fight, standing, thrown + extra)
  let best: Action | null = roll
  let least = price(0)
  for (const action of actions) {
    if (action.type !== 'use-feat') continue
    const cost = featPrice(view, action.hero, action.dice, price)
    if (cost < least) {
      best = action
      least = cost
    }
  }
  return best
}
