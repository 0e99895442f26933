/** Every ruling of the rules page is told by a topic of the reference, and proven by a scenario that its code names. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RULINGS } from '@shared/games/paper-dungeons'

const root = join(import.meta.dirname, '../../..')
/** Where scenarios of this game stand. */
const SCENARIOS = ['scenarios', 'campaigns'].map((part) => join(root, 'tests/paper-dungeons', part))
const ROW = /^\| (?<code>Q\d+) +\|/gm
const NAME = /^ *(?:test|describe)(?:\.each\(.*?\))?\(\s*(?<name>'.*?'|`.*?`|".*?"),/gms

const page = readFileSync(join(root, 'docs/rules/paper-dungeons.md'), 'utf8')
const codes = [...page.matchAll(ROW)].map(({ groups }) => groups?.['code'] ?? '')
const names = SCENARIOS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(NAME)])
    .map(({ groups }) => groups?.['name'] ?? ''),
)

test('the rules page has its rulings', () => {
  expect(codes).toEqual(Array.from({ length: 48 }, (_, at) => `Q${at + 1}`))
})

describe.each(codes)('ruling %s', (code) => {
  test('stands in one topic of the reference', () => {
    expect(Object.values(RULINGS).filter((told) => told.includes(code))).toHaveLength(1)
  })

  test('names a scenario', () => {
    expect(names.filter((name) => new RegExp(`\\b${code}\\b`).test(name))).not.toEqual([])
  })
})
