/** What is still to happen on a sheet: done by itself until something waits for its player's choice. */
import { HEROES, ITEMS, type Choice, type Sheet, type Task } from '@shared/games/paper-dungeons'
import { has } from '@shared/games/paper-dungeons/bits'
import { roomAt } from './board'
import { absorbable, damage } from './damage'
import { first, type Draft } from './draft'
import { gainPotions, markable, markGem, mark, raisable, raise } from './gains'
import { defeat, fight, springTrap, takeGem, takeReward } from './rooms'
import type { Board } from './board'

/** The rooms of the monsters that are still to be defeated, from A1 on. */
export function monstersLeft(board: Board, { defeated }: Sheet): readonly number[] {
  const rooms: number[] = []
  for (const [at, { room }] of board.monsters.entries()) if (!has(defeated, at)) rooms.push(room)
  return rooms
}
/** The gems still on this sheet's map, by place. */
export function gemsLeft(board: Board, { gems, lostGems }: Sheet): readonly number[] {
  return board.gemRooms.flatMap((room, gem) =>
    room >= 0 && !has(gems | lostGems, gem) ? [gem] : [],
  )
}

/** Does what can be done without a choice; a gain with one possible target takes it, with none it is lost (Q9). */
export function runTasks(draft: Draft): void {
  for (;;) {
    const task = draft.tasks.at(-1)
    if (task === undefined || waits(draft, task)) return
    draft.tasks.pop()
    doTask(draft, task)
  }
}

/** Whether a task waits for a choice: there are two answers at least. */
function waits(draft: Draft, task: Task): task is Choice {
  switch (task.type) {
    case 'keep':
      return true
    case 'damage':
      return absorbable(draft, task.amount) > 0
    case 'raise':
      return raisable(draft.sheet, task.except).length > 1
    case 'mark':
      return markable(draft.sheet, task.except).length > 1
    case 'defeat':
      return monstersLeft(draft.board, draft.sheet).length > 1
    case 'raid':
      return gemsLeft(draft.board, draft.sheet).length > 1
    case 'potions':
    case 'gem':
    case 'monster':
    case 'trap':
    case 'reward':
    case 'room-gem':
      return false
  }
}

function doTask(draft: Draft, task: Task): void {
  switch (task.type) {
    case 'keep':
      return
    case 'damage': {
      damage(draft, task.amount, 0, task.cause)
      return
    }
    case 'raise': {
      const [hero] = raisable(draft.sheet, task.except)
      if (hero !== undefined) {
        raiseFor(draft, task, hero)
        return
      }
      draft.events?.push({ type: 'gain-lost', gain: 'level', by: task.by })
      return
    }
    case 'mark': {
      const [item] = markable(draft.sheet, task.except)
      if (item !== undefined) {
        markFor(draft, task, item)
        return
      }
      draft.events?.push({ type: 'gain-lost', gain: 'item', by: task.by })
      return
    }
    case 'defeat': {
      // Q24: of fewer monsters than the card says, those that are there.
      const [room] = monstersLeft(draft.board, draft.sheet)
      if (room !== undefined) defeatFor(draft, task, room)
      return
    }
    case 'raid': {
      const [gem] = gemsLeft(draft.board, draft.sheet)
      if (gem !== undefined) takeGem(draft, gem, 'power')
      return
    }
    case 'potions': {
      gainPotions(draft, task.count, task.by)
      return
    }
    case 'gem': {
      markGem(draft, task.by)
      return
    }
    case 'monster': {
      fight(draft, task.room)
      return
    }
    case 'trap': {
      springTrap(draft, task.room)
      return
    }
    case 'reward': {
      takeReward(draft, task.room)
      return
    }
    case 'room-gem': {
      takeGem(draft, roomAt(draft.board, task.room).gem, 'room')
      return
    }
  }
}

type TaskOf<Type extends Task['type']> = Extract<Task, { readonly type: Type }>

/** One of the heroes of a free level, by choice or as the only one. */
export function raiseFor(draft: Draft, task: TaskOf<'raise'>, hero: number): void {
  if (task.count > 1) first(draft, { ...task, count: task.count - 1, except: HEROES[hero] ?? null })
  raise(draft, hero, task.by)
}
export function markFor(draft: Draft, task: TaskOf<'mark'>, item: number): void {
  if (task.count > 1) first(draft, { ...task, count: task.count - 1, except: ITEMS[item] ?? null })
  mark(draft, item, task.by)
}
export function defeatFor(draft: Draft, task: TaskOf<'defeat'>, room: number): void {
  if (task.count > 1) first(draft, { ...task, count: task.count - 1 })
  defeat(draft, room, task.by)
}
