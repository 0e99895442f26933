/** Dice and help: characteristics, rerolls, assignment, offers and their answers, cards used as a Fight starts. */
import type { Action, ActionOf, Stat } from '@shared/games/dungeon-run'
import { effectsOf, monsterCard, tileCard, trapCard } from '../cards'
import { heroAt, isHero } from '../draft'
import { HERO_HIT_FACE } from '../fight'
import { assigning, fightOdds } from '../odds/fight'
import { disarmOdds, escapeOdds, testOdds } from '../odds/attempts'
import type { Contest, Helper } from '../state'
import { SUCCESS_FACE } from '../trials'
import { assistDice, defenseOf, doubledFaces, escapeOf, forbids, needOf } from '../values'
import { contestIn } from './board'
import { bestFight, bestStat, stakesAgainst, type Sense } from './sense'

/** What an attempt or an exchange is worth to whom it is about, by its characteristic. */
function worthBy(sense: Sense, contest: Contest, stat: Stat): number {
  const { board, view } = sense
  switch (contest.kind) {
    case 'fight':
    case 'free':
      return fightOdds(board, contest, stat, stakesAgainst(sense, contest.foe))?.worth ?? 0
    case 'escape':
      return escapeOdds(board, contest, stat).success * 4
    case 'disarm': {
      const odds = disarmOdds(board, contest, stat)
      return odds === null ? 0 : odds.success * 3 - odds.fallen * (view.endgame ? 14 : 3)
    }
    case 'test':
      return (testOdds(board, contest, stat)?.success ?? 0) * 3
  }
}

/** @param seat whose characteristic it is: a defender takes the one with the most dice */
export function worthOfStat(sense: Sense, { stat }: ActionOf<'stat'>): number {
  const contest = contestIn(sense.view)
  if (contest === null) return 0
  if (contest.seat === sense.seat) {
    if (contest.kind !== 'fight') return worthBy(sense, contest, stat)
    // The monster's dice that lie there change little of it, and positions without them are known already.
    return bestStat(sense, { ...contest, foeDice: [] }) === stat ? 1 : 0
  }
  const mirrored: Contest = { ...contest, seat: sense.seat, foe: contest.seat }
  return fightOdds(sense.board, mirrored, stat)?.dice ?? 0
}

export function worthOfAssignment(sense: Sense): (action: ActionOf<'assign'>) => number {
  const contest = contestIn(sense.view)
  if (contest === null) return () => 0
  const { board, seat } = sense
  const worth = assigning(board, contest, stakesAgainst(sense, contest.foe))
  const doubled = doubledFaces(board, contest, seat)
  return ({ blocks, hits }) => {
    let dealt = 0
    for (const die of hits) dealt += doubled.includes(contest.dice[die] ?? 0) ? 2 : 1
    return worth(blocks.length, dealt)
  }
}

