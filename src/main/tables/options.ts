/** What a caller asks for when a game starts, checked against the game itself. */
import * as v from 'valibot'
import { Refusal } from '@shared/errors'
import type { GameOptions } from '@shared/games'
import type { AnyGame } from '../games'
import { cardNotIn } from '../games/random'
import type { TableScript } from '../store/table-queries'

/**
 * Parses options with the game's own schema.
 * @throws Refusal `bad-options` with the field
 */
export const parseOptions = (game: AnyGame, options: unknown): GameOptions => {
  const parsed = v.safeParse(game.options, options)
  if (parsed.success) return parsed.output
  const field = v.getDotPath(parsed.issues[0]) ?? 'options'
  throw new Refusal('bad-options', `The options do not make a game: ${field}.`, { field })
}

/**
 * A scripted deck names cards of the game, each at most as often as it is there.
 * @throws Refusal `bad-options` with the card
 */
export const checkScript = (game: AnyGame, options: GameOptions, { deck }: TableScript): void => {
  const card = cardNotIn(game.deck(options), deck)
  if (card === null) return
  const message = 'The script names a card that is not in the deck, or names one too often.'
  throw new Refusal('bad-options', message, { field: 'script.deck', card: card.slice(0, 80) })
}
