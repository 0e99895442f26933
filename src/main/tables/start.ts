/** A game begins: seats, options, seed and script are what they may be, and the table is on disk. */
import { randomInt, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { ParsedInput, TableAnswer } from '@shared/api'
import { Refusal } from '@shared/errors'
import { tableId } from '@shared/ids'
import { requireGame } from '../games'
import type { TableScript } from '../store/table-queries'
import { dailyRulesFor, seedOfDay } from './daily'
import { loadedAt, progressOf } from './loaded-game'
import type { TableLookups } from './lookups'
import type { Moves } from './moves'
import { checkScript, parseOptions, seatsOfTable } from './options'
import { begin } from './replay'
import type { TableParts } from './table-parts'

type StartInput = ParsedInput<'tables.start'>

/** @returns the call that begins a game */
export function createStart(
  parts: TableParts,
  { requireLiveTable }: Pick<TableLookups, 'requireLiveTable'>,
  moves: Moves,
) {
  const { queries, games, scripted } = parts
  const { timestamp, keep, letBotsPlay, answer } = moves

  /** @throws Refusal `bad-input`, `script-not-allowed`, `bad-options`, and what `seat` refuses */
  return (input: StartInput): TableAnswer => {
    const game = requireGame(games, input.game)
    const script = input.script === undefined ? null : storedScript(input.script)
    if (script !== null && !scripted) {
      throw new Refusal('script-not-allowed', 'Only a scripted app takes a script.')
    }
    const { series, daily } = input
    const dailyRules = daily === null ? null : dailyRulesFor(game, input)
    const seating = parts.seat(input)
    const { campaign, seats: seated } = seating
    const options = parseOptions(game, seating.options)
    const seats = seatsOfTable(game, options, { seated, asked: input.seats })
    if (script !== null) checkScript(game, options, script)
    const seed =
      daily === null || dailyRules === null
        ? (input.seed ?? randomInt(2 ** 32))
        : seedOfDay(dailyRules, daily, { options, seating })
    const { rulesVersion } = game
    const beginning = { game, rules: rulesVersion, options, seed, script }
    const { state, events } = begin(beginning)
    const loaded = loadedAt(beginning, state)
    const id = v.parse(tableId, randomUUID())
    const { progress, updatedAt: startedAt } = progressOf(loaded, timestamp())
    queries.transaction(() => {
      const stored = {
        options,
        seed,
        script,
        rulesVersion,
        seats,
        campaign,
        series,
        daily,
      }
      queries.insertTable({ id, game: input.game, ...stored, progress, startedAt })
    })
    keep({ id, campaign }, loaded, { inList: true })
    const row = requireLiveTable(id)
    const then = letBotsPlay({ row, loaded, written: null, events }, seats)
    // As they are stored: a name is the one that its player was first given.
    return answer(id, then.loaded, {
      events: then.events,
      viewer: null,
      seats: queries.tableSeats(id),
    })
  }
}

/** As it is kept: other decks than the usual one, and a position, only where there are some. */
function storedScript({
  deck,
  decks,
  rolls,
  position,
}: NonNullable<StartInput['script']>): TableScript {
  return {
    deck,
    ...(Object.keys(decks).length === 0 ? {} : { decks }),
    rolls,
    ...(position === undefined ? {} : { position }),
  }
}
