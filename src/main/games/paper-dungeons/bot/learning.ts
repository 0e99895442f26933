/**
 * How the weights of the estimate are learned: bots play against each other, each with weights a little off, and the
 * estimate of every position at the end of a turn is drawn towards what came of it. What came of it is in part the
 * estimate one turn later, in part the score at the end. Nothing of this runs in the app.
 */
import { optionsSchema, TURNS } from '@shared/games/paper-dungeons'
import * as v from 'valibot'
import { createRandom, drawFrom, type Random } from '../../random'
import { paperDungeons as game } from '..'
import { estimateFor, type Weights } from './estimate'
import { FEATURES, featuresOf } from './features'
import { add } from './numbers'
import { turnContextOf } from './turn-context'
import { planner } from './planner'
import { settle } from './settle'

/** Who is taught by which tables. */
const TABLES = { company: [2, 4, 8, 3], solo: [1] } as const
/** By how much of itself each weight of a player is off, at most. */
const NOISE = 0.3
/** As if so many positions said that nothing is to be changed. */
const HELD = 300

const weightsSchema = v.record(v.string(), v.tuple([v.number(), v.number()]))
const dataSchema = v.object({ company: weightsSchema, solo: weightsSchema })

/**
 * Plays so many games and draws the weights towards what came of them.
 * @param before the weights so far, in company and alone
 * @returns those after the lesson, and a line about it
 * @throws Error where there is no such lesson
 */
export function learn(
  before: unknown,
  { name, games, seed }: { readonly name: string; readonly games: number; readonly seed: number },
) {
  const data = v.parse(dataSchema, before)
  const lesson = v.parse(v.picklist(['company', 'solo']), name)
  const tables = TABLES[lesson]
  const sums = newSums()
  for (let index = 0; index < games; index++)
    study(
      {
        players: tables[index % tables.length] ?? 1,
        weights: data[lesson],
        noise: NOISE,
        width: 2,
      },
      Math.imul(seed + index, 0x9e3779b1),
      sums,
    )
  const { samples, error, score, scores } = sums
  const off = Math.sqrt(error / samples).toFixed(2)
  return {
    weights: { ...data, [lesson]: learned(data[lesson], sums, HELD) },
    report: `${lesson}: ${games} games, ${(score / scores).toFixed(1)} points on average, estimates ${off} off`,
  }
}

interface Lesson {
  readonly players: number
  readonly weights: Weights
  /** By how much of itself each weight is off, at most. */
  readonly noise: number
  /** How many positions the players go on from. */
  readonly width: number
}

/** What so much of the score at the end counts against the estimate one turn later. */
const TRACE = 0.6

/** The sums that the weights follow from (normal equations of least squares). */
interface Sums {
  readonly squares: Float64Array
  readonly errors: Float64Array
  samples: number
  /** Of squared errors, before anything was learned. */
  error: number
  score: number
  scores: number
}

/** Each feature has two weights: of itself, and of itself times the share of turns left. */
const SIZE = FEATURES.length * 2

function newSums(): Sums {
  return {
    squares: new Float64Array(SIZE * SIZE),
    errors: new Float64Array(SIZE),
    samples: 0,
    error: 0,
    score: 0,
    scores: 0,
  }
}

/** A position at the end of a turn. */
interface Position {
  readonly turnsLeft: number
  readonly features: Float64Array
  readonly value: number
}

/** Plays one game and adds what it teaches to the sums. */
function study({ players, weights, noise, width }: Lesson, seed: number, sums: Sums): void {
  const bots = Array.from({ length: players }, (_, seat) => {
    const own = shaken(weights, noise, createRandom(seed ^ Math.imul(seat + 1, 0x9e3779b1)))
    return planner({
      weights: () => own,
      search: ({ turnsLeft }) => ({
        width: turnsLeft === 0 ? 8 * width : width,
        movesLast: turnsLeft === 0,
      }),
    })
  })
  const positions: Position[][] = bots.map(() => [])
  const options = v.parse(optionsSchema, { players })
  let { state } = game.setup(options, createRandom(seed), game.rulesVersion)
  for (;;) {
    const [seat] = game.asked(state)
    if (seat === undefined || seat === null) break
    const view = game.view(state, seat)
    const listed = game.legalActions(state, seat)
    let action = bots[seat]?.choose(view, listed, seat, state.random)
    if (action?.type === 'keep' && noise > 0) action = drawn(listed, seed + seat)
    if (action?.type === 'commit' && view.stage !== 'boss' && view.own !== null) {
      const context = turnContextOf(view, seat)
      const { sheet } = view.own.step
      const features = featuresOf(context, settle(context, sheet))
      const value = estimateFor(context, weights).of(sheet)
      positions[seat]?.push({ turnsLeft: context.turnsLeft, features, value })
    }
    const applied = game.apply(state, seat, action)
    if (!applied.ok) throw new Error(`${applied.rejection.code} in a lesson`)
    ;({ state } = applied)
  }
  const outcome = game.outcome(state)
  if (outcome === null) throw new Error('a lesson has no end')
  for (const [seat, { score }] of game.standings(outcome).entries()) {
    sums.score += score ?? 0
    sums.scores += 1
    learnFrom(positions[seat] ?? [], score ?? 0, sums)
  }
}

