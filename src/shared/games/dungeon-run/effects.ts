/** The vocabulary of card effects (rules page, 24): records, never code. What is not in it is refused when cards are loaded. */
import * as v from 'valibot'
import { ARTIFACTS, MONSTER_TYPES, RACES, SLOTS, STATS } from './names'
import {
  TRIGGERS,
  ROLLS,
  CAUSES,
  TARGETS,
  LIMITS,
  BY,
  type Trigger,
  type Limit,
  type By,
} from './vocabulary'

const int = v.pipe(v.number(), v.integer())
const face = v.pipe(int, v.minValue(1), v.maxValue(6))
const stat = v.picklist(STATS)
const per = v.picklist(['equippedTreasure', 'ownWound', 'die1'])
const whose = v.picklist(['self', 'foe'])

export type Condition =
  | v.InferOutput<typeof plainCondition>
  | { readonly c: 'not'; readonly of: Condition }
const plainCondition = v.variant('c', [
  v.strictObject({ c: v.literal('roll'), in: v.array(v.picklist(ROLLS)) }),
  v.strictObject({ c: v.literal('stat'), in: v.array(stat) }),
  v.strictObject({ c: v.literal('foe'), in: v.array(v.picklist(['monster', 'boss', 'hero'])) }),
  v.strictObject({ c: v.literal('foeType'), in: v.array(v.picklist(MONSTER_TYPES)) }),
  v.strictObject({ c: v.literal('foeWounded') }),
  v.strictObject({ c: v.literal('attacking') }),
  v.strictObject({ c: v.literal('surprise') }),
  v.strictObject({ c: v.literal('freeAttack') }),
  v.strictObject({ c: v.literal('repeatFight') }),
  v.strictObject({
    c: v.literal('ownWounds'),
    min: v.exactOptional(int),
    max: v.exactOptional(int),
  }),
  v.strictObject({ c: v.literal('company'), min: v.exactOptional(int), max: v.exactOptional(int) }),
  v.strictObject({ c: v.literal('monsterHere') }),
  v.strictObject({ c: v.literal('encounterHere') }),
  v.strictObject({ c: v.literal('endgame') }),
  v.strictObject({ c: v.literal('ownStone') }),
  v.strictObject({ c: v.literal('race'), in: v.array(v.picklist(RACES)) }),
  v.strictObject({ c: v.literal('slot'), in: v.array(v.picklist(SLOTS)) }),
  v.strictObject({ c: v.literal('enchanted'), who: whose }),
  v.strictObject({ c: v.literal('faces'), whose, face, min: int }),
  v.strictObject({ c: v.literal('hits'), min: int }),
  v.strictObject({ c: v.literal('assisted') }),
  v.strictObject({ c: v.literal('usedThis') }),
  v.strictObject({ c: v.literal('assistedByMe') }),
  v.strictObject({ c: v.literal('cause'), in: v.array(v.picklist(CAUSES)) }),
])
const condition: v.GenericSchema<unknown, Condition> = v.union([
  plainCondition,
  v.strictObject({ c: v.literal('not'), of: v.lazy(() => condition) }),
])

/** Who may not do what (24.4): no other pair is known. */
const forbid = v.variant('what', [
  v.strictObject({ op: v.literal('forbid'), what: v.literal('assist'), who: v.literal('foe') }),
  v.strictObject({
    op: v.literal('forbid'),
    what: v.literal('sabotage'),
    who: v.literal('others'),
  }),
  v.strictObject({ op: v.literal('forbid'), what: v.literal('block'), who: v.literal('self') }),
  v.strictObject({ op: v.literal('forbid'), what: v.literal('matchBlock'), who: v.literal('foe') }),
  v.strictObject({ op: v.literal('forbid'), what: v.literal('armor'), who: v.literal('foe') }),
  v.strictObject({
    op: v.literal('forbid'),
    what: v.literal('escapeAttack'),
    who: v.literal('foe'),
  }),
  v.strictObject({
    op: v.literal('forbid'),
    what: v.literal('idleAttack'),
    who: v.literal('monsters'),
  }),
  v.strictObject({
    op: v.literal('forbid'),
    what: v.literal('abilities'),
    who: v.literal('heroesHereAndAdjacent'),
  }),
  v.strictObject({
    op: v.literal('forbid'),
    what: v.literal('fightUnassisted'),
    who: v.literal('heroesHere'),
  }),
  v.strictObject({ op: v.literal('forbid'), what: v.literal('leave'), who: v.literal('monsters') }),
])
export type Forbidden = v.InferOutput<typeof forbid>['what']

