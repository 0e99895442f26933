/** Every action that there is can be offered in words, and everything that is asked and happens, in every language. */
import { dungeonDigger } from '@main/games/dungeon-digger'
import type { Action, Event, View } from '@shared/games/dungeon-digger'
import { factsOf } from '@renderer/games/dungeon-digger/table/scenario-facts'
import { countsOf } from '@renderer/games/dungeon-digger/table/player-counts'
import { askedIn, optionsOf } from '@renderer/games/dungeon-digger/table/facets'
import {
  actionText,
  refusalText,
  stepResult,
} from '@renderer/games/dungeon-digger/words/action-text'
import { earningLines, placementText } from '@renderer/games/dungeon-digger/words/earnings-text'
import { eventText } from '@renderer/games/dungeon-digger/words/event-text'
import { wordsOf } from '@renderer/games/dungeon-digger/words/names'
import { namingOf, type Naming } from '@renderer/games/dungeon-digger/words/naming'
import { optionText } from '@renderer/games/dungeon-digger/words/option-text'
import { questionText } from '@renderer/games/dungeon-digger/words/question-text'
import { expect, test } from 'vitest'
import messages from '../../../src/locales/en/dungeon-digger.json'
import { GAMES, playThrough } from './games'

const english = new Set<string>(keysOf(messages, ''))
function keysOf(part: object, path: string): readonly string[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}${key}.`)
      : [`${path}${key}`],
  )
}
const MOST = 250
const { catalogue: content } = dungeonDigger

function collecting(missing: Set<string>, view: () => View): Naming {
  const words = wordsOf((key) => {
    if (!english.has(key)) missing.add(key)
    return key
  })
  return namingOf(words, view, (seat) => `seat ${seat}`)
}
/** All that the table says of a moment. */
function sayAll(view: View, actions: readonly Action[], naming: Naming): void {
  expect(questionText(view, true, naming)).not.toBe('')
  for (const action of actions) expect(actionText(action, view, naming).label).not.toBe('')
  const asked = { ...askedIn(view, actions), placeOf: () => null }
  for (const option of optionsOf(actions, [], asked)) optionText(option, view, naming)
  for (const told of view.forecast?.actions ?? []) {
    if (told?.type === 'placement') {
      earningLines(told, view.viewer, naming)
      placementText(told, view.viewer, naming)
    } else if (told !== null) stepResult(told, naming)
  }
  for (const { refusals } of view.forecast?.trials ?? [])
    for (const refusal of refusals) if (refusal !== null) refusalText(refusal, naming)
  factsOf(view, content, naming)
  for (const seat of view.players.keys()) countsOf(view, content, seat, seat === 0, naming.words)
}

test.each(GAMES)(
  '$scenario: actions, questions and events are said in words that exist',
  (options) => {
    const missing = new Set<string>()
    const types = new Set<Event['type']>()
    for (const seed of [1, 2])
      playThrough(
        options,
        seed,
        MOST,
        ({ view, actions }) =>
          sayAll(
            view,
            actions,
            collecting(missing, () => view),
          ),
        (events, view) => {
          const naming = collecting(missing, () => view)
          for (const event of events) {
            types.add(event.type)
            eventText(event, naming)
          }
        },
      )
    expect([...missing]).toEqual([])
    expect(types.size).toBeGreaterThan(12)
  },
)
