/** What bots do in positions that are furnished for it. */
import { bestBy, worthIn } from '@main/games/dungeon-run/bot/rules-of-thumb'
import { dungeonRun as game } from '@main/games/dungeon-run'
import { STONE, type Action } from '@shared/games/dungeon-run'
import type { BotLevel } from '@shared/games/game'
import { describe, expect, test } from 'vitest'
import { tableAt, type Table } from '../scenarios/table'
import { chosen, playBots } from './games'

/** Whatever is asked before the dice are assigned, as the middle bot answers it. */
function toAssignment(table: Table): Table {
  while (table.state.agenda.at(-1)?.type !== 'assign')
    table.do(chosen(table.state, table.seat, 'normal', 1))
  return table
}
function choice(table: Table, level: BotLevel = 'normal'): Action {
  return chosen(table.state, table.seat, level, 1)
}

describe('the last blow', () => {
  const levels = ['normal', 'hard'] as const
  test.each(levels)('a %s hero does not fall together with its last rival (A34)', (level) => {
    const table = tableAt({
      heroes: [
        { id: 'pim', wounds: 4 },
        { id: 'maelis', wounds: 5, equipped: [STONE] },
      ],
      dice: [
        ['fight', 4, 1, 2, 3],
        ['fight', 5, 1, 1, 1],
      ],
    })
    table.do({ type: 'fight', target: 1 })
    toAssignment(table)
    expect(table.outcomes()).toEqual(
      expect.arrayContaining([
        [1, 0],
        [0, 1],
      ]),
    )
    expect(choice(table, level)).toMatchObject({ blocks: [expect.anything()], hits: [] })
  })

  test('a hero alone kills the Boss, though it falls in the same exchange (A37)', () => {
    const table = tableAt({
      heroes: [{ id: 'hadrun', at: 1, wounds: 5 }],
      tiles: [{ tile: 'lair', x: 0, y: -1, turn: 2, monster: 'brazen-juggernaut', wounds: 7 }],
      boss: 'brazen-juggernaut',
      dice: [
        ['attack', 3, 1, 1, 1, 1, 1],
        ['fight', 5, 5, 1, 1, 1],
      ],
    })
    table.do({ type: 'fight', target: null })
    toAssignment(table)
    // One of its wounds is prevented: it takes both.
    expect(choice(table)).toMatchObject({ blocks: [], hits: [0, 1] })
    table.assign(0, 2)
    expect(table.state.result).toEqual({ type: 'won', seat: 0, by: 'boss' })
  })
})

test('what is beaten already is not worked out, and the same is chosen', () => {
  playBots(['normal', 'normal', 'normal'], 11, ({ state, seat, action }) => {
    const worth = worthIn(game.view(state, seat), seat)
    const all = game.legalActions(state, seat)
    expect(bestBy(all, (one) => worth(one))).toBe(action)
  })
})
