/** A Warrior's game in the Minotaur's Maze with a Goblin behind its first door, opened in the app. */
import type { Page } from '@playwright/test'
import type { CallInput } from '../../../src/shared/api.ts'
import type { HeroInput } from '../../../src/shared/games/one-deck-dungeon/calls.ts'
import { expect, goTo, newFolder, type App } from '../../e2e/app.ts'
import { prepare } from '../../e2e/prepare.ts'
import { tableOf, type Table } from './table.ts'

/** Two cards for the first turn's time, then the three doors of the Deadly Maze. */
export const DECK = ['ogre-1', 'ogre-2', 'goblin-1', 'rune-puzzle-1', 'phantom-1']
/** What the Warrior rolls against the Goblin: enough for all that it must cover. */
export const GOBLIN = [6, 5, 4, 1, 4, 2, 1]

/** What a Warrior comes with. */
export type Hero = Partial<HeroInput>

export interface Session {
  readonly page: Page
  readonly table: Table
  /** Kills the app, and gives the types of the actions that were done. */
  readonly done: () => Promise<readonly string[]>
}

/** Opens the app at the game; `rolls` are all the dice that it throws. */
export async function openSession(
  openApp: (dataDir?: string) => Promise<App>,
  rolls: readonly number[],
  settings: CallInput<'settings.set'>,
  hero: Hero = {},
): Promise<Session> {
  const dataDir = newFolder()
  const { table: id } = await prepare(dataDir, async (ask) => {
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
      const { log, left } = await prepare(dataDir, async (ask) => ({
        log: await ask('tables.log', { table: id }),
        left: (await ask('tables.open', { table: id })).scriptLeft,
      }))
      expect(left, 'what of the script was not drawn').toMatchObject({ deck: [], rolls: [] })
      return log.flatMap(({ action }) => (action === null ? [] : [action.type]))
    },
  }
}
