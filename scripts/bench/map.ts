/** How long a map that is complete, with all its pieces, takes to be drawn anew after an action. */
import type { Browser, Page } from '@playwright/test'
import type { View } from '../../src/shared/games/dungeon-run.ts'
import { playTo } from '../../tests/dungeon-run/e2e/by-bot.ts'
import type { Ask } from '../../tests/e2e/prepare.ts'
import { counted, spread } from './numbers.ts'
import { CATEGORIES, measureStretch } from './trace.ts'

/** All that four players come to, the entrance and the Lair among them. */
const TILES = 26
const PLAYERS = 4

/** Has bots play until the map is complete and a hero may walk on it; which table that is. */
export async function prepareMap(ask: Ask): Promise<string> {
  const { table } = await playTo(
    ask,
    {
      game: 'dungeon-run',
      options: { players: PLAYERS },
      seats: Array.from({ length: PLAYERS }, (_, seat) => ({ bot: seat === 0 ? null : 'easy' })),
    },
    ({ layout, question, rooms, heroes, active }: View) =>
      layout.length >= TILES &&
      question?.type === 'menu' &&
      rooms[heroes[active ?? 0]?.at ?? 0]?.monster === null,
  )
  return table
}

/** @param open a page with the table on it, of an app of its own */
export async function measureMap(
  browser: Browser,
  open: (look: (page: Page) => Promise<void>) => Promise<void>,
  runs: number,
): Promise<void> {
  const redraws: number[] = []
  let tiles = 0
  for (let run = 0; run < runs; run += 1)
    await open(async (page) => {
      const way = page.locator('.press:has(.lit)').first()
      await way.waitFor()
      tiles = await page.locator('.press:has(.plan)').count()
      await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve()))')
      await page.evaluate(WATCH_REDRAW)
      await browser.startTracing(page, { categories: CATEGORIES })
      await way.click()
      await page.evaluate('redrawn')
      const trace = await browser.stopTracing()
      const { work } = measureStretch(trace, ['bench-redraw', 'bench-redraw', 'bench-redrawn'])
      redraws.push(Math.max(...work))
    })
  console.log(
    `map: longest work of a redraw ${spread(redraws)} in ${counted(runs, 'run')}, ${counted(tiles, 'tile')}`,
  )
}

/** Marks in the trace when the map begins to change, and when that has been drawn. */
const WATCH_REDRAW = `
  window.redrawn = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      performance.mark('bench-redraw')
      requestAnimationFrame(() => requestAnimationFrame(() => {
        performance.mark('bench-redrawn')
        resolve()
      }))
    }).observe(document.querySelector('[role="grid"]'), { childList: true, subtree: true, attributes: true })
  })
  0`
