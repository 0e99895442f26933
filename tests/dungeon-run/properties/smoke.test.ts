import { apply, asked, legalActions, setup } from '@main/games/dungeon-run/apply'
import { createRandom } from '@main/games/random'
import { optionsSchema } from '@shared/games/dungeon-run'
import * as v from 'valibot'
import { expect, test } from 'vitest'

test('smoke', () => {
  const results: Record<string, number> = {}
  let steps = 0
  const t0 = performance.now()
  const N = Number(process.env['N'] ?? 40)
  for (let n = 0; n < N; n++) {
    const options = v.parse(optionsSchema, { players: 1 + (n % 4), roundCap: 60, heroDeal: n % 3 ? 'random' : 'choose', begForYourLife: n % 2 === 0 })
    let { state } = setup(options, createRandom(n), 1)
    let r = n * 7919 + 1
    const next = (below: number) => { r = (Math.imul(r, 1664525) + 1013904223) >>> 0; return (r >>> 8) % below }
    let count = 0
    for (;;) {
      const seats = asked(state)
      const seat = seats[next(Math.max(1, seats.length))]
      if (seat === undefined) break
      const actions = legalActions(state, seat)
      const action = actions[next(actions.length)]
      if (action === undefined) throw new Error('none ' + JSON.stringify(state.agenda.at(-1)))
      const a = apply(state, seat, action)
      if (!a.ok) throw new Error('refused ' + JSON.stringify(action))
      state = a.state
      steps++
      if (++count > 100000) throw new Error('endless ' + n + JSON.stringify(state.agenda))
    }
    const k = `${options.players} ${state.result?.type} ${state.result?.by}`
    results[k] = (results[k] ?? 0) + 1
  }
  const ms = performance.now() - t0
  console.log(results, 'steps/game', steps / N, 'ms/step', ms / steps)
  expect(1).toBe(1)
})
