/** Numbers as cards change them: characteristics, dice, monsters, armour (rules page, 5, 24: Stacking). */
import type { Foe, MonsterKey, Operation, OperationOf, Stat } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { effectsNameOf, effectsOf, heroCard, monsterCard } from './cards'
import { holdAll, type Board, type Context } from './conditions'
import { heroAt, isHero, roomAt } from './draft'
import { equippedTreasures, passivesOn, type Entry } from './kit'
import { isStanding, roomOfMonster } from './places'
import type { Contest, Hero } from './state'

/** Hands over each operation of a kind that changes something for its owner now: of passive effects, and of this contest's. */
function eachPassive<Op extends Operation['op']>(
  g: Board,
  context: Context,
  op: Op,
  visit: (operation: OperationOf<Op>) => void,
): void {
  const { owner, contest } = context
  const entries = isHero(owner) ? passivesOn(g, heroAt(g, owner), op) : passivesOf(owner, op)
  for (const { effect } of entries)
    if (holdAll(g, effect.if, context))
      for (const operation of effect.do) if (isOf(operation, op)) visit(operation)
  if (contest === null) return
  for (const mod of contest.mods)
    if (mod.owner === owner && isOf(mod.operation, op)) visit(mod.operation)
}
type Passives = Map<Operation['op'], readonly Pick<Entry, 'effect'>[]>
const monsterPassives = new Map<MonsterKey, Passives>()
/** Of a monster: cards are printed, so they are looked up once. */
function passivesOf(monster: MonsterKey, op: Operation['op']): readonly Pick<Entry, 'effect'>[] {
  let own = monsterPassives.get(monster)
  if (own === undefined) {
    own = new Map()
    monsterPassives.set(monster, own)
  }
  let found = own.get(op)
  if (found === undefined) {
    found = effectsOf(effectsNameOf(monster))
      .filter((one) => one.when === 'passive' && one.do.some((operation) => operation.op === op))
      .map((effect) => ({ effect }))
    own.set(op, found)
  }
  return found
}
function collect<Op extends Operation['op']>(
  g: Board,
  context: Context,
  op: Op,
): OperationOf<Op>[] {
  const found: OperationOf<Op>[] = []
  eachPassive(g, context, op, (operation) => found.push(operation))
  return found
}
function isOf<Op extends Operation['op']>(
  operation: Operation,
  op: Op,
): operation is OperationOf<Op> {
  return operation.op === op
}

/** Printed, with tokens and cards. */
export function statOf(g: Board, hero: Hero, stat: Stat): number {
  let value = heroCard(hero.id).stats[stat] + hero.training[stat]
  for (const { effect } of passivesOn(g, hero, 'stat'))
    for (const operation of effect.do)
      if (operation.op === 'stat' && operation.stat === stat && appliesTo(g, hero, effect.if))
        value += operation.n
  return value
}
/** Conditions on characteristics look at the hero alone. */
function appliesTo(g: Board, hero: Hero, conditions: Parameters<typeof holdAll>[1]): boolean {
  return holdAll(g, conditions, { owner: g.heroes.indexOf(hero), contest: null })
}

export type Pool = OperationOf<'addDice'>['roll']

/** Dice that cards add to a roll of this hero: its own, its opponent's, and of others on its tile. */
export function extraDice(
  g: Board,
  contest: Contest | null,
  seat: Seat,
  pool: Pool,
  stat: Stat | null,
): number {
  let extra = 0
  const add = (owner: Foe, who: 'self' | 'foe' | 'othersHere') => {
    eachPassive(g, { owner, contest, stat }, 'addDice', (operation) => {
      if (operation.roll === pool && (operation.who ?? 'self') === who)
        extra += amountOf(g, operation, owner)
    })
  }
  add(seat, 'self')
  const foe = contest === null ? null : contest.seat === seat ? contest.foe : contest.seat
  if (foe !== null && foe !== seat && (isHero(foe) || roomOfMonster(g, foe) !== null))
    add(foe, 'foe')
  if (pool === 'escape')
    for (let other = 0; other < g.heroes.length; other++)
      if (other !== seat && g.heroes[other]?.at === heroAt(g, seat).at && isStanding(g, other))
        add(other, 'othersHere')
  return extra
}
function amountOf(
  g: Board,
  { n, per, max = Infinity }: OperationOf<'addDice'>,
  owner: Foe,
): number {
  if (per === undefined || !isHero(owner)) return n
  const hero = heroAt(g, owner)
  return n * Math.min(max, per === 'ownWound' ? hero.wounds : equippedTreasures(hero))
}

/** Characteristics that a hero may use for a roll: those named, and those that cards allow. */
export function statsFor(
  g: Board,
  contest: Contest | null,
  seat: Seat,
  roll: 'fight' | 'escape' | 'disarm',
  named: readonly Stat[],
): readonly Stat[] {
  const stats = [...named]
  for (const operation of collect(g, { owner: seat, contest }, 'useStat'))
    if (operation.roll === roll && !stats.includes(operation.stat)) stats.push(operation.stat)
  return stats
}

