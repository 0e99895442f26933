/** What is no whole and honest file of a sheet is refused with its code, whatever it holds; nothing crashes. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal } from '@shared/errors'
import { sheetFile } from '@shared/games/one-deck-dungeon/sheet-file'
import * as v from 'valibot'
import { KNOWN } from '../../imports/files'
import { readFile } from '@main/imports/read-file'
import { diceRace } from '../../contract/dice-race'
import { ANN, fileOf, playedGames, sheetAfter } from '../exports/samples'

const OTHER_ID = '0000000a-0000-4000-8000-00000000000a'
const text = fileOf(sheetAfter(ANN, playedGames(9)))
function read(file: string) {
  return readFile(Buffer.from(file), KNOWN)
}

function refusalOf(bad: string): Refusal | null {
  try {
    read(bad)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** The file with one place changed; a path that leads nowhere is a mistake of the test. */
function changed(path: string, value: unknown): string {
  const file: unknown = JSON.parse(text)
  const steps = path.split('.')
  let place = file
  for (const step of steps.slice(0, -1)) place = (place as Record<string, unknown>)[step]
  if (typeof place !== 'object' || place === null) throw new Error(path)
  const last = steps.at(-1) ?? ''
  if (value === undefined) Reflect.deleteProperty(place, last)
  else Reflect.set(place, last, value)
  return JSON.stringify(file)
}

test('the file itself is read, also after an editor put a byte order mark before it', () => {
  expect(read(`\ufeff${text}`)).toEqual(read(text))
  expect(read(JSON.stringify(JSON.parse(text)))).toEqual(read(text))
})

test.each([
  [''],
  [' \n'],
  ['null'],
  ['1e999'],
  ['"delvers-table.sheet"'],
  ['[]'],
  ['{}'],
  ['{"format":"other","version":1}'],
  ['{"version":1}'],
  ['<!doctype html>'],
  ['%PDF-1.7'],
  ['id,name\n1,Ann'],
  ['\ud800'],
  ['\u0000'],
  ['{"format":["delvers-table.sheet"],"version":1}'],
  ['{"__proto__":{"format":"delvers-table.sheet","version":1}}'],
])('foreign: %j', (foreign) => {
  expect(refusalOf(foreign)?.code).toBe('foreign-file')
})

test('foreign: where no game has such sheets', () => {
  const known = { ...KNOWN, games: { [diceRace.id]: diceRace } }
  expect(() => readFile(Buffer.from(text), known)).toThrow('none that this app can import')
  expect(() => readFile(Buffer.from(text.slice(0, 200)), known)).toThrow(
    'none that this app can import',
  )
  expect(refusalOf(text.slice(0, 200))?.code).toBe('damaged-file')
})

test.each([4, 5, 1000, Number.MAX_SAFE_INTEGER])('newer: version %d is named', (version) => {
  const refusal = refusalOf(changed('version', version))
  expect(refusal?.code).toBe('newer-file')
  expect(refusal?.details).toEqual({ version })
})

test('newer: whatever else the file holds', () => {
  expect(refusalOf('{"format":"delvers-table.sheet","version":7,"moons":[]}')?.code).toBe(
    'newer-file',
  )
})

