import { expect, test } from 'vitest'
import type { ImportConflict } from '@shared/api'
import { choicesOf } from '@renderer/components/files/import-conflicts'

function conflict(key: string, wins: ImportConflict['wins']): ImportConflict {
  return { key, field: 'record-note', name: 'Game', day: null, here: 'One', file: 'Two', wins }
}

test('every conflict is answered: as one chose, or else by the later form', () => {
  const conflicts = [conflict('a', 'here'), conflict('b', 'file'), conflict('c', 'file')]
  expect(choicesOf(conflicts, { a: 'file', c: 'file', gone: 'here' })).toEqual([
    { key: 'a', take: 'file' },
    { key: 'b', take: 'file' },
    { key: 'c', take: 'file' },
  ])
})
