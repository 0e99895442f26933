/** Every game is held to the contract of the rules (src/main/games/game.ts), whatever it is about. */
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Actor, GameTypes } from '@shared/games'
import { GAMES, isSameAction } from '@shared/games'
import { games } from '@main/games'
import { createRandom } from '@main/games/random'
import { subjects, type Subject } from './subjects'

interface Given {
  readonly option: number
  /** Which of the versions of the rules that the game is played by. */
  readonly version: number
  readonly seed: number
  readonly choices: readonly number[]
}
/** A state on the way, and what is done in it next. */
interface Step {
  readonly state: unknown
  readonly actor: Actor
  readonly action: GameTypes['action']
}

const given = fc.record({
  option: fc.nat(1000),
  version: fc.nat(1000),
  seed: fc.nat(0xffffffff),
  choices: fc.array(fc.nat(), { minLength: 20, maxLength: 200 }),
})

/** The same with as many choices as a game needs to come to its end. */
function atLength(from: Given): Given {
  const choices = Array.from(
    { length: 300 },
    (_, at) => at + (from.choices[at % from.choices.length] ?? 0),
  )
  return { ...from, choices }
}

function optionsOf({ options }: Subject, { option }: Given): unknown {
  return options[option % options.length]
}

/** Every version of its rules is held to it, from the first to the newest. */
function rulesOf({ game }: Subject, { version }: Given): number {
  return 1 + (version % game.rulesVersion)
}

function begin(of: Subject, from: Given) {
  return of.game.setup(optionsOf(of, from), createRandom(from.seed), rulesOf(of, from))
}

/** Plays on by the choices, handing each state and what is done in it next on; gives where it ends. */
function play(of: Subject, from: Given, visit: (step: Step) => unknown = ({ state }) => state) {
  const { game, avoid } = of
  let { state } = begin(of, from)
  const steps: Step[] = []
  for (const choice of from.choices) {
    const asked = game.asked(state)
    const actor = asked[choice % Math.max(1, asked.length)]
    if (actor === undefined) break
    const listed = game.legalActions(state, actor)
    const forward = listed.filter(({ type }) => !avoid.includes(type))
    const among = forward.length > 0 && choice % 8 > 0 ? forward : listed
    const action = among[choice % among.length]
    if (action === undefined) throw new Error('an actor is asked and nothing is listed')
    const step = { state, actor, action }
    steps.push(step)
    const applied = game.apply(visit(step), actor, action)
    if (!applied.ok) throw new Error(`a listed action is refused: ${applied.rejection.code}`)
    ;({ state } = applied)
  }
  return { state, steps }
}

function seatsOf(of: Subject, from: Given): readonly number[] {
  return [...Array(of.game.seats(optionsOf(of, from))).keys()]
}
function everyone(of: Subject, from: Given): readonly Actor[] {
  return [null, ...seatsOf(of, from)]
}

function check(holds: (from: Given) => void, numRuns = 25): void {
  fc.assert(fc.property(given, holds), { numRuns })
}

test('every registered game is held to it', () => {
  const held = subjects.map(({ game }) => game.id)
  expect(held).toEqual(expect.arrayContaining(Object.keys(games)))
  expect(Object.keys(games)).toEqual(GAMES)
})

