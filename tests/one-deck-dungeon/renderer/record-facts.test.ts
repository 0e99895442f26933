/** What a record says in words, and as it is entered again. */
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { manualGameSchema } from '@shared/games/one-deck-dungeon'
import { factsOf, gameOf } from '@renderer/games/one-deck-dungeon/records/facts'
import { recordOf, sheetOf } from './records'

const ann = sheetOf(1, 'warrior', 'Ann')
function t(key: string, named: Readonly<Record<string, unknown>>): string {
  return [key, ...Object.values(named)].join(' ')
}
const record = recordOf(3, [ann, { hero: 'mage', player: null }], {
  cause: 'stairs',
  turns: 12,
  healthLeft: [0, 2],
})

test('every fact has a name of its own, and what nobody remembers is left out', () => {
  const facts = factsOf(record, t)
  expect(Object.fromEntries(facts.map(({ name, value }) => [name, value]))).toEqual({
    'odd.heroes.warrior': 'Ann',
    'odd.heroes.mage': 'record.anonymous · odd.record.noSheet',
    'odd.record.columns.dungeon': 'odd.dungeons.dragons-cave',
    'odd.record.columns.tier': 'odd.tiers.standard.name',
    'odd.record.columns.result': 'campaign.record.lost',
    'record.cause': 'odd.result.lostBy.stairs',
    'odd.result.descentsMade': '1',
    'odd.result.levelsGained': '1',
    'odd.result.turnsTaken': '12',
    'odd.record.healthOf odd.heroes.warrior': '0',
    'odd.record.healthOf odd.heroes.mage': '2',
  })
  expect(new Set(facts.map(({ name }) => name)).size).toBe(facts.length)
})

test('a record is entered again as its form would enter it, its pack too', () => {
  const pack = { name: 'Theirs', content: { focusNames: { lore: 'Wisdom' } } }
  const game = gameOf({ ...record, outcome: { ...record.outcome, pack } })
  expect(v.parse(manualGameSchema, game)).toEqual({
    heroes: [
      { hero: 'warrior', sheet: ann.sheet, player: 'Ann' },
      { hero: 'mage', sheet: null, player: null },
    ],
    dungeon: 'dragons-cave',
    tier: 'standard',
    won: false,
    cause: 'stairs',
    descents: 1,
    levels: 1,
    turns: 12,
    bossRounds: null,
    healthLeft: [0, 2],
    pack,
  })
  expect(gameOf({ ...record, outcome: { ...record.outcome, tier: null } })).toBeNull()
})
