/** Taking back, in every game: a seat's own last action, whoever has acted since, as long as nothing was revealed. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Actor } from '@shared/games'
import type { Game } from '@main/games/game'
import { extend, goOn, loadedAt, present } from '@main/tables/loaded-game'
import type { LoadedGame } from '@main/tables/loaded-game'
import { begin } from '@main/tables/replay'
import type { ActionRow } from '@main/store/table-queries'
import { undoOf } from '@main/tables/undo'
import type { Undo } from '@main/tables/undo'
import { amount } from '../amount'
import { must } from '../must'
import { diceRace } from './dice-race'
import type { State } from './dice-race/rules'
import { subjects, type Subject } from './subjects'

/** Where a game stands, and every action that stands in it. */
interface Played {
  readonly loaded: LoadedGame
  readonly actions: readonly ActionRow[]
}

const given = fc.record({
  option: fc.nat(1000),
  seed: fc.nat(0xffffffff),
  choices: fc.array(fc.nat(), { minLength: 20, maxLength: 120 }),
})
type Given = typeof given extends fc.Arbitrary<infer T> ? T : never

function startOf({ game, options }: Subject, { option, seed }: Given): LoadedGame {
  const beginning = {
    game,
    rules: game.rulesVersion,
    options: options[option % options.length],
    seed,
    script: null,
  }
  return loadedAt(beginning, begin(beginning).state)
}

/** As it comes back from a disk. */
function saved(loaded: LoadedGame): LoadedGame {
  return { ...loaded, states: JSON.parse(JSON.stringify(loaded.states)) as LoadedGame['states'] }
}

function act(
  { loaded, actions }: Played,
  seat: Actor,
  action: unknown,
  bot: ActionRow['bot'] = null,
): Played {
  const applied = loaded.beginning.game.apply(present(loaded), seat, action)
  if (!applied.ok) throw new Error(`a listed action is refused: ${applied.rejection.code}`)
  const { reveals, state } = applied
  const row: ActionRow = { revision: loaded.revision + 1, action, reveals, seat, bot }
  return { loaded: extend(loaded, row, state), actions: [...actions, row] }
}

function takeBack({ loaded, actions }: Played, undo: Extract<Undo, { may: 'free' }>): Played {
  const kept = new Set(undo.kept)
  const stands = actions.filter((_, at) => at + 1 < undo.step || kept.has(at + 1))
  return { loaded: { ...undo.loaded, revision: loaded.revision + 1 }, actions: stands }
}

/** Plays by the choices, now and then taking back what somebody did, saved and loaded at each step. */
function play(
  of: Subject,
  from: Given,
  undone: (before: Played, actor: Actor, after: Played) => void,
) {
  const { game, avoid } = of
  const start = startOf(of, from)
  const everyone: readonly Actor[] = [null, ...Array(game.seats(start.beginning.options)).keys()]
  let now: Played = { loaded: start, actions: [] }
  for (const choice of from.choices) {
    now = { ...now, loaded: saved(now.loaded) }
    const state = present(now.loaded)
    const asked = game.asked(state)
    const actor = asked[choice % Math.max(1, asked.length)]
    if (actor === undefined) return
    const back = everyone[Math.floor(choice / 4) % everyone.length] ?? null
    const undo = undoOf(now.loaded, back)
    if (choice % 4 === 0 && undo.may === 'free') {
      const after = takeBack(now, undo)
      undone(now, back, after)
      now = after
      continue
    }
    const listed = game.legalActions(state, actor)
    const forward = listed.filter(({ type }) => !avoid.includes(type))
    now = act(
      now,
      actor,
      must((forward.length > 0 ? forward : listed)[choice % Math.max(1, forward.length)]),
    )
  }
}

