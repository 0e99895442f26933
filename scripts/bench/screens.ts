/** How soon the library is there to be used, how smoothly a table moves while many dice tumble, how soon a map is drawn. */
import { cpSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import type { CallInput } from '../../src/shared/api.ts'
import type { Action, View } from '../../src/shared/games/one-deck-dungeon.ts'
import { prepare, playTo } from '../../tests/e2e/prepare.ts'
import { english as say } from '../../tests/e2e/words.ts'
import { newFolder, removeFolder } from '../../tests/temporary-folder.ts'
import { startBrowserHost } from '../browser-host.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts'
import { measureMap, prepareMap } from './map.ts'
import { counted, quantile, spread } from './numbers.ts'
import { CATEGORIES, measureStretch } from './trace.ts'
import type { Stretch } from './trace.ts'

const GAME: CallInput<'tables.start'> = {
  game: 'one-deck-dungeon',
  options: { heroes: [{ hero: 'warrior' }], dungeon: 'minotaurs-maze' },
}
/** A party that has come far; its items are the dice that it rolls. */
const ROLL_GAME: CallInput<'tables.start'> = {
  game: 'one-deck-dungeon',
  options: {
    heroes: [{ hero: 'warrior' }, { hero: 'mage' }],
    dungeon: 'minotaurs-maze',
    tier: 'novice',
  },
  script: { position: { level: 4 } },
}
const GAMES_IN_LIBRARY = 20
/** As many of them as the library shows at first. */
const GAMES_SHOWN = 13
/** At least so many are rolled. */
const DICE = 16
/** How long, in milliseconds, a roll may take before something must be wrong. */
const PATIENCE = 20_000
const SIZE = { width: 1280, height: 800 }

/** Measures `runs` times, each on a page that has nothing from before. */
export async function measureScreens(runs: number): Promise<void> {
  const dataDir = newFolder('bench')
  const { table, map } = await prepare(dataDir, async (ask) => {
    for (let game = 1; game <= GAMES_IN_LIBRARY; game += 1) await ask('tables.start', GAME)
    const roll = await playTo(
      ask,
      ROLL_GAME,
      (view) =>
        view.question.type === 'choose-bonus' &&
        // Its ones burn cards when the dice are rolled.
        view.encounter?.card?.startsWith('glooping-ooze') === true &&
        diceOf(view) >= DICE,
      claimItem,
    )
    return { table: roll.table, map: await prepareMap(ask) }
  })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    await measureStart(browser, dataDir, runs)
    await measureRoll(browser, dataDir, table, runs)
    const openMap = async (look: (page: Page) => Promise<void>): Promise<void> => {
      const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce' })
      await withCopy(dataDir, async (link) => {
        const page = await context.newPage()
        await page.goto(link)
        await page.goto(`${new URL(link).origin}/#/tables/${map}`)
        await look(page)
      })
      await context.close()
    }
    await measureMap(browser, openMap, runs)
  } finally {
    await browser.close()
    removeFolder(dataDir)
  }
}

/** How many dice a party of two rolls against a monster, heroic ones among them. */
function diceOf({ heroes, level }: View): number {
  return heroes
    .flatMap(({ stats }) => Object.values(stats))
    .reduce((sum, dice) => sum + dice, level.heroic)
}

/** Gives every card to whoever has fewer items. */
function claimItem({ heroes }: View, actions: readonly Action[]): Action | undefined {
  const itemsOf = ({ hero }: Action): number => heroes[hero ?? 0]?.items.length ?? 0
  return actions
    .filter(({ type }) => type === 'claim-item')
    .toSorted((one, other) => itemsOf(one) - itemsOf(other))[0]
}

/** Does `work` with an app of its own, whose link lets in but one, on a copy of the folder, which stays as it was. */
async function withCopy(dataDir: string, work: (link: string) => Promise<void>): Promise<void> {
  const copy = newFolder('bench')
  cpSync(dataDir, copy, { recursive: true })
  const host = await startBrowserHost(copy)
  try {
    await work(host.link)
  } finally {
    await host.close()
    removeFolder(copy)
  }
}

