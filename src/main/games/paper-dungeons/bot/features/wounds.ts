/** Potions, damage, and how near the group is to its end. */
import type { Sheet } from '@shared/games/paper-dungeons'
import { damageGlory } from '../../scoring'
import { heartsLeft, lifeOf } from '../../sheets'
import type { TurnContext } from '../turn-context'
import { newNames, type Filler, type Part } from './part'

const { names, place } = newNames()
const POTIONS = place('potions')
const ROW = place('potion-row', ['1', '2', '3'])
const HEARTS = place('hearts')
const FEW_HEARTS = place('few-hearts')
const DAMAGE_STEP = place('damage-step')
const DAMAGE_AHEAD = place('damage-ahead')
const MARGIN = place('life-margin', ['4', '8'])
const RESURRECTED = place('resurrected')

/** What the turns left deal on average. */
const DAMAGE_A_TURN = 0.8

export const wounds: Part = {
  names,
  isSame: ({ sheet: one }, { sheet: other }) =>
    one.damage === other.damage &&
    one.hearts === other.hearts &&
    one.potions === other.potions &&
    one.levels === other.levels &&
    one.resurrected === other.resurrected &&
    one.power === other.power,
  filler,
}

function filler({ board, turnsLeft, later }: TurnContext): Filler {
  const { potionRows } = board.content.tracks
  const fromTurns = turnsLeft * DAMAGE_A_TURN
  const fromBosses = later.reduce((sum, { card }) => sum + card.thresholds[1].damage, 0)
  return ({ sheet }, into) => {
    const { damage, potions } = sheet
    const now = damageGlory(board, damage)
    const dealt = fromTurns + (sheet.power === 'barbarian' ? 0 : fromBosses) - heartsLeft(sheet)
    if (dealt > 0) {
      const whole = Math.floor(dealt)
      const low = damageGlory(board, damage + whole)
      const high = damageGlory(board, damage + whole + 1)
      into[DAMAGE_AHEAD] = low + (dealt - whole) * (high - low) - now
    }
    into[DAMAGE_STEP] = damageGlory(board, damage + 1) - now
    if (sheet.resurrected) into[RESURRECTED] = 1
    else danger(sheet, into)
    into[POTIONS] = potions / 4
    const left = heartsLeft(sheet)
    into[HEARTS] = left / 4
    into[FEW_HEARTS] = Math.min(left, 3)
    let before = 0
    for (let row = 0; row < potionRows.length; row++) {
      const size = potionRows[row]?.size ?? 1
      if (row < 3) into[ROW + row] = Math.min(1, Math.max(0, (potions - before) / size)) ** 2
      before += size
    }
  }
}

/** How little life is left above the damage. */
function danger(sheet: Sheet, into: Float64Array): void {
  const margin = lifeOf(sheet) - sheet.damage
  into[MARGIN] = Math.max(0, 4 - margin)
  into[MARGIN + 1] = Math.max(0, 8 - margin)
}