function learnFrom(positions: readonly Position[], score: number, sums: Sums): void {
  let target = score
  for (const position of positions.toReversed()) {
    if (position.turnsLeft > 0) notice(sums, position, target - position.value)
    target = TRACE * target + (1 - TRACE) * position.value
  }
}

function notice(sums: Sums, { features, turnsLeft }: Position, error: number): void {
  const places: number[] = []
  const values: number[] = []
  for (const [at, value] of features.entries())
    if (value !== 0) {
      places.push(at, at + FEATURES.length)
      values.push(value, (value * turnsLeft) / TURNS)
    }
  for (let one = 0; one < places.length; one++) {
    const row = (places[one] ?? 0) * SIZE
    const value = values[one] ?? 0
    add(sums.errors, places[one] ?? 0, value * error)
    for (let other = 0; other < places.length; other++)
      add(sums.squares, row + (places[other] ?? 0), value * (values[other] ?? 0))
  }
  sums.samples += 1
  sums.error += error * error
}

/**
 * The weights after a lesson: least squares, held back towards those before.
 * @param held as if so many positions said that nothing is to be changed
 */
function learned(before: Weights, sums: Sums, held: number): Weights {
  const { squares, errors, samples } = sums
  const matrix = squares.slice()
  for (let at = 0; at < SIZE; at++)
    add(matrix, at * SIZE + at, (held * (squares[at * SIZE + at] ?? 0)) / samples + 0.01 * held)
  const change = solve(matrix, errors.slice())
  return Object.fromEntries(
    FEATURES.map((name, at) => {
      const [end, turns] = before[name] ?? [0, 0]
      const after = [end + (change[at] ?? 0), turns + (change[at + FEATURES.length] ?? 0)] as const
      return [name, [rounded(after[0]), rounded(after[1])] as const]
    }),
  )
}

function rounded(weight: number): number {
  return Math.round(weight * 1000) / 1000
}

/** Solves a symmetric positive definite system by Cholesky's way; both lists are written over. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const at = (row: number, column: number): number => matrix[row * SIZE + column] ?? 0
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column <= row; column++) {
      let sum = at(row, column)
      for (let k = 0; k < column; k++) sum -= at(row, k) * at(column, k)
      matrix[row * SIZE + column] = row === column ? Math.sqrt(sum) : sum / at(column, column)
    }
  for (let row = 0; row < SIZE; row++) {
    let sum = right[row] ?? 0
    for (let k = 0; k < row; k++) sum -= at(row, k) * (right[k] ?? 0)
    right[row] = sum / at(row, row)
  }
  for (let row = SIZE - 1; row >= 0; row--) {
    let sum = right[row] ?? 0
    for (let k = row + 1; k < SIZE; k++) sum -= at(k, row) * (right[k] ?? 0)
    right[row] = sum / at(row, row)
  }
  return right
}

function shaken(weights: Weights, noise: number, random: Random): Weights {
  let left = random
  const off = (weight: number): number => {
    const [value, next] = drawFrom(left, 'weight', 2001)
    left = next
    return weight * (1 + (noise * (value - 1001)) / 1000)
  }
  return Object.fromEntries(
    FEATURES.map((name) => {
      const [end, turns] = weights[name] ?? [0, 0]
      return [name, [off(end), off(turns)] as const]
    }),
  )
}

function drawn<Thing>(from: readonly Thing[], seed: number): Thing | undefined {
  return from[(Math.imul(seed, 0x9e3779b1) >>> 5) % from.length]
}
