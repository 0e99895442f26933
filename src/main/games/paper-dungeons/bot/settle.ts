/** What the end of this turn makes of a sheet as far as it is certain: missions claimed, the boss met (rules page, 6). */
import type { Sheet } from '@shared/games/paper-dungeons'
import { fightOf } from '../bosses'
import { measure } from '../metrics'
import { countBoxes } from '../scoring'
import { heartsLeft, lifeOf } from '../sheets'
import type { Ahead, TurnContext } from './turn-context'

export interface Settled {
  readonly sheet: Sheet
  /** As if the game ended then. */
  readonly glory: number
  /** By goal of the context: how much of it is reached; null: all of it, it is claimed. */
  readonly reached: readonly (number | null)[]
}

/**
 * Potions take of the counterattack what they can. What others may bring about is not in it: the reward, and missions
 * that they claim.
 */
export function settle(context: TurnContext, sheet: Sheet): Settled {
  const { board, boss } = context
  let glory = 0
  const reached: (number | null)[] = []
  for (const { card, now } of context.goals) {
    const measured = measure(board, sheet, card.measure)
    const claimed = measured >= card.atLeast
    if (claimed) glory += now
    reached.push(claimed ? null : measured)
  }
  const after = boss === null ? sheet : meet(context, sheet, boss)
  for (const box of countBoxes(board, after)) glory += box
  return { sheet: after, glory, reached }
}

function meet({ board }: TurnContext, sheet: Sheet, { which }: Ahead): Sheet {
  const fight = fightOf(board, sheet, which, 0)
  const absorbed = Math.min(fight.damage, heartsLeft(sheet))
  const wounds = fight.damage - absorbed
  const damage = sheet.damage + wounds
  return {
    ...sheet,
    damage,
    hearts: sheet.hearts + absorbed,
    resurrected: sheet.resurrected || (wounds > 0 && damage > lifeOf(sheet)),
    entered: 0,
    bosses: [...sheet.bosses, { glory: fight.glory, wounds }],
  }
}
