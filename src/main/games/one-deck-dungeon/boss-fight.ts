/** The boss fight: rounds of rolling, placing, suffering and striking (rulebook, Boss Fight; R29–R34). */
import { isCovered } from './boxes'
import { bossCard, dungeonCard } from './cards'
import { bossBoxes, newEncounter } from './encounter'
import { fightsInPairs, sets } from './party'
import {
  allDone,
  done,
  encounterOf,
  first,
  heroAt,
  record,
  seats,
  update,
  updateHero,
  type Transition,
} from './transition'
import type { State } from './state'
import type { TaskOf } from './tasks'

/** The Minotaur's X: this for each damage on it, with four heroes half of it, and at least 12 (R33). */
const MINOTAUR_PER_DAMAGE = 4
const MINOTAUR_LEAST = 12

/** Stored dice are lost before round 1 (R29). */
function loseStored(transition: Transition): Transition {
  return seats(transition.state).reduce((next, hero) => {
    const count = heroAt(next.state, hero).stored
    return count === 0
      ? next
      : record(updateHero(next, hero, { stored: 0 }), { type: 'stored-dice-lost', hero, count })
  }, transition)
}

export function beginBossFight(transition: Transition): Transition {
  const { boss: id } = dungeonCard(transition.state.options.dungeon)
  const health = bossCard(id).health * sets(transition.state)
  const met = update(loseStored(transition), { boss: { boss: id, health, damage: 0, round: 0 } })
  return first(record(met, { type: 'boss-began', boss: id }), { type: 'begin-round' })
}

function bossOf(state: State) {
  if (state.boss === null) throw new Error('no boss fight')
  return state.boss
}

/** The value of a box that shows X, with so much damage on the boss (R33). */
export function bossX(damage: number, setsInPlay: 1 | 2): number {
  return Math.max(MINOTAUR_LEAST, (MINOTAUR_PER_DAMAGE / setsInPlay) * damage)
}

/** The party fights as one, or in two pairs of its choice, one after the other (R41). */
export function beginRound(transition: Transition): Transition {
  const boss = bossOf(transition.state)
  const begun = update(done(transition), {
    boss: { ...boss, round: boss.round + 1 },
    encounter: null,
  })
  return fightsInPairs(begun.state)
    ? first(begun, { type: 'choose-pair', door: null, card: null })
    : first(begun, { type: 'begin-bout', heroes: seats(begun.state) }, { type: 'begin-round' })
}

/** All dice are cleared, every skill is ready again, X is set (R21, R33). */
export function beginBout(transition: Transition, { heroes }: TaskOf<'begin-bout'>): Transition {
  const { boss, damage, round } = bossOf(transition.state)
  const begun = update(done(transition), {
    encounter: {
      ...newEncounter('boss', heroes),
      boxes: bossBoxes(bossCard(boss).boxes, bossX(damage, sets(transition.state))),
    },
  })
  return first(record(begun, { type: 'round-began', round, heroes }), { type: 'roll-round' })
}

/** The Hydra heals for every uncovered skull before covered ones hurt it (R32). */
function regenerate(transition: Transition): Transition {
  const boss = bossOf(transition.state)
  const uncovered = encounterOf(transition.state).boxes.filter(
    (box) => box.skull && !isCovered(box),
  )
  const amount = boss.boss === 'hydra' ? Math.min(uncovered.length, boss.damage) : 0
  return amount === 0
    ? transition
    : record(update(transition, { boss: { ...boss, damage: boss.damage - amount } }), {
        type: 'boss-healed',
        amount,
      })
}

/** One damage for each covered skull. Heroes who fell in this round have lost already (R34). */
export function strikeBoss(transition: Transition): Transition {
  const healed = regenerate(done(transition))
  const boss = bossOf(healed.state)
  const amount = encounterOf(healed.state).boxes.filter((box) => box.skull && isCovered(box)).length
  const struck = record(update(healed, { boss: { ...boss, damage: boss.damage + amount } }), {
    type: 'boss-struck',
    amount,
  })
  return boss.damage + amount >= boss.health
    ? record(update(allDone(struck), { ending: { result: 'won', cause: null } }), {
        type: 'won',
        boss: boss.boss,
      })
    : struck
}
