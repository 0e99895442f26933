/** A Warrior in the Dragon's Cave faces a Plague Rat alone: with the floor's, it has six boxes. */
import type { ActionType } from '../../../src/shared/games/one-deck-dungeon.ts'
import type { CallInput } from '../../../src/shared/api.ts'
import { goTo, type App } from '../../e2e/app.ts'
import { prepare } from '../../e2e/prepare.ts'
import { actByType } from './act-by-type.ts'
import { tableOf } from './table.ts'

/** Seven cards for the first turn's time and the Hall of Statues, then the doors, then the second turn's. */
const DECK = [
  ...['ogre-1', 'ogre-2', 'goblin-1', 'goblin-2', 'beetle-1', 'beetle-2', 'phantom-1'],
  ...['plague-rat-1', 'cave-in-1', 'cave-in-2', 'boulder-1', 'bandit-1', 'bandit-2'],
]
const WAY: readonly ActionType[] = [
  'begin-turn',
  'explore',
  'begin-turn',
  'enter-room',
  'face-encounter',
]
/** Four strength dice, two of agility, one of magic and the heroic one: enough for all six boxes. */
export const ENOUGH = [3, 3, 5, 1, 4, 3, 1, 5]

/** Opens the app where the dice are about to be rolled, or have been. */
export async function atThePlagueRat(
  openApp: (dataDir?: string) => Promise<App>,
  dataDir: string,
  {
    rolled = true,
    settings = { speed: 'instant' },
  }: { readonly rolled?: boolean; readonly settings?: CallInput<'settings.set'> } = {},
) {
  const id = await prepare(dataDir, async (ask) => {
    await ask('settings.set', settings)
    const begun = await ask('tables.start', {
      game: 'one-deck-dungeon',
      seed: 7,
      options: { heroes: [{ hero: 'warrior' }], dungeon: 'dragons-cave', tier: 'novice' },
      script: { deck: DECK, rolls: [...ENOUGH] },
    })
    return actByType(ask, begun, rolled ? [...WAY, 'roll-dice'] : WAY)
  })
  const { page } = await openApp(dataDir)
  await page.setViewportSize({ width: 1280, height: 800 })
  await goTo(page, `/tables/${id}`)
  const table = tableOf(page)
  await table.question.waitFor()
  return { page, table }
}
