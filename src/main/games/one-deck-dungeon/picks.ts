/** Taking dice one by one for a wide box, a heroic die, a cost or an effect; then confirming. */
import type { Action, Die, DieId } from '@shared/games/one-deck-dungeon'
import { sumOf } from './boxes'
import { applyPicked } from './effects'
import { coverWideBox, makeHeroicDie } from './placing'
import { done, encounterOf, first, type Play } from './play'
import { paySkill } from './skills'
import type { PickDice, State } from './state'

const pickedDice = (state: State, pick: PickDice): readonly Die[] =>
  encounterOf(state).pool.filter((die) => pick.picked.includes(die.id))

/** Whether what is picked is enough. */
const isEnough = (state: State, pick: PickDice): boolean =>
  pick.picked.length >= pick.least &&
  pick.picked.length <= pick.most &&
  (pick.sum === null || sumOf(pickedDice(state, pick)) >= pick.sum)

/** An effect whose cost is paid cannot be cancelled; undoing steps back instead. */
const canCancel = (pick: PickDice): boolean => pick.purpose.type !== 'effect'

export const pickDiceActions = (state: State, pick: PickDice): readonly Action[] => {
  const { pool } = encounterOf(state)
  const eligible = pool.filter((die) => pick.eligible.includes(die.id))
  const full = pick.picked.length >= pick.most
  return [
    ...(isEnough(state, pick) ? [{ type: 'confirm', hero: null } as const] : []),
    ...(canCancel(pick) ? [{ type: 'cancel', hero: null } as const] : []),
    ...eligible.flatMap(({ id, hero }): readonly Action[] => {
      if (pick.picked.includes(id)) return [{ type: 'unpick-die', hero, die: id }]
      return full ? [] : [{ type: 'pick-die', hero, die: id }]
    }),
  ]
}

export const pickDie = (play: Play, pick: PickDice, die: DieId): Play =>
  first(done(play), { ...pick, picked: [...pick.picked, die] })

export const unpickDie = (play: Play, pick: PickDice, die: DieId): Play =>
  first(done(play), { ...pick, picked: pick.picked.filter((picked) => picked !== die) })

export const confirmDice = (play: Play, pick: PickDice): Play => {
  const rest = done(play)
  const { purpose, picked, run } = pick
  switch (purpose.type) {
    case 'wide-box':
      return coverWideBox(rest, purpose.box, picked)
    case 'heroic-die':
      return makeHeroicDie(rest, pick.hero, picked, purpose.crafty)
    case 'cost':
      return paySkill(rest, pick.hero, purpose.skill, picked)
    case 'effect':
      if (run === null) throw new Error('an effect without its run')
      return applyPicked(rest, run, picked)
  }
}
