/** Every screen in both languages at every size: it fits the page, and nothing complains. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import type { CallInput, Sheet } from '../../src/shared/api.ts'
import type {
  Action,
  DungeonId,
  HeroId,
  Question,
  View,
} from '../../src/shared/games/one-deck-dungeon.ts'
import { expect, test } from './app.ts'
import { furnish, playTo } from './furnish.ts'
import type { Ask } from './furnish.ts'
import { screensOf } from './screens.ts'
import type { Screens } from './screens.ts'
import { english, italian } from './words.ts'

interface Size {
  readonly width: number
  readonly height: number
  readonly deviceScaleFactor: 1 | 2
}
const SIZES: readonly Size[] = [
  { width: 1024, height: 700, deviceScaleFactor: 1 },
  { width: 1280, height: 800, deviceScaleFactor: 1 },
  { width: 1920, height: 1080, deviceScaleFactor: 1 },
]
/** A dense screen, on a round of its own: a window does not change its screen while one looks at it. */
const DENSE: readonly Size[] = [
  { width: 1024, height: 700, deviceScaleFactor: 2 },
  // A common screen whose system enlarges everything twice.
  { width: 960, height: 540, deviceScaleFactor: 2 },
]

/** As long as a name may be, with nowhere to break it. */
const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(3).slice(0, 80)
const SIXES = Array.from({ length: 3_000 }, () => 6)
const ONES = Array.from({ length: 300 }, () => 1)

const LANGUAGES = { English: english, Italiano: italian } as const

interface Place {
  readonly name: string
  readonly path: string
  /** What is done there before it is looked at. */
  readonly open?: (screens: Screens) => Promise<void>
}

// --- a library with everything in it -----------------------------------------------------------

const game = (
  hero: HeroId,
  dungeon: DungeonId,
  rolls: readonly number[] = SIXES,
): CallInput<'tables.start'> => ({
  game: 'one-deck-dungeon',
  options: { heroes: [{ hero }], dungeon, tier: 'novice' },
  script: { rolls: [...rolls] },
})
const campaignGame = (sheet: Sheet, dungeon: DungeonId): CallInput<'tables.start'> => ({
  ...game(sheet.hero, dungeon),
  campaign: sheet.campaign,
  options: { heroes: [{ sheet: sheet.sheet, focus: 'survival' }], dungeon, tier: 'standard' },
})

const asks =
  (type: Question['type'], also: (view: View) => boolean = () => true) =>
  (view: View): boolean =>
    view.question.type === type && also(view)
const take =
  (...types: readonly Action['type'][]) =>
  (_: View, actions: readonly Action[]): Action | undefined =>
    actions.find(({ type }) => types.includes(type))

type Scene = readonly [
  name: string,
  start: CallInput<'tables.start'>,
  reached: (view: View) => boolean,
  choose?: (view: View, actions: readonly Action[]) => Action | undefined,
]

/** A table at each of its scenes. */
async function setTables(ask: Ask): Promise<readonly Place[]> {
  /** Opens every door and goes through none. */
  const peeping = (view: View, actions: readonly Action[]): Action | undefined => {
    const closed = view.doors.filter(({ cards }) => cards === null).map(({ id }) => id)
    return actions.find(
      (action) =>
        action.type === 'flee' || (action.type === 'enter-room' && closed.includes(action.door)),
    )
  }
  const scenes: readonly Scene[] = [
    [
      'four open doors',
      game('warrior', 'dragons-cave'),
      asks('choose-turn', ({ doors }) => doors.filter(({ cards }) => cards !== null).length === 4),
      peeping,
    ],
    ['a peril’s two ways', game('mage', 'hydras-reef'), asks('choose-option')],
    [
      'a fight on the third floor',
      game('paladin', 'yetis-cavern'),
      asks('place', ({ floor, encounter }) => floor === 3 && encounter?.kind === 'combat'),
      take('face-encounter'),
    ],
    ['dice being picked', game('warrior', 'dragons-cave'), asks('pick-dice')],
    [
      'loot with no room for it',
      game('archer', 'hydras-reef'),
      asks('claim-loot', ({ heroes, level }) => heroes[0]?.items.length === level.items),
      take('claim-item'),
    ],
    ['XP being spent', game('warrior', 'dragons-cave'), asks('pick-xp')],
    [
      'the stairs to the boss',
      game('warrior', 'dragons-cave'),
      asks('descend-or-stay', ({ floor }) => floor === 3),
    ],
    ['the boss', game('warrior', 'minotaurs-maze'), asks('place', ({ boss }) => boss !== null)],
    [
      'a hero about to fall',
      game('warrior', 'hydras-reef', ONES),
      asks('save-hero'),
      take('face-encounter', 'roll-dice', 'finish-placing', 'claim-xp', 'begin-turn'),
    ],
  ]
  const places: Place[] = []
  for (const [name, ...scene] of scenes) {
    const { table } = await playTo(ask, ...scene)
    places.push({ name: `table: ${name}`, path: `/tables/${table}` })
  }
  const over = asks('game-over')
  const lost = await playTo(
    ask,
    game('rogue', 'lichs-tomb', ONES),
    over,
    take('face-encounter', 'finish-placing', 'accept-defeat'),
  )
  places.push({ name: 'a single game lost', path: `/tables/${lost.table}/result` })
  return places
}

