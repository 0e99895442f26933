/**
 * What the estimate of a position looks at: numbers of a sheet that tell how much more it may bring. Each has a name, by
 * which its weight is kept (weights.json).
 */
import {
  HEROES,
  ITEMS,
  OBJECTIVES,
  POWERS,
  type BossCard,
  type Sheet,
} from '@shared/games/paper-dungeons'
import { countBits, has } from '@shared/games/paper-dungeons/bits'
import { strengthOf } from '../bosses'
import { MARKS_PER_ITEM, TOP_LEVEL } from '../content/printed'
import { measure } from '../metrics'
import { damageGlory } from '../scoring'
import {
  armourLevel,
  clericBonus,
  heartsLeft,
  levelOf,
  lifeOf,
  mageBonus,
  warriorBonus,
} from '../sheets'
import { distancesFrom, movesTo } from './distances'
import { add } from './numbers'
import { BINS, roomsAheadIn, type RoomsAhead } from './rooms-ahead'
import type { Ahead, TurnContext } from './turn-context'
import type { Settled } from './settle'

const names: string[] = []

/** A place for a feature, or for several in a row. */
function place(name: string, parts: readonly string[] = ['']): number {
  const at = names.length
  for (const part of parts) names.push(part === '' ? name : `${name}.${part}`)
  return at
}

const REWARDS = ['potion', 'item', 'level'] as const

const BIAS = place('bias')
const LIFE = place('life')
const NEXT_LEVEL = place('next-lowest-level')
const SECOND_LEVEL = place('lowest-level-after')
const CLASS = place('class-bonus', ['warrior', 'mage', 'cleric'])
const THIEF_GEM = place('thief-gem')
const HIGH = place('heroes-at', ['5', '6'])
const SHORT = place('monsters-too-strong')
/** The first of the features that tell which items are started. */
export const STARTED = place('started', ITEMS)
const COMPLETE = place('complete', ITEMS)
const POTIONS = place('potions')
const ROW = place('potion-row', ['1', '2', '3'])
const HEARTS = place('hearts')
const FEW_HEARTS = place('few-hearts')
const DAMAGE_STEP = place('damage-step')
const DAMAGE_AHEAD = place('damage-ahead')
const MARGIN = place('life-margin', ['4', '8'])
const RESURRECTED = place('resurrected')
const NEXT_GEM = place('next-gem')
const NEXT_MONSTER = place('next-monster')
const ROOM_REWARD = BINS.map((bin) => place(`room.${bin}`, REWARDS))
const ROOM_MONSTER = BINS.map((bin) => place(`room.${bin}.monster`))
const ROOM_DAMAGE = BINS.map((bin) => place(`room.${bin}.damage`))
const ROOM_GEM = BINS.map((bin) => place(`room.${bin}.gem`))
const ROOM_ANY = BINS.map((bin) => place(`room.${bin}.unexplored`))
const GEM_RACE = place('gem-race', ['lost', 'even'])
const GEM_RIVALS = place('gem-rivals')
const RIVALS = place('rivals')
const GEM_SCATTERED = place('gem-scattered')
const BOSS_IN = place('boss.entered')
const BOSS_OUT = place('boss.open', ['near', 'mid', 'far'])
const BOSS_WAY = place('boss.way')
const BOSS_LATER = place('boss.later')
const BOSS_FLIGHT = place('boss.flight')
const BOSS_LEAD = place('boss.lead')
const GOAL = place('mission', ['part', 'nearly', 'one-off', 'rivals'])
const TIER = place('objective', ['part', 'nearly'])
const OBJECTIVE = place('objective', OBJECTIVES)
const POWER = place('power', POWERS)
const MONSTER_GAIN = place('power-monsters', ['druid', 'scavenger'])
const GEM_GAIN = place('power-gems.merchant')

export const FEATURES: readonly string[] = names

/** @returns what writes the features of one position after another over what a list held */
export function featureFiller(
  context: TurnContext,
): (settled: Settled, into: Float64Array) => void {
  const roomsAhead = roomsAheadIn(context)
  return (settled, into) => {
    into.fill(0)
    into[BIAS] = 1
    heroes(context, settled.sheet, into)
    possessions(settled.sheet, into)
    damage(context, settled, into)
    map(context, { sheet: settled.sheet, ahead: roomsAhead(settled.sheet) }, into)
    bosses(context, settled, into)
    missions(settled, context, into)
    cards(context, settled.sheet, into)
  }
}

