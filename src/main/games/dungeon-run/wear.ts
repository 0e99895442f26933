/** Treasures and artifacts put on and taken off (rules page, 12). */
import { STONE, type Action, type ItemId } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { isItem, itemCard } from './cards'
import { heroAt, log, push, setHero, type Draft } from './draft'
import { gainLoot, holdStone } from './gains'
import { mayWear } from './kit'
import { companyOf } from './places'
import type { Board } from './conditions'
import type { TaskOf } from './state'

/** From loot into play; what lay in its slots goes to loot (A25). */
export function putOn(g: Draft, seat: Seat, item: ItemId): void {
  const { kit, loot } = heroAt(g, seat)
  const { slots } = itemCard(item)
  const displaced = kit.equipped.filter((other) =>
    itemCard(other).slots.some((slot) => slots.includes(slot)),
  )
  const at = loot.indexOf(item)
  if (at < 0) return
  setHero(g, seat, {
    loot: [...loot.toSpliced(at, 1), ...displaced],
    kit: {
      ...kit,
      equipped: [...kit.equipped.filter((other) => !displaced.includes(other)), item],
    },
  })
  for (const other of displaced) log(g, { type: 'stowed', seat, item: other })
  log(g, { type: 'equipped', seat, item })
}
function takeOff(g: Draft, seat: Seat, item: ItemId): void {
  const { kit, loot } = heroAt(g, seat)
  setHero(g, seat, {
    loot: [...loot, item],
    kit: { ...kit, equipped: kit.equipped.filter((other) => other !== item) },
  })
  log(g, { type: 'stowed', seat, item })
}
function wearable(g: Board, seat: Seat): ItemId[] {
  const hero = heroAt(g, seat)
  return hero.loot.filter((card) => isItem(card) && mayWear(hero, card)) as ItemId[]
}

/** Whether an Equip could do anything. */
export function canEquip(g: Board, seat: Seat): boolean {
  const { kit } = heroAt(g, seat)
  return (
    wearable(g, seat).length > 0 ||
    kit.equipped.some((item) => item !== STONE) ||
    companyOf(g, seat).length > 0
  )
}

/** One Equip: cards put on and off, each moved once by choice, and one talk of a trade. */
export const equip = {
  options(g: Draft, { seat, moved, trades }: TaskOf<'equip'>): readonly Action[] {
    const actions: Action[] = []
    for (const item of wearable(g, seat))
      if (!moved.includes(item)) actions.push({ type: 'wear', item })
    for (const item of heroAt(g, seat).kit.equipped)
      if (item !== STONE && !moved.includes(item)) actions.push({ type: 'stow', item })
    if (trades) for (const other of companyOf(g, seat)) actions.push({ type: 'trade', with: other })
    actions.push({ type: 'done' })
    return actions
  },
  answer(g: Draft, task: TaskOf<'equip'>, action: Action): void {
    const { seat, moved } = task
    if (action.type === 'wear') {
      putOn(g, seat, action.item)
      push(g, { ...task, moved: [...moved, action.item] })
      return
    }
    if (action.type === 'stow') {
      takeOff(g, seat, action.item)
      push(g, { ...task, moved: [...moved, action.item] })
      return
    }
    if (action.type === 'trade') {
      push(
        g,
        {
          type: 'trade',
          seat,
          asker: seat,
          partner: action.with,
          stage: 'offer',
          gives: [],
          asks: [],
          adds: [],
        },
        { ...task, trades: false },
      )
      return
    }
  },
}

/** Items taken up: each put on at once or kept in loot (13). */
export const receive = {
  options(g: Draft, { seat, items }: TaskOf<'receive'>): readonly Action[] {
    const [item] = items
    if (item === undefined) return []
    const hero = heroAt(g, seat)
    const wears = item !== STONE && hero.status === 'standing' && mayWear(hero, item)
    return wears
      ? [
          { type: 'wear', item },
          { type: 'keep', item },
        ]
      : [{ type: 'keep', item }]
  },
  answer(g: Draft, { seat, items }: TaskOf<'receive'>, action: Action): void {
    const [item, ...left] = items
    if (item === undefined) return
    if (left.length > 0) push(g, { type: 'receive', seat, items: left })
    if (item === STONE) {
      holdStone(g, seat)
      return
    }
    gainLoot(g, seat, [item], 'all')
    if (action.type === 'wear') putOn(g, seat, item)
  },
}