describe.each(subjects.map((of) => [of.game.id, of] as const))('%s', (_, of) => {
  const { game } = of

  test('any chain of actions is JSON, replays to the same bytes and survives saving at every step', () => {
    check((from) => {
      const { state: end, steps } = play(of, from)
      const saved = play(of, from, ({ state }) => {
        const text = JSON.stringify(state)
        const copy: unknown = JSON.parse(text)
        expect(copy).toEqual(state)
        return copy
      })
      expect(JSON.stringify(saved.state)).toBe(JSON.stringify(end))
      let { state } = begin(of, from)
      for (const { actor, action } of steps) {
        const applied = game.apply(state, actor, JSON.parse(JSON.stringify(action)))
        if (!applied.ok) throw new Error('a recorded action is refused')
        ;({ state } = applied)
      }
      expect(JSON.stringify(state)).toBe(JSON.stringify(end))
    })
  })

  test('actions are distinct, accepted from whoever is asked, refused to everyone else, and change nothing in place', () => {
    check((from) => {
      play(of, from, ({ state }) => {
        const before = JSON.stringify(state)
        const asked = game.asked(state)
        expect(new Set(asked).size).toBe(asked.length)
        for (const actor of everyone(of, from)) {
          const listed = game.legalActions(state, actor)
          expect(listed.length > 0).toBe(asked.includes(actor))
          for (const [at, action] of listed.entries()) {
            expect(listed.slice(0, at).some((one) => isSameAction(one, action))).toBe(false)
            expect(game.whyNot(state, actor, action)).toBeNull()
            expect(game.apply(state, actor, action).ok).toBe(true)
          }
          if (asked.includes(actor)) continue
          for (const action of asked.flatMap((one) => game.legalActions(state, one))) {
            const applied = game.apply(state, actor, action)
            expect(applied.ok).toBe(false)
            const rejection = applied.ok ? null : applied.rejection
            expect(game.whyNot(state, actor, action)).toEqual(rejection)
          }
        }
        expect(JSON.stringify(state)).toBe(before)
        return state
      })
    }, 10)
  })

  test('its columns in rows have names of one style, each once', () => {
    const names = game.files.columns.map(({ name }) => name)
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/)
    expect(new Set(names).size).toBe(names.length)
  })

  test('what is no action is refused with a code', () => {
    fc.assert(
      fc.property(given, fc.array(fc.anything(), { maxLength: 4 }), (from, things) => {
        play(of, from, ({ state, actor }) => {
          for (const thing of things) {
            const applied = game.apply(state, actor, thing)
            if (applied.ok) expect(game.legalActions(state, actor)).toContainEqual(thing)
            else expect(applied.rejection.code).toMatch(/^[a-z-]+$/)
          }
          return state
        })
      }),
      { numRuns: 10 },
    )
  })

  test('states that differ only in what a viewer may not know look the same to that viewer', () => {
    check((from) => {
      play(of, from, ({ state }) => {
        for (const viewer of everyone(of, from)) {
          const other = of.disguise(state, viewer, from.seed)
          expect(game.view(other, viewer)).toEqual(game.view(state, viewer))
          expect(game.legalActions(other, viewer)).toEqual(game.legalActions(state, viewer))
          expect(game.asked(other)).toEqual(game.asked(state))
        }
        return state
      })
    })
  })

  test('while several choose, a viewer learns nothing of what another has chosen', () => {
    check((from) => {
      play(of, from, ({ state, actor }) => {
        if (game.asked(state).length < 2) return state
        const kept = game.legalActions(state, actor).flatMap((action) => {
          const applied = game.apply(state, actor, action)
          return applied.ok && !applied.reveals ? [applied.events] : []
        })
        for (const viewer of everyone(of, from)) {
          if (viewer === actor) continue
          const told = new Set(kept.map((events) => JSON.stringify(game.eventsFor(events, viewer))))
          expect(told.size).toBeLessThanOrEqual(1)
        }
        return state
      })
    })
  })

  test('what several are asked at the same time comes to the same in either order', () => {
    check((from) => {
      play(of, from, ({ state, actor, action }) => {
        const other = game.asked(state).find((one) => one !== actor)
        if (other === undefined) return state
        const doing = [
          { actor, action },
          ...game
            .legalActions(state, other)
            .filter((_, at, { length }) => at % Math.ceil(length / 3) === 0)
            .map((listed) => ({ actor: other, action: listed })),
        ]
        const [own, ...others] = doing.flatMap((by) => {
          const applied = game.apply(state, by.actor, by.action)
          return applied.ok && !applied.reveals ? [{ ...by, applied }] : []
        })
        if (own?.actor !== actor) return state
        for (const one of others) {
          const after = game.apply(own.applied.state, one.actor, one.action)
          const first = game.apply(one.applied.state, own.actor, own.action)
          if (!after.ok || !first.ok) throw new Error('refused after another')
          expect(after.state).toEqual(first.state)
          if (!after.reveals) expect(after.events).toEqual(one.applied.events)
        }
        return state
      })
    })
  })

  test('nobody is asked exactly when there is an outcome, with a standing for each seat', () => {
    let ended = 0
    check((from) => {
      const { state, steps } = play(of, atLength(from))
      for (const step of steps) expect(game.outcome(step.state)).toBeNull()
      const outcome = game.outcome(state)
      expect(game.asked(state).length === 0).toBe(outcome !== null)
      if (outcome === null) return
      ended += 1
      const standings = game.standings(v.parse(game.schemas.outcome, outcome))
      expect(standings).toHaveLength(seatsOf(of, from).length)
      expect(Math.min(...standings.map(({ rank }) => rank))).toBe(1)
      expect(game.files.impossible(outcome, { atTable: true, inCampaign: false })).toBeNull()
      const { sheets } = game.files
      expect(sheets?.rolesOf(outcome)).toEqual(sheets?.rolesIn(optionsOf(of, from)))
    })
    expect(ended).toBeGreaterThan(0)
  })

  test('options, progress and tally are what their schemas say, also after a way through JSON', () => {
    check((from) => {
      const options = optionsOf(of, from)
      const { state, steps } = play(of, from)
      const events: GameTypes['event'][] = [...begin(of, from).events]
      for (const { state: before, actor, action } of steps) {
        const applied = game.apply(before, actor, action)
        if (applied.ok) events.push(...applied.events)
      }
      const { schemas } = game
      for (const [schema, data] of [
        [schemas.options, options],
        [schemas.progress, game.progress(state)],
        [schemas.tally, game.tally(options, events)],
      ] as const)
        expect(v.parse(schema, JSON.parse(JSON.stringify(data)))).toEqual(data)
    })
  })

  test('a pack is taken into options, and out of them again', () => {
    const { packs } = game
    // A game that takes none has nothing to be held to.
    if (packs === null) return
    const { own } = packs
    expect(v.parse(packs.schema, JSON.parse(JSON.stringify(own)))).toEqual(own)
    expect(packs.changes(own)).toEqual([])
    expect(packs.changes({})).toEqual([])
    expect(v.is(packs.schema, { ...own, unheardOf: 1 })).toBe(false)
    for (const options of of.options) {
      const without = packs.take(options, null)
      expect(packs.packOf(without)).toBeNull()
      const taken = packs.take(without, { name: 'Ours', content: own })
      expect(v.parse(game.schemas.options, JSON.parse(JSON.stringify(taken)))).toEqual(taken)
      expect(packs.packOf(taken)?.name).toBe('Ours')
      expect(packs.take(taken, null)).toEqual(without)
    }
  })
})
