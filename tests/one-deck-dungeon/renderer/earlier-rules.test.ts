import { expect, test } from 'vitest'
import { i18n, loadGameWords } from '@renderer/i18n'
import { chronicle } from '@renderer/games/one-deck-dungeon/words/chronicle-of'
import { rulesText } from '@renderer/games/one-deck-dungeon/words/rulesText'

test('a game looked back at says by which rules it goes on, as its table does', async () => {
  await loadGameWords('one-deck-dungeon')
  const { t } = i18n.global
  const said = chronicle.earlierRules?.(1, t)
  expect(said).toMatch(/\.$/)
  expect(said).toBe(rulesText(1, t))
})
