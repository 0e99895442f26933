/** Small choices that effects ask for: what is paid, who is meant, in which order cards go back. */
import { STONE, type Action, type ItemId, type TileId } from '@shared/games/dungeon-run'
import { isTreasure } from './cards'
import { heroAt, log, push, replaceTop, roomAt, setRoom, type Draft } from './draft'
import { payable, trigger, worth } from './effects'
import { discardCard, dropItems, giveUp } from './gains'
import type { TaskOf } from './state'

export const pay = {
  options: (g: Draft, { seat, what }: TaskOf<'pay'>): readonly Action[] =>
    payable(g, seat, what).map((card) => ({ type: 'discard', card })),
  answer(g: Draft, task: TaskOf<'pay'>, action: Action): void {
    if (action.type !== 'discard') return
    discardCard(g, task.seat, action.card)
    const left = task.n - worth(action.card)
    if (left > 0) push(g, { ...task, n: left })
  },
}

export const target = {
  options: (_: Draft, { among }: TaskOf<'target'>): readonly Action[] =>
    among.map((who) => ({ type: 'target', who })),
  answer(g: Draft, _: TaskOf<'target'>, action: Action): void {
    const doing = g.agenda.at(-1)
    if (action.type === 'target' && doing?.type === 'do')
      replaceTop(g, { ...doing, chosen: action.who })
  },
}

/** Whoever is robbed says of what; the card then lies under the monster (Pilfer). */
export const victim = {
  options: (g: Draft, { seat }: TaskOf<'victim'>): readonly Action[] =>
    heroAt(g, seat)
      .loot.filter(isTreasure)
      .map((card) => ({ type: 'discard', card })),
  answer(g: Draft, { seat, room }: TaskOf<'victim'>, action: Action): void {
    if (action.type !== 'discard') return
    const item = action.card as ItemId
    giveUp(g, seat, item)
    dropItems(g, room, [item])
    log(g, { type: 'dropped', seat, item })
  },
}

/** Cards that were looked at go back to the top or the bottom, or to the top in any order. */
export const peek = {
  options(_: Draft, { n, back }: TaskOf<'peek'>): readonly Action[] {
    if (back === 'topOrBottom')
      return [
        { type: 'return', to: 'top' },
        { type: 'return', to: 'bottom' },
      ]
    return orders(n).map((order) => ({ type: 'arrange', order }))
  },
  answer(g: Draft, { what, n }: TaskOf<'peek'>, action: Action): void {
    const deck: readonly string[] = what === 'tiles' ? g.tileDeck : g.encounterDeck
    const seen = deck.slice(0, n)
    const rest = deck.slice(n)
    let after = deck
    if (action.type === 'return' && action.to === 'bottom') after = [...rest, ...seen]
    if (action.type === 'arrange')
      after = [...action.order.flatMap((at) => seen[at] ?? []), ...rest]
    if (what === 'tiles') g.tileDeck = after as TileId[]
    else g.encounterDeck = after
  },
}
function orders(n: number): number[][] {
  if (n === 0) return [[]]
  return orders(n - 1).flatMap((order) =>
    Array.from({ length: n }, (_, at) => order.toSpliced(at, 0, n - 1)),
  )
}

/** Everything on the tile is turned over, read out and taken (13). */
export function runSearch(g: Draft, { seat, room }: TaskOf<'search-room'>): void {
  g.agenda.pop()
  const { items, monster } = roomAt(g, room)
  if (items.length === 0 || monster !== null) return
  const ids = items.map(({ id }) => id)
  if (items.some(({ faceUp }) => !faceUp)) g.reveals = true
  setRoom(g, room, { items: [] })
  log(g, { type: 'searched', seat, room, items: ids })
  // The Stone first: taking it starts the endgame.
  const sorted = [...ids.filter((id) => id === STONE), ...ids.filter((id) => id !== STONE)]
  push(g, { type: 'receive', seat, items: sorted }, { type: 'searched', seat, items: ids, step: 0 })
}
export function runSearched(g: Draft, task: TaskOf<'searched'>): void {
  if (task.step > 0) {
    g.agenda.pop()
    return
  }
  replaceTop(g, { ...task, step: 1 })
  trigger(g, { when: 'search', of: task.seat })
}
