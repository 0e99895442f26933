import { expect, test } from 'vitest'
import type { DamagedThing } from '@shared/api'
import { i18n } from '@renderer/i18n'
import { unreadableGroups } from '@renderer/library/unreadable-groups'

function unreadable(newer: boolean): DamagedThing {
  const nothing = { campaign: null, name: null, at: null, deletedAt: null }
  return { kind: 'table', key: 'FF', ...nothing, column: 'options', newer }
}

test('a game of a newer release is not said to be damaged', () => {
  const [damaged, newer] = [unreadable(false), unreadable(true)]
  const groups = unreadableGroups([newer, damaged])
  expect(groups.map(({ things, backups }) => ({ things, backups }))).toEqual([
    { things: [damaged], backups: true },
    { things: [newer], backups: false },
  ])
  const said = groups.map(({ text, things }) => i18n.global.t(text, things.length))
  expect(said[0]).toMatch(/cannot be read/)
  expect(said[1]).toMatch(/newer version.*not damaged/)
})

test('where all are of one kind there is one heading', () => {
  expect(unreadableGroups([unreadable(true)])).toHaveLength(1)
  expect(unreadableGroups([])).toEqual([])
})
