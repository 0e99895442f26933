/** The objective and the power that were kept, and how near the objective's next amounts are. */
import { OBJECTIVES, POWERS } from '@shared/games/paper-dungeons'
import { measure } from '../../metrics'
import { add } from '../numbers'
import { newNames, type Part } from './part'

const cardNames = newNames()
const OBJECTIVE = cardNames.place('objective', OBJECTIVES)
const POWER = cardNames.place('power', POWERS)

export const cards: Part = {
  names: cardNames.names,
  isSame: ({ sheet: one }, { sheet: other }) =>
    one.objective === other.objective && one.power === other.power,
  filler:
    () =>
    ({ sheet: { objective, power } }, into) => {
      if (objective !== null) into[OBJECTIVE + OBJECTIVES.indexOf(objective)] = 1
      if (power !== null) into[POWER + POWERS.indexOf(power)] = 1
    },
}

const tierNames = newNames()
const TIER = tierNames.place('objective', ['part', 'nearly'])

export const tiers: Part = {
  names: tierNames.names,
  // To look whether it is the same takes as long as to count it.
  isSame: () => false,
  filler:
    ({ board }) =>
    ({ sheet }, into) => {
      const card = sheet.objective === null ? undefined : board.objectives.get(sheet.objective)
      if (card === undefined || card.compare === 'most') return
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
    },
}
