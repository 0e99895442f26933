/** Suffering consequences, and what follows an encounter survived (R3, R22–R25). */
import type { ConsequenceLine, Consequences, HeroSkillId } from '@shared/games/one-deck-dungeon'
import { isCovered } from './boxes'
import { foeHas } from './dice'
import { floorRule, hasHeroSkill } from './floors'
import { leaveDoor, winCard } from './loot'
import { done, encounterOf, first, record, update, type Transition } from './transition'
import type { ActiveBox, Encounter, State } from './state'
import type { Task } from './tasks'

/** Freezing Winds strikes at this much time (facts). */
export const FREEZING_TIME = 3
export const UNDYING_TIME = 2
/** Kiting's time for the damage that it turns away (R22). */
export const KITING_TIME = 1

/** Damage that the Paladin's Armor prevents, on the solo side: 1 of every 2 (R22). */
export function sparedByArmor(damage: number): number {
  return Math.floor(damage / 2)
}

/** Damage that the Archer's Kiting turns away, on the solo side: exactly 1 left, in a boss round 1 of any (R22, R30). */
export function sparedByKiting(kind: Encounter['kind'], damage: number): 0 | 1 {
  switch (kind) {
    case 'combat':
      return damage === 1 ? 1 : 0
    case 'boss':
      return damage > 0 ? 1 : 0
    case 'peril':
      return 0
  }
}

/** What a rule adds or takes off. */
function line(from: ConsequenceLine['from'], damage: number, time: number): ConsequenceLine {
  return {
    from,
    rule: true,
    damage,
    time,
  }
}

function sum(lines: readonly ConsequenceLine[]): { damage: number; time: number } {
  return {
    damage: lines.reduce((total, { damage }) => total + damage, 0),
    time: lines.reduce((total, { time }) => total + time, 0),
  }
}

/** What boxes left uncovered show; a boss's time icons do not exist (R29). */
function boxLines(state: State, uncovered: readonly ActiveBox[]): readonly ConsequenceLine[] {
  const { kind } = encounterOf(state)
  return uncovered
    .filter((box) => box.damage + box.time > 0)
    .map(({ source, damage, time }) => ({
      from: source,
      rule: false,
      damage,
      time: kind === 'boss' ? 0 : time,
    }))
}

/** What floors add to the boxes' count (R22). */
function floorLines(
  state: State,
  count: { damage: number; time: number },
): readonly ConsequenceLine[] {
  return [
    ...(floorRule(state, 'freezing-winds') && count.time >= FREEZING_TIME
      ? [line('freezing-winds', 1, 0)]
      : []),
    ...(floorRule(state, 'blade-storm') && count.damage >= 1 ? [line('blade-storm', 1, 0)] : []),
  ]
}

/**
 * Skills of the solo sides: the Paladin's Armor prevents 1 of every 2 damage left, the Archer's Kiting turns
 * exactly 1 into time (R22, R30).
 */
function heroLines(
  state: State,
  left: { damage: number; time: number },
): readonly ConsequenceLine[] {
  const { kind, heroes } = encounterOf(state)
  const has = (skill: HeroSkillId) => heroes.some((seat) => hasHeroSkill(state, seat, skill))
  if (has('armor')) {
    const prevented = sparedByArmor(left.damage)
    return prevented === 0 ? [] : [line('armor', -prevented, 0)]
  }
  const kited = has('kiting') ? sparedByKiting(kind, left.damage) : 0
  return kited === 0 ? [] : [line('kiting', -kited, kind === 'boss' ? 0 : KITING_TIME)]
}

/** How an encounter would be left: which boxes uncovered, and how much prevented. */
export interface Leaving {
  readonly uncovered: readonly ActiveBox[]
  readonly prevented: Encounter['prevented']
}

/** How the encounter would be left now. */
export function leavingNow(state: State): Leaving {
  const { prevented, boxes } = encounterOf(state)
  return { uncovered: boxes.filter((box) => !isCovered(box)), prevented }
}

/**
 * What stopping costs, line by line: uncovered boxes, floor rules, what is prevented, the heroes' own
 * skills, and Undying's time, which counts for no rule (R22).
 */
export function consequencesOf(
  state: State,
  { uncovered, prevented }: Leaving = leavingNow(state),
): Consequences {
  const boxed = boxLines(state, uncovered)
  const suffered = [...boxed, ...floorLines(state, sum(boxed))]
  const due = sum(suffered)
  const ignored = line(
    'prevented',
    0 - Math.min(prevented.damage, due.damage),
    0 - Math.min(prevented.time, due.time),
  )
  const lines = ignored.damage + ignored.time < 0 ? [...suffered, ignored] : suffered
  const after = [...lines, ...heroLines(state, sum(lines))]
  const undying = foeHas(state, 'undying') && uncovered.length > 0
  const all = undying ? [...after, line('undying', 0, UNDYING_TIME)] : after
  return { ...sum(all), lines: all }
}

function timeOf(consequences: Consequences, from: ConsequenceLine['from']): number {
  return sum(consequences.lines.filter((one) => one.from === from)).time
}

/** Damage first, then time, then what the stairs dealt meanwhile (R3, R24). */
export function sufferConsequences(transition: Transition): Transition {
  const consequences = consequencesOf(transition.state)
  const noted = record(done(transition), { type: 'consequences', consequences })
  const { damage: amount } = consequences
  const { kind, heroes: among } = encounterOf(transition.state)
  if (kind === 'boss')
    return first(
      noted,
      { type: 'deal-damage', among, amount, cause: 'boss' },
      { type: 'strike-boss' },
    )
  const kiting = timeOf(consequences, 'kiting')
  const undying = timeOf(consequences, 'undying')
  const time = consequences.time - kiting - undying
  const tasks: readonly Task[] = [
    { type: 'deal-damage', among, amount, cause: 'consequences' },
    { type: 'spend-time', count: time, cause: 'consequences' },
    { type: 'spend-time', count: kiting, cause: 'kiting' },
    { type: 'spend-time', count: undying, cause: 'undying' },
    { type: 'stairs-damage' },
    { type: 'end-encounter' },
  ]
  return first(noted, ...tasks)
}

/** An encounter survived gives its card as loot, unless a Survivor keeps it (R25). */
export function endEncounter(transition: Transition): Transition {
  const { boxes, door, card } = encounterOf(transition.state)
  if (door === null || card === null) throw new Error('the boss leaves no loot')
  const escaped =
    foeHas(transition.state, 'survivor') && boxes.some((box) => box.armor && !isCovered(box))
  const survived = update(record(done(transition), { type: 'encounter-survived', card }), {
    encounter: null,
  })
  if (!escaped) return winCard(survived, door, card)
  const gone = update(leaveDoor(survived, door, card), {
    discard: [...transition.state.discard, card],
  })
  return record(gone, { type: 'ability-applied', ability: 'survivor' }, { type: 'loot-lost', card })
}