/** The tables of two and of four, whose players all have names as long as may be. */
async function setPartyTables(ask: Ask): Promise<readonly Place[]> {
  const party = (
    heroes: readonly HeroId[],
    dungeon: DungeonId,
    dice: 'app' | 'own' = 'app',
  ): CallInput<'tables.start'> => ({
    game: 'one-deck-dungeon',
    options: {
      heroes: heroes.map((hero) => ({ hero, player: LONG })),
      dungeon,
      tier: 'novice',
      dice,
    },
    script: { rolls: dice === 'app' ? SIXES : [] },
  })
  const two = (dungeon: DungeonId) => party(['warrior', 'mage'], dungeon)
  const four = (dungeon: DungeonId) => party(['warrior', 'mage', 'archer', 'paladin'], dungeon)
  const fight = asks('place', ({ floor, encounter }) => floor === 2 && encounter?.kind === 'combat')
  const scenes: readonly Scene[] = [
    ['two in a fight', two('yetis-cavern'), fight, take('face-encounter')],
    [
      'two before the odd damage',
      two('lichs-tomb'),
      asks('assign-damage'),
      take('face-encounter', 'roll-dice', 'finish-placing'),
    ],
    [
      'two and the loot with no room for it',
      two('hydras-reef'),
      asks('claim-loot', ({ heroes, level }) => heroes[0]?.items.length === level.items),
      take('claim-item'),
    ],
    ['four before the doors', four('dragons-cave'), asks('choose-turn', ({ turn }) => turn > 1)],
    [
      'four before a room of two',
      four('yetis-cavern'),
      asks('choose-card'),
      take('face-encounter'),
    ],
    ['four who part', four('lichs-tomb'), asks('choose-pair'), take('face-encounter')],
    [
      'four in a fight',
      four('dragons-cave'),
      asks('place', ({ encounter }) => encounter?.kind === 'combat'),
      take('face-encounter'),
    ],
    ['four and the loot', four('minotaurs-maze'), asks('claim-loot'), take('face-encounter')],
    [
      'four who part against the boss',
      four('dragons-cave'),
      asks('choose-pair', ({ boss }) => boss !== null),
    ],
    ['four and the boss', four('minotaurs-maze'), asks('place', ({ boss }) => boss !== null)],
    ['dice to be told', party(['rogue', 'archer'], 'hydras-reef', 'own'), asks('enter-dice')],
  ]
  const places: Place[] = []
  for (const [name, ...scene] of scenes) {
    const { table } = await playTo(ask, ...scene)
    places.push({ name: `table: ${name}`, path: `/tables/${table}` })
  }
  const over = await playTo(ask, two('dragons-cave'), asks('game-over'))
  places.push({ name: 'a party’s game over', path: `/tables/${over.table}/result` })
  return places
}