export interface TableRow {
  readonly faces: readonly number[]
  readonly do: readonly Operation[]
}
export interface TestedStat {
  readonly stat: v.InferOutput<typeof stat>
  readonly ifTrained?: true
}
const pass = v.variant('mode', [
  v.strictObject({ mode: v.literal('successes'), min: face, need: int }),
  v.strictObject({ mode: v.literal('noneShows'), face }),
])
export type Pass = v.InferOutput<typeof pass>

const plainOperation = v.variant('op', [
  v.strictObject({
    op: v.literal('addDice'),
    roll: v.picklist(['fight', 'attack', 'escape', 'disarm', 'assist', 'sabotage']),
    n: int,
    per: v.exactOptional(per),
    who: v.exactOptional(v.picklist(['self', 'foe', 'othersHere'])),
    max: v.exactOptional(int),
  }),
  v.strictObject({
    op: v.literal('useStat'),
    roll: v.picklist(['fight', 'escape', 'disarm']),
    stat,
  }),
  v.strictObject({ op: v.literal('stat'), stat, n: int }),
  v.strictObject({
    op: v.literal('foeMod'),
    field: v.picklist(['attack', 'defense', 'escape', 'need']),
    n: int,
  }),
  v.strictObject({
    op: v.literal('reroll'),
    whose: v.picklist(['self', 'foe', 'actor']),
    count: v.picklist(['1', '2', 'any', 'all']),
  }),
  v.strictObject({
    op: v.literal('adjust'),
    whose,
    count: int,
    by: v.exactOptional(int),
    to: v.exactOptional(face),
  }),
  v.strictObject({ op: v.literal('hit'), n: int }),
  v.strictObject({ op: v.literal('doubleHit'), face }),
  v.strictObject({ op: v.literal('armor'), dice: int, min: face }),
  v.strictObject({ op: v.literal('prevent'), n: int }),
  v.strictObject({ op: v.literal('survive'), min: face, leave: int }),
  v.strictObject({ op: v.literal('redirect'), n: int }),
  v.strictObject({
    op: v.literal('allow'),
    what: v.picklist(['moveOffHero', 'assistAdjacent', 'searchAdjacent']),
  }),
  v.strictObject({
    op: v.literal('wound'),
    target: v.picklist(TARGETS),
    n: int,
    per: v.exactOptional(per),
  }),
  v.strictObject({ op: v.literal('heal'), target: v.picklist(TARGETS), n: int }),
  v.strictObject({ op: v.literal('healBonus'), n: int }),
  v.strictObject({ op: v.literal('gainActions'), n: int }),
  v.strictObject({ op: v.literal('loseActions') }),
  v.strictObject({
    op: v.literal('doFree'),
    what: v.picklist(['move', 'moveExplored', 'search', 'equipSelf']),
  }),
  v.strictObject({
    op: v.literal('freeAttack'),
    on: v.picklist(['monsterAdjacent', 'anyAdjacent']),
    dice: v.exactOptional(int),
  }),
  v.strictObject({
    op: v.literal('auto'),
    roll: v.picklist(['escape', 'disarm', 'tile']),
    result: v.picklist(['success', 'fail']),
  }),
  v.strictObject({
    op: v.literal('push'),
    target: v.picklist(['monsterHere', 'anyMonster', 'this']),
    to: v.picklist(['adjacent', 'foeTile']),
  }),
  v.strictObject({
    op: v.literal('goTo'),
    who: v.picklist(['self', 'actor']),
    to: v.literal('entrance'),
  }),
  v.strictObject({ op: v.literal('tileChoice'), n: int }),
  v.strictObject({ op: v.literal('summonExtra'), n: int }),
  v.strictObject({
    op: v.literal('draw'),
    deck: v.literal('treasure'),
    n: int,
    to: v.literal('loot'),
  }),
  v.strictObject({ op: v.literal('encounter'), n: int }),
  v.strictObject({ op: v.literal('contentRoll') }),
  v.strictObject({
    op: v.literal('peek'),
    what: v.picklist(['boss', 'tiles', 'encounter']),
    n: int,
    back: v.picklist(['same', 'topOrBottom', 'anyOrder']),
  }),
  v.strictObject({
    op: v.literal('take'),
    from: v.picklist(['foe', 'heroHere', 'drop']),
    what: v.picklist(['treasure', 'any']),
    n: int,
    how: v.picklist(['victim', 'random', 'all']),
    to: v.picklist(['loot', 'under']),
  }),
  v.strictObject({
    op: v.literal('discard'),
    what: v.picklist(['this', 'treasure', 'encounter', 'trapCard', 'foundTreasure']),
    n: int,
  }),
  v.strictObject({ op: v.literal('artifact'), id: v.picklist(ARTIFACTS) }),
  v.strictObject({ op: v.literal('place'), to: v.literal('entrance') }),
  v.strictObject({ op: v.literal('discardThis') }),
  v.strictObject({ op: v.literal('stay') }),
  v.strictObject({ op: v.literal('anchored') }),
  v.strictObject({ op: v.literal('fewerDicePerWound'), n: int }),
])
type Nested =
  | {
      readonly op: 'attach'
      readonly to: 'self' | 'foe' | 'actor'
      readonly effects: readonly Effect[]
      readonly until: Until
    }
  | { readonly op: 'dieTable'; readonly rows: readonly TableRow[] }
  | {
      readonly op: 'test'
      readonly stats: readonly TestedStat[]
      readonly pass: Pass
      readonly onPass?: readonly Operation[]
      readonly onFail?: readonly Operation[]
    }
