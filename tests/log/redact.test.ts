/** What a log keeps of a message: what went wrong, and nobody's names. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createRedactor } from '@main/log/redact'

const { text, error } = createRedactor({
  home: '/home/anna',
  dataDir: "/home/anna/.config/Delver's Table",
})
const CAMPAIGN = 'The O’Brien’s "winter" campaign'
const PLAYER = "Siobhan O'Brien"
const NAMES = /Siobhan|Brien|winter|anna/i

function thrownBy(work: () => unknown): unknown {
  try {
    work()
  } catch (thrown) {
    return thrown
  }
  throw new Error('Nothing was thrown.')
}

describe('an error that quotes what somebody typed', () => {
  test.each<[string, () => unknown]>([
    ['JSON that is none', () => JSON.parse(PLAYER) as unknown],
    [
      'JSON that breaks off',
      () => JSON.parse(`{"campaign":${JSON.stringify(CAMPAIGN)},`) as unknown,
    ],
    [
      'JSON with a fault far within',
      () =>
        JSON.parse(
          `{"notes":"${'x'.repeat(80)}","player":"${PLAYER}" oops "${CAMPAIGN}"}`,
        ) as unknown,
    ],
    ['a number that is none', () => BigInt(PLAYER)],
    ['a pattern that is none', () => new RegExp(`(${PLAYER}`)],
    ['a property of nothing', () => (undefined as unknown as Record<string, unknown>)[CAMPAIGN]],
    ['a value of the wrong shape', () => v.parse(v.picklist(['mage']), CAMPAIGN)],
    ['a value of the wrong type', () => v.parse(v.number(), PLAYER)],
    [
      'its cause',
      () => {
        throw new Error('It failed', { cause: new Error(`No sheet of '${PLAYER}'`) })
      },
    ],
  ])('%s', (_, work) => {
    const thrown = thrownBy(work)
    const kept = error(thrown)
    expect(kept).not.toMatch(NAMES)
    expect(kept).toContain((thrown as Error).name)
    // Where it happened is what a log is for.
    expect(kept).toMatch(/\n\s+at .*redact\.test\.ts:\d+/)
  })

  test('is known to quote: the messages themselves hold the names', () => {
    expect(() => JSON.parse(PLAYER) as unknown).toThrow(/Siobhan/)
    expect(() => BigInt(PLAYER)).toThrow(/Siobhan/)
    expect(() => v.parse(v.picklist(['mage']), CAMPAIGN)).toThrow(/winter/)
  })
})

test.each([
  [`No campaign '${CAMPAIGN}' here`, 'No campaign “…” here'],
  [`No campaign “${CAMPAIGN}” of "${PLAYER}" here`, 'No campaign “…” here'],
  [`Cut off: "${PLAYER}`, 'Cut off: “…”'],
  [`First "one", then '${PLAYER}`, 'First “…”'],
  [`Over two lines: "${PLAYER}\n${CAMPAIGN}" so`, 'Over two lines: “…” so'],
  ["It can't be opened, and isn’t whole", "It can't be opened, and isn’t whole"],
  [
    'SQLITE_CORRUPT: database disk image is malformed',
    'SQLITE_CORRUPT: database disk image is malformed',
  ],
])('%j is kept as %j', (raw, kept) => expect(text(raw)).toBe(kept))

describe('places', () => {
  test.each([
    ['at /home/anna/.config/Delver/x', 'at ~/.config/Delver/x'],
    ['at /home/bert/games/x.js:1:2', 'at /home/…/games/x.js:1:2'],
    ['at C:\\Users\\Anna Smith\\x.js', 'at C:\\Users\\…\\x.js'],
    ['at /media/anna/stick/x.js', 'at /media/…/stick/x.js'],
  ])('%j is kept as %j', (raw, kept) => expect(text(raw)).toBe(kept))

  test('the data folder goes by what it is, however it is written', () => {
    const thrown = new Error('It failed')
    thrown.stack =
      "Error: It failed\n    at f (/home/anna/.config/Delver's Table/x.js:1:2)" +
      '\n    at g (file:///home/anna/.config/Delver%27s%20Table/y.js:3:4)'
    expect(error(thrown)).toBe(
      'Error: It failed\n    at f (<data folder>/x.js:1:2)\n    at g (file://<data folder>/y.js:3:4)',
    )
  })

  test('a Windows home is found in both its spellings', () => {
    const windows = createRedactor({ home: 'C:\\Users\\Anna', dataDir: 'D:\\Games\\Anna' })
    expect(windows.text('C:\\Users\\Anna\\x and file:///C:/Users/Anna/y')).toBe(
      '~\\x and file:///~/y',
    )
    expect(windows.text('D:\\Games\\Anna\\delvers-table.sqlite3')).toBe(
      '<data folder>\\delvers-table.sqlite3',
    )
  })
})

test('what is thrown and no error is told by its type alone', () => {
  expect(error(PLAYER)).toBe('a thrown string')
  expect(error(null)).toBe('a thrown null')
  expect(error({ player: PLAYER })).toBe('a thrown object')
})

test('the code of an error is kept, where it is one', () => {
  expect(error(Object.assign(new Error('Full'), { code: 'ENOSPC' }))).toContain(
    'Error [ENOSPC]: Full',
  )
  expect(error(Object.assign(new Error('Full'), { code: PLAYER }))).not.toMatch(NAMES)
})
