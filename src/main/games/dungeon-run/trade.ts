/** A trade that both sides agree to (rules page, 12): one offers and asks, the other may add, refuse or agree. */
import { STONE, type Action, type ItemId, type LootCard } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { isItem } from './cards'
import { heroAt, log, push, type Draft } from './draft'
import { gainLoot, giveUp } from './gains'
import type { TaskOf } from './state'

type Trade = TaskOf<'trade'>

/** Own cards after the last one named, so that each set is put together in one way. */
function cardsAfter(g: Draft, seat: Seat, named: readonly LootCard[]): LootCard[] {
  const { kit, loot } = heroAt(g, seat)
  const all = [...kit.equipped, ...loot]
  const last = named.at(-1)
  return last === undefined ? all : all.slice(all.lastIndexOf(last) + 1)
}
function askable(g: Draft, { partner, asks }: Trade): ItemId[] {
  const { equipped } = heroAt(g, partner).kit
  const last = asks.at(-1)
  return equipped.slice(last === undefined ? 0 : equipped.indexOf(last) + 1)
}

export const trade = {
  options(g: Draft, task: Trade): readonly Action[] {
    switch (task.stage) {
      case 'offer':
        return [
          ...cardsAfter(g, task.asker, task.gives).map((card) => ({ type: 'give', card }) as const),
          ...askable(g, task).map((item) => ({ type: 'ask', item }) as const),
          { type: 'propose' },
          { type: 'decline' },
        ]
      case 'answer':
        return [
          ...cardsAfter(g, task.partner, task.adds)
            .filter((card) => !task.asks.some((item) => item === card))
            .map((card) => ({ type: 'give', card }) as const),
          { type: 'accept' },
          { type: 'refuse' },
        ]
      case 'confirm':
        return [{ type: 'accept' }, { type: 'refuse' }]
    }
  },
  answer(g: Draft, task: Trade, action: Action): void {
    if (action.type === 'give') {
      push(
        g,
        task.stage === 'offer'
          ? { ...task, gives: [...task.gives, action.card] }
          : { ...task, adds: [...task.adds, action.card] },
      )
      return
    }
    if (action.type === 'ask') {
      push(g, { ...task, asks: [...task.asks, action.item] })
      return
    }
    if (action.type === 'propose') {
      propose(g, task)
      return
    }
    if (action.type === 'accept') {
      accept(g, task)
      return
    }
    if (action.type === 'refuse' || action.type === 'decline') {
      end(g, task, false)
      return
    }
  },
}
function propose(g: Draft, task: Trade): void {
  const { asker, partner, gives, asks } = task
  // What is shown to the other cannot be unseen.
  if (gives.length > 0) g.reveals = true
  log(g, {
    type: 'trade-proposed',
    seat: asker,
    partner,
    asked: asks,
    count: gives.length,
    cards: gives,
    knownTo: [asker, partner],
  })
  push(g, { ...task, seat: partner, stage: 'answer' })
}
function accept(g: Draft, task: Trade): void {
  const { asker, stage, adds } = task
  if (stage === 'answer' && adds.length > 0) {
    g.reveals = true
    push(g, { ...task, seat: asker, stage: 'confirm' })
    return
  }
  const { partner, gives, asks } = task
  hand(g, asker, partner, gives)
  hand(g, partner, asker, [...asks, ...adds])
  end(g, task, true)
}
/** What is received goes to loot; the Stone is in play with whoever holds it (A24, A35). */
function hand(g: Draft, from: Seat, to: Seat, cards: readonly LootCard[]): void {
  if (cards.length === 0) return
  for (const card of cards) giveUp(g, from, card)
  const open = cards.every((card) => card === STONE && isItem(card))
  gainLoot(g, to, cards, open ? 'all' : [from, to], from)
}
function end(g: Draft, { asker, partner }: Trade, agreed: boolean): void {
  log(g, { type: 'trade-ended', seat: asker, partner, agreed })
}
