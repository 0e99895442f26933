/** Potions, dice and damage: more or less of them than a game can have brought. */
import { HEROES, TURNS, type Fault } from '@shared/games/paper-dungeons'
import { has } from '@shared/games/paper-dungeons/bits'
import { DICE_PER_TURN, HEARTS_PER_POTION, VOID_ROLL } from '../content/printed'
import { fightDamage, trapDamage } from '../rooms'
import { lifeOf } from '../sheets'
import {
  amountOf,
  defeatsWithoutFight,
  earned,
  earningsOf,
  leastBrews,
  potionsOfBrew,
} from './earnings'
import { diceWalked } from './path'
import { firstLife, type Reading } from './reading'

export function potionFaults(reading: Reading): readonly Fault[] {
  const { marks, board, sheet } = reading
  const faults: Fault[] = []
  const marked = sheet.potions
  if (marked > board.satchel)
    faults.push({ code: 'too-many-potions', marked, limit: board.satchel })
  if (marks.brews !== null) {
    const brewed = marks.brews * potionsOfBrew(marks)
    const limit = earned(earningsOf(reading), 'potion') + brewed
    if (marked > limit) faults.push({ code: 'potions-unearned', marked, limit })
  }
  const hearts = marked * HEARTS_PER_POTION
  if (sheet.hearts > hearts)
    faults.push({ code: 'too-many-hearts', marked: sheet.hearts, limit: hearts })
  return faults
}

/** A level or a mark that nothing else brought was a die; so was each brew, and every three arrows at least. */
export function diceFaults(reading: Reading): readonly Fault[] {
  const earnings = earningsOf(reading)
  const beyond = (['level', 'item'] as const).map((gain) =>
    Math.max(0, amountOf(reading, gain).marked - earned(earnings, gain)),
  )
  const brews = reading.marks.brews ?? leastBrews(reading)
  const marked = beyond.reduce((dice, more) => dice + more, brews + diceWalked(reading))
  const limit = TURNS * DICE_PER_TURN
  return marked > limit ? [{ code: 'too-many-dice', marked, limit }] : []
}

interface Bounds {
  readonly least: number
  readonly most: number
}

/** Damage dealt in the whole game, what potions took of it included. */
function damageBounds(reading: Reading): Bounds {
  const { sheet, steps, bosses } = reading
  const traps = steps.filter(({ room }) => room?.trap === true).length * trapDamage(sheet)
  const certain = bosses.reduce((damage, boss) => damage + boss.damage, traps)
  const fights = fightsOf(reading)
  const skulls = VOID_ROLL - 1 - (sheet.power === 'seer' ? 1 : 0)
  return {
    least: certain + fights.least,
    most: certain + fights.most + skulls * TURNS,
  }
}

/**
 * Monsters that were met: each deals at least what it would deal to the heroes as they ended, and at most what it would
 * to heroes of level 1. As many of the costliest as may have been defeated before deal nothing (Q23).
 */
function fightsOf(reading: Reading): Bounds {
  const { board, sheet, entered } = reading
  const crossed = board.rooms.filter(({ monster }) => monster >= 0 && has(sheet.defeated, monster))
  const met = crossed.filter(({ id }) => entered.has(id))
  const spared = Math.max(0, defeatsWithoutFight(reading) - (crossed.length - met.length))
  const young = { ...sheet, levels: HEROES.map(() => 1), items: [] }
  const sumOf = (damage: readonly number[]): number => damage.reduce((all, one) => all + one, 0)
  const least = met.map((room) => fightDamage({ board, sheet }, room)).toSorted((a, b) => b - a)
  const most = met.map((room) => fightDamage({ board, sheet: young }, room))
  return { least: sumOf(least.slice(spared)), most: sumOf(most) }
}

export function damageFaults(reading: Reading): readonly Fault[] {
  const { sheet, marks } = reading
  const { least, most } = damageBounds(reading)
  const faults: Fault[] = []
  const marked = sheet.damage + sheet.hearts
  if (marked > most) faults.push({ code: 'too-much-damage', marked, limit: most })
  if (marked < least) faults.push({ code: 'too-little-damage', marked, limit: least })
  // Life only grows: what exceeds it at the end exceeded it when it was marked (Q14).
  const life = lifeOf(sheet)
  if (sheet.damage > life && !marks.resurrected)
    faults.push({ code: 'resurrection-unmarked', marked: sheet.damage, limit: life })
  const first = firstLife(marks)
  if (marks.resurrected && sheet.damage <= first)
    faults.push({ code: 'resurrection-too-early', marked: sheet.damage, limit: first })
  return faults
}
