/** Operations on cards: looked at, taken, paid with, handed out, put elsewhere (rules page, 24.3). */
import type { OperationOf } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { drawFrom } from '../random'
import { idOf, isTreasure } from './cards'
import { heroAt, isHero, log, push, roomAt, setHero, setRoom, type Draft } from './draft'
import { discardCard, gainLoot, leaveItem } from './gains'
import { roomOfFoe } from './places'
import type { Doing } from './state'
import { targetsOf } from './would-do'

export function peek(g: Draft, seat: Seat, { what, n, back }: OperationOf<'peek'>): void {
  if (what === 'boss') {
    if (g.lair !== null) return
    g.reveals = true
    if (!g.bossSeenBy.includes(seat)) g.bossSeenBy = [...g.bossSeenBy, seat]
    log(g, { type: 'peeked', seat, what, count: 1, cards: [g.boss], knownTo: [seat] })
    return
  }
  const cards = (what === 'tiles' ? g.tileDeck : g.encounterDeck).slice(0, n)
  if (cards.length === 0) return
  g.reveals = true
  log(g, { type: 'peeked', seat, what, count: cards.length, cards, knownTo: [seat] })
  if (back !== 'same') push(g, { type: 'peek', seat, what, n: cards.length, back })
}

export function take(g: Draft, task: Doing, { from, what, how }: OperationOf<'take'>): void {
  const { owner } = task
  switch (from) {
    case 'drop': {
      const at = g.agenda.findLastIndex(({ type }) => type === 'fallen')
      const fallen = g.agenda[at]
      if (fallen?.type !== 'fallen' || !isHero(owner)) return
      for (const item of fallen.dropped) {
        if (!roomAt(g, task.room ?? 0).items.some(({ id }) => id === item)) continue
        leaveItem(g, task.room ?? 0, item)
        gainLoot(g, owner, [item], 'all')
      }
      g.agenda[at] = { ...fallen, dropped: [] }
      return
    }
    case 'heroHere': {
      if (!isHero(owner) || !isHero(task.chosen)) return
      const { loot } = heroAt(g, task.chosen)
      if (loot.length === 0 || how !== 'random') return
      const [place, left] = drawFrom(g.random, 'randomCard', loot.length)
      g.random = left
      g.reveals = true
      const card = loot[place - 1]
      if (card === undefined) return
      setHero(g, task.chosen, { loot: loot.toSpliced(place - 1, 1) })
      gainLoot(g, owner, [card], [owner, task.chosen], task.chosen)
      return
    }
    case 'foe': {
      const [victim] = targetsOf(g, 'foe', owner, task)
      const room = roomOfFoe(g, owner)
      if (victim === undefined || !isHero(victim) || room === null) return
      const has = heroAt(g, victim).loot.some((card) => what === 'any' || isTreasure(card))
      if (has) push(g, { type: 'victim', seat: victim, room })
      return
    }
  }
}

export function pay(g: Draft, seat: Seat, card: string, { what, n }: OperationOf<'discard'>): void {
  if (what !== 'this') {
    push(g, { type: 'pay', seat, what, n })
    return
  }
  discardCard(g, seat, card.slice('item:'.length))
}
export function artifact(g: Draft, { owner, actor }: Doing, { id }: OperationOf<'artifact'>): void {
  const seat = isHero(owner) ? owner : actor
  if (seat === null || !g.artifacts.includes(id)) return
  g.artifacts = g.artifacts.filter((one) => one !== id)
  push(g, { type: 'receive', seat, items: [id] })
}
export function moveStranger(g: Draft, { card, room }: Doing): void {
  const id = card.slice('stranger:'.length)
  if (room === null || room === 0) return
  const key = roomAt(g, room).strangers.find((one) => idOf(one) === id)
  if (key === undefined) return
  setRoom(g, room, { strangers: roomAt(g, room).strangers.filter((one) => one !== key) })
  // A monster there discards it, as it does any stranger (A45).
  if (roomAt(g, 0).monster === null) setRoom(g, 0, { strangers: [...roomAt(g, 0).strangers, key] })
  else {
    g.encounterDiscard = [...g.encounterDiscard, key]
    log(g, { type: 'card-discarded', card: key })
  }
}
export function discardStranger(g: Draft, seat: Seat, id: string): void {
  const { at } = heroAt(g, seat)
  const key = roomAt(g, at).strangers.find((one) => idOf(one) === id)
  if (key === undefined) return
  setRoom(g, at, { strangers: roomAt(g, at).strangers.filter((one) => one !== key) })
  g.encounterDiscard = [...g.encounterDiscard, key]
  log(g, { type: 'card-discarded', card: key })
}
