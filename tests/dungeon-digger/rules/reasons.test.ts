/** Why something is refused: the reason that holds, and not the first one that is looked at. */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { probeOfOrder } from '@renderer/games/dungeon-digger/table/probes'
import { expect, test } from 'vitest'
import { at, tableAt } from '../scenarios/table'

const step = { type: 'step', from: at('-3,0'), size: 1 } as const
const B = {}

test('an enemy Portal is refused as one, before a Move is begun and however far away it is', () => {
  const table = tableAt({ seats: [{ tiles: ['COR-1/0 -2,0'] }, B] })
  expect(table.why({ ...step, to: at('3,0') })).toBe('enemy-portal')
  table.play({ type: 'move' })
  expect(table.why({ ...step, to: at('3,0') })).toBe('enemy-portal')
})
test('a step of a Move that is not begun is refused for what keeps the group out', () => {
  const table = tableAt({ seats: [{ tiles: ['COR-1/0 -2,0'] }, { minions: ['-2,0'] }] })
  expect(table.why({ ...step, to: at('-2,0') })).toBe('group-too-small')
  expect(tableAt({ seats: [{}, B], points: 0 }).why({ ...step, to: at('-2,0') })).toBe('no-points')
})
test('where no Project fits anywhere, the Order Work is refused for that', () => {
  const table = tableAt({
    seats: [{ minions: ['2,0'], projects: ['COR-1'] }, { tiles: ['COR-1/0 2,0'] }],
  })
  expect(table.why(probeOfOrder('work', game.view(table.state, 0, true)))).toBe('no-project-fits')
})
test('without Projects the Order Work is refused for that', () => {
  const table = tableAt({ seats: [{ projects: [] }, B] })
  expect(table.why(probeOfOrder('work', game.view(table.state, 0, true)))).toBe('no-projects')
})
