/** A game alone in which Grothka meets a Slime behind the first exit, and one of her dice hits it. */
import type { CallInput } from '../../../src/shared/api.ts'
import { expect, goTo, newFolder } from '../../e2e/app.ts'
import type { App } from '../../e2e/app.ts'
import { prepare } from '../../e2e/prepare.ts'
import { runTableOf } from './table.ts'

function roll(name: string, ...dice: readonly number[]) {
  return dice.map((value) => ({ roll: name, value }))
}
const script = {
  decks: { heroes: ['grothka'], tiles: ['s14'], encounters: ['slime.1'] },
  rolls: [...roll('content', 4), ...roll('attack', 3, 1), ...roll('fight', 6, 3, 1, 1, 1)],
}

/** Opens it at its beginning. */
export async function openSlimeGame(
  openApp: (dataDir?: string) => Promise<App>,
  settings: CallInput<'settings.set'>,
) {
  const dataDir = newFolder()
  const { table: id } = await prepare(dataDir, async (ask) => {
    await ask('settings.set', settings)
    const options = { players: 1 }
    return ask('tables.start', { game: 'dungeon-run', seed: 3, options, script })
  })
  const app = await openApp(dataDir)
  const { page } = app
  await goTo(page, `/tables/${id}`)
  const table = runTableOf(page)
  await expect(table.dark.first()).toBeVisible()
  return {
    page,
    table,
    /** What was done in it; the app is closed for that. */
    done: async (): Promise<readonly string[]> => {
      await app.kill()
      const log = await prepare(dataDir, (ask) => ask('tables.log', { table: id, viewer: 0 }))
      return log.flatMap(({ action }) => (action === null ? [] : [action.type]))
    },
  }
}
