/** Bosses (rules page, 14): every card, who takes part, thresholds, flight, counterattack, reward. */
import { HOUSE_CONTENT } from '@main/games/paper-dungeons/content'
import { fightOf, strengthOf, thresholdOf } from '@main/games/paper-dungeons/bosses'
import { boardOf } from '@main/games/paper-dungeons/board'
import { BOSSES, DUNGEONS, HEROES, type BossId, type DungeonId } from '@shared/games/paper-dungeons'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { PLAIN, sheetOf, tableAt, type Standing } from './table'

/** A dungeon in which this boss waits, and as which. */
function lairOf(boss: BossId): { readonly dungeon: DungeonId; readonly which: number } {
  const dungeon = must(
    DUNGEONS.find((id) => boardOf(HOUSE_CONTENT, id).dungeon.bosses.includes(boss)),
  )
  return { dungeon, which: boardOf(HOUSE_CONTENT, dungeon).dungeon.bosses.indexOf(boss) }
}
function cardOf(boss: BossId) {
  return must(HOUSE_CONTENT.bosses.find(({ id }) => id === boss))
}

describe.each(BOSSES)('%s', (boss) => {
  const card = cardOf(boss)
  const { dungeon, which } = lairOf(boss)
  const board = boardOf(HOUSE_CONTENT, dungeon)

  test('counts its hero twice', () => {
    for (const [at, hero] of HEROES.entries()) {
      const levels = HEROES.map((_, place) => (place === at ? 3 : 1))
      const sheet = { ...sheetOf({}, dungeon), levels }
      expect(strengthOf(board, sheet, card)).toBe(hero === card.doubled ? 9 : 7)
    }
  })

  test('answers each threshold with more glory and less damage, and less with flight', () => {
    for (const [at, threshold] of card.thresholds.entries()) {
      expect(thresholdOf(card, threshold.atLeast)).toBe(at)
      expect(thresholdOf(card, threshold.atLeast - 1)).toBe(at === 0 ? null : at - 1)
      const before = card.thresholds[at - 1]
      if (before === undefined) continue
      expect(threshold.glory).toBeGreaterThan(before.glory)
      expect(threshold.damage).toBeLessThan(before.damage)
    }
    const absent = fightOf(board, { ...sheetOf({}, dungeon), levels: [6, 6, 6, 6] }, which, 0)
    expect(absent).toMatchObject({ present: false, threshold: null, glory: card.flight, damage: 0 })
  })

  test('gives its reward to the strongest alone, and scatters its gems', () => {
    const turn = [3, 6, 8][which] ?? 0
    const strong: Standing = { levels: [5, 5, 5, 5], entered: [which + 1], potions: 4, hearts: 8 }
    const weak: Standing = { levels: [1, 1, 1, 1], entered: [which + 1] }
    const table = tableAt({ seats: [strong, weak], dungeon, turn, scattered: true, rolls: [PLAIN] })
    table.finishAll()
    expect(table.happened('reward-decided')).toMatchObject([{ boss, strongest: [0] }])
    const gains = table
      .happened('played')
      .flatMap(({ seat, events }) => (seat === 0 ? events : []))
      .filter((event) => 'by' in event && event.by === 'boss')
    const { kind, count } = card.reward
    if (kind === 'potion') expect(gains).toHaveLength(count)
    else {
      expect(table.question()).toBe(kind === 'item' ? 'mark' : 'raise')
      for (let left = count; left > 0; left--) table.do(must(table.actions()[0]))
      expect(table.question()).toBe('commit')
      table.do({ type: 'commit' })
    }
    const scattered = table.happened('gems-scattered').flatMap(({ gems }) => gems)
    expect(scattered).toEqual(card.scattered)
    expect(card.scattered.length > 0).toBe(which < 2)
  })
})

