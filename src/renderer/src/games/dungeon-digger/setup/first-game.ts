/** The game that whoever is new begins with: two Dungeon Lords, the other an easy bot, with tips. */
import type { CallInput } from '@shared/api'

export const FIRST_GAME: CallInput<'tables.start'> = {
  game: 'dungeon-digger',
  options: { players: 2 },
  seats: [{}, { bot: 'easy' }],
  seed: 14,
}