describe.each(subjects.map((of) => [of.game.id, of] as const))('%s', (_, of) => {
  const { game } = of

  test('comes to what it would be had the action never been done, and leaves the others as they were', () => {
    let times = 0
    let among = 0
    fc.assert(
      fc.property(given, (from) => {
        play(of, from, (before, actor, { loaded, actions }) => {
          times += 1
          const replayed = goOn(startOf(of, from), actions)
          expect(JSON.stringify(present(loaded))).toBe(JSON.stringify(present(replayed)))
          expect(replayed).toMatchObject({ step: actions.length, since: loaded.since })
          expect(loaded.step).toBe(actions.length)
          expect(before.actions.length - actions.length).toBe(1)
          const state = present(before.loaded)
          const gone = must(before.actions.find((action) => !actions.includes(action)))
          expect(gone.seat).toBe(actor)
          if (before.actions.at(-1) !== gone) among += 1
          // Who comes after the actor is asked again in their turn.
          const asked = game.asked(present(loaded))
          for (const other of game.asked(state))
            if (other !== actor && asked.includes(other))
              expect(game.legalActions(present(loaded), other)).toEqual(
                game.legalActions(state, other),
              )
          // Done again, it is as if nothing had been taken back.
          const again = act({ loaded, actions }, actor, gone.action)
          expect(present(again.loaded)).toEqual(state)
        })
      }),
      { numRuns: amount(25, 400) },
    )
    expect(times).toBeGreaterThan(0)
    // Where a seat goes on while others choose, what it did first is taken back from among their actions.
    expect(among > 0).toBe(of.interleaved)
  })

  test('goes to the last reveal and no further, and says whose step is past it', () => {
    fc.assert(
      fc.property(given, (from) => {
        let now: Played = { loaded: startOf(of, from), actions: [] }
        for (const choice of from.choices) {
          const state = present(now.loaded)
          const asked = game.asked(state)
          const actor = asked[choice % Math.max(1, asked.length)]
          if (actor === undefined) return
          for (const one of asked) {
            let left = now.loaded
            for (;;) {
              const undo = undoOf(left, one)
              if (undo.may === 'free') {
                left = undo.loaded
                continue
              }
              const acted = now.actions.some(({ seat }) => seat === one)
              const isPast = now.loaded.earlier.includes(one)
              // Where one moves after the other, what a person has answered stands.
              const own = left.since.findLastIndex(({ seat }) => seat === one)
              const isAnswered = own >= 0
              if (isAnswered) expect(left.since.length).toBeGreaterThan(own + 1)
              if (of.interleaved) expect(isAnswered).toBe(false)
              expect(undo.may).toBe(isPast || isAnswered ? 'reveal' : 'nothing')
              expect(isPast || isAnswered || left.step < now.loaded.step).toBe(acted)
              break
            }
          }
          const listed = game.legalActions(state, actor)
          const forward = listed.filter(({ type }) => !of.avoid.includes(type))
          now = act(
            now,
            actor,
            must((forward.length > 0 ? forward : listed)[choice % Math.max(1, forward.length)]),
          )
        }
      }),
      { numRuns: amount(10, 100) },
    )
  })
})

/** The race, but one after the other, with everything open. */
const inTurns: Game = {
  ...diceRace,
  apply: (state, actor, action) => {
    const [first] = diceRace.asked(state as State)
    const applied = diceRace.apply(state as State, actor === first ? actor : null, action)
    return applied.ok ? { ...applied, reveals: false } : applied
  },
}

describe('where one moves after the other', () => {
  const start = (): Played => ({
    loaded: startOf(
      { ...must(subjects.find(({ game }) => game.id === diceRace.id)), game: inTurns },
      { option: 1, seed: 1, choices: [] },
    ),
    actions: [],
  })
  const safe = { type: 'choose', choice: 'safe' }

  test('what another person has answered cannot be taken back: they have seen it', () => {
    const ada = act(start(), 0, safe)
    expect(undoOf(ada.loaded, 0)).toMatchObject({ may: 'free', step: 1, kept: [] })
    const bob = act(ada, 1, safe)
    expect(undoOf(bob.loaded, 0)).toEqual({ may: 'reveal' })
    expect(undoOf(bob.loaded, 1)).toMatchObject({ may: 'free', step: 2, kept: [] })
  })

  test('a bot’s answer goes with what it answered', () => {
    const begun = start()
    const answered = act(act(begun, 0, safe), 1, safe, 'easy')
    const undo = undoOf(answered.loaded, 0)
    expect(undo).toMatchObject({ may: 'free', step: 1, kept: [] })
    if (undo.may === 'free') expect(present(undo.loaded)).toEqual(present(begun.loaded))
    expect(undoOf(answered.loaded, 1)).toEqual({ may: 'nothing' })
  })
})