describe('who takes part', () => {
  test('passing through is enough, standing elsewhere does no harm (the example of the rulebook)', () => {
    const table = tableAt({
      seats: [{ levels: [4, 2, 2, 2], at: 'C1' }, {}],
      dungeon: 'G',
      turn: 3,
      rolls: [PLAIN],
    })
    // Boss 1 of card G waits in B2.
    table.move(0, ['B1', 'B2'], 0).move(1, ['A2'], 0).finishAll()
    const [fought] = table.happened('boss-fought')
    expect(fought?.fights.map(({ present }) => present)).toEqual([true, false])
  })

  test('the room of a later boss is of no help (Q35)', () => {
    const table = tableAt({
      seats: [{ levels: [6, 6, 6, 6], entered: [2, 3] }, {}],
      turn: 3,
      rolls: [PLAIN],
    })
    table.finishAll()
    expect(table.happened('boss-fought')[0]?.fights[0]?.present).toBe(false)
    // The next round begins with an empty record.
    expect(table.sheet().entered).toBe(0)
  })

  test('below the lowest threshold one flees, without damage', () => {
    const table = tableAt({
      seats: [{ levels: [2, 1, 1, 2], entered: [1] }, {}],
      turn: 3,
      rolls: [PLAIN],
    })
    table.finishAll()
    expect(table.happened('boss-fought')[0]?.fights[0]).toMatchObject({
      present: true,
      strength: 8,
      threshold: null,
      glory: -2,
      damage: 0,
    })
    expect([table.box('A'), table.sheet().damage]).toEqual([-2, 0])
    expect(table.happened('reward-decided')).toEqual([])
  })
})

describe('the reward', () => {
  test('goes by full strength, not by threshold (Q37)', () => {
    const table = tableAt({
      seats: [
        { levels: [4, 3, 3, 3], entered: [1] },
        { levels: [5, 3, 3, 3], entered: [1] },
      ],
      turn: 3,
      rolls: [PLAIN],
    })
    table.finishAll()
    const [fought] = table.happened('boss-fought')
    expect(fought?.fights.map(({ threshold }) => threshold)).toEqual([2, 2])
    expect(table.happened('reward-decided')).toMatchObject([{ strongest: [1] }])
  })

  test('goes to none of those who flee, however strong', () => {
    const table = tableAt({
      seats: [{ levels: [6, 6, 6, 6] }, { levels: [3, 2, 2, 2], entered: [1] }],
      turn: 3,
      rolls: [PLAIN],
    })
    table.finishAll()
    expect(table.happened('reward-decided')).toMatchObject([{ strongest: [1] }])
  })

  test('comes after the counterattack and changes nothing in the fight (Q36)', () => {
    // The Grave Warden gives potions: they come too late for its own counterattack.
    const table = tableAt({
      seats: [{ levels: [3, 3, 3, 3], entered: [1] }, {}],
      dungeon: 'B',
      turn: 3,
      rolls: [PLAIN],
    })
    table.finishAll()
    expect(table.sheet()).toMatchObject({ damage: 2, hearts: 0, potions: 2 })
  })
})

test('Q47: wounds are what the counterattack left on the track', () => {
  const table = tableAt({
    seats: [{ levels: [3, 3, 3, 3], entered: [2], potions: 1, power: 'berserker' }, {}],
    turn: 6,
    rolls: [PLAIN],
  })
  table.finishAll()
  table.do({ type: 'absorb', hearts: 2 }).settle().do({ type: 'commit' })
  expect(table.sheet().bosses.at(-1)).toEqual({ glory: 3, wounds: 2 })
})

test('Q39: scattered gems are crossed out as lost ones are, unless they are taken', () => {
  const table = tableAt({
    seats: [{ at: 'F2', entered: [1] }, { gems: ['A'] }, { lost: ['A'] }],
    turn: 3,
    scattered: true,
    rolls: [PLAIN],
  })
  table.move(0, ['F3'], 0).finishAll()
  expect(table.happened('gems-scattered')).toEqual([
    { type: 'gems-scattered', gems: ['A', 'C'], lost: [['A'], [], []] },
  ])
  expect([0, 1, 2].map((seat) => table.lost(seat))).toEqual(['A', 'C', 'AC'])
})

test('without the variant nothing scatters; alone it always does', () => {
  const together = tableAt({ seats: [{}, {}], turn: 3, rolls: [PLAIN] }).finishAll()
  expect(together.happened('gems-scattered')).toEqual([])
  const alone = tableAt({ seats: [{}], turn: 3, rolls: [PLAIN] }).finishAll()
  expect(alone.lost()).toBe('AC')
})
