/** Projects of one name are told apart in words, and events name the space where they happen. */
import { TILES, type Event, type Rotation, type TileId } from '@shared/games/dungeon-digger'
import { eventText } from '@renderer/games/dungeon-digger/words/event-text'
import { wordsOf } from '@renderer/games/dungeon-digger/words/names'
import { namingOf } from '@renderer/games/dungeon-digger/words/naming'
import {
  openingsText,
  shapeInFull,
  shapeText,
} from '@renderer/games/dungeon-digger/words/tile-shape'
import { lying } from '@shared/games/dungeon-digger/lying'
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { createI18n } from 'vue-i18n'
import { expect, test } from 'vitest'
import messages from '../../../src/locales/en/dungeon-digger.json'
import { at, tableAt } from '../scenarios/table'

const { t } = createI18n({ legacy: false, locale: 'en', messages: { en: messages } }).global
const words = wordsOf((key, named, count) => t(key, named, count))

test('tiles of one name with different sides are called differently', () => {
  const looks = new Map<string, Set<string>>()
  for (const tile of TILES) {
    const { edges, paths } = lying(tile, 0)
    const name = `${words.tile(tile)}, ${shapeInFull(tile, words)}`
    looks.set(name, (looks.get(name) ?? new Set()).add(JSON.stringify([edges, paths])))
  }
  for (const [name, alike] of looks) expect([name, alike.size]).toEqual([name, 1])
})
test('a shape is named in a few words', () => {
  expect(
    (['TRP-1', 'TRP-3', 'TRP-5', 'TRP-6'] as const).map((tile) => shapeText(tile, words)),
  ).toEqual(['straight', 'bend', 'sharp bend', 'three ways'])
  expect(shapeText('KIT-2', words)).toBe('3 doors')
})
test('the sides where a tile is open turn with it', () => {
  const open = (tile: TileId, rotation: Rotation) => openingsText(tile, rotation, words)
  expect(open('KIT-1', 0)).toEqual({ read: 'Doors: E, W.', heard: 'Doors: east, west.' })
  expect(open('KIT-1', 1).read).toBe('Doors: NE, SW.')
  expect(open('COR-2', 0).read).toBe('Ways out: E, NW.')
})
test('what is built, collapses or is demolished is told with its space', () => {
  const table = tableAt({ seats: [{}, {}], neutral: [['collapse', '0,0']] })
  const naming = namingOf(
    words,
    () => game.view(table.state, 0),
    (seat) => `Player ${seat}`,
  )
  const space = at('0,0')
  const say = (event: Event) => eventText(event, naming)
  expect(say({ type: 'collapsed', seat: 1, at: space })).toBe('Player 1: F5 collapses.')
  expect(say({ type: 'demolished', seat: 1, at: space })).toContain('F5')
  expect(say({ type: 'placed', seat: 1, tile: 'KIT-1', at: space, rotation: 0 })).toBe(
    'Player 1: Kitchen F5 built.',
  )
})
