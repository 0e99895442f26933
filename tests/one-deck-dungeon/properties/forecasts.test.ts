/** What the view foretells is what then happens, whoever plays and whatever the dice show. */
import { oneDeckDungeon as game } from '@main/games/one-deck-dungeon'
import type { GameState } from '@main/games/one-deck-dungeon/state'
import type {
  Action,
  BoxStake,
  Consequences,
  EncounterView,
  Event,
  Prevention,
  Question,
} from '@shared/games/one-deck-dungeon'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { games, playWell } from './games'

interface Step {
  readonly state: GameState
  readonly events: readonly Event[]
}
function act({ state, events }: Step, action: Action | undefined): Step {
  if (action === undefined) throw new Error('not offered')
  const applied = game.apply(state, null, action)
  if (!applied.ok) throw new Error(`listed but refused: ${JSON.stringify(action)}`)
  return { state: applied.state, events: [...events, ...applied.events] }
}
function listed({ state }: Step): readonly Action[] {
  return game.legalActions(state, null)
}
function asked({ state }: Step): Question['type'] {
  return game.view(state, null).question.type
}
function encounterOf({ state }: Step): EncounterView | null {
  return game.view(state, null).encounter
}
function stoppingOf(step: Step): Consequences {
  const stopping = encounterOf(step)?.stopping ?? null
  if (stopping === null) throw new Error('there is nothing to stop')
  return stopping
}
function saved(before: Step, after: Step) {
  return {
    damage: stoppingOf(before).damage - stoppingOf(after).damage,
    time: stoppingOf(before).time - stoppingOf(after).time,
  }
}

/** Hands on one in seven of the moments at which dice may be placed, in a few games played to their end. */
function atPlacings(visit: (step: Step, encounter: EncounterView) => void) {
  let moments = 0
  fc.assert(
    fc.property(games, (given) => {
      playWell(given, (state) => {
        const step: Step = { state, events: [] }
        const encounter = encounterOf(step)
        if (encounter === null || asked(step) !== 'place') return state
        moments += 1
        if (moments % 7 === 0) visit(step, encounter)
        return state
      })
    }),
    { numRuns: 6, seed: 22 },
  )
}

/** Why a thing is suffered or lost by stopping: Kiting and Undying take time of their own (R22). */
const STOPPING = ['consequences', 'boss', 'undying', 'kiting']

test('stopping costs what was told, and hits whom it was told to hit', () => {
  let compared = 0
  atPlacings((before, { stopping, heroes, each, odd, deadly, falling, kind }) => {
    const finish = listed(before).find(({ type }) => type === 'finish-placing')
    if (finish === undefined || stopping === null) return
    compared += 1
    let after = act(before, finish)
    while (asked(after) === 'assign-damage') {
      const takers = listed(after).filter(({ type }) => type === 'take-damage')
      after = act(after, takers[compared % takers.length])
    }
    expect(after.events).toContainEqual({ type: 'consequences', consequences: stopping })
    const taken = heroes.map((seat) =>
      after.events.reduce(
        (sum, event) =>
          event.type === 'damaged' && event.hero === seat && STOPPING.includes(event.cause)
            ? sum + event.amount
            : sum,
        0,
      ),
    )
    const fair = heroes.map((_, place) => (place < odd ? each + 1 : each))
    expect([...taken].sort()).toEqual(fair.sort())
    expect(taken.reduce((sum, amount) => sum + amount, 0)).toBe(stopping.damage)

    const { outcome } = game.view(after.state, null)
    if (falling.length > 0) expect(deadly).toBe(true)
    if (deadly) expect(outcome?.result === 'lost' || asked(after) === 'save-hero').toBe(true)
    // One who is alone has nobody to choose among: told to live, the hero lives.
    else if (before.state.heroes.length === 1 && kind !== 'boss')
      expect(asked(after) === 'save-hero' || outcome !== null).toBe(false)
    if (kind === 'boss' || outcome !== null || asked(after) === 'save-hero') return
    const spent = after.events.filter(
      (event) =>
        (event.type === 'card-discarded' || event.type === 'stairs-token') &&
        STOPPING.includes(event.cause),
    )
    expect(spent.length).toBe(stopping.time)
  })
  expect(compared).toBeGreaterThan(100)
})

/** Covers a wide box with the first dice that do; each step tells rightly whether they do yet. */
function fill(before: Step, begin: Action | undefined, box: number): Step {
  let step = act(before, begin)
  for (;;) {
    const confirm = listed(step).find(({ type }) => type === 'confirm')
    const stake = encounterOf(step)?.stakes.find((one) => one.box === box)
    expect(stake?.short === 0).toBe(confirm !== undefined)
    if (confirm !== undefined) return act(step, confirm)
    step = act(
      step,
      listed(step).find(({ type }) => type === 'pick-die'),
    )
  }
}

/** Every way to cover a box now, each done; checks that dice and shortage are told rightly. */
function covered(before: Step, { box: id, fits, short }: BoxStake): readonly Step[] {
  const box = encounterOf(before)?.boxes.find((one) => one.id === id)
  const ways = listed(before).filter(
    (action) =>
      (action.type === 'place-die' || action.type === 'begin-wide-box') && action.box === id,
  )
  expect(ways.length > 0).toBe(fits.length > 0)
  if (box?.open === true) expect(short === 0).toBe(ways.length > 0)
  if (box?.wide === true) return ways.map((way) => fill(before, way, id))
  const dice = ways.map((way) => (way.type === 'place-die' ? way.die : null))
  expect([...dice].sort()).toEqual([...fits].sort())
  return ways.map((way) => act(before, way))
}

test('covering a box takes off what was told, with the dice that were told to fit', () => {
  let compared = 0
  atPlacings((before, { stakes }) => {
    for (const stake of stakes)
      for (const after of covered(before, stake)) {
        compared += 1
        const { damage, time } = stake
        expect(saved(before, after)).toEqual({ damage, time })
      }
  })
  expect(compared).toBeGreaterThan(100)
})

function usesOf(by: Prevention['by'], action: Action): boolean {
  return by.type === 'skill'
    ? action.type === 'use-skill' && action.skill === by.skill
    : action.type === 'use-talent' && action.talent === by.talent
}

test('what prevents takes off what was told, and costs the time that was told', () => {
  let compared = 0
  atPlacings((before, { preventions }) => {
    for (const { hero, by, damage, time, fade } of preventions) {
      let after = act(
        before,
        listed(before).find((action) => action.hero === hero && usesOf(by, action)),
      )
      while (asked(after) === 'pick-dice')
        after = act(
          after,
          listed(after).find(({ type }) => type === 'confirm') ??
            listed(after).find(({ type }) => type === 'pick-die'),
        )
      if (asked(after) !== 'place') continue
      compared += 1
      const spent = after.events.filter(
        ({ type }) => type === 'card-discarded' || type === 'stairs-token',
      )
      expect({ by, ...saved(before, after), fade: spent.length }).toEqual({
        by,
        damage,
        time,
        fade,
      })
    }
  })
  expect(compared).toBeGreaterThan(100)
})
