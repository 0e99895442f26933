import { expect, test } from 'vitest'
import type { DamagedTable } from '@shared/api'
import { i18n } from '@renderer/i18n'
import { unreadableGroups } from '@renderer/library/unreadable-groups'

function unreadable(newer: boolean): DamagedTable {
  return { table: null, updatedAt: null, deletedAt: null, newer }
}

test('a game of a newer release is not said to be damaged', () => {
  const [damaged, newer] = [unreadable(false), unreadable(true)]
  const groups = unreadableGroups([newer, damaged])
  expect(groups.map(({ games, backups }) => ({ games, backups }))).toEqual([
    { games: [damaged], backups: true },
    { games: [newer], backups: false },
  ])
  const said = groups.map(({ text, games }) => i18n.global.t(text, games.length))
  expect(said[0]).toMatch(/cannot be read/)
  expect(said[1]).toMatch(/newer release.*not damaged/)
})

test('where all are of one kind there is one heading', () => {
  expect(unreadableGroups([unreadable(true)])).toHaveLength(1)
  expect(unreadableGroups([])).toEqual([])
})
