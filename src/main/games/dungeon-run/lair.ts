/** After each action: discarded tiles go back into the stack, and the Lair comes when it is time (rules page, 8.5). */
import type { Action } from '@shared/games/dungeon-run'
import { shuffle } from '../random'
import { anyFits, lairSpots, type LairSpot } from './atlas'
import { log, push, type Draft } from './draft'
import { putMonster } from './gains'
import type { TaskOf } from './state'

export function runAction(g: Draft, { main }: TaskOf<'action'>): void {
  g.agenda.pop()
  if (!main) return
  if (g.tileDiscard.length > 0) {
    const [deck, left] = shuffle([...g.tileDeck, ...g.tileDiscard], g.random, 'tiles')
    g.random = left
    g.tileDeck = deck
    g.tileDiscard = []
  }
  if (g.lair !== null || isSettled(g)) return
  // A9: what is left fits nowhere and leaves the game.
  g.tileDeck = []
  push(g, { type: 'lair', seat: g.firstPlayer })
}
/** Whether tiles are still to be explored. */
function isSettled({ tileDeck, layout, exhausted }: Draft): boolean {
  return tileDeck.length > 0 && anyFits(layout, tileDeck, exhausted)
}

export const lair = {
  options: (g: Draft): readonly Action[] =>
    lairSpots(g.layout).map(({ x, y, turn }) => ({
      type: 'lair',
      x,
      y,
      turn: turn as 0 | 1 | 2 | 3,
    })),
  answer(g: Draft, _: TaskOf<'lair'>, action: Action): void {
    if (action.type !== 'lair') return
    const spot = lairSpots(g.layout).find(
      ({ x, y, turn }) => x === action.x && y === action.y && turn === action.turn,
    )
    if (spot !== undefined) placeLair(g, spot)
  },
}
function placeLair(g: Draft, { x, y, turn, seals }: LairSpot): void {
  const layout = g.layout.map((tile, at) => {
    const sealed = seals.reduce(
      (bits, [there, dir]) => (there === at ? bits | (1 << dir) : bits),
      tile.sealed,
    )
    return sealed === tile.sealed ? tile : { ...tile, sealed }
  })
  g.layout = [...layout, { tile: 'lair', x, y, turn, sealed: 0 }]
  g.rooms = [...g.rooms, { monster: null, strangers: [], items: [] }]
  g.lair = g.layout.length - 1
  g.reveals = true
  putMonster(g, g.lair, g.boss, 0)
  log(g, { type: 'lair-placed', x, y, turn, boss: g.boss })
}
