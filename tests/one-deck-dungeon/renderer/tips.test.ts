import { describe, expect, test } from 'vitest'
import { chooseAction } from '@main/games/one-deck-dungeon/bot'
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { createRandom } from '@main/games/random'
import { optionsSchema } from '@shared/games/one-deck-dungeon'
import type { Options } from '@shared/games/one-deck-dungeon'
import { en, it } from '../../locales/messages'
import { FIRST_DELVE } from '@renderer/games/one-deck-dungeon/setup/first-delve'
import { sceneOf } from '@renderer/games/one-deck-dungeon/table/actions'
import type { Scene } from '@renderer/games/one-deck-dungeon/table/actions'
import { TIPS, TIP_IDS, tipFor, tipOf } from '@renderer/games/one-deck-dungeon/tips/tips'
import type { Moment, TipId } from '@renderer/games/one-deck-dungeon/tips/tips'
import * as v from 'valibot'
import { numbers, playedGames } from './played'

const DELVE = v.parse(optionsSchema, FIRST_DELVE.options)
const SEED = FIRST_DELVE.seed ?? 0

/** Every moment of a game that the bot plays, now and then led astray, so that it also gets into trouble. */
function* botGame(options: Options, seed: number, astray: number): Generator<Moment> {
  const next = numbers(seed)
  let { state, events } = oneDeckDungeon.setup(
    options,
    createRandom(seed),
    oneDeckDungeon.rulesVersion,
  )
  for (;;) {
    const view = oneDeckDungeon.view(state, null)
    const actions = oneDeckDungeon.legalActions(state, null)
    yield { view, actions, events, undo: 'free' }
    if (actions.length === 0) return
    const action = next(100) < astray ? actions[next(actions.length)] : chooseAction(view, actions)
    const applied = action ? oneDeckDungeon.apply(state, null, action) : null
    if (applied?.ok !== true) throw new Error(`refused: ${JSON.stringify(action)}`)
    ;({ state, events } = applied)
  }
}

function* manyMoments(): Generator<Moment> {
  for (const moment of playedGames([2])) yield { ...moment, undo: 'free' }
  for (const seed of [1, 2]) for (const astray of [0, 15]) yield* botGame(DELVE, seed, astray)
}

/** The scenes in which a tip may come up; one that is not listed may come up in any. */
const SCENES: Partial<Record<TipId, readonly Scene[]>> = {
  turn: ['doors'],
  explore: ['doors'],
  doors: ['doors'],
  'face-or-flee': ['card'],
  peril: ['card'],
  boss: ['encounter'],
  dice: ['encounter'],
  armor: ['encounter'],
  wide: ['encounter'],
  stopping: ['encounter'],
  deadly: ['encounter'],
  skill: ['encounter'],
  potion: ['encounter'],
  undo: ['encounter', 'doors'],
  loot: ['loot'],
  'level-up': ['level'],
  descend: ['stairs'],
}

describe('the tips', () => {
  test('each helps at some moment of some game, where it is in place, and points at what is there', () => {
    const reached = new Set<TipId>()
    const misplaced = new Set<string>()
    for (const moment of manyMoments()) {
      const { view } = moment
      for (const id of TIP_IDS.filter((one) => tipOf(one).when(moment))) {
        reached.add(id)
        const scene = sceneOf(view)
        if (SCENES[id]?.includes(scene) === false) misplaced.add(`${id}: ${scene}`)
        const [kind, number] = tipOf(id).spot(moment).split(' ')
        const at = Number(number)
        const there =
          (kind !== 'box' || view.encounter?.boxes.some((box) => box.id === at)) &&
          (kind !== 'door' || view.doors.some((door) => door.id === at)) &&
          (kind !== 'tray' || view.encounter?.heroes.includes(at)) &&
          (kind !== 'boss' || view.boss !== null)
        if (!there) misplaced.add(`${id}: no such ${kind}`)
      }
    }
    expect(TIP_IDS.filter((id) => !reached.has(id))).toEqual([])
    expect([...misplaced]).toEqual([])
  })

  test('a fall is not spoken of before the first die is placed, unless none can be', () => {
    const falling = [...manyMoments()].filter(
      ({ view }) => view.question.type === 'place' && (view.encounter?.falling.length ?? 0) > 0,
    )
    const kindOf = ({ view, actions }: Moment) => {
      if (view.encounter?.boxes.some(({ dice }) => dice.length > 0) === true) return 'placed'
      const open = actions.some(({ type }) => type === 'place-die' || type === 'begin-wide-box')
      return open ? 'fresh' : 'stuck'
    }
    const shown = Map.groupBy(falling, (moment) =>
      [kindOf(moment), tipOf('deadly').when(moment)].join(' '),
    )
    expect([...shown.keys()].sort()).toEqual(['fresh false', 'placed true', 'stuck true'])
  })

  test('what has been seen is not shown again, and then the next one is', () => {
    const moments = botGame(DELVE, SEED, 0)
    const seen = new Set<string>()
    const shown: TipId[] = []
    for (const moment of moments) {
      const tip = tipFor(moment, seen)
      if (tip === null) continue
      expect(seen.has(tip)).toBe(false)
      seen.add(tip)
      shown.push(tip)
    }
    expect(shown.slice(0, 5)).toEqual(['turn', 'explore', 'doors', 'face-or-flee', 'dice'])
    expect(shown).toEqual(expect.arrayContaining(['loot', 'peril', 'skill', 'level-up']))
    expect(shown).toEqual(expect.arrayContaining(['descend', 'boss']))
  })

  test('are few, of one or two short sentences each', () => {
    expect(TIP_IDS.length).toBeLessThanOrEqual(20)
    for (const { tips } of [en.odd, it.odd])
      for (const { text } of Object.values(tips.all)) {
        expect(text.split(/[.!?](?= |$)/).filter((one) => one !== '').length).toBeLessThanOrEqual(2)
        expect(text.length).toBeLessThanOrEqual(140)
      }
  })

  test('have words of their own', () => {
    expect(Object.keys(en.odd.tips.all).sort()).toEqual(Object.keys(TIPS).sort())
  })
})
