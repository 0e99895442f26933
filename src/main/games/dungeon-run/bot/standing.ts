/** How a game stands for a seat: from 0 (lost) to 1 (won). */
import { STONE } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { atlasOf } from '../atlas'
import { heroCard, isItem } from '../cards'
import type { Hero, State } from '../state'

/** A hero alone that is neither dead nor has killed the Boss. */
const ALIVE = 0.5

export function standing(state: State, seat: Seat): number {
  const { result, heroes } = state
  if (result !== null) return result.type === 'won' && result.seat === seat ? 1 : 0
  const own = heroes[seat]
  if (own === undefined || own.status === 'eliminated') return 0
  if (heroes.length === 1) return ALIVE
  // Who holds the Stone wins the more often the nearer it is to home.
  const powers = heroes.map((hero) => (hero.status === 'eliminated' ? 0 : powerOf(state, hero)))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return all === 0 ? 0 : (powers[seat] ?? 0) / all
}
function powerOf({ layout }: State, hero: Hero): number {
  const { stats } = heroCard(hero.id)
  const { strength, magic } = hero.training
  const dice = Math.max(stats.strength + strength, stats.magic + magic)
  const life = stats.life - hero.wounds
  const loot = hero.loot.filter((card) => !isItem(card)).length
  const power =
    dice + 0.8 * hero.kit.equipped.length + 0.4 * life + 0.3 * loot + 0.3 * hero.kit.skills.length
  const weight = Math.max(0.1, power - 3) ** 2
  if (!hero.kit.equipped.includes(STONE)) return weight
  const home = atlasOf(layout).distance[hero.at] ?? 0
  return weight * (1 + 6 / (1 + home))
}
