/**
 * How a game stands for a seat: among others its chance to win, from 0 (lost) to 1 (won); alone its points, in thousands.
 * The weights are those by which results of 2,300 games of middle bots, and 700 of one alone, are told best from how their
 * turns began.
 */
import { SOLO_POINTS, soloTotal, STONE, type HeroId, type ItemId } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { atlasOf, distancesFrom } from '../atlas'
import { heroCard, isItem, isTreasure } from '../cards'
import { heroAt, isAlive } from '../draft'
import { hasStone } from '../kit'
import type { Hero, State } from '../state'
import { statOf } from '../values'
import { outcome } from '../view'
import { worthOfItem } from './worth'

export function standing(state: State, seat: Seat): number {
  const { result, heroes } = state
  if (heroes.length === 1) return pointsOf(state) / 1000
  if (result !== null) return result.type === 'won' && result.seat === seat ? 1 : 0
  if (!isAlive(heroAt(state, seat))) return 0
  const races = state.endgame ? racesOf(state) : []
  const powers = heroes.map((hero, at) =>
    isAlive(hero) ? Math.exp(powerOf(state, hero, at) + (races[at] ?? 0)) : 0,
  )
  return (powers[seat] ?? 0) / powers.reduce((sum, power) => sum + power, 0)
}

/** What a hero is beside its cards, as it has won. */
const HEROES: Readonly<Record<HeroId, number>> = {
  grothka: 0,
  hadrun: -0.15,
  ssorrek: -0.25,
  maelis: -0.5,
  pim: 0.1,
  aelithra: -0.45,
  nixit: -0.5,
  ysaline: -0.45,
}
/** Cards that are kept count up to here: then they pay for nothing more at once. */
const MOST_CARDS = 3
function powerOf(state: State, hero: Hero, seat: Seat): number {
  const life = heroCard(hero.id).stats.life - hero.wounds
  return (
    HEROES[hero.id] +
    0.14 * diceOf(state, hero) +
    0.03 * statOf(state, hero, 'dexterity') +
    0.1 * itemsOf(state, hero, seat) +
    0.18 * hero.kit.skills.length +
    // In the endgame nobody trains any more, and whoever falls is out of it.
    (state.endgame ? 0.24 : 0.05) * life +
    (state.endgame ? 0 : 0.13 * Math.min(MOST_CARDS, cardsOf(hero))) -
    (life <= 1 ? 0.25 : 0) -
    (hero.status === 'fainted' ? 0.15 : 0)
  )
}
function diceOf(state: State, hero: Hero): number {
  return Math.max(statOf(state, hero, 'strength'), statOf(state, hero, 'magic'))
}
function itemsOf(state: State, hero: Hero, seat: Seat): number {
  return equippedOf(hero).reduce(
    (sum, item) => sum + worthOfItem({ board: state, seat }, hero, item),
    0,
  )
}
function equippedOf({ kit }: Hero): readonly ItemId[] {
  return kit.equipped.filter((item) => item !== STONE)
}
function cardsOf({ loot }: Hero): number {
  return loot.filter((card) => !isItem(card)).length
}

/** From here on a way is long. */
const FAR = 8
/** In the endgame: who has the Stone, how far it is from home, who is near it and who stands between. */
function racesOf(state: State): readonly number[] {
  const { heroes, layout, rooms, active } = state
  const atlas = atlasOf(layout)
  const homeOf = ({ at }: Hero) => Math.min(FAR, atlas.distance[at] ?? FAR)
  const holder = heroes.find((hero) => isAlive(hero) && hasStone(hero))
  const stone = holder?.at ?? rooms.findIndex(({ items }) => items.some(({ id }) => id === STONE))
  const ways = stone < 0 ? [] : distancesFrom(stone, atlas)
  return heroes.map((hero, seat) => {
    const home = homeOf(hero)
    if (hero === holder) {
      const isCaught = heroes.some((one) => one !== hero && isAlive(one) && one.at === hero.at)
      const race = 1.6 - 0.4 * home + (home <= 2 ? 0.6 : 0)
      return race - (isCaught ? 0.55 : 0) + (active === seat ? 0.6 : 0)
    }
    const way = Math.min(FAR, ways[hero.at] ?? FAR)
    const blocks = holder !== undefined && home < homeOf(holder)
    return (blocks ? 0.7 : 0) + (way <= 1 ? 0.2 : 0) - 0.22 * way - 0.28 * home
  })
}

/** The points that a hero alone can hope for. */
function pointsOf(state: State): number {
  const ended = outcome(state)
  if (ended?.solo != null) return soloTotal(ended.solo, ended.winner !== null)
  const hero = heroAt(state, 0)
  const { strength, magic, dexterity } = hero.training
  const life = heroCard(hero.id).stats.life - hero.wounds
  const treasures = [...hero.kit.equipped, ...hero.loot].filter(isTreasure).length
  const certain =
    SOLO_POINTS.token * (strength + magic + dexterity) +
    SOLO_POINTS.encounter * cardsOf(hero) +
    SOLO_POINTS.treasure * treasures
  // The rest is lost with the hero: what tiles still hide, and the Boss.
  const hope = 450 + 60 * state.tileDeck.length + 30 * itemsOf(state, hero, 0)
  return certain + hope * (life <= 1 ? 0.6 : life <= 2 ? 0.9 : 1) + 15 * life
}
