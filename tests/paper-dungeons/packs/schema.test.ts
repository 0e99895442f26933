/** What a pack of Paper Dungeons may hold, and what it is refused for. */
import type { PaperContent } from '@shared/games/paper-dungeons'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { amount } from '../../amount'
import { must } from '../../must'
import { contents, own, packs } from './contents'

function refusal(content: unknown): { code: string; at: string | null } | null {
  const parsed = v.safeParse(packs.schema, JSON.parse(JSON.stringify(content)))
  if (parsed.success) return null
  const [issue] = parsed.issues
  return { code: issue.message, at: v.getDotPath(issue) }
}
function at(content: unknown): string | null | undefined {
  return refusal(content)?.at
}

describe('a pack of Paper Dungeons', () => {
  test('may hold all of it, any part of it, or nothing', () => {
    expect(refusal({})).toBeNull()
    expect(refusal(packs.own)).toBeNull()
    for (const [part, value] of Object.entries(packs.own))
      expect(refusal({ [part]: value })).toBeNull()
  })

  test('with any values within bounds is read as it is written', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const read = v.parse(packs.schema, JSON.parse(JSON.stringify(content)))
        expect(read).toEqual(content)
        const changed = packs.changes(read).map(({ part }) => part.key.split('.').at(-1))
        const parts = Object.entries(content).filter(
          ([part, value]) =>
            JSON.stringify(value) !== JSON.stringify(own[part as keyof PaperContent]),
        )
        expect(changed.toSorted()).toEqual(parts.map(([part]) => part).toSorted())
      }),
      { numRuns: amount(30, 500) },
    )
  })

  test.each([
    ['a part that there is not', { bonus: [] }, 'bonus'],
    ['a part that is none', { bosses: 'all' }, 'bosses'],
    ['a number that is text', { numbers: { ...own.numbers, mage: '2' } }, 'numbers.mage'],
    [
      'a number beyond all bounds',
      { tracks: tracksWith({ lowestHero: [1e9] }) },
      'tracks.lowestHero.0',
    ],
    ['a list that is too short', { faces: [must(own.faces[0])] }, 'faces'],
    ['a boss that is missing', { bosses: own.bosses.slice(1) }, 'bosses'],
  ])('with %s is refused, and says where', (_, content, where) => {
    expect(at(content)).toBe(where)
  })

  test.each([
    [
      'rooms out of order',
      { rooms: own.rooms.toReversed() },
      { code: 'pack-next-room', at: 'rooms.0.id' },
    ],
    [
      'a gem that lies nowhere',
      { rooms: own.rooms.map((room) => ({ ...room, gem: room.gem === 'A' ? null : room.gem })) },
      { code: 'pack-gem-missing', at: 'rooms' },
    ],
    [
      'thresholds that do not rise',
      { bosses: bossesWith((boss) => ({ ...boss, thresholds: boss.thresholds.toReversed() })) },
      { code: 'pack-not-rising', at: 'bosses.3.thresholds.1.atLeast' },
    ],
    [
      'a boss that is there twice',
      { bosses: bossesWith((boss) => ({ ...boss, id: 'rat-king' })) },
      { code: 'pack-twice', at: 'bosses.3.id' },
    ],
    [
      'a wall between rooms far apart',
      { walls: ['A1-C1'] },
      { code: 'pack-no-edge', at: 'walls.0' },
    ],
    ['a wall where rows wrap', { walls: ['A2-F2'] }, { code: 'pack-no-edge', at: 'walls.0' }],
    [
      'dice of skulls alone',
      { faces: own.faces.map(() => Array.from({ length: 6 }, () => 'skull')) },
      { code: 'pack-void-faces', at: 'faces.0' },
    ],
    [
      'a track too short for the monsters that are ours',
      { tracks: tracksWith({ monsters: [0, 1, 2] }) },
      { code: 'pack-monster-track', at: 'tracks.monsters' },
    ],
    [
      'a wall of the sheet that a card of ours has too',
      { walls: ['B2-C2'] },
      { code: 'pack-wall-twice', at: 'dungeons.0.walls.0' },
    ],
    [
      'ranks of which the first has a least total',
      { ranks: own.ranks.map((rank) => ({ ...rank, from: rank.from ?? 0 })) },
      { code: 'pack-first-rank', at: 'ranks' },
    ],
    [
      'tiers that rise where less is better',
      {
        objectives: own.objectives.map((card) =>
          card.compare === 'most' ? { ...card, tiers: card.tiers.toReversed() } : card,
        ),
      },
      { code: 'pack-not-falling', at: 'objectives.6.tiers.1.at' },
    ],
  ])('with %s does not hold together', (_, content, refused) => {
    expect(refusal(content)).toEqual(refused)
  })

  test('of junk is refused and never breaks anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(packs.own)), (junk, part) => {
        const parsed = v.safeParse(packs.schema, { [part]: junk })
        if (parsed.success) expect(packs.changes(parsed.output)).toBeDefined()
      }),
      { numRuns: amount(200, 5000) },
    )
  })
})

function tracksWith(changed: Partial<typeof own.tracks>): unknown {
  return { ...own.tracks, ...changed }
}
/** The fourth boss otherwise. */
function bossesWith(change: (boss: (typeof own.bosses)[number]) => unknown): unknown {
  return own.bosses.map((boss, place) => (place === 3 ? change(boss) : boss))
}
