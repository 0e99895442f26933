/** The game that whoever is new begins with: one hero against an easy bot, with tips. */
import type { CallInput } from '@shared/api'

export const FIRST_GAME: CallInput<'tables.start'> = {
  game: 'dungeon-run',
  options: { players: 2 },
  seats: [{}, { bot: 'easy' }],
  seed: 14,
}
