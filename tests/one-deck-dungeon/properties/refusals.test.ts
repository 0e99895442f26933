/**
 * Reasons tell the truth, whoever plays and whatever the dice show: of anything that cannot be done, the reason is the first
 * thing that, were it otherwise, would allow it. So what a reason names is made otherwise, until the action is listed.
 */
import { oneDeckDungeon as game } from '@main/games/one-deck-dungeon'
import type { GameState } from '@main/games/one-deck-dungeon/state'
import {
  LOOT_POTIONS,
  SKILLS,
  TALENTS,
  type Action,
  type RejectionCode,
} from '@shared/games/one-deck-dungeon'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount } from '../../amount'
import { games, playWell } from './games'
import { MENDS } from './mends'

/** Reasons behind which there is nothing: another gesture does it, it is never done by hand, or it is another moment. */
const LAST: readonly RejectionCode[] = [
  'wide-box',
  'single-box',
  'works-by-itself',
  'before-encounter-only',
  'wrong-loot',
]

/** Everything that might be tried where dice are placed, loot is claimed, or a turn is under way. */
function attempts(state: GameState): readonly Action[] {
  const { encounter, heroes, agenda } = state
  const seats = heroes.map((_, seat) => seat)
  const [task] = agenda
  const healing = seats.map((hero): Action => ({ type: 'drink-healing', hero }))
  if (task?.type === 'choose-turn' || task?.type === 'start-of-turn')
    return [...healing, { type: 'explore', hero: null }]
  if (task?.type === 'claim-loot')
    return [
      ...healing,
      { type: 'claim-potion', hero: null },
      ...seats.flatMap((hero): Action[] => [
        { type: 'claim-item', hero, replace: null },
        { type: 'claim-skill', hero, replace: null },
      ]),
    ]
  if (encounter === null || (task?.type !== 'place' && task?.type !== 'pick-dice')) return []
  const { pool, boxes } = encounter
  return [
    ...pool.flatMap(({ id: die, hero }) =>
      boxes.map(({ id: box }): Action => ({ type: 'place-die', hero, die, box })),
    ),
    ...boxes.map(({ id: box }): Action => ({ type: 'begin-wide-box', hero: null, box })),
    ...seats.flatMap((hero): Action[] => [
      { type: 'begin-heroic-die', hero, crafty: false },
      { type: 'begin-heroic-die', hero, crafty: true },
      ...SKILLS.map((skill): Action => ({ type: 'use-skill', hero, skill })),
      ...TALENTS.map((talent): Action => ({ type: 'use-talent', hero, talent })),
      ...LOOT_POTIONS.map((potion): Action => ({ type: 'drink-potion', hero, potion })),
    ]),
  ]
}

/** Makes otherwise whatever stands in the way, one thing after the other; gives all that did. */
function inTheWay(from: GameState, action: Action): readonly RejectionCode[] {
  const codes: RejectionCode[] = []
  let state = from
  for (;;) {
    const rejection = game.whyNot(state, null, action)
    if (rejection === null) return codes
    const code = rejection.code as RejectionCode
    const { named = {} } = rejection
    const told = JSON.stringify({ action, code, named, codes })
    expect(codes, told).not.toContain(code)
    codes.push(code)
    if (LAST.includes(code)) return codes
    const mend = MENDS[code]
    if (mend === undefined) throw new Error(`nothing to be done about ${told}`)
    // Where numbers are named, what there is falls short of what it takes.
    if (typeof named['value'] === 'number' && typeof named['least'] === 'number')
      expect(named['value'] < named['least'] || code.endsWith('limit'), told).toBe(true)
    state = mend({ state, action, named })
  }
}

const SHARE = 37

test('a reason is the first thing that, were it otherwise, would allow what was refused', () => {
  const heard = new Map<RejectionCode, number>()
  let moments = 0
  fc.assert(
    fc.property(games, (given) => {
      playWell(given, (state) => {
        moments += 1
        // At every moment some of what might be tried: all of it comes up in the end.
        for (const [at, action] of attempts(state).entries())
          if ((at + moments) % SHARE === 0)
            for (const code of inTheWay(state, action)) heard.set(code, (heard.get(code) ?? 0) + 1)
        return state
      })
    }),
    { numRuns: amount(3, 60), seed: 13, endOnFailure: true },
  )
  // Enough of them were heard to mean something.
  expect(heard.size).toBeGreaterThan(25)
})
