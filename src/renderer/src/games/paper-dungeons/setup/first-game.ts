/** The game that whoever is new begins with: alone in the first dungeon, with tips. */
import type { CallInput } from '@shared/api'

export const FIRST_GAME: CallInput<'tables.start'> = {
  game: 'paper-dungeons',
  options: { players: 1, dungeon: 'A', missions: true, scattered: true },
  seed: 7,
}
