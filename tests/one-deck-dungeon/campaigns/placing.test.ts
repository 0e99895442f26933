import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { DUNGEONS, SPACE_COLORS } from '@shared/games/one-deck-dungeon'
import type { Mark, Outcome } from '@shared/games/one-deck-dungeon'
import { recordId } from '@shared/ids'
import type { RecordId } from '@shared/ids'
import { countMarks } from '@main/games/one-deck-dungeon/campaign/placing'
import { catalogue } from '@main/games/one-deck-dungeon/cards'
import { colorsOf, earnedCheckmarks, talentMarks } from '@main/games/one-deck-dungeon/checkmarks'
import { nothingEarned, openCampaigns, times, won } from './test-campaigns'

const guile: Mark = { talent: 'guile', color: 'green' }
const cunning: Mark = { talent: 'cunning', color: 'green' }
const speed: Mark = { talent: 'speed', color: 'yellow' }

function game(outcome: Partial<Outcome>, settled = true) {
  return {
    id: v.parse(recordId, randomUUID()),
    outcome: { ...nothingEarned, ...outcome },
    settled,
  }
}
function of(record: RecordId, marks: readonly Mark[]) {
  return marks.map((mark) => ({ record, ...mark }))
}

describe('which marks count (R43)', () => {
  test('all of them, as long as they fit', () => {
    const one = game(won)
    const counted = countMarks([one], of(one.id, times(6, guile)), catalogue)
    expect(counted.get(one.id)).toEqual({ marks: times(6, guile), settled: true })
  })

  test('the first ones by game, where two computers filled the same spaces', () => {
    const [first, second] = [game(won), game(won)]
    const [early, late] = [times(4, guile), [cunning, ...times(3, guile)]]
    const expected = [
      [first.id, { marks: times(4, guile), settled: true }],
      [second.id, { marks: [cunning, guile, guile], settled: false }],
    ]
    for (const marks of [
      [...of(first.id, early), ...of(second.id, late)],
      [...of(second.id, late), ...of(first.id, early)],
    ]) {
      expect([...countMarks([first, second], marks, catalogue)]).toEqual(expected)
    }
  })

  test('none beyond what the game earned; it stays settled, for nothing is left to place', () => {
    const one = game({ descents: 2 })
    const counted = countMarks([one], of(one.id, [guile, cunning, guile]), catalogue)
    expect(counted.get(one.id)).toEqual({ marks: [guile, cunning], settled: true })
  })

  test('none on a colour that the dungeon does not open; it is open again', () => {
    const one = game(won)
    const counted = countMarks([one], of(one.id, [speed, guile]), catalogue)
    expect(counted.get(one.id)).toEqual({ marks: [guile], settled: false })
  })

  test('none on a talent that has no such space', () => {
    const one = game({ ...won, dungeon: 'lichs-tomb' })
    const counted = countMarks([one], of(one.id, [{ ...guile, color: 'red' }]), catalogue)
    expect(counted.get(one.id)).toEqual({ marks: [], settled: false })
  })

  test('and a forfeit stays one, as long as every mark fits', () => {
    const one = game(won)
    expect(countMarks([one], [], catalogue).get(one.id)).toEqual({ marks: [], settled: true })
    const open = game(won, false)
    expect(countMarks([open], [], catalogue).get(open.id)?.settled).toBe(false)
  })

  test('a game that earned nothing is settled, whatever was said', () => {
    const one = game({}, false)
    expect(countMarks([one], of(one.id, [guile]), catalogue).get(one.id)).toEqual({
      marks: [],
      settled: true,
    })
  })
})

test('a sheet never shows more marks than spaces, and says which game to place anew', async () => {
  const table = await openCampaigns()
  const { campaigns, sheet, play, queries } = table
  const [first, second] = [play(won), play(won)]
  for (const record of [first, second]) {
    // As after a merge: each of two computers filled the talent in its own game.
    const placed = { settled: true, marks: times(6, guile), changedAt: '2026-05-01T12:00:00.000Z' }
    queries.setPlacement(sheet, record, placed)
  }
  const { open, waiting, talents, talentsEarned } = campaigns.sheet(sheet)
  expect(waiting).toEqual([second])
  expect(talentsEarned).toBe(1)
  for (const { marks, spaces } of talents) {
    for (const color of ['green', 'yellow', 'red'] as const) {
      expect(marks[color]).toBeLessThanOrEqual(spaces[color])
    }
  }
  expect(open).toMatchObject({ record: second, earned: 6, placed: 0, placeable: true })
  table.marks(second, times(6, cunning))
  expect(campaigns.closePlacing({ sheet, record: second, forfeit: false })).toMatchObject({
    open: null,
    talentsEarned: 2,
  })
  expect(queries.placement(sheet, second)?.marks).toEqual(times(6, cunning))
})

describe('whatever is stored', () => {
  const mark = fc.constantFrom(
    ...catalogue.talents.flatMap(({ id }) =>
      SPACE_COLORS.map((color): Mark => ({ talent: id, color })),
    ),
  )
  const stored = fc
    .array(
      fc.record({
        dungeon: fc.constantFrom(...DUNGEONS),
        levels: fc.integer({ min: 0, max: 3 }),
        settled: fc.boolean(),
        // A few talents only, so that their spaces run out.
        marks: fc.array(fc.oneof(mark, fc.constantFrom(guile, cunning, speed)), { maxLength: 12 }),
      }),
      { maxLength: 12 },
    )
    .map((games) =>
      games.map(({ marks, settled, ...outcome }) => ({
        ...game({ ...won, ...outcome }, settled),
        marks,
      })),
    )

  test('no more marks count than there are spaces, nor than each game earned, on no other colour', () => {
    fc.assert(
      fc.property(stored, (games) => {
        const marks = games.flatMap((each) => of(each.id, each.marks))
        const counted = countMarks(games, marks, catalogue)
        const all = [...counted.values()].flatMap((each) => each.marks)
        for (const { marks: placed, spaces } of talentMarks(all, catalogue)) {
          for (const color of SPACE_COLORS) expect(placed[color]).toBeLessThanOrEqual(spaces[color])
        }
        for (const { id, outcome, settled, marks: placed } of games) {
          const standing = counted.get(id)
          const earned = earnedCheckmarks(outcome, catalogue).total
          const colors = colorsOf(outcome.dungeon, catalogue)
          expect(standing?.marks.length).toBeLessThanOrEqual(earned)
          expect(standing?.marks.every(({ color }) => colors.includes(color))).toBe(true)
          const lost = (standing?.marks.length ?? 0) < placed.length
          if (!lost) expect(standing).toEqual({ marks: placed, settled: settled || earned === 0 })
        }
        // What counts, counts again: nothing changes when only that is kept.
        const kept = [...counted].flatMap(([id, each]) => of(id, each.marks))
        const again = countMarks(games, kept, catalogue)
        expect([...again.values()].map((each) => each.marks)).toEqual(
          [...counted.values()].map((each) => each.marks),
        )
      }),
      { numRuns: 300 },
    )
  })
})