/** Campaigns and sheets, with checkmarks placed and to be placed, and something in the bin. */
async function setShelves(ask: Ask): Promise<readonly Place[]> {
  const { campaign } = await ask('campaigns.create', { name: LONG })
  const waiting = await ask('sheets.create', { campaign, hero: 'warrior', player: LONG })
  const settled = await ask('sheets.create', { campaign, hero: 'paladin', player: 'Ann' })
  const over = asks('game-over')
  const won = await playTo(ask, campaignGame(waiting, 'dragons-cave'), over)
  const counted = await playTo(ask, campaignGame(settled, 'dragons-cave'), over)
  if (counted.record === null) throw new Error('A campaign game leaves a record.')
  const where = { sheet: settled.sheet, record: counted.record }
  await ask('sheets.mark', { ...where, talent: 'veteran', color: 'green' })
  await ask('sheets.settle', { ...where, forfeit: true })
  await ask('tables.start', campaignGame(settled, 'yetis-cavern'))

  const binned = await ask('campaigns.create', { name: LONG })
  await ask('campaigns.delete', { campaign: binned.campaign })
  const { table } = await ask('tables.start', game('mage', 'lichs-tomb'))
  await ask('tables.delete', { table })

  const told = {
    heroes: [{ sheet: settled.sheet }, { hero: 'mage' as const, player: LONG }],
    dungeon: 'minotaurs-maze' as const,
    tier: 'fearless' as const,
    won: false,
    descents: 1,
    levels: 1,
    playedAt: '2026-11-01T18:00:00.000Z',
    note: LONG.repeat(4),
  }
  const { record } = await ask('records.add', { campaign, game: told })
  await ask('records.correct', { record, game: { ...told, descents: 2 } })
  const removed = await ask('records.add', { campaign, game: { ...told, levels: 2 } })
  await ask('records.delete', { record: removed.record })
  await ask('campaigns.note', { campaign, notes: LONG.repeat(8) })
  const { gauntlet } = await ask('gauntlets.start', {
    campaign,
    sheets: [waiting.sheet],
    tier: 'veteran',
  })
  const archived = await ask('campaigns.create', { name: LONG })
  await ask('campaigns.archive', { campaign: archived.campaign, archived: true })

  const press = (key: string) => (screens: Screens) => screens.button(key).first().click()
  return [
    { name: 'the library', path: '/', open: ({ library }) => library.bin.click() },
    { name: 'naming a campaign', path: '/', open: press('library.newCampaign') },
    { name: 'giving a game up', path: '/', open: press('library.abandon') },
    { name: 'a campaign', path: `/campaigns/${campaign}` },
    { name: 'its exports', path: `/campaigns/${campaign}`, open: press('export.campaign') },
    { name: 'its gauntlets', path: `/campaigns/${campaign}`, open: press('gauntlet.start') },
    { name: 'a game with cards', path: `/campaigns/${campaign}/record` },
    { name: 'a record corrected', path: `/records/${record}` },
    { name: 'a record being corrected', path: `/records/${record}/correct` },
    {
      name: 'a campaign’s own bin',
      path: `/campaigns/${campaign}`,
      open: ({ library }) => library.bin.click(),
    },
    { name: 'a gauntlet', path: `/gauntlets/${gauntlet}` },
    { name: 'the daily delve', path: '/daily' },
    { name: 'the statistics', path: '/statistics' },
    { name: 'a campaign’s statistics', path: `/statistics?campaign=${campaign}` },
    { name: 'adding a sheet', path: `/campaigns/${campaign}`, open: press('campaign.addSheet') },
    { name: 'renaming', path: `/campaigns/${campaign}`, open: press('campaign.rename') },
    { name: 'binning a campaign', path: `/campaigns/${campaign}`, open: press('campaign.toBin') },
    { name: 'a sheet', path: `/sheets/${settled.sheet}` },
    { name: 'printing a sheet', path: `/sheets/${settled.sheet}`, open: press('export.sheet') },
    { name: 'a sheet with checkmarks to place', path: `/sheets/${waiting.sheet}` },
    { name: 'a record', path: `/records/${counted.record}` },
    { name: 'a campaign game won', path: `/tables/${won.table}/result` },
    {
      name: 'losing checkmarks',
      path: `/tables/${won.table}/result`,
      open: press('result.settle'),
    },
    { name: 'a new game', path: `/new?campaign=${campaign}` },
    { name: 'a game for a sheet', path: `/new?campaign=${campaign}&sheet=${settled.sheet}` },
    { name: 'a single game', path: '/new' },
    { name: 'the settings', path: '/settings' },
    {
      name: 'a refused file',
      path: '/',
      open: ({ files }) => files.choose('holiday.json', '{}'),
    },
  ]
}