export type Operation = v.InferOutput<typeof plainOperation> | v.InferOutput<typeof forbid> | Nested
export type OperationOf<Op extends Operation['op']> = Extract<Operation, { readonly op: Op }>

export const UNTIL = ['defeat', 'defeatOrHeal', 'endNextTurn'] as const
export type Until = (typeof UNTIL)[number]

const nested: v.GenericSchema<unknown, Nested> = v.variant('op', [
  v.strictObject({
    op: v.literal('attach'),
    to: v.picklist(['self', 'foe', 'actor']),
    effects: v.array(v.lazy(() => effectSchema)),
    until: v.picklist(UNTIL),
  }),
  v.strictObject({
    op: v.literal('dieTable'),
    rows: v.array(
      v.strictObject({ faces: v.array(face), do: v.array(v.lazy(() => operationSchema)) }),
    ),
  }),
  v.strictObject({
    op: v.literal('test'),
    stats: v.array(v.strictObject({ stat, ifTrained: v.exactOptional(v.literal(true)) })),
    pass,
    onPass: v.exactOptional(v.array(v.lazy(() => operationSchema))),
    onFail: v.exactOptional(v.array(v.lazy(() => operationSchema))),
  }),
])
export const operationSchema: v.GenericSchema<unknown, Operation> = v.union([
  plainOperation,
  forbid,
  nested,
])

export interface Effect {
  readonly when: Trigger
  /** Whose event; absent: the owner's own. */
  readonly by?: By
  /** All must hold. */
  readonly if?: readonly Condition[]
  /** The owner may decline. */
  readonly may?: true
  readonly limit?: Limit
  /** Paid first, all or nothing. */
  readonly cost?: readonly Operation[]
  readonly do: readonly Operation[]
}
export const effectSchema: v.GenericSchema<unknown, Effect> = v.strictObject({
  when: v.picklist(TRIGGERS),
  by: v.exactOptional(v.picklist(BY)),
  if: v.exactOptional(v.array(condition)),
  may: v.exactOptional(v.literal(true)),
  limit: v.exactOptional(v.picklist(LIMITS)),
  cost: v.exactOptional(v.array(operationSchema)),
  do: v.array(operationSchema),
})
