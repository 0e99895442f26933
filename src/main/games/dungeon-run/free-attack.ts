/** Free attacks: only the attacker rolls, and nothing is blocked (rules page, 10.1). */
import { roll } from './contest'
import { heroAt, isHero, push, replaceTop, setHero, type Draft } from './draft'
import { cancelled, foeHits, HERO_HIT_FACE, inflict, rollArmor } from './fight'
import { settleHelp } from './help'
import { isStanding, roomOfFoe } from './places'
import type { Contest } from './state'
import { attackDice, automaticHits, defenseOf, diceFor } from './values'
import { hurtOf, pushFallen } from './wounds'

export function runFreeAttack(g: Draft, c: Contest): void {
  if (c.byFoe) attackByMonster(g, c)
  else attackByHero(g, c)
}

function attackByMonster(g: Draft, c: Contest): void {
  const { seat, foe, step } = c
  if (foe === null || isHero(foe)) {
    g.agenda.pop()
    return
  }
  replaceTop(g, { ...c, step: step + 1 })
  switch (step) {
    case 0:
      if (roomOfFoe(g, foe) === null || !isStanding(g, seat)) replaceTop(g, { ...c, step: 5 })
      else roll(g, 'attack', foe, attackDice(g, c, foe))
      return
    case 1:
      rollArmor(g, c, seat, foeHits(c).length)
      return
    case 2: {
      const n = foeHits(c).length - cancelled(g, c, seat)
      push(g, hurtOf([{ who: seat, n }], 'freeAttack', foe, true))
      return
    }
    case 3:
      inflict(g, c)
      return
    case 4:
      pushFallen(g, [{ who: seat, by: foe }])
      return
    default:
      g.agenda.pop()
      // In place of a Fight that nobody helped with (A15): sabotage did not fail.
      settleHelp(g, c, false)
  }
}

function attackByHero(g: Draft, c: Contest): void {
  const { seat, foe, step, given } = c
  if (foe === null || !isStanding(g, seat)) {
    g.agenda.pop()
    return
  }
  replaceTop(g, { ...c, step: step + 1 })
  switch (step) {
    case 0: {
      // It counts as having attacked that monster.
      setHero(g, seat, { fought: [...heroAt(g, seat).fought, foe] })
      if (given === null) push(g, { type: 'stat', seat, roll: 'fight' })
      return
    }
    case 1:
      roll(g, 'fight', seat, given ?? diceFor(g, c, seat, 'fight', c.stat ?? 'strength'))
      return
    case 2: {
      const least = isHero(foe) ? HERO_HIT_FACE : defenseOf(g, c, foe)
      const hits = c.dice.filter((face) => face >= least).length + automaticHits(c, seat)
      replaceTop(g, { ...c, step: step + 1, hits })
      if (isHero(foe)) rollArmor(g, { ...c, hits }, foe, hits)
      return
    }
    case 3: {
      const n = c.hits - (isHero(foe) ? cancelled(g, c, foe) : 0)
      push(g, hurtOf([{ who: foe, n }], 'freeAttack', seat, true))
      return
    }
    case 4:
      inflict(g, c)
      return
    default:
      g.agenda.pop()
      pushFallen(g, [{ who: foe, by: seat }])
  }
}
