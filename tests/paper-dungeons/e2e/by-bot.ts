/** Has an easy bot play for the people of a game. */
import { easy } from '../../../src/main/games/paper-dungeons/bot/easy.ts'
import { TURNS } from '../../../src/shared/games/paper-dungeons.ts'
import { isFull } from '../../amount.ts'
import { goTo } from '../../e2e/app.ts'
import type { App } from '../../e2e/app.ts'
import { playedBy } from '../../e2e/by-seats.ts'
import { prepare } from '../../e2e/prepare.ts'

export const { playOn, playTo } = playedBy(easy)

/**
 * Has the bot play the turns until the last one while the app is closed, and comes back to the table, on the desktop
 * in another window. With `FULL=1` all turns are left to be pressed, as `with-bots.spec.ts` does each time.
 */
export async function toTheLastTurn(app: App): Promise<void> {
  if (isFull) return
  const id = /\/tables\/([^/?]+)/.exec(app.page.url())?.[1] ?? ''
  await app.kill()
  await prepare(app.dataDir, (ask) => playOn(ask, id, ({ turn }) => turn === TURNS))
  await app.start()
  await goTo(app.page, `/tables/${id}`)
}
