import { expect, test } from 'vitest'
import type { LeftOut } from '@shared/api'
import { i18n } from '@renderer/i18n'
import { leftOutText } from '@renderer/components/files/left-out-text'

function left(name: string | null, why: LeftOut['why'] = 'damaged'): LeftOut {
  return { kind: 'campaign', key: 'FF', name, at: null, why }
}

const { t, d } = i18n.global
function say(leftOut: readonly LeftOut[]): string | null {
  return leftOutText(leftOut, { t, d })
}

test('what a file lacks is said by name, for each reason by itself', () => {
  expect(say([])).toBeNull()
  expect(say([left('Winter'), left(null), left('Summer', 'doubtful')])).toBe(
    'Not in the file, because it cannot be read or contradicts itself: campaign (Winter); campaign. Not in the file, because it has changed since it was written: campaign (Summer).',
  )
})

test('of many the first are named', () => {
  expect(say(Array.from({ length: 7 }, (_, at) => left(String(at))))).toMatch(
    /campaign \(4\); and 2 more\.$/,
  )
})
