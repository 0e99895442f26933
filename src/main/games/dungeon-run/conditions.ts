/** Whether the conditions of an effect hold (rules page, 24.2). */
import type { Cause, Condition, Effect, Foe, RollKind, Stat } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { heroCard, itemCard, monsterCard } from './cards'
import { heroAt, isHero, roomAt } from './draft'
import { hasStone, isEnchanted } from './kit'
import { companyOf, roomOfFoe } from './places'
import type { Contest, State } from './state'

export type Board = Pick<State, 'heroes' | 'rooms' | 'layout' | 'options' | 'endgame' | 'agenda'>

/** What an effect is asked in. */
export interface Context {
  readonly owner: Foe
  readonly contest: Contest | null
  /** The opponent, where it is not the contest's. */
  readonly foe?: Foe | null
  readonly actor?: Seat | null
  readonly roll?: RollKind | null
  readonly cause?: Cause | null
  readonly card?: string
  /** The characteristic that is thought of, before one is chosen. */
  readonly stat?: Stat | null
}

/** The contest that is nearest to the top of the agenda. */
export function contestOf({ agenda }: Pick<State, 'agenda'>): Contest | null {
  for (let at = agenda.length - 1; at >= 0; at--) {
    const task = agenda[at]
    if (task?.type === 'contest') return task
  }
  return null
}

/** The opponent as the owner sees it; of someone who only looks on, that of the active hero. */
export function foeOf({ owner, contest, foe }: Context): Foe | null {
  if (foe !== undefined && foe !== null) return foe
  if (contest === null) return null
  return contest.foe === owner ? contest.seat : contest.foe
}
function statIn({ owner, contest, stat }: Context): Stat | null {
  if (stat !== undefined && stat !== null) return stat
  if (contest === null) return null
  return isHero(owner) && contest.foe === owner ? contest.foeStat : contest.stat
}

export function holdAll(g: Board, conditions: Effect['if'], context: Context): boolean {
  if (conditions === undefined) return true
  for (const condition of conditions) if (!holds(g, condition, context)) return false
  return true
}

function holds(g: Board, condition: Condition, context: Context): boolean {
  const { owner, contest } = context
  const hero = isHero(owner) ? heroAt(g, owner) : null
  switch (condition.c) {
    case 'not':
      return !holds(g, condition.of, context)
    case 'roll':
      return condition.in.some((kind) => kind === rollIn(context))
    case 'stat':
      return condition.in.some((stat) => stat === statIn(context))
    case 'foe':
      return isFoeOf(condition.in, foeOf(context))
    case 'foeType': {
      const foe = foeOf(context)
      return foe !== null && !isHero(foe) && condition.in.includes(monsterCard(foe).type)
    }
    case 'foeWounded':
      return isWounded(g, foeOf(context))
    case 'attacking':
      return contest?.kind === 'fight' && contest.seat === owner
    case 'surprise':
      return contest?.kind === 'fight' && contest.surprise
    case 'freeAttack':
      return contest?.kind === 'free'
    case 'repeatFight':
      return contest?.kind === 'fight' && contest.seat === owner && contest.repeat
    case 'ownWounds':
      return hero !== null && within(hero.wounds, condition)
    case 'company':
      return isHero(owner) && within(companyOf(g, owner).length, condition)
    case 'monsterHere':
      return hero !== null && roomAt(g, hero.at).monster !== null
    case 'encounterHere': {
      const room = hero === null ? null : roomAt(g, hero.at)
      return room !== null && (room.monster !== null || room.strangers.length > 0)
    }
    case 'endgame':
      return g.endgame
    case 'ownStone':
      return hero !== null && hasStone(hero)
    case 'race':
      return hero !== null && condition.in.includes(heroCard(hero.id).race)
    case 'slot':
      return (
        hero?.kit.equipped.some((item) =>
          itemCard(item).slots.some((slot) => condition.in.includes(slot)),
        ) ?? false
      )
    case 'enchanted': {
      const who = condition.who === 'self' ? owner : foeOf(context)
      return isHero(who) && isEnchanted(heroAt(g, who))
    }
    case 'faces':
      return (
        diceOf(contest, condition.whose === 'self' ? owner : foeOf(context)).filter(
          (die) => die === condition.face,
        ).length >= condition.min
      )
    case 'hits':
      return contest !== null && contest.hits >= condition.min
    case 'assisted':
      return contest?.seat === owner && contest.helpers.length > 0
    case 'usedThis':
      return hasUsed(g, owner, context.card ?? '')
    case 'assistedByMe':
      return contest?.helpers.some(({ seat }) => seat === owner) ?? false
    case 'cause':
      return condition.in.some((cause) => cause === context.cause)
  }
}

/** The kind of the roll in question; of a contest without one, what it is about (Gadgeteer). */
function rollIn({ roll, contest }: Context): RollKind | null {
  if (roll !== undefined && roll !== null) return roll
  switch (contest?.kind) {
    case 'fight':
    case 'free':
      return 'fight'
    case 'escape':
      return 'escape'
    case 'disarm':
      return 'disarm'
    case 'test':
      return 'tile'
    case undefined:
      return null
  }
}
function isFoeOf(sorts: readonly ('monster' | 'boss' | 'hero')[], foe: Foe | null): boolean {
  if (foe === null) return false
  if (isHero(foe)) return sorts.includes('hero')
  return sorts.includes('monster') || (sorts.includes('boss') && monsterCard(foe).boss)
}
function isWounded(g: Board, foe: Foe | null): boolean {
  if (foe === null) return false
  if (isHero(foe)) return heroAt(g, foe).wounds > 0
  const room = roomOfFoe(g, foe)
  return room !== null && (roomAt(g, room).monster?.wounds ?? 0) > 0
}
function within(
  value: number,
  { min = 0, max = Infinity }: { readonly min?: number; readonly max?: number },
): boolean {
  return value >= min && value <= max
}

/** What a side rolled last in this contest. */
export function diceOf(contest: Contest | null, who: Foe | null): readonly number[] {
  if (contest === null || who === null) return []
  return who === contest.seat ? contest.dice : contest.foeDice
}

/** The action that everything on top of it belongs to: limits and rerolls are counted by it (section 17). */
export function actionAt({ agenda }: Pick<State, 'agenda'>): number {
  for (let at = agenda.length - 1; at >= 0; at--) if (agenda[at]?.type === 'action') return at
  return -1
}
function hasUsed(g: Board, owner: Foe, card: string): boolean {
  const action = g.agenda[actionAt(g)]
  return action?.type === 'action' && action.used.includes(`${owner}/${card}`)
}