/** The dice that a hero rolls: never fewer than one (A3, A46). */
export function diceFor(
  g: Board,
  contest: Contest,
  seat: Seat,
  pool: 'fight' | 'escape' | 'disarm',
  stat: Stat,
): number {
  const hero = heroAt(g, seat)
  let dice = statOf(g, hero, stat) + extraDice(g, contest, seat, pool, stat)
  if (seat === contest.seat) {
    for (const helper of contest.helpers) dice += helper.dice
    for (const saboteur of contest.saboteurs)
      dice -= 1 + extraDice(g, contest, saboteur, 'sabotage', null)
  }
  return Math.max(1, dice)
}
/** What a helper gives: half of printed value and tokens; a lasting trap's penalty counts, other cards do not (15.1). */
export function assistDice(g: Board, seat: Seat, stat: 'strength' | 'magic'): number {
  const hero = heroAt(g, seat)
  let value = heroCard(hero.id).stats[stat] + hero.training[stat]
  for (const { effect, kind } of passivesOn(g, hero, 'stat'))
    if (kind === 'attached')
      for (const operation of effect.do)
        if (operation.op === 'stat' && operation.stat === stat) value += operation.n
  return Math.max(1, Math.floor(value / 2)) + extraDice(g, null, seat, 'assist', null)
}

/** How much a hero's cards change a number of the monster or trap against it. */
function foeMods(
  g: Board,
  contest: Contest,
  seat: Seat,
  field: OperationOf<'foeMod'>['field'],
): number {
  let sum = 0
  eachPassive(g, { owner: seat, contest }, 'foeMod', (operation) => {
    if (operation.field === field) sum += operation.n
  })
  return sum
}
/** The dice that a monster rolls; none is possible (A3). */
export function attackDice(g: Board, contest: Contest, monster: string): number {
  const { attack } = monsterCard(monster)
  const room = roomOfMonster(g, monster)
  const wounds = room === null ? 0 : (roomAt(g, room).monster?.wounds ?? 0)
  let dice = attack
  let extra = 0
  eachPassive(g, { owner: monster, contest }, 'fewerDicePerWound', ({ n }) => {
    dice = Math.max(1, dice - n * wounds)
  })
  eachPassive(g, { owner: monster, contest }, 'addDice', ({ roll, n }) => {
    if (roll === 'attack') extra += n
  })
  return Math.max(0, dice + extra + foeMods(g, contest, contest.seat, 'attack'))
}
function clamp(value: number): number {
  return Math.min(6, Math.max(2, value))
}
export function defenseOf(g: Board, contest: Contest, monster: string): number {
  return clamp(monsterCard(monster).defense + foeMods(g, contest, contest.seat, 'defense'))
}
export function escapeOf(g: Board, contest: Contest, monster: string): number {
  return clamp(monsterCard(monster).escape + foeMods(g, contest, contest.seat, 'escape'))
}
export function needOf(g: Board, contest: Contest, printed: number): number {
  return Math.max(1, printed + foeMods(g, contest, contest.seat, 'need'))
}

/** The armour dice of a hero, by the face that each needs. */
export function armorOf(g: Board, contest: Contest, seat: Seat): readonly number[] {
  const faces: number[] = []
  for (const { dice, min } of collect(g, { owner: seat, contest }, 'armor'))
    for (let die = 0; die < dice; die++) faces.push(min)
  return faces
}
/** Whether a card of the owner forbids something (24.4). */
export function forbids(
  g: Board,
  contest: Contest | null,
  owner: Foe,
  what: OperationOf<'forbid'>['what'],
): boolean {
  let found = false
  eachPassive(g, { owner, contest }, 'forbid', (operation) => {
    if (operation.what === what) found = true
  })
  return found
}
export function allows(g: Board, owner: Seat, what: OperationOf<'allow'>['what']): boolean {
  return collect(g, { owner, contest: null }, 'allow').some((operation) => operation.what === what)
}
/** Faces of own dice that count twice when they hit. */
export function doubledFaces(g: Board, contest: Contest, seat: Seat): readonly number[] {
  return collect(g, { owner: seat, contest }, 'doubleHit').map(({ face }) => face)
}
export function automaticHits(contest: Contest, owner: Foe): number {
  let hits = 0
  for (const mod of contest.mods)
    if (mod.owner === owner && mod.operation.op === 'hit') hits += mod.operation.n
  return hits
}
/** The largest number that a card of the hero gives: tiles to choose from, monsters more to summon, wounds more to heal. */
export function sumOf(
  g: Board,
  seat: Seat,
  op: 'tileChoice' | 'summonExtra' | 'healBonus',
): number {
  const numbers = collect(g, { owner: seat, contest: null }, op).map(({ n }) => n)
  return op === 'tileChoice' ? Math.max(1, ...numbers) : numbers.reduce((sum, n) => sum + n, 0)
}
