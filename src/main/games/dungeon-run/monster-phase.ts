/** The monster phase, and monsters pushed by cards (rules page, 16.2). */
import type { Action } from '@shared/games/dungeon-run'
import { monsterCard } from './cards'
import { push, type Draft } from './draft'
import { moveMonster } from './monster-moves'
import { monsterAt, roomOfMonster, standingAt, waysOf } from './places'
import type { TaskOf } from './state'

/** Each monster away from standing heroes moves once, if it can; which first and where, the first player says (A28). */
export const monsterPhase = {
  options(g: Draft, { moved }: TaskOf<'monsters'>): readonly Action[] {
    const actions: Action[] = []
    for (let room = 0; room < g.rooms.length; room++) {
      const card = monsterAt(g, room)
      if (card === null || moved.includes(card) || standingAt(g, room).length > 0) continue
      const ways = monsterCard(card).boss ? elsewhere(g, room) : waysOf(g, room)
      for (const to of ways) actions.push({ type: 'monster', card, to })
    }
    return actions
  },
  answer(g: Draft, task: TaskOf<'monsters'>, action: Action): void {
    if (action.type !== 'monster') return
    moveMonster(g, action.card, action.to)
    push(g, { ...task, moved: [...task.moved, action.card] })
  },
}
/** The Boss goes to any other tile without a monster (A30). */
function elsewhere(g: Draft, room: number): number[] {
  return [...g.rooms.keys()].filter((other) => other !== room && monsterAt(g, other) === null)
}

export const pushed = {
  options(g: Draft, { monsters }: TaskOf<'push'>): readonly Action[] {
    return monsters.flatMap((card) => {
      const room = roomOfMonster(g, card)
      if (room === null) return []
      return waysOf(g, room).map((to) => ({ type: 'monster', card, to }) as const)
    })
  },
  answer(g: Draft, _: TaskOf<'push'>, action: Action): void {
    if (action.type === 'monster') moveMonster(g, action.card, action.to)
  },
}