describe('damaged', () => {
  test.each<[string, string, unknown]>([
    ['no version', 'version', undefined],
    ['version 0', 'version', 0],
    ['half a version', 'version', 1.5],
    ['a version in words', 'version', '2'],
    ['a version beyond whole numbers', 'version', 1e300],
    ['no campaign', 'campaign', undefined],
    ['no sheet', 'sheet', null],
    ['records that are no list', 'records', {}],
    ['a record that is no object', 'records.0', 7],
    ['a key too many', 'more', 1],
    ['a key too many inside', 'records.0.outcome.more', 1],
    ['a table left out', 'records.0.table', undefined],
    ['a record with an id that is not its table’s', 'records.0.id', OTHER_ID],
    ['more players than heroes', 'records.0.players', ['Ann', 'Bea']],
    ['health of nobody', 'records.0.outcome.healthLeft', [1, 2, 3]],
    ['health beyond all heroes', 'records.0.outcome.healthLeft', [1e9]],
    ['a hero there twice', 'records.4.outcome.heroes', ['warrior', 'warrior']],
    ['turns not counted by the app', 'records.0.outcome.turns', null],
    ['a note too long', 'records.0.note', 'x'.repeat(20_001)],
    ['a stamp that is none', 'records.0.stamps.facts', 'then'],
    ['a stamp of nothing', 'records.0.stamps.moon', '2025-01-01T10:00:00.000Z'],
    ['marks placed at no moment', 'records.0.changedAt', null],
    ['a history that is no list', 'records.0.history', {}],
    ['an app that is no version', 'app', '<script>'],
    ['an id that is none', 'sheet.id', 'sheet-1'],
    ['an id in capitals', 'records.0.id', '0000000A-0000-4000-8000-00000000000A'],
    ['a hero that is none', 'sheet.hero', 'necromancer'],
    ['an inherited name for a hero', 'sheet.hero', 'constructor'],
    ['an inherited name for a talent', 'records.0.marks.0.talent', '__proto__'],
    ['an empty name', 'sheet.player', ''],
    ['a name of spaces', 'campaign.name', '   '],
    ['a name not trimmed', 'campaign.name', ' x'],
    ['a name too long', 'campaign.name', 'x'.repeat(81)],
    ['half a character', 'sheet.player', 'A\ud83d'],
    ['a name that is a number', 'sheet.player', 5],
    ['a day that is none', 'sheet.createdAt', '2025-02-30T10:00:00.000Z'],
    ['a month that is none', 'sheet.createdAt', '2025-13-01T10:00:00.000Z'],
    ['an hour that is none', 'records.0.endedAt', '2025-01-01T24:00:00.000Z'],
    ['a date without time', 'records.0.endedAt', '2025-01-01'],
    ['a date elsewhere', 'records.0.endedAt', '2025-01-01T10:00:00.000+01:00'],
    ['a date as a number', 'campaign.createdAt', 1735689600000],
    ['words for a date', 'campaign.createdAt', 'yesterday'],
    ['a game that is none', 'campaign.game', 'ludo'],
    ['a dungeon that is none', 'records.0.outcome.dungeon', 'cellar'],
    ['no challenge tier', 'records.0.outcome.tier', null],
    ['no heroes', 'records.0.outcome.heroes', []],
    ['a game of others', 'records.0.outcome.heroes', ['mage']],
    ['a boss killed in a lost game', 'records.1.outcome.bossDefeated', true],
    ['a game won without the boss', 'records.0.outcome.bossDefeated', false],
    ['a game won and lost to a cause', 'records.0.outcome.cause', 'boss'],
    ['a game lost to nothing', 'records.1.outcome.cause', null],
    ['a boss never reached', 'records.0.outcome.descents', 2],
    ['a fourth descent', 'records.0.outcome.descents', 4],
    ['less than nothing', 'records.0.outcome.turns', -1],
    ['half a turn', 'records.0.outcome.turns', 1.5],
    ['a number beyond all games', 'records.0.outcome.turns', 1e300],
    ['a total that does not add up', 'records.0.checkmarks.total', 7],
    ['levels that were not gained', 'records.0.checkmarks.levels', 1],
    ['descents that were not made', 'records.1.checkmarks.descents', 0],
    ['a bonus of another tier', 'records.1.checkmarks.tier', 3],
    ['a boss without its checkmarks', 'records.0.checkmarks.boss', 0],
    ['half placed', 'records.0.settled', 'yes'],
    ['a colour that is none', 'records.0.marks.0.color', 'blue'],
    ['a colour that the dungeon does not allow', 'records.0.marks.0.color', 'yellow'],
    ['a colour that the talent has not', 'records.0.marks.0.talent', 'durability'],
  ])('%s', (_, path, value) => {
    expect(refusalOf(changed(path, value))?.code).toBe('damaged-file')
  })

  test('the same record twice, or two records of one table', () => {
    const { records } = read(text).content
    const [first, second] = records
    if (!first || !second) throw new Error('two records')
    expect(refusalOf(changed('records.1.id', first.id))?.code).toBe('damaged-file')
    expect(refusalOf(changed('records.1.table', first.table))?.code).toBe('damaged-file')
  })

  test('more marks than checkmarks, and more marks than spaces', () => {
    const green = { talent: 'veteran', color: 'green' }
    const record = (total: number, marks: number) => ({
      ...(JSON.parse(text) as { records: [{ checkmarks: object }] }).records[0],
      marks: Array.from({ length: marks }, () => green),
      outcome: {
        result: 'won',
        cause: null,
        dungeon: 'dragons-cave',
        tier: 'standard',
        heroes: ['warrior'],
        descents: 3,
        levels: total - 7,
        bossDefeated: true,
        turns: 20,
        bossRounds: 3,
        healthLeft: null,
      },
      checkmarks: { descents: 3, levels: total - 7, boss: 3, tier: 1, total },
    })
    expect(refusalOf(changed('records', [record(7, 6)]))).toBeNull()
    expect(refusalOf(changed('records', [record(7, 7)]))?.message).toMatch(/veteran is full/)
    expect(refusalOf(changed('records', [record(7, 8)]))?.message).toMatch(/more checkmarks/)
  })

  test('says where', () => {
    expect(refusalOf(changed('records.3.outcome.turns', 'many'))?.details).toEqual({
      where: 'records.3.outcome.turns',
    })
    expect(refusalOf(changed('records.3.checkmarks.total', 0))?.details).toEqual({
      where: 'records.3.checkmarks',
    })
  })

  test('cut off anywhere', () => {
    const header = text.indexOf('"delvers-table.sheet"') + '"delvers-table.sheet"'.length
    for (let end = 0; end < text.trimEnd().length; end += 1)
      expect(refusalOf(text.slice(0, end))?.code).toBe(
        end < header ? 'foreign-file' : 'damaged-file',
      )
  })

  test('numbers that JSON does not know, or that no computer holds', () => {
    for (const number of ['NaN', 'Infinity', '-Infinity', '1e999', '0x10', '01', '1n'])
      expect(refusalOf(text.replace('"turns": 20', `"turns": ${number}`))?.code).toBe(
        'damaged-file',
      )
  })
})

