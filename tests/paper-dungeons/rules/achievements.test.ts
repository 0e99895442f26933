/** Each achievement earned and just not earned, by the first game that does it; and the records that a game breaks. */
import { describe, expect, test } from 'vitest'
import { achievements } from '@main/games/paper-dungeons/campaign/achievements'
import { tallyOf } from '@main/games/paper-dungeons/tally'
import { HOUSE_CONTENT } from '@main/games/paper-dungeons/content'
import type { GameWithTally } from '@main/games/counted-games'
import { ACHIEVEMENTS, BOXES, DUNGEONS } from '@shared/games/paper-dungeons'
import type { AchievementId, Outcome, PaperTypes, Tally } from '@shared/games/paper-dungeons'

type PaperGame = GameWithTally<PaperTypes>
type SeatTally = Tally['seats'][number]

/** A sheet whose boxes add up to a total, with so much glory lost to damage. */
function sheet(total: number, damage = -1): Outcome['players'][number] {
  const boxes = BOXES.map((box) => (box === 'H' ? damage : box === 'G' ? total - damage : 0))
  return { boxes, objective: null, power: null }
}

interface Described {
  readonly totals?: readonly number[]
  readonly dungeon?: Outcome['dungeon']
  readonly damage?: number
  readonly counts?: Partial<SeatTally>
}

/** A game of the first of two, who has 20 glory and the other one 10. */
function game({
  totals = [20, 10],
  dungeon = 'A',
  damage = -1,
  counts,
}: Described = {}): PaperGame {
  const [own = 0, ...others] = totals
  const options = {
    players: totals.length,
    dungeon: 'A',
    missions: true,
    scattered: true,
  } as const
  const empty = tallyOf(options, [])
  return {
    endedAt: '2026-01-02T10:00:00.000Z',
    day: '2026-01-02',
    outcome: {
      dungeon,
      missions: [],
      scattered: true,
      players: [sheet(own, damage), ...others.map((total) => sheet(total))],
    },
    seats: [0],
    won: others.length > 0 && others.every((total) => total <= own),
    record: null,
    table: null,
    tally:
      counts === undefined
        ? null
        : {
            ...empty,
            seats: empty.seats.map((seat, at) => (at === 0 ? { ...seat, ...counts } : seat)),
          },
  }
}

const [first, second, third] = HOUSE_CONTENT.bosses.map(({ id }) => id)
function bosses(...reached: readonly number[]): Partial<SeatTally> {
  const met = [first, second, third].flatMap((boss, at) =>
    boss === undefined || reached[at] === undefined ? [] : [{ boss, reached: reached[at] }],
  )
  return { bosses: met }
}

const won = game()
const lost = game({ totals: [10, 20] })
const top = HOUSE_CONTENT.ranks.at(-1)?.from ?? 0
const many = [20, 1, 2, 3, 4, 5]

/** By achievement: games the last of which earns it, and games that just do not. */
const CASES: Readonly<Record<AchievementId, readonly [PaperGame[], PaperGame[]]>> = {
  'first-win': [
    [lost, won],
    [lost, game({ totals: [50] })],
  ],
  'every-boss': [[game({ counts: bosses(1, 2, 1) })], [won, game({ counts: bosses(3, 0, 3) })]],
  unscathed: [
    [won, game({ damage: 0 })],
    [won, game({ damage: -1 })],
  ],
  gems: [[game({ counts: { gems: 8 } })], [game({ counts: { gems: 7 } }), won]],
  'full-table': [[won, game({ totals: many })], [game({ totals: many.slice(1) })]],
  'three-in-a-row': [
    [won, lost, won, won, won],
    [won, won, lost, won, won],
  ],
  'top-rank': [
    [game({ totals: [top] })],
    [game({ totals: [top - 1] }), game({ totals: [top, 1] })],
  ],
  'best-of-bosses': [[game({ counts: bosses(3, 3, 3) })], [game({ counts: bosses(3, 2, 3) })]],
  'every-dungeon': [
    DUNGEONS.map((dungeon) => game({ dungeon })),
    [...DUNGEONS.slice(1), null].map((dungeon) => game({ dungeon })),
  ],
}

describe.each(ACHIEVEMENTS)('%s', (id) => {
  const rule = achievements.all.find((one) => one.id === id)
  const [earned, missed] = CASES[id]

  test('is earned by the first game that does it', () => {
    expect(rule?.earnedBy(earned)).toBe(earned.length - 1)
  })
  test('is just not earned', () => {
    expect(rule?.earnedBy(missed)).toBe(-1)
    expect(rule?.earnedBy([])).toBe(-1)
  })
})

describe('records', () => {
  const keys = (one: PaperGame, before: readonly PaperGame[]) =>
    achievements.bests(one, before).map(({ key }) => key)

  test('a first win is told once', () => {
    expect(keys(won, [game({ totals: [30, 40] })])).toEqual(['paper.bests.firstWin'])
    expect(keys(won, [won])).toEqual([])
  })
  test('a total is a record where it beats one', () => {
    const better = game({ totals: [21, 10] })
    expect(keys(better, [won])).toEqual(['paper.bests.highestTotal'])
    expect(keys(game({ totals: [21] }), [])).toEqual([])
  })
  test('of others at the table nothing is told', () => {
    expect(keys({ ...won, seats: [] }, [])).toEqual([])
  })
})
