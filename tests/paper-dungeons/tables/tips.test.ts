/** Which tip of a first game comes when. */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import { TIP_IDS, fits, tipFor, type TipId } from '@renderer/games/paper-dungeons/tips/tips'
import type { SymbolId } from '@shared/games/paper-dungeons'
import { expect, test } from 'vitest'
import { tableFor } from '../scenarios/table'

function viewAt(dice: readonly SymbolId[]) {
  return game.view(tableFor({}, { turn: 1, dice: [...dice] }).state, 0)
}
const NO_SKULL: readonly SymbolId[] = ['mage', 'boots', 'thief', 'thief', 'boots', 'thief']

test('how a die is chosen and how one moves is said before the first move', () => {
  const view = viewAt(NO_SKULL)
  const seen = new Set<TipId>()
  for (let count = 0; count < 2; count++) {
    const tip = tipFor(view, seen)
    if (tip !== null) seen.add(tip)
  }
  expect([...seen]).toEqual(['paper-dice', 'paper-move'])
  expect(TIP_IDS.indexOf('paper-move')).toBeLessThan(TIP_IDS.indexOf('paper-walk'))
})

test('what a skull does is said when one lies there', () => {
  const withSkull = viewAt(['mage', 'skull', 'boots', 'thief', 'boots', 'thief'])
  expect(fits('paper-skulls', viewAt(NO_SKULL))).toBe(false)
  expect(fits('paper-skulls', withSkull)).toBe(true)
})
