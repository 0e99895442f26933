import { beforeEach, describe, expect, test } from 'vitest'
import type { Action } from '@shared/games/one-deck-dungeon'
import { usePresses, type Presses } from '@renderer/table/presses'

function choose(value: number): Action {
  return { type: 'choose-value', hero: 0, value }
}

let done: string[] = []
/** Answers of the main process that are held back. */
let answers: (() => void)[] = []
let presses: Presses<Action>

function answer(): void {
  for (const give of answers.splice(0)) give()
}
/** Lets everything follow that follows by itself. */
function follow() {
  return new Promise((go) => setTimeout(go))
}

beforeEach(() => {
  done = []
  answers = []
  presses = usePresses<Action>(
    async (action) => {
      done.push(action.type === 'choose-value' ? `act ${action.value}` : action.type)
      await new Promise<void>((go) => answers.push(go))
      return true
    },
    async () => {
      done.push('undo')
      await new Promise<void>((go) => answers.push(go))
      return true
    },
  )
})

describe('presses', () => {
  test('mean something at once while nothing is under way', () => {
    presses.press(() => void done.push('press'))
    expect(done).toEqual(['press'])
  })

  test('wait while an action is under way, and keep their order', async () => {
    presses.press(() => void presses.act(choose(1)))
    presses.press(() => void presses.act(choose(2)))
    presses.press(() => void done.push('press'))
    presses.press(() => void presses.undo())
    await follow()
    expect(done).toEqual(['act 1'])
    answer()
    await follow()
    expect(done).toEqual(['act 1', 'act 2'])
    answer()
    await follow()
    expect(done).toEqual(['act 1', 'act 2', 'press', 'undo'])
    answer()
    await follow()
    presses.press(() => done.push('at once'))
    expect(done.at(-1)).toBe('at once')
  })

  test('bring what belongs to them before the next', async () => {
    presses.press(() => void presses.act(choose(1)))
    presses.press(() => presses.press(() => done.push('a die')))
    presses.press(() => done.push('enter'))
    answer()
    await follow()
    expect(done).toEqual(['act 1', 'a die', 'enter'])
  })

  test('let what follows from an action by itself come first', async () => {
    const fill = async (): Promise<void> => {
      if (await presses.act(choose(1))) await presses.act(choose(2))
    }
    presses.press(() => void fill())
    presses.press(() => void presses.act(choose(3)))
    answer()
    await follow()
    expect(done).toEqual(['act 1', 'act 2'])
    answer()
    await follow()
    expect(done).toEqual(['act 1', 'act 2', 'act 3'])
  })
})
