/** What a caller asks for when a game starts, checked against the game itself. */
import * as v from 'valibot'
import type { SeatInput } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { SeatInfo } from '@shared/games/game'
import type { Game } from '../games/game'
import { scriptFault } from '../games/script'
import type { TableScript } from '../store/table-queries'

/**
 * Parses options with the game's own schema.
 * @throws Refusal `bad-options` with the field
 */
export function parseOptions(game: Game, options: unknown): unknown {
  const parsed = v.safeParse(game.schemas.options, options)
  if (parsed.success) return parsed.output
  const field = v.getDotPath(parsed.issues[0]) ?? 'options'
  throw new Refusal('bad-options', `The options do not make a game: ${field}.`, { field })
}

/**
 * A script names decks of the game with cards that are there, and rolls of it with values that are on the die.
 * @throws Refusal `bad-options` with the card
 */
export function checkScript(game: Game, options: unknown, script: TableScript): void {
  const fault = scriptFault(game.scripts(options), script)
  if (fault === null) return
  const { field, named } = fault
  const message = 'The script names what the game does not have, or has not so often.'
  throw new Refusal('bad-options', message, { field: `script.${field}`, card: named.slice(0, 80) })
}

/**
 * Who sits where: as the game's own seating says, with what the caller says on top.
 * @throws Refusal `bad-options` where there are more than seats, or a bot that the game does not have
 */
export function seatsOfTable(
  game: Game,
  options: unknown,
  { seated, asked }: { readonly seated: readonly SeatInfo[]; readonly asked: readonly SeatInput[] },
): readonly SeatInfo[] {
  const count = game.seats(options)
  if (asked.length > count) throw badSeats('There are not so many seats.')
  return Array.from({ length: count }, (_, seat): SeatInfo => {
    const { player = null, sheet = null } = seated[seat] ?? {}
    const { player: named = null, bot = null } = asked[seat] ?? {}
    checkBot(game, bot)
    return { player: named ?? player, bot, sheet }
  })
}

/** @throws Refusal `bad-options` where the game has no bot of that strength */
export function checkBot({ bots }: Game, bot: SeatInfo['bot']): void {
  if (bot !== null && bots[bot] === undefined) throw badSeats('The game has no such bot.')
}

function badSeats(message: string): Refusal {
  return new Refusal('bad-options', message, { field: 'seats' })
}
