/** A Warrior's game in the Minotaur's Maze with a Goblin behind its first door, from sitting down to what was done. */
import type { Page } from '@playwright/test'
import type { CallInput } from '../../../src/shared/api.ts'
import type { HeroInput } from '../../../src/shared/games/one-deck-dungeon/calls.ts'
import { expect, goTo, newFolder, type App } from '../../e2e/app.ts'
import { furnish } from '../../e2e/furnish.ts'
import { tableOf, type Table } from './table.ts'

/** Two cards for the first turn's time, then the three doors of the Deadly Maze. */
export const DECK = ['ogre-1', 'ogre-2', 'goblin-1', 'rune-puzzle-1', 'phantom-1']
/** What the Warrior rolls against the Goblin: enough for all that it must cover. */
export const GOBLIN = [6, 5, 4, 1, 4, 2, 1]

/** What a Warrior comes with. */
export type Hero = Partial<HeroInput>

export interface Sitting {
  readonly page: Page
  readonly table: Table
  /** Ends the app, and tells what was done at the table. */
  readonly done: () => Promise<readonly string[]>
}

/** Sits down at the game; `rolls` are all the dice that it throws. */
export async function sitDown(
  openApp: (dataDir?: string) => Promise<App>,
  rolls: readonly number[],
  settings: CallInput<'settings.set'>,
  hero: Hero = {},
): Promise<Sitting> {
  const dataDir = newFolder()
  const { table: id } = await furnish(dataDir, async (ask) => {
    await ask('settings.set', settings)
    return ask('tables.start', {
      game: 'one-deck-dungeon',
      seed: 7,
      options: { heroes: [{ hero: 'warrior', ...hero }], dungeon: 'minotaurs-maze' },
      script: { deck: DECK, rolls: [...rolls] },
    })
  })
  const app = await openApp(dataDir)
  const { page } = app
  await goTo(page, `/tables/${id}`)
  const table = tableOf(page)
  await expect(table.question).toBeVisible()
  return {
    page,
    table,
    done: async () => {
      await app.kill()
      const log = await furnish(dataDir, (ask) => ask('tables.log', { table: id }))
      return log.flatMap(({ action }) => (action === null ? [] : [action.type]))
    },
  }
}
