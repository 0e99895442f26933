/** Real games for a library: those of a recording, played once more for what is kept of them beside their actions. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import type { TableContent } from '@shared/content'
import { optionsSchema, outcomeSchema } from '@shared/games/one-deck-dungeon'
import type { OddTypes } from '@shared/games/one-deck-dungeon'
import { oneDeckDungeon as game } from '@main/games/one-deck-dungeon'
import { createRandom } from '@main/games/random'

/** Whose games they are, and what counts their tallies. */
export const RULES = 2
export const { tallyVersion } = game
const RECORDING = `tests/one-deck-dungeon/recorded/rules-${RULES}.jsonl.gz`
/** Recordings drag on: games that people finish are seldom longer. */
const ACTIONS_AT_MOST = 500
/** What of a game is played of one that goes on. */
const PART = 0.6

const recorded = v.object({
  options: optionsSchema,
  seed: v.number(),
  script: v.object({ rolls: v.array(v.number()) }),
  actions: v.array(v.looseObject({})),
})
type Recorded = v.InferOutput<typeof recorded>

/** A game as far as it was played. */
export interface PlayedGame {
  readonly options: OddTypes['options']
  readonly seed: number
  readonly script: TableContent['script']
  readonly actions: readonly Readonly<Record<string, unknown>>[]
  /** Of each action, whether it rolled a die or showed a card. */
  readonly reveals: readonly boolean[]
  readonly progress: OddTypes['progress']
  /** What it adds up to, as JSON text. */
  readonly tally: string
  /** Null: it goes on. */
  readonly outcome: TableContent['outcome']
}

/** At most so many games that came to their end, and games that go on; always the same ones. */
export function playedGames(
  most: number,
  mostUnderWay: number,
): {
  readonly ended: readonly PlayedGame[]
  readonly underWay: readonly PlayedGame[]
} {
  const file = join(import.meta.dirname, '../..', RECORDING)
  const games = gunzipSync(readFileSync(file))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => v.parse(recorded, JSON.parse(line)))
  const short = games.filter(({ actions }) => actions.length <= ACTIONS_AT_MOST)
  const part = ({ actions }: Recorded): number => Math.floor(actions.length * PART)
  return {
    ended: short.slice(0, most).map((one) => play(one, one.actions.length)),
    underWay: games.slice(0, mostUnderWay).map((one) => play(one, part(one))),
  }
}

function play({ options, seed, script: { rolls }, actions }: Recorded, steps: number): PlayedGame {
  const script = rolls.length === 0 ? null : { deck: [], rolls }
  const begun = game.setup(options, createRandom(seed, script ?? {}), RULES)
  let { state } = begun
  const events = [...begun.events]
  const taken = actions.slice(0, steps)
  const reveals = taken.map((action) => {
    const applied = game.apply(state, null, action)
    if (!applied.ok) throw new Error(`A recorded action is refused: ${applied.rejection.code}.`)
    ;({ state } = applied)
    events.push(...applied.events)
    return applied.reveals
  })
  const outcome = game.outcome(state)
  return {
    options,
    seed,
    script,
    actions: taken,
    reveals,
    progress: game.progress(state),
    tally: JSON.stringify(game.tally(options, events)),
    outcome: outcome === null ? null : { ...v.parse(outcomeSchema, outcome) },
  }
}