test('keys of every object’s prototype are refused and touch nothing', () => {
  const poison = '{"polluted":true,"toString":1}'
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])
    for (const start of ['{\n', '"campaign": {', '"sheet": {', '"outcome": {', '"checkmarks": {']) {
      const at = text.indexOf(start) + start.length
      const bad = `${text.slice(0, at)}"${key}": ${poison},${text.slice(at)}`
      expect(() => JSON.parse(bad) as unknown).not.toThrow()
      expect(refusalOf(bad)?.code).toBe('damaged-file')
    }
  expect('polluted' in {}).toBe(false)
})

test.each([
  ['open brackets', '['.repeat(8_000_000), 'foreign-file'],
  ['brackets', '['.repeat(4_000_000) + ']'.repeat(4_000_000), 'foreign-file'],
  ['open objects', '{"a":'.repeat(1_600_000), 'foreign-file'],
  ['one long word', `"${'x'.repeat(8_000_000)}"`, 'foreign-file'],
  ['spaces', ' '.repeat(8_000_000), 'foreign-file'],
  [
    'depth in a file of ours',
    `{"format":"delvers-table.sheet","version":1,"records":${'['.repeat(3_000_000)}${']'.repeat(3_000_000)}}`,
    'damaged-file',
  ],
  [
    'a million records of nothing',
    `{"format":"delvers-table.sheet","version":1,"records":[${'0,'.repeat(3_000_000)}0]}`,
    'damaged-file',
  ],
])('eight megabytes of %s', (_, huge, code) => {
  expect(refusalOf(huge)?.code).toBe(code)
})

test('any text at all is read or refused', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json({ stringUnit: 'binary' }),
    fc.json().map((json) => `{"format":"delvers-table.sheet","version":1,"records":${json}}`),
  )
  fc.assert(
    fc.property(texts, (any) => {
      expect(refusalOf(any)).not.toBeNull()
    }),
  )
})

/** Every place of a value in JSON, as a path. */
function placesIn(value: unknown, path = ''): readonly string[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
        const here = path === '' ? key : `${path}.${key}`
        return [here, ...placesIn(inner, here)]
      })
    : []
}

test('with any one value replaced by any other, the file is refused or is still a sheet', () => {
  const places = placesIn(JSON.parse(text))
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.jsonValue({ stringUnit: 'binary' }),
      (path, value) => {
        const bad = changed(path, value)
        const refusal = refusalOf(bad)
        if (refusal === null) expect(v.is(sheetFile, JSON.parse(bad))).toBe(true)
        else expect(['foreign-file', 'newer-file', 'damaged-file']).toContain(refusal.code)
      },
    ),
    { numRuns: 500 },
  )
})
