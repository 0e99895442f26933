/** A finished game outside campaigns, of any game, as a file or a library holds it. */
import { createRandom } from '@main/games/random'
import type { TableContent } from '@shared/content'
import { tableId } from '@shared/ids'
import { playerIdOf } from '@shared/players'
import { v5 } from 'uuid'
import * as v from 'valibot'
import { must } from '../must'
import { picker } from '../picker'
import type { Subject } from './subjects'

const NAMESPACE = 'a4a4f2e1-6b0a-4e39-9f0e-3d2e8f1b7c55'
const BEGIN = Date.UTC(2026, 4, 1, 18)
const SECOND = 1_000

/** Who sits at every table, seat by seat. */
export const PLAYERS = ['Ada', 'Bob', 'Cleo', 'Dan'] as const

export interface PlayedTable {
  readonly content: TableContent
  /** Of each action, whether it revealed something. */
  readonly reveals: readonly boolean[]
  /** What it adds up to, as JSON text. */
  readonly tally: string
}

/** Plays by chance to the end: the same game for the same number. */
export function playedTable({ game, options: kinds, avoid }: Subject, number: number): PlayedTable {
  const options = must(kinds[0])
  const pick = picker(number)
  const seed = pick(2 ** 24)
  const begun = game.setup(options, createRandom(seed), game.rulesVersion)
  let { state } = begun
  const events = [...begun.events]
  const actions: TableContent['actions'] = []
  const reveals: boolean[] = []
  for (;;) {
    const asked = game.asked(state)
    if (asked.length === 0) break
    const seat = asked[pick(asked.length)] ?? null
    const listed = game.legalActions(state, seat)
    const wanted = listed.filter(({ type }) => !avoid.includes(type))
    const from = wanted.length === 0 ? listed : wanted
    const action = { ...must(from[pick(from.length)]) }
    const applied = game.apply(state, seat, action)
    if (!applied.ok) throw new Error(`A listed action is refused: ${applied.rejection.code}.`)
    ;({ state } = applied)
    events.push(...applied.events)
    reveals.push(applied.reveals)
    const takenAt = new Date(BEGIN + actions.length * SECOND).toISOString()
    actions.push({ action, takenAt, seat, bot: null })
  }
  const updatedAt = new Date(BEGIN + actions.length * SECOND).toISOString()
  const content: TableContent = {
    id: v.parse(tableId, v5(`${game.id} ${number}`, NAMESPACE)),
    game: game.id,
    rulesVersion: game.rulesVersion,
    campaign: null,
    series: null,
    daily: null,
    options: { ...(options as object) },
    seed,
    script: null,
    seats: PLAYERS.slice(0, game.seats(options)).map((name) => ({
      sheet: null,
      player: playerIdOf(name),
      bot: null,
    })),
    startedAt: new Date(BEGIN).toISOString(),
    status: 'ended',
    outcome: { ...(must(game.outcome(state)) as object) },
    progress: { ...(game.progress(state) as object) },
    updatedAt,
    day: updatedAt.slice(0, 10),
    deletedAt: null,
    stamps: { status: updatedAt },
    bases: {},
    actions,
  }
  return { content, reveals, tally: JSON.stringify(game.tally(options, events)) }
}