// --- looking at it -----------------------------------------------------------------------------

/** Runs in the page: how far it scrolls sideways, and what stands over an edge. */
const MISFITS = `(() => {
  const { clientWidth, scrollWidth } = document.documentElement
  const misfits = scrollWidth > clientWidth ? ['page scrolls by ' + (scrollWidth - clientWidth)] : []
  for (const thing of document.querySelectorAll('button, a, input, h1, h2, h3, label')) {
    const { left, right, width } = thing.getBoundingClientRect()
    if (width <= 1 || thing.closest('.skip, .visually-hidden')) continue
    const name = thing.tagName + ' ' + (thing.getAttribute('aria-label') ?? thing.textContent).trim()
    if (left < -1 || right > clientWidth + 1) misfits.push('over the edge: ' + name)
    if (thing.matches('button') && thing.scrollWidth > thing.clientWidth + 1)
      misfits.push('too small for its words: ' + name)
  }
  return misfits
})()`
const drawnAt = ({ width, height, deviceScaleFactor }: Size): string =>
  `innerWidth === ${width} && innerHeight === ${height} && devicePixelRatio === ${deviceScaleFactor}`
const NEXT_FRAME = 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))'

async function lookAt(
  page: Page,
  screen: CDPSession,
  place: string,
  sizes: readonly Size[],
): Promise<readonly string[]> {
  const seen: string[] = []
  for (const size of sizes) {
    await screen.send('Emulation.setDeviceMetricsOverride', { ...size, mobile: false })
    await page.waitForFunction(drawnAt(size))
    await page.evaluate(NEXT_FRAME)
    // A table fits its parts to the room that it finds, which takes a busy machine some frames more.
    let misfits: readonly string[] = []
    const fits = async () => (misfits = await page.evaluate<readonly string[]>(MISFITS)).length
    await expect
      .poll(fits, { timeout: 5_000 })
      .toBe(0)
      .catch(() => undefined)
    const { width, height, deviceScaleFactor } = size
    const at = `${place}, ${width} × ${height} at ${deviceScaleFactor}`
    seen.push(...misfits.map((misfit) => `${at}: ${misfit}`))
  }
  return seen
}

async function visit(
  page: Page,
  language: keyof typeof LANGUAGES,
  places: readonly Place[],
): Promise<readonly string[]> {
  const screen = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const say = LANGUAGES[language]
  const screens = screensOf(page, say)
  if (language !== 'English') {
    await page.goto(`${origin}/#/settings`)
    await screensOf(page).settings.speak(language)
  }
  const seen: string[] = []
  let left = false
  for (const sizes of [SIZES, DENSE])
    for (const { name, path, open } of places) {
      await page.goto(`${origin}/#${path}`)
      // A dialog of the place before must not stand over this one.
      if (left) await page.reload()
      left = open !== undefined
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(say('common.loading'))).toBeHidden()
      await open?.(screens)
      seen.push(...(await lookAt(page, screen, name, sizes)))
    }
  return seen
}

for (const language of ['English', 'Italiano'] as const) {
  test(`the first start fits every size in ${language}`, async ({ app }) => {
    const press = ({ button }: Screens) => button('library.newCampaign').click()
    const places = [
      { name: 'an empty library', path: '/' },
      { name: 'naming the first campaign', path: '/', open: press },
      { name: 'a single game', path: '/new' },
      { name: 'the settings', path: '/settings' },
    ]
    expect(await visit(app.page, language, places)).toEqual([])
  })

  test(`the tables of two and four fit every size in ${language}`, async ({ openApp }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'delvers-table-e2e-'))
    const places = await furnish(dataDir, setPartyTables)
    const { page } = await openApp(dataDir)
    expect(await visit(page, language, places)).toEqual([])
  })

  test(`every screen fits every size in ${language}`, async ({ openApp }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'delvers-table-e2e-'))
    const places = await furnish(dataDir, async (ask) => [
      ...(await setShelves(ask)),
      ...(await setTables(ask)),
    ])
    const { page } = await openApp(dataDir)
    expect(await visit(page, language, places)).toEqual([])
  })
}