/** How much somebody else's success is to one's own harm. */
const RIVALRY = 0.3
function bestOf(sense: Sense, contest: Contest): number {
  switch (contest.kind) {
    case 'fight':
      return bestFight(sense, contest)?.worth ?? 0
    case 'disarm': {
      const stats = contest.trap === null ? [] : trapCard(contest.trap).stats
      return Math.max(...stats.map((stat) => worthBy(sense, contest, stat)))
    }
    case 'escape':
    case 'test':
    case 'free':
      return worthBy(sense, contest, 'dexterity')
  }
}
/** What an offer, or sabotage, is worth to whoever is asked for it. */
export function worthOfOffer(sense: Sense, action: Action): number {
  const { view } = sense
  const contest = contestIn(view)
  if (contest === null) return 0
  if (action.type === 'assist') return worthOfAssist(sense, contest, action)
  return action.type === 'sabotage' ? worthOfSabotage(sense, contest) : 0
}
function worthOfAssist(sense: Sense, contest: Contest, { stat }: ActionOf<'assist'>): number {
  const { board, seat, hero } = sense
  const dice = assistDice(board, seat, stat)
  const other = stat === 'strength' ? 'magic' : 'strength'
  const wanted = rivalry(sense, contest)
  const heals = hero.wounds > 0 ? (sense.life <= 2 ? 1.8 : 1.1) : 0
  if (heals === 0 && wanted > 0) return -1
  // Of rivals as little as it takes, of allies as much as there is.
  if (wanted > 0 ? dice > assistDice(board, seat, other) : dice < assistDice(board, seat, other))
    return -1
  const helper: Helper = { seat, stat, dice }
  const helped = { ...contest, helpers: [...contest.helpers, helper] }
  return heals - (bestOf(sense, helped) - bestOf(sense, contest)) * wanted
}
function worthOfSabotage(sense: Sense, contest: Contest): number {
  const { seat, view, holder } = sense
  const after = { ...contest, saboteurs: [...contest.saboteurs, seat] }
  const fatal = sense.life <= 1 ? (view.endgame ? 14 : 3) : 0
  const backfire = backfires(sense, after) * (1 + fatal)
  if (!view.endgame && backfire > 0.6) return -1
  const loss = bestOf(sense, contest) - bestOf(sense, after)
  const isThief = contest.seat === holder
  return loss * rivalry(sense, contest) * (isThief ? 2 : 1) - backfire
}
/** Above 0: its success is to one's own harm; below: somebody is to be stopped together. */
function rivalry({ view, holder, seat }: Sense, { seat: actor, foe, kind }: Contest): number {
  if (!view.endgame) {
    const isBoss = kind === 'fight' && typeof foe === 'string' && monsterCard(foe).boss
    return isBoss ? 0.15 : RIVALRY
  }
  if (actor === holder) return 1.5
  // Whoever fights the holder fights for everybody, as long as oneself does not hold the Stone.
  if (foe !== null && foe === holder && holder !== seat) return -0.4
  return 0.5
}
/** The chance that sabotage costs a wound (A27). */
function backfires(sense: Sense, contest: Contest): number {
  if (isHero(contest.foe)) return contest.kind === 'escape' ? attemptChance(sense, contest) : 0
  if (contest.kind !== 'fight') return attemptChance(sense, contest)
  const odds = bestFight(sense, contest)
  return odds === null ? 1 : 1 - (odds.foe[0] ?? 0)
}
function attemptChance({ board }: Sense, contest: Contest): number {
  if (contest.kind === 'escape') return escapeOdds(board, contest, 'dexterity').success
  const stats = contest.trap === null ? [] : trapCard(contest.trap).stats
  return Math.max(0, ...stats.map((stat) => disarmOdds(board, contest, stat)?.success ?? 0))
}
/** Help is taken where it helps; in the endgame from whoever offers it. */
export function worthOfAnswer(action: Action): number {
  return action.type === 'accept' ? 1 : 0
}

/** A card that may be used before any die of a Fight: with it against without. */
export function worthOfStart(sense: Sense, card: string): number | null {
  const { board, seat } = sense
  const contest = contestIn(sense.view)
  if (contest?.kind !== 'fight') return null
  const effect = effectsOf(card).find((one) => one.when === 'fightStart' && one.may === true)
  if (effect === undefined) return null
  let price = 0
  for (const cost of effect.cost ?? []) if (cost.op === 'wound') price += cost.n
  const mine: Contest =
    contest.seat === seat ? contest : { ...contest, seat, foe: contest.seat, mods: contest.mods }
  const mods = effect.do.map((operation) => ({ owner: seat, operation }))
  const without = bestFight(sense, mine)
  const hero = heroAt(board, seat)
  const hurt = { ...hero, wounds: hero.wounds + price }
  const paid = { ...sense, board: { ...board, heroes: board.heroes.with(seat, hurt) } }
  const used = bestFight(paid, { ...mine, mods: [...mine.mods, ...mods] })
  if (without === null || used === null) return null
  // Overcharge: each 1 among the dice.
  const ones = card === 'skill:overcharge' ? (used.dice / 6) * sense.stakes.wound : 0
  return used.worth - price * sense.stakes.wound - ones - without.worth
}