function heroes({ board }: TurnContext, sheet: Sheet, into: Float64Array): void {
  const { lowestHero } = board.content.tracks
  let weakest = TOP_LEVEL
  let five = 0
  let six = 0
  for (const level of sheet.levels) {
    if (level < weakest) weakest = level
    if (level >= 5) five += 1
    if (level >= TOP_LEVEL) six += 1
  }
  let missing = 0
  let missingAfter = 0
  for (const level of sheet.levels) {
    missing += Math.max(0, weakest + 1 - level)
    missingAfter += Math.max(0, weakest + 2 - level)
  }
  const glory = lowestHero[weakest - 1] ?? 0
  into[LIFE] = lifeOf(sheet) / 4
  if (missing > 0) into[NEXT_LEVEL] = ((lowestHero[weakest] ?? glory) - glory) / missing
  if (missingAfter > 0)
    into[SECOND_LEVEL] =
      ((lowestHero[weakest + 1] ?? lowestHero[weakest] ?? glory) - glory) / missingAfter
  if (warriorBonus(sheet)) into[CLASS] = 1
  if (mageBonus(sheet)) into[CLASS + 1] = 1
  if (clericBonus(sheet)) into[CLASS + 2] = 1
  const thief = levelOf(sheet, HEROES.length - 1)
  if (thief < 4) into[THIEF_GEM] = thief / 3
  into[HIGH] = five
  into[HIGH + 1] = six
}

function possessions({ items, potions, hearts }: Sheet, into: Float64Array): void {
  // Counted loops here and below: this is looked at for every position.
  for (let item = 0; item < items.length; item++) {
    const marks = items[item] ?? 0
    if (marks >= MARKS_PER_ITEM) into[COMPLETE + item] = 1
    else if (marks > 0) into[STARTED + item] = 1
  }
  into[POTIONS] = potions / 4
  const left = potions * 2 - hearts
  into[HEARTS] = left / 4
  into[FEW_HEARTS] = Math.min(left, 3)
}

/** What the turns left deal on average. */
const DAMAGE_A_TURN = 0.8

function damage(
  { board, turnsLeft }: TurnContext,
  { sheet, bosses: ahead }: Settled,
  into: Float64Array,
): void {
  const { damage: marks, potions } = sheet
  const now = damageGlory(board, sheet)
  const bossDamage =
    sheet.power === 'barbarian' ? 0 : ahead.reduce((sum, { card }) => sum + middle(card), 0)
  const dealt = Math.max(0, turnsLeft * DAMAGE_A_TURN + bossDamage - heartsLeft(sheet))
  const whole = Math.floor(dealt)
  const low = damageGlory(board, { damage: marks + whole })
  const high = damageGlory(board, { damage: marks + whole + 1 })
  into[DAMAGE_AHEAD] = low + (high - low) * (dealt - whole) - now
  into[DAMAGE_STEP] = damageGlory(board, { damage: marks + 1 }) - now
  if (sheet.resurrected) into[RESURRECTED] = 1
  else {
    const margin = lifeOf(sheet) - marks
    into[MARGIN] = Math.max(0, 4 - margin)
    into[MARGIN + 1] = Math.max(0, 8 - margin)
  }
  let before = 0
  const { potionRows } = board.content.tracks
  for (let row = 0; row < potionRows.length; row++) {
    const size = potionRows[row]?.size ?? 1
    if (row < 3) into[ROW + row] = Math.min(1, Math.max(0, (potions - before) / size)) ** 2
    before += size
  }
}

function middle({ thresholds }: BossCard): number {
  return thresholds[1].damage
}

/** How much the next few marks on a track bring, each on average. */
function nextMarks(track: readonly number[], marks: number): number {
  const now = track[marks] ?? track.at(-1) ?? 0
  const then = track[Math.min(marks + 3, track.length - 1)] ?? now
  return (then - now) / 3
}

const gemTracks = new WeakMap<object, readonly number[]>()

function gemTrack(tracks: TurnContext['board']['content']['tracks']): readonly number[] {
  let glory = gemTracks.get(tracks)
  if (glory === undefined) gemTracks.set(tracks, (glory = tracks.gems.map((space) => space.glory)))
  return glory
}

