/**
 * Presses in their order. What a key or a die means depends on what lies on the table: pressed while an action is
 * under way, it waits until the table stands still again, and then means what lies there. So a quick second press
 * is neither lost nor taken for something else.
 */

export interface Presses<Action> {
  /** Does an action of the table, or takes one back; gives whether it was accepted. */
  readonly act: (action: Action) => Promise<boolean>
  readonly undo: () => Promise<boolean>
  /** Does what a press means, at once or when everything pressed before is done. */
  readonly press: (work: () => void) => void
}

/**
 * @param act does an action and lets the screen follow
 * @param undo takes back the last one and lets the screen follow
 */
export function usePresses<Action>(
  act: (action: Action) => Promise<boolean>,
  undo: () => Promise<boolean>,
): Presses<Action> {
  const underWay = new Set<Promise<boolean>>()
  let waiting = 0
  let pressing = false
  let presses: Promise<void> = Promise.resolve()

  async function track(work: Promise<boolean>): Promise<boolean> {
    underWay.add(work)
    try {
      return await work
    } finally {
      underWay.delete(work)
    }
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0) {
      await Promise.allSettled(underWay)
      // What follows from an action by itself, as a die into the box just opened, comes first.
      await Promise.resolve()
    }
  }

  function doNow(work: () => void): void {
    pressing = true
    try {
      work()
    } finally {
      pressing = false
    }
  }

  function press(work: () => void): void {
    if (pressing) {
      // Part of a press whose turn it is: a digit presses a die.
      work()
    } else if (underWay.size === 0 && waiting === 0) {
      doNow(work)
    } else {
      waiting += 1
      presses = presses.then(settled).then(() => {
        waiting -= 1
        doNow(work)
      })
    }
  }

  return { act: (action) => track(act(action)), undo: () => track(undo()), press }
}
