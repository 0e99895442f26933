/** The odds of one exchange of a Fight (rules page, 10, 11), before its dice or with the other side's lying there. */
import type { Foe, FightOdds, Stat } from '@shared/games/dungeon-run'
import type { Board } from '../conditions'
import { monsterCard } from '../cards'
import { heroAt, isHero, roomAt } from '../draft'
import { foeHits, HERO_HIT_FACE } from '../fight'
import { roomOfMonster } from '../places'
import type { Contest, Mod } from '../state'
import {
  armorOf,
  attackDice,
  automaticHits,
  defenseOf,
  diceFor,
  doubledFaces,
  forbids,
  statsFor,
} from '../values'
import {
  blankNotes,
  lifeLeft,
  noteOthers,
  onesWoundOf,
  openingOf,
  preventedOf,
  rerollsOf,
  startsOf,
  survivalOf,
  type Notes,
  type Start,
} from './cards'
import { BEGUN } from '../contest'
import { exchange, STAKES, weighing, type Exchange, type Stakes } from './exchange'
import type { Side } from './wounds'

/** With what it is worth by the stakes that the dice were assigned by. */
export interface WeighedFight extends FightOdds {
  readonly worth: number
}
const HERO_HITS = [4, 5, 6]

export function fightOdds(
  g: Board,
  given: Contest,
  stat: Stat,
  stakes: Stakes = STAKES,
): WeighedFight | null {
  const { seat, foe, step } = given
  if (foe === null) return null
  const hasBegun = step >= BEGUN
  const repeat = hasBegun ? given.repeat : heroAt(g, seat).fought.includes(foe)
  const contest: Contest = { ...given, stat, repeat, foeStat: foeStatOf(g, given) }
  if (hasBegun) return opened(g, contest, [], stakes)
  let best = opened(g, contest, [], stakes)
  const starts = startsOf(g, contest)
  for (let chosen = 1; chosen < 1 << starts.length; chosen++) {
    const used = starts.filter((_, at) => (chosen & (1 << at)) !== 0)
    const price = used.reduce((sum, { wounds }) => sum + wounds, 0)
    if (price >= lifeLeft(g, seat)) continue
    const odds = opened(g, contest, used, stakes)
    if (odds.worth > best.worth + 1e-9) best = odds
  }
  return best
}
/** A defender takes the characteristic with the most dice. */
function foeStatOf(g: Board, contest: Contest): Stat | null {
  const { foe, foeStat } = contest
  if (foe === null || !isHero(foe) || foeStat !== null) return foeStat
  let best: Stat = 'strength'
  let most = 0
  for (const stat of statsFor(g, contest, foe, 'fight', ['strength', 'magic'])) {
    const dice = diceFor(g, { ...contest, foeStat: stat }, foe, 'fight', stat)
    if (dice > most) [best, most] = [stat, dice]
  }
  return best
}

/** What each way to use the dice that lie there is worth: so many of the other side's hits blocked, so many dealt. */
export function assigning(
  g: Board,
  contest: Contest,
  stakes: Stakes = STAKES,
): (blocked: number, dealt: number) => number {
  const given = { ...exchangeOf(g, contest, blankNotes()), onesWound: null }
  const worthOf = weighing(given, stakes)
  const open = foeHits(contest).length + given.foe.hits
  const ones = contest.dice.filter((face) => face === 1).length
  return (blocked, dealt) => worthOf(open - blocked, ones, dealt + given.own.hits)
}

/** What comes by itself as the Fight starts, then the exchange in each case. */
function opened(g: Board, contest: Contest, used: readonly Start[], stakes: Stakes): WeighedFight {
  const { seat } = contest
  const notes = blankNotes()
  for (const { card } of used) notes.uses.add(card)
  const mods = used.flatMap(({ operations }) =>
    operations.map((operation): Mod => ({ owner: seat, operation })),
  )
  const price = used.reduce((sum, { wounds }) => sum + wounds, 0)
  const c = { ...contest, mods: [...contest.mods, ...mods] }
  const opening = contest.step >= BEGUN ? { foe: [1], own: 0 } : openingOf(g, contest)
  const before = price + opening.own
  const paid = before === 0 ? g : wounded(g, seat, before)
  let total: WeighedFight | null = null
  for (const [n, chance] of opening.foe.entries()) {
    if (chance === 0) continue
    const board = n === 0 ? paid : wounded(paid, c.foe ?? seat, n)
    const odds = shifted(struck(board, c, notes, stakes), before, n, stakes)
    if (chance === 1) {
      total = odds
      break
    }
    total = total === null ? scaled(odds, chance) : added(total, odds, chance)
  }
  noteOthers(g, contest, notes)
  for (const { card } of contest.step >= BEGUN ? [] : startsOf(g, contest))
    if (!notes.uses.has(card)) notes.leftOut.add(card)
  if (total === null) throw new Error('chances come to nothing')
  return { ...total, uses: [...notes.uses], leftOut: [...notes.leftOut] }
}
function wounded(g: Board, who: Foe, n: number): Board {
  if (isHero(who)) {
    const hero = heroAt(g, who)
    return { ...g, heroes: g.heroes.with(who, { ...hero, wounds: hero.wounds + n }) }
  }
  const room = roomOfMonster(g, who)
  if (room === null) return g
  const { monster } = roomAt(g, room)
  const after = { card: who, wounds: (monster?.wounds ?? 0) + n }
  return { ...g, rooms: g.rooms.with(room, { ...roomAt(g, room), monster: after }) }
}

