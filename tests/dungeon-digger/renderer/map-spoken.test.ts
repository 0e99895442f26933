/** A hex of the board is named by its place, what is there, and what lies around it. */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import type { MapCell } from '@renderer/games/dungeon-digger/map/cells'
import { cellsOf, placeNames } from '@renderer/games/dungeon-digger/map/cells'
import { hexInWords, placeInWords, speaker } from '@renderer/games/dungeon-digger/map/spoken'
import { createI18n } from 'vue-i18n'
import { describe, expect, test } from 'vitest'
import en from '../../../src/locales/en/dungeon-digger.json'
import it from '../../../src/locales/it/dungeon-digger.json'
import { must } from '../../must'
import { at, tableAt, type Place, type Position } from '../scenarios/table'

function boardOf(position: Position, language: 'en' | 'it' = 'en') {
  const { state, seat } = tableAt(position)
  const view = game.view(state, seat)
  const cells = cellsOf(view, [])
  const { global } = createI18n({ legacy: false, locale: language, messages: { en, it } })
  const speaking = {
    names: ['Anna', 'Ben', 'Cara'],
    places: placeNames(view.map.tiles.length),
    t: (key: string, named: Readonly<Record<string, unknown>>, count: number) =>
      global.t(key, named, count),
    list: (things: readonly string[]) => things.join(', '),
  }
  const tiles = cells.map(({ tile }) => tile)
  const cellAt = (place: Place): MapCell => must(cells[at(place)])
  return {
    cells,
    tiles,
    speaking,
    view,
    cellAt,
    say: (place: Place) => hexInWords(speaking, cellAt(place), tiles),
  }
}
const TWO: Position = {
  seats: [
    {
      portal: '-3,0',
      tiles: ['COR-1/0 -2,0', 'TRE-1/0 -1,0'],
      minions: ['-2,0', '-2,0', '-3,0'],
    },
    { portal: '3,0', minions: ['3,0'], markers: ['-1,0'] },
  ],
}

describe('a hex in words', () => {
  test('a tile: place, whose, who stands there, and where its ways lead', () => {
    expect(boardOf(TWO).say('-2,0')).toBe(
      'F3: Corridor of Anna. 2 minions of Anna. Ways out: east to Treasure Room of Anna, west to Portal of Anna.',
    )
  })
  test('a conquered room names the conqueror, an open door what it faces', () => {
    expect(boardOf(TWO).say('-1,0')).toBe(
      'F4: Treasure Room of Anna. Conquered by Ben. Ways out: east to an empty space, west to Corridor of Anna.',
    )
  })
  test('an empty space: the edges that a tile there would touch', () => {
    expect(boardOf(TWO).say('0,0')).toBe(
      'F5: an empty space. Beside it: west: door, Treasure Room of Anna.',
    )
    expect(boardOf(TWO).say('-2,1')).toContain('earth, Treasure Room of Anna')
    expect(placeInWords(boardOf(TWO).speaking, boardOf(TWO).cellAt('0,0'))).toBe(
      'F5: an empty space',
    )
  })
  test('nothing beside it: the place alone', () => {
    expect(boardOf(TWO).say('2,-5')).toMatch(/^A\d: an empty space\.$/)
  })
  test('stored coins, a Collapse, a wall that shuts a door', () => {
    const { say } = boardOf({
      seats: [{ portal: '-3,0', tiles: ['TRE-1/0 -2,0'], coins: [1] }, { portal: '3,0' }],
      stored: [['-2,0', [2, 1]]],
      neutral: [['collapse', '-1,0']],
    })
    expect(say('-2,0')).toBe(
      'F3: Treasure Room of Anna. 2 coins stored. Ways out: east against the wall of Collapse, west to Portal of Anna.',
    )
    expect(say('-1,0')).toBe('F4: Collapse.')
  })
  test('adventurers with their Life, and the room that they switch off', () => {
    const { say } = boardOf({
      options: { scenario: 'adventurers' },
      seats: [{ portal: '-3,0', tiles: ['KIT-1/0 -2,0'] }, { portal: '3,0' }],
      pieces: [
        ['barbarian', 1, '-2,0'],
        ['thief', 0, '0,0'],
      ],
    })
    expect(say('-2,0')).toContain('Barbarian of Ben, Life 3. Switched off.')
    expect(say('0,0')).toContain('Thief of Anna, Life 1.')
  })
  test('in Italian', () => {
    expect(boardOf(TWO, 'it').say('-2,0')).toMatch(/^F3: Corridoio di Anna\. 2 Sgorbi di Anna\./)
  })
})

test('rows are lettered from the north, spaces numbered from the west, none twice', () => {
  const names = placeNames(163)
  expect(new Set(names).size).toBe(163)
  expect(placeNames(73)[at('0,0')]).toMatch(/^F\d$/)
  expect(names.every((name) => /^[A-O]\d+$/.test(name))).toBe(true)
})

test('what has not changed is neither drawn nor said anew', () => {
  const { view, cells, tiles, speaking, cellAt } = boardOf(TWO)
  const again = cellsOf(structuredClone(view), cells)
  expect(again.every((cell, space) => cell === cells[space])).toBe(true)

  let asked = 0
  const say = speaker({
    ...speaking,
    t: (...words) => {
      asked += 1
      return speaking.t(...words)
    },
  })
  const { whole } = say(cellAt('-2,0'), tiles)
  const once = asked
  expect(say(cellAt('-2,0'), tiles).whole).toBe(whole)
  expect(asked).toBe(once)
  const changed = tiles.with(at('-1,0'), null)
  expect(say(cellAt('-2,0'), changed).whole).toContain('east to an empty space')
})
