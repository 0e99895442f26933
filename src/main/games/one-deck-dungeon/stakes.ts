/** What is at stake before anything is done: what each box wants and is worth, and what could still be prevented. */
import type {
  BoxStake,
  Consequences,
  Die,
  Prevention,
  Seat,
  Use,
} from '@shared/games/one-deck-dungeon'
import {
  bestDie,
  boxRefusal,
  fittingDice,
  isCovered,
  placingRefusal,
  recoils,
  sumOf,
} from './boxes'
import { skillIn, talentUse } from './content'
import { consequencesOf, leavingNow, type Leaving } from './consequences'
import { foeHas } from './dice'
import { preventedBy } from './effect-reach'
import { encounterOf, optionsAt } from './transition'
import { reachedBy } from './picks'
import { canUseSkill, canUseTalent, FADE_TIME, skillsOf } from './skills'
import type { ActiveBox, GameState, State } from './state'

/** What leaving the encounter in another way would take off what stopping costs. */
function takenOff(
  state: State,
  stopping: Consequences,
  leaving: Leaving,
): Pick<Consequences, 'damage' | 'time'> {
  const { damage, time } = consequencesOf(state, leaving)
  return { damage: stopping.damage - damage, time: stopping.time - time }
}

/** By how much the dice at hand fall short of a box, or those now being picked for it. */
function shortOf(state: GameState, box: ActiveBox): number {
  const [task] = state.agenda
  const encounter = encounterOf(state)
  if (task?.type === 'pick-dice' && task.purpose.type === 'wide-box' && task.purpose.box === box.id)
    return Math.max(0, box.value - reachedBy(state, task))
  const reach = box.wide
    ? sumOf(fittingDice(state, encounter, box))
    : bestDie(state, encounter, box)
  return Math.max(0, box.value - reach)
}

/** The dice that may go on a box now: each alone, or on a wide box together. */
function fitting(state: State, box: ActiveBox): readonly Die[] {
  const encounter = encounterOf(state)
  if (!box.wide)
    return encounter.pool.filter((die) => placingRefusal(state, encounter, box, die) === null)
  const dice = fittingDice(state, encounter, box)
  return boxRefusal(encounter, box) === null && sumOf(dice) >= box.value ? dice : []
}

/** What each uncovered box wants, and what covering it alone would be worth. */
export function stakesOf(state: GameState, stopping: Consequences): readonly BoxStake[] {
  const now = leavingNow(state)
  return encounterOf(state)
    .boxes.filter((box) => !isCovered(box))
    .map((box) => ({
      box: box.id,
      fits: fitting(state, box).map((die) => die.id),
      short: shortOf(state, box),
      ...(recoils(state, box)
        ? { damage: 0, time: 0 }
        : takenOff(state, stopping, {
            ...now,
            uncovered: now.uncovered.filter((other) => other !== box),
          })),
    }))
}

/** What a use would take off; null: it is no prevention, or would prevent nothing now. */
function prevention(
  state: State,
  hero: Seat,
  stopping: Consequences,
  { effects }: Pick<Use, 'effects'>,
): Pick<Prevention, 'damage' | 'time' | 'fade'> | null {
  const prevents = effects.filter((effect) => effect.type === 'prevent')
  if (prevents.length === 0) return null
  const now = leavingNow(state)
  const prevented = prevents
    .map((effect) => preventedBy(state, hero, effect))
    .reduce(
      (sum, { damage, time }) => ({ damage: sum.damage + damage, time: sum.time + time }),
      now.prevented,
    )
  const off = takenOff(state, stopping, { ...now, prevented })
  if (off.damage === 0 && off.time === 0) return null
  return { ...off, fade: foeHas(state, 'fade') ? FADE_TIME : 0 }
}

/** What heroes may use now that would take something off the consequences (R22). */
export function preventionsOf(state: GameState, stopping: Consequences): readonly Prevention[] {
  if (state.agenda[0]?.type !== 'place') return []
  return encounterOf(state).heroes.flatMap((hero): readonly Prevention[] => [
    ...skillsOf(state, hero).flatMap(({ skill }): readonly Prevention[] => {
      const off = prevention(state, hero, stopping, skillIn(state, skill))
      return off !== null && canUseSkill(state, hero, skill)
        ? [{ hero, by: { type: 'skill', skill }, ...off }]
        : []
    }),
    ...optionsAt(state, hero).talents.flatMap((talent): readonly Prevention[] => {
      const use = talentUse(state, talent)
      const off = use === null ? null : prevention(state, hero, stopping, use)
      return off !== null && canUseTalent(state, hero, talent)
        ? [{ hero, by: { type: 'talent', talent }, ...off }]
        : []
    }),
  ])
}
