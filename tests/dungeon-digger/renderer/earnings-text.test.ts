/** What a placement is said to bring, before it is made. */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import type { ActionForecast } from '@shared/games/dungeon-digger'
import { earningLines, placementText } from '@renderer/games/dungeon-digger/words/earnings-text'
import { wordsOf } from '@renderer/games/dungeon-digger/words/names'
import { namingOf } from '@renderer/games/dungeon-digger/words/naming'
import { expect, test } from 'vitest'
import { must } from '../../must'
import { tableAt, type Position } from '../scenarios/table'

type Placement = Extract<ActionForecast, { readonly type: 'placement' }>
/** What the first placement of its kind would bring. */
function told(position: Position, like: (one: Placement) => boolean) {
  const view = game.view(tableAt(position).state, 0, true)
  const placements = (view.forecast?.actions ?? []).filter((one) => one?.type === 'placement')
  const naming = namingOf(
    wordsOf((key) => key),
    () => view,
    (seat) => `seat ${seat}`,
  )
  return { placement: must(placements.find(like)), naming }
}

const ONE_TILE: Position = {
  seats: [{ tiles: ['COR-1/0 -2,0'], minions: ['-2,0'], projects: ['KIT-1'] }, {}],
}
function closes({ earnings }: Placement): boolean {
  return earnings.closed.length > 0
}

test('a corridor that pays is told once, by its gold and its length', () => {
  const { placement, naming } = told(ONE_TILE, closes)
  expect(earningLines(placement, 0, naming).map(({ text }) => text)).toEqual([
    'digger.earnings.goldCorridor',
    'digger.earnings.bonus',
  ])
})
test('a Dormitory brings its minion only where another one may be on the board', () => {
  const seat = { projects: ['DOR-1'] } as const
  const any = () => true
  expect(told({ seats: [seat, {}] }, any).placement.earnings.minion).toBe(true)
  const full = { ...seat, minions: ['-3,0', '-3,0', '-3,0'] } as const
  expect(told({ seats: [full, {}] }, any).placement.earnings.minion).toBe(false)
})
test('a corridor of the viewer is called own on a space too', () => {
  const { placement, naming } = told(ONE_TILE, closes)
  const { earnings } = placement
  const spoiling = { ...placement, earnings: { ...earnings, spoilt: earnings.closed } }
  expect(placementText(spoiling, 0, naming)).toContain('digger.earnings.spoilsOwn')
})
