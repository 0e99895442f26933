/** The bosses that are still to be met after this turn: what they bring, and how far the next one's room is. */
import type { BossCard } from '@shared/games/paper-dungeons'
import { has } from '@shared/games/paper-dungeons/bits'
import { strengthOf } from '../../bosses'
import { isComplete, SWORD } from '../../sheets'
import { haveSameWays, movesTo, waysOn } from '../distances'
import { add } from '../numbers'
import type { TurnContext } from '../turn-context'
import { newNames, type Filler, type Part } from './part'

const { names, place } = newNames()
const BOSS_IN = place('boss.entered')
const BOSS_OUT = place('boss.open', ['near', 'mid', 'far'])
const BOSS_WAY = place('boss.way')
const BOSS_LATER = place('boss.later')
const BOSS_FLIGHT = place('boss.flight')
const BOSS_LEAD = place('boss.lead')

/** What a turn adds to strength on average. */
const STRENGTH_A_TURN = 1.3
/** Over how much strength a threshold is smoothed. */
const SMOOTH = 3

export const bosses: Part = {
  names,
  isSame: ({ sheet: one }, { sheet: other }) =>
    haveSameWays(one, other) &&
    one.levels === other.levels &&
    one.entered === other.entered &&
    isComplete(one, SWORD) === isComplete(other, SWORD) &&
    one.power === other.power,
  filler,
}

function filler({ board, later }: TurnContext): Filler {
  const waysFrom = waysOn(board)
  const [next] = later
  return ({ sheet }, into) => {
    for (const boss of later) {
      const strength = strengthOf(board, sheet, boss.card) + boss.turns * STRENGTH_A_TURN
      const glory = bossGlory(boss.card, strength)
      add(into, BOSS_FLIGHT, boss.card.flight)
      if (boss !== next) {
        add(into, BOSS_LATER, glory)
        continue
      }
      if (has(sheet.entered, boss.which)) {
        into[BOSS_IN] = glory
        if (boss.rivals > 0 && later.length > 1)
          into[BOSS_LEAD] = Math.min(4, Math.max(-4, strength - boss.rivals)) / 4
        continue
      }
      // Two moves of each of three dice: within one turn, within two, or further.
      const dice = movesTo(waysFrom(sheet).moves, boss.room) / 2 / Math.max(1, boss.turns)
      into[BOSS_OUT + (dice <= 1 ? 0 : dice <= 2 ? 1 : 2)] = glory
      into[BOSS_WAY] = (glory * Math.min(dice, 4)) / 4
    }
  }
}

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