/** Notes when the library's first button can be pressed and its games are there. */
function watchStart(button: string): string {
  return `
  window.usableOnce = new Promise((resolve) => {
    const look = () => {
      const ready = [...document.querySelectorAll('main button:enabled')]
        .some((one) => one.textContent.trim() === ${JSON.stringify(button)})
      const shown = document.querySelectorAll('main article').length
      if (ready && shown >= ${GAMES_SHOWN}) resolve(window.usable = performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })`
}

async function measureStart(browser: Browser, dataDir: string, runs: number): Promise<void> {
  const starts: { readonly usable: number; readonly painted: number; readonly games: number }[] = []
  for (let run = 0; run < runs; run += 1)
    await withCopy(dataDir, async (link) => {
      const context = await browser.newContext({ viewport: SIZE })
      const page = await context.newPage()
      await page.addInitScript(watchStart(say('library.newCampaign')))
      await page.goto(link)
      await page.evaluate('window.usableOnce')
      starts.push(
        await page.evaluate(`({
          usable: window.usable,
          painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
          games: document.querySelectorAll('main article').length,
        })`),
      )
      await context.close()
    })
  const shown = Math.min(...starts.map(({ games }) => games))
  console.log(
    `start: usable after ${spread(starts.map(({ usable }) => usable))}, painted after ` +
      `${spread(starts.map(({ painted }) => painted))} in ${counted(runs, 'run')}, ${counted(shown, 'game')} shown`,
  )
}

/** Marks in the trace when something begins to move and when it has come to rest, and counts what moved. */
const WATCH_MOTION = `
  window.moved = { dice: 0, cards: 0 }
  const told = (stage) => {
    performance.mark('bench-moving')
    moved.dice += stage.querySelectorAll('.stage-thrown').length
    moved.cards += stage.querySelectorAll('.stage-burning, .stage-card').length
  }
  window.atRest = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('Nothing came to rest.')), ${PATIENCE})
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        for (const node of addedNodes) if (node.className === 'motion-stage') told(node)
        for (const node of removedNodes) if (node.className === 'motion-stage') {
          performance.mark('bench-rest')
          resolve()
        }
      }
    }).observe(document.body, { childList: true })
  })
  0`

interface Roll extends Stretch {
  readonly dice: number
  readonly cards: number
}

async function measureRoll(
  browser: Browser,
  dataDir: string,
  table: string,
  runs: number,
): Promise<void> {
  const rolls: Roll[] = []
  for (let run = 0; run < runs; run += 1)
    await withCopy(dataDir, async (link) => {
      const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'no-preference' })
      const page = await context.newPage()
      await page.goto(link)
      await page.goto(`${new URL(link).origin}/#/tables/${table}`)
      rolls.push(await rollOnce(browser, page))
      await context.close()
    })
  const longest = (lengths: readonly number[]): number => Math.max(...lengths)
  const dice = Math.min(...rolls.map((roll) => roll.dice))
  const cards = Math.min(...rolls.map((roll) => roll.cards))
  if (dice < DICE || cards === 0) throw new Error(`Only ${dice} dice and ${cards} cards moved.`)
  console.log(
    `roll: longest frame ${spread(rolls.map(({ frames }) => longest(frames)))}, ` +
      `19 of 20 within ${spread(rolls.map(({ frames }) => quantile(frames, 0.95)))}; ` +
      `longest task ${spread(rolls.map(({ tasks }) => longest(tasks)))}, ` +
      `of it work ${spread(rolls.map(({ work }) => longest(work)))} in ${counted(runs, 'run')}, ` +
      `${dice} dice and ${counted(cards, 'card')} moved`,
  )
}

/** Rolls the dice, from the press until all of it lies still. */
async function rollOnce(browser: Browser, page: Page): Promise<Roll> {
  const button = page.locator('.choices button').first()
  await button.waitFor()
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve()))')
  await page.evaluate(WATCH_MOTION)
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.evaluate(`performance.mark('bench-press')`)
  await button.click()
  await page.evaluate('atRest')
  const trace = await browser.stopTracing()
  const { dice, cards } = await page.evaluate<{ dice: number; cards: number }>('moved')
  return { ...measureStretch(trace, ['bench-press', 'bench-moving', 'bench-rest']), dice, cards }
}
