/** What a bot does on its turn. */
import { STONE, type Action, type ActionOf, type Stat } from '@shared/games/dungeon-run'
import { dirOf } from '../atlas'
import { isItem, monsterCard } from '../cards'
import { blankContest } from '../contest'
import { monsterAt } from '../places'
import { escapeOdds, freeAttackOdds } from '../odds/attempts'
import { blankNotes } from '../odds/cards'
import { goalOf, isReady } from './goals'
import { fightWith, mainStat, mean, stakesAgainst, type Sense } from './sense'
import { bestInLoot, worthOfItem } from './worth'

/** From what is left alone (0) to what is done at once (10). */
export function worthOfTurn(sense: Sense, action: Action): number {
  if (action.type === 'move') return worthOfMove(sense, action)
  if (action.type === 'fight') return worthOfFight(sense, action)
  if (action.type === 'escape') return worthOfEscape(sense)
  if (action.type === 'equip') return bestInLoot(sense) > 0.8 ? 7 : -5
  if (action.type === 'search') return action.dir === null && hasStoneHere(sense) ? 20 : 8
  if (action.type === 'advance') return worthOfAdvance(sense, action)
  if (action.type === 'special' || action.type === 'free') return worthOfCardUse(sense, action.card)
  if (action.type === 'end-turn') return worthOfEnding(sense)
  return 0
}
/** What an action cannot be worth more than, where what it is worth takes reckoning: ways, Escapes, staying. */
export function mostOfTurn(sense: Sense, { type }: Action): number {
  if (type === 'move') return 6
  if (type === 'escape') return sense.view.endgame ? 6 : 2.6
  if (type === 'end-turn') return isHome(sense) ? 10 : 0.5
  return Infinity
}
function hasStoneHere({ view, hero }: Sense): boolean {
  return view.rooms[hero.at]?.items.includes(STONE) ?? false
}
function isHome({ holder, seat, hero }: Sense): boolean {
  return holder === seat && hero.at === 0
}

function worthOfMove(sense: Sense, { dir }: ActionOf<'move'>): number {
  if (isHome(sense)) return -20
  const goal = goalOf(sense)
  return goal.dir === dirOf(dir) ? 4 + Math.min(2, Math.max(-2, goal.worth / 4)) : -6
}

function worthOfFight(sense: Sense, { target }: ActionOf<'fight'>): number {
  const { board, hero, view, holder, seat } = sense
  const foe = target ?? monsterAt(board, hero.at)
  // Where it is plain what to do nothing is reckoned.
  if (typeof foe === 'number' && !view.endgame) return -5
  if (typeof foe === 'number' && isHome(sense)) return -20
  const odds = fightWith(sense, foe)
  if (odds === null || foe === null) return -5
  if (typeof foe === 'number') {
    // With one rival left the Stone is not needed.
    const alive = view.heroes.filter(({ status }) => status !== 'eliminated').length
    if (foe !== holder && seat !== holder && alive > 2) return odds.worth > 4 ? 3 : -5
    return 3 + odds.worth
  }
  if (isHome(sense)) return stayingCost(sense) > 1.2 ? odds.worth : -1
  // In the endgame a monster is only in the way.
  if (view.endgame) return odds.slain * 5 + 0.3 * odds.worth - 8 * odds.fallen
  if (monsterCard(foe).boss) return isReady(sense, foe) ? 6 + odds.worth : odds.worth - 2
  return 3.4 + odds.worth
}
function worthOfEscape(sense: Sense): number {
  const { board, hero, seat, view, holder } = sense
  if (isHome(sense)) return -20
  const foe = monsterAt(board, hero.at)
  const contest = { ...blankContest(seat, 'escape'), foe }
  const odds = escapeOdds(board, contest, 'dexterity')
  const stakes = stakesAgainst(sense, foe)
  const price = mean(odds.own) * stakes.wound + odds.fallen * stakes.fall
  if (view.endgame) {
    const together = holder !== null && holder !== seat && view.heroes[holder]?.at === hero.at
    if (together && foe === null) return -5
    return (holder === seat ? 6 : 4) * odds.success - price
  }
  return 2.6 * odds.success - price
}
/** What the monster here would do to a hero that stays without having attacked it. */
function stayingCost(sense: Sense): number {
  const { board, hero, seat, stakes, life } = sense
  const foe = monsterAt(board, hero.at)
  if (foe === null || foe !== hero.startedWith || hero.fought.includes(foe)) return 0
  const wounds = freeAttackOdds(board, seat, foe, blankNotes())
  let fallen = 0
  for (const [n, chance] of wounds.entries()) if (n >= life) fallen += chance
  return mean(wounds) * stakes.wound + fallen * stakes.fall
}
function worthOfEnding(sense: Sense): number {
  if (isHome(sense)) return 10 - 2 * stayingCost(sense)
  return 0.5 - stayingCost(sense)
}

function worthOfAdvance(sense: Sense, { stat, pay }: ActionOf<'advance'>): number {
  const { view, holder, seat } = sense
  if (view.endgame && (holder === seat || holder !== null)) return -3
  const better = stat === bestStat(sense) ? 1 : 0
  // What is left of the Boss's card for points is less than what it pays for.
  return 8 + better - (pay === 'boss' ? 0.5 : 0)
}
function bestStat({ board, seat }: Sense): Stat {
  return mainStat(board, seat)
}

function worthOfCardUse(sense: Sense, card: string): number {
  const { hero, life, view, board, seat } = sense
  const isHolder = sense.holder === seat
  switch (card) {
    case 'item:heartroot-draught':
      return hero.wounds >= 3 || (life <= 2 && hero.wounds > 0) ? 9 : -5
    case 'skill:patch-kit':
      return hero.wounds >= 2 && (life <= 2 || view.endgame) ? 7 : -5
    case 'skill:cautery':
    case 'skill:lay-on-hands':
    case 'stranger:bonesetter':
      return !isHolder && hero.wounds >= 2 ? 4 + hero.wounds * 0.6 : -5
    case 'skill:deep-pockets':
      return bestInLoot(sense) > 0.5 ? 9 : -5
    case 'stranger:sellsword':
      return hero.loot.some(isItem) &&
        !hero.kit.attached.some((one) => one.card.startsWith('sellsword'))
        ? 7
        : -5
    case 'tile:x8': {
      const spare = hero.loot.filter(isItem).map((item) => worthOfItem({ board, seat }, hero, item))
      return spare.some((worth) => worth < 1.5) ? 7 : -5
    }
    case 'skill:volley':
    case 'skill:leaping-flame':
    case 'skill:blast-charge':
      return monsterAt(board, hero.at) === null && !view.bossDead ? 3 : 1
    case 'summoning:aelithra':
      return 3
    case 'summoning:ssorrek':
      return 0.6
    default:
      return -5
  }
}
