/** A bot of this game. */
import type { Action, View } from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import type { Random } from '../../random'

export interface DiggerBot {
  /**
   * One of the listed actions, from what the seat may know alone.
   * @param random the bot's own, never the game's
   */
  choose(view: View, actions: readonly Action[], seat: Seat, random: Random): Action
}
