/** Everything of the box can be looked up, in words that there are. */
import { CONTENT } from '@main/games/dungeon-digger/cards'
import { entriesOf, KINDS, relatedTo } from '@renderer/games/dungeon-digger/codex/entries'
import { NEUTRALS, TILES } from '@shared/games/dungeon-digger'
import { expect, test } from 'vitest'
import en from '../../../src/locales/en/dungeon-digger.json'
import it from '../../../src/locales/it/dungeon-digger.json'
import { must } from '../../must'

const entries = entriesOf(CONTENT)
function has(messages: object, key: string): boolean {
  const found = key
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null
          ? (part as Readonly<Record<string, unknown>>)[name]
          : undefined,
      messages,
    )
  return typeof found === 'string'
}

test('no two entries have one address, and every kind has some', () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  expect(new Set(entries.map(({ subject }) => subject.kind))).toEqual(new Set(KINDS))
})
test('all 42 tiles and all tiles of scenarios are among them', () => {
  const tiles = entries.flatMap(({ subject }) =>
    subject.kind === 'tile' ? subject.cards.map(({ id }) => id) : [],
  )
  expect(new Set(tiles)).toEqual(new Set(TILES))
  expect(entries.filter(({ subject }) => subject.kind === 'neutral')).toHaveLength(NEUTRALS.length)
})
test.each([
  ['English', en],
  ['Italian', it],
])('their names, texts and kinds are there in %s', (_, messages) => {
  const keys = entries.flatMap(({ name, words }) => [name.key, ...words.map(({ key }) => key)])
  expect(keys.filter((key) => !has(messages, key))).toEqual([])
  expect(KINDS.filter((kind) => !has(messages, `digger.codex.kinds.${kind}`))).toEqual([])
})
test('a creature leads to the rooms that summon it, and back', () => {
  const troll = must(entries.find(({ id }) => id === 'creature-troll'))
  const [chamber] = relatedTo(troll, entries, CONTENT)
  expect(chamber?.id).toBe('tile-torture')
  expect(relatedTo(must(chamber), entries, CONTENT).map(({ id }) => id)).toContain(troll.id)
})
