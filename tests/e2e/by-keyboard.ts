/** The app without a mouse, in Italian: moving by Tab, and no English names there. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './app.ts'

/** Words of the English screens that no Italian one has. */
const ENGLISH =
  /\b(the|and|of|with|your|library|settings|language|campaign|game|hero|health|choose|start|floor|turn|undo|door|explore|enter|face|flee|roll|dice|die|box|strength|agility|magic|heroic|warrior|damage|time|potion|item|skill|level|stop|confirm|cancel|close|loot|chronicle|card|deck|discarded|stairs|wide|armor|skull|victory|defeat)s?\b/i
/** Names that are the same in every language. */
const NAMES = /Delver’s Table|One Deck Dungeon|Asmadi Games|Alley Cat Games|game-icons|English/g

/** Goes on with Tab until the keyboard is where it should be. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible()
  const focused = target.and(target.page().locator(':focus'))
  for (let presses = 0; (await focused.count()) === 0; presses += 1) {
    expect(presses, `Tab never comes to ${String(target)}`).toBeLessThan(80)
    await target.page().keyboard.press('Tab')
  }
}

/** Everything that the page reads out, in words, is Italian. */
export async function expectNoEnglish(page: Page): Promise<void> {
  const readOut = await page.locator('body').ariaSnapshot()
  // Of each line only what is said, without the kind of thing that says it.
  const said = readOut
    .replaceAll(/^ *- (\/url: .*|'?\w+)|\[\w+(=\w+)?\]/gm, '')
    .replaceAll(NAMES, '')
  const english = said.split('\n').filter((line) => ENGLISH.test(line))
  expect(english).toEqual([])
}