function struck(g: Board, c: Contest, notes: Notes, stakes: Stakes): WeighedFight {
  const { seat, foe } = c
  const given = exchangeOf(g, c, notes)
  const { dice, foe: theirs } = given.dice
  const foeDice = typeof theirs === 'number' ? theirs : theirs.length
  const blank = {
    type: 'fight',
    against: foe ?? seat,
    stat: c.stat ?? 'strength',
    dice,
    foeDice,
  } as const
  const lists = { uses: [], leftOut: [] }
  if (given.own.life <= 0 || given.foe.life <= 0) {
    // Whoever has fallen before any die ends the Fight.
    const fallen = given.own.life <= 0 ? 1 - given.own.survives : 0
    const slain = given.foe.life <= 0 ? 1 - given.foe.survives : 0
    return { ...blank, ...lists, own: [1], foe: [1], fallen, slain, worth: 0 }
  }
  return { ...blank, ...lists, ...exchange(given, stakes) }
}
function exchangeOf(g: Board, c: Contest, notes: Notes): Exchange {
  const { seat, foe, stat } = c
  const against = foe ?? seat
  const ownDice = diceFor(g, c, seat, 'fight', stat ?? 'strength')
  const onesWound = onesWoundOf(g, c, notes.uses, notes)
  const own = sideOf(g, c, seat, against, notes)
  const defense = isHero(against) ? HERO_HIT_FACE : defenseOf(g, c, against)
  const berserk = forbids(g, c, seat, 'block')
  const ones = onesWound === 'each' ? ownDice : onesWound === 'pair' ? 2 : own.duck ? 1 : 0
  // Which dice to roll again would hang on their 1s too.
  const rerolls = rerollsOf(g, c, 'fight', notes, ones === 0)
  const theirs = c.foeDice.length > 0 ? c.foeDice : foeDiceOf(g, c, against)
  return {
    dice: {
      foe: theirs,
      hitFaces: isHero(against) ? HERO_HITS : monsterCard(against).strength,
      dice: ownDice,
      defense,
      doubled: doubledFaces(g, c, seat),
      matches: !berserk && !isHero(against) && !forbids(g, c, against, 'matchBlock'),
      rerolls,
      ones,
    },
    own: own.side,
    foe: sideOf(g, c, against, seat, notes).side,
    berserk,
    onesWound,
    duck: own.duck,
  }
}
function foeDiceOf(g: Board, c: Contest, against: Foe): number {
  if (!isHero(against)) return attackDice(g, c, against)
  return diceFor(g, c, against, 'fight', c.foeStat ?? 'strength')
}
function sideOf(
  g: Board,
  c: Contest,
  who: Foe,
  other: Foe,
  notes: Notes,
): { readonly side: Side; readonly duck: boolean } {
  const { n, duck } = preventedOf(g, c, who, 'fight', notes)
  const side = {
    life: lifeLeft(g, who),
    armor: isHero(who) && !forbids(g, c, other, 'armor') ? armorOf(g, c, who) : [],
    prevent: n,
    hits: automaticHits(c, who),
    survives: survivalOf(g, who, notes),
  }
  return { side, duck }
}

/** With wounds that both sides had before any die. */
function shifted(odds: WeighedFight, own: number, foe: number, stakes: Stakes): WeighedFight {
  if (own === 0 && foe === 0) return odds
  return {
    ...odds,
    own: [...Array.from({ length: own }, () => 0), ...odds.own],
    foe: [...Array.from({ length: foe }, () => 0), ...odds.foe],
    worth: odds.worth - own * stakes.wound + foe * stakes.hit + early(odds, stakes),
  }
}
/** Who had fallen before any die. */
function early(odds: WeighedFight, stakes: Stakes): number {
  if (odds.own.length > 1 || odds.foe.length > 1) return 0
  return odds.slain * stakes.kill - odds.fallen * stakes.fall
}
function scaled(odds: WeighedFight, chance: number): WeighedFight {
  return {
    ...odds,
    own: odds.own.map((p) => p * chance),
    foe: odds.foe.map((p) => p * chance),
    fallen: odds.fallen * chance,
    slain: odds.slain * chance,
    worth: odds.worth * chance,
  }
}
function added(total: WeighedFight, odds: WeighedFight, chance: number): WeighedFight {
  return {
    ...total,
    own: merged(total.own, odds.own, chance),
    foe: merged(total.foe, odds.foe, chance),
    fallen: total.fallen + odds.fallen * chance,
    slain: total.slain + odds.slain * chance,
    worth: total.worth + odds.worth * chance,
  }
}
function merged(
  one: readonly number[],
  other: readonly number[],
  chance: number,
): readonly number[] {
  return Array.from(
    { length: Math.max(one.length, other.length) },
    (_, n) => (one[n] ?? 0) + (other[n] ?? 0) * chance,
  )
}
