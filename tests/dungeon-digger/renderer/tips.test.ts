/** In a first game each thing that a newcomer must know is told when it is of use. */
import { TIP_IDS, tipFor, tipText } from '@renderer/games/dungeon-digger/tips/tips'
import { expect, test } from 'vitest'
import messages from '../../../src/locales/en/dungeon-digger.json'
import { playThrough } from './games'

test('each tip has its words', () => {
  const texts: Readonly<Record<string, string>> = messages.digger.tips
  for (const id of TIP_IDS) expect(texts[tipText(id).split('.').at(-1) ?? '']).toBeTruthy()
})
test('a game of two shows how to work, move, close corridors and end the turn', () => {
  const seen = new Set<string>()
  playThrough({ players: 2 }, 14, 160, ({ view }) => {
    const tip = tipFor(view, seen)
    if (tip !== null) seen.add(tip)
  })
  for (const id of [
    'digger-portal',
    'digger-goal',
    'digger-work',
    'digger-move',
    'digger-corridor',
    'digger-end',
  ])
    expect(seen).toContain(id)
})
