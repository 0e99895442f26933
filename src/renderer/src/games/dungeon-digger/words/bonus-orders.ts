/** What the ladder of bonus Orders gives (rules page, 10), told before a room is built. */
import { BONUS_LEVEL, BONUS_ORDERS, type BonusOrder } from '@shared/games/dungeon-digger'

/** The Orders that may be had at a level: a lower one may always be taken. */
export function ordersAt(level: number): readonly BonusOrder[] {
  return BONUS_ORDERS.filter((order) => BONUS_LEVEL[order] <= level)
}