/** Dice that would do nothing, of a roll that lies there; the places of them. */
function uselessDice(sense: Sense): readonly number[] {
  const { view, board, seat } = sense
  const roll = view.question?.roll
  if (roll?.by !== seat) return []
  const contest = contestIn(view)
  const places = [...roll.dice.keys()]
  const face = (die: number) => roll.dice[die] ?? 0
  switch (roll.kind) {
    case 'fight': {
      if (contest === null) return []
      const { foe } = contest
      if (foe === null || isHero(foe) || contest.seat !== seat)
        return places.filter((die) => face(die) < HERO_HIT_FACE)
      const defense = defenseOf(board, contest, foe)
      const open = contest.foeDice.filter((one) => monsterCard(foe).strength.includes(one))
      const matches = !forbids(board, contest, foe, 'matchBlock')
      return places.filter((die) => {
        if (face(die) >= defense) return false
        const hit = matches ? open.indexOf(face(die)) : -1
        if (hit >= 0) open.splice(hit, 1)
        return hit < 0
      })
    }
    case 'escape': {
      const foe = contest?.foe ?? null
      const least =
        contest !== null && foe !== null && !isHero(foe)
          ? escapeOf(board, contest, foe)
          : SUCCESS_FACE
      return roll.dice.some((one) => one >= least) ? [] : places
    }
    case 'disarm': {
      const trap = contest?.trap ?? null
      const need =
        contest === null || trap === null ? 0 : needOf(board, contest, trapCard(trap).need)
      const misses = places.filter((die) => face(die) < SUCCESS_FACE)
      return roll.dice.length - misses.length >= need ? [] : misses
    }
    case 'tile': {
      const isBridge = view.layout[view.heroes[seat]?.at ?? 0]?.tile === 'x1'
      return places.filter((die) => (isBridge ? face(die) === 1 : face(die) < SUCCESS_FACE))
    }
    case 'content': {
      const tile = view.layout.at(-1)?.tile ?? 'entrance'
      return tileCard(tile).treasure.includes(face(0)) ? [] : places
    }
    case 'armor':
      return places.filter((die) => face(die) < 4)
    case 'attack':
    case 'table':
      return []
  }
}
/** Whether a roll of the other side came out better for it than it should. */
function isBadAttack({ view }: Sense): boolean {
  const roll = view.question?.roll
  if (typeof roll?.by !== 'string') return false
  const { strength } = monsterCard(roll.by)
  const hits = roll.dice.filter((face) => strength.includes(face)).length
  return hits > (roll.dice.length * strength.length) / 6 + 0.6
}
export function worthOfReroll(sense: Sense, action: Action): number {
  const roll = sense.view.question?.roll
  if (action.type === 'reroll-all') return isBadAttack(sense) ? 1 : -1
  if (action.type === 'want') return uselessDice(sense).length > 0 || isBadAttack(sense) ? 1 : -1
  if (action.type === 'adjust') return raises(sense, action.die) ? 3 : -1
  if (action.type === 'reroll' || action.type === 'also') {
    const useless = uselessDice(sense)
    const isUseless = useless.some((die) => roll?.dice[die] === roll?.dice[action.die])
    return isUseless ? 2 : -1
  }
  return 0
}
/** A die raised by one that then hits or blocks. */
function raises(sense: Sense, die: number): boolean {
  const { view, board } = sense
  const contest = contestIn(view)
  const face = view.question?.roll?.dice[die] ?? 0
  if (contest?.foe == null) return false
  const defense = isHero(contest.foe) ? HERO_HIT_FACE : defenseOf(board, contest, contest.foe)
  return face + 1 === defense && uselessDice(sense).includes(die)
}