function map(
  { board, rivals }: TurnContext,
  { sheet, ahead }: { readonly sheet: Sheet; readonly ahead: RoomsAhead },
  into: Float64Array,
): void {
  const { tracks } = board.content
  const gem = nextMarks(gemTrack(tracks), sheet.gemMarks)
  const monster = nextMarks(tracks.monsters, countBits(sheet.defeated))
  const armour = armourLevel(board, sheet)
  for (let bin = 0; bin < BINS.length; bin++) {
    into[ROOM_GEM[bin] ?? 0] = (ahead.gems[bin] ?? 0) * gem
    into[ROOM_ANY[bin] ?? 0] = (ahead.unexplored[bin] ?? 0) * 0.25
    into[ROOM_DAMAGE[bin] ?? 0] = (ahead.traps[bin] ?? 0) / 2
    for (let reward = 0; reward < REWARDS.length; reward++)
      into[(ROOM_REWARD[bin] ?? 0) + reward] = ahead.rewards[REWARDS[reward] ?? 'potion'][bin] ?? 0
  }
  into[GEM_RACE] = ahead.lost * gem
  into[GEM_RACE + 1] = ahead.even * gem
  into[GEM_SCATTERED] = ahead.scattered * gem
  let short = 0
  for (const { room, bin } of ahead.monsters) {
    const over = Math.max(0, room.level - levelOf(sheet, room.hero) - armour)
    short += over
    add(into, ROOM_MONSTER[bin] ?? 0, monster)
    add(into, ROOM_DAMAGE[bin] ?? 0, over / 2)
  }
  const gemsLeft = ahead.gems[0] + ahead.gems[1] + ahead.gems[2]
  into[SHORT] = short / 8
  into[RIVALS] = rivals / 4
  into[GEM_RIVALS] = (gemsLeft * gem * rivals) / 32
  into[NEXT_GEM] = gem
  into[NEXT_MONSTER] = monster
  if (sheet.power === 'merchant') into[GEM_GAIN] = gemsLeft
  if (sheet.power === 'druid') into[MONSTER_GAIN] = countBits(sheet.defeated) % 3
  if (sheet.power === 'scavenger') into[MONSTER_GAIN + 1] = countBits(sheet.defeated) % 3
}

/** What a turn adds to strength on average. */
const STRENGTH_A_TURN = 1.3
/** Over how much strength a threshold is smoothed. */
const SMOOTH = 3

/** The glory of a boss over flight, with thresholds smoothed: strength near one counts in part. */
function bossGlory({ thresholds, flight }: BossCard, strength: number): number {
  let glory = 0
  let before = flight
  for (const threshold of thresholds) {
    const part = (strength - threshold.atLeast + SMOOTH) / (2 * SMOOTH)
    glory += (threshold.glory - before) * Math.min(1, Math.max(0, part))
    before = threshold.glory
  }
  return glory
}

function bosses({ board }: TurnContext, settled: Settled, into: Float64Array): void {
  const { sheet } = settled
  const moves = distancesFrom(board, sheet)
  let at = 0
  for (const boss of settled.bosses) {
    const strength = strengthOf(board, sheet, boss.card) + boss.turns * STRENGTH_A_TURN
    const glory = bossGlory(boss.card, strength)
    add(into, BOSS_FLIGHT, boss.card.flight)
    if (at++ > 0) add(into, BOSS_LATER, glory)
    else nextBoss({ settled, moves }, boss, { glory, strength, into })
  }
}

function nextBoss(
  { settled: { sheet, bosses: all }, moves }: { settled: Settled; moves: Uint8Array },
  boss: Ahead,
  { glory, strength, into }: { glory: number; strength: number; into: Float64Array },
): void {
  if (has(sheet.entered, boss.which)) {
    into[BOSS_IN] = glory
    if (boss.rivals > 0 && all.length > 1)
      into[BOSS_LEAD] = Math.min(4, Math.max(-4, strength - boss.rivals)) / 4
    return
  }
  const way = movesTo(moves, boss.room)
  // Two moves of each of three dice: within one turn, within two, or further.
  const dice = way / 2 / Math.max(1, boss.turns)
  into[BOSS_OUT + (dice <= 1 ? 0 : dice <= 2 ? 1 : 2)] = glory
  into[BOSS_WAY] = (glory * Math.min(dice, 4)) / 4
}

function missions({ reached }: Settled, { goals }: TurnContext, into: Float64Array): void {
  for (let at = 0; at < goals.length; at++) {
    const goal = goals[at]
    const measured = reached[at] ?? null
    if (goal === undefined || measured === null) continue
    const { card, later, rivals } = goal
    const part = Math.min(1, measured / card.atLeast)
    add(into, GOAL, part * later)
    add(into, GOAL + 1, part ** 3 * later)
    if (card.atLeast - measured === 1) add(into, GOAL + 2, later)
    add(into, GOAL + 3, part * rivals * later)
  }
}

function cards({ board }: TurnContext, sheet: Sheet, into: Float64Array): void {
  const { objective, power } = sheet
  if (power !== null) into[POWER + POWERS.indexOf(power)] = 1
  const card = objective === null ? undefined : board.objectives.get(objective)
  if (objective === null || card === undefined) return
  into[OBJECTIVE + OBJECTIVES.indexOf(objective)] = 1
  if (card.compare === 'most') return
  const reached = measure(board, sheet, card.measure)
  let before = 0
  for (const { at, glory } of card.tiers) {
    if (reached < at) {
      const part = Math.max(0, reached / at)
      add(into, TIER, part * (glory - before))
      add(into, TIER + 1, part ** 4 * (glory - before))
    }
    before = glory
  }
}
