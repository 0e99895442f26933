/**
 * One campaign game from the first start of the app to the exported sheet, on either host. The deck and the
 * dice of the first floor are scripted, so that each of its encounters shows something else; from then on
 * every die is a 6 and the player goes by what the table offers. Unless `FULL=1` asks for the whole of it, the bot
 * takes the game from the first floor to the last stairs; and the desktop, whose page is the same, is shown but a
 * part of the first floor, and no files, which `exchange.spec.ts` has there.
 */
import { isFull } from '../../amount.ts'
import { expect, test } from '../../e2e/app.ts'
import type { App } from '../../e2e/app.ts'
import { readPdf } from '../../e2e/pdf.ts'
import { playOn, prepare } from '../../e2e/prepare.ts'
import { asks } from './places-tables.ts'
import { playToTheEnd } from './player.ts'
import type { Progress } from './player.ts'
import { screensOf } from '../../e2e/screens.ts'
import { tableOf } from './table.ts'

const CAMPAIGN = '“Winter”, \'Nebbia\' & "Co." 🐉'
const PLAYER = 'Zoë "la Volpe" D’Amico'

/** Standard's XP card, what the Hall of Statues and the first turn take, then the first four doors. */
const DECK = [
  'ogre-1',
  ...['goblin-1', 'skeleton-1', 'beetle-1', 'wraith-1', 'shadow-1'],
  ...['bandit-1', 'glooping-ooze-1'],
  ...['spiked-log-1', 'goblin-2', 'bear-traps-1', 'ice-elemental-2'],
]
const SPIKED_LOG = [2, 3, 5, 1]
const GOBLIN = [4, 4, 2, 1, 3, 3, 5]
const BEAR_TRAPS = [3, 4, 2]
const ICE_ELEMENTAL = { frenzy: [6, 6], hand: [6, 5, 3, 3, 1, 1, 4, 2], mana: [5, 6, 1] }
const ROLLS = [
  ...[...SPIKED_LOG, ...GOBLIN, ...BEAR_TRAPS],
  ...[...ICE_ELEMENTAL.frenzy, ...ICE_ELEMENTAL.hand, ...ICE_ELEMENTAL.mana],
  ...Array.from({ length: 1_000 }, () => 6),
]

test.use({
  additions: { 'tables.start': { seed: 2026, script: { deck: DECK, rolls: ROLLS } } },
})

/** In the first fight: undo, and a reload of the page. */
async function stepBackAndReload(app: App): Promise<void> {
  await test.step('undo steps back to the roll, and no further', async () => {
    const table = tableOf(app.page)
    const before = await table.readOut()
    await expect(table.undo).toHaveAccessibleDescription(/Undo the last step/)
    await table.undo.click()
    await expect(table.die('Strength die 5')).toBeVisible()
    await expect(table.box('E')).not.toHaveAccessibleName(/covered/)
    await table.place('Strength die 5', 'E')
    expect(await table.readOut()).toBe(before)
    while (await table.undo.isEnabled()) await table.takeBack()
    await expect(table.undo).toHaveAccessibleDescription('Undo stops here: Warrior rolled 7 dice')
    await expect(table.dice).toHaveText(['4', '4', '2', '1', '3', '3', '5'])
    await table.useSkill('cleave')
    await table.pay(['Strength die 1'])
    await table.pay(['Strength die 4', 'Strength die 2', 'Agility die 3', 'Agility die 3'])
    await table.fill('A', ['Strength die 4'])
    await table.place('Strength die 5', 'E')
    expect(await table.readOut()).toBe(before)
  })

  await test.step('a reload in mid-encounter changes nothing', async () => {
    const table = tableOf(app.page)
    const before = await table.readOut()
    expect(before).toContain('Box E: Strength 5, 2 damage, covered by Strength 5')
    await app.page.reload()
    await expect(table.question).toBeVisible()
    expect(await table.readOut()).toBe(before)
  })
}

/** From the first fight into one where a potion is drunk. */
async function playOnTheFirstFloor(app: App): Promise<void> {
  await test.step('a heroic die, XP and a new level', async () => {
    const table = tableOf(app.page)
    await table.place('Strength die 3', 'B')
    await table.place('Agility die 4', 'D')
    await table.act('begin-heroic-die')
    await table.pay(['Magic die 5', 'Agility die 4'])
    await table.place('Heroic die 4', 'F')
    await expect(table.button('End: 1 time')).toBeVisible()
    await table.stop()
    await table.press('Keep as 2 XP')
    await table.press('Spend XP for the next level')
    await table.act('confirm')
    await table.tells('Warrior makes Heroic 4.', 'You reach level 2!')
    await table.beginTurn()
  })

  await test.step('a door fled from, a peril that hurts, and a potion identified', async () => {
    const table = tableOf(app.page)
    await table.enter(table.closedDoor(2))
    await table.act('flee')
    await table.tells('You flee from Ice Elemental.')
    await table.beginTurn()
    await table.enter(table.closedDoor(1))
    await table.act('face-encounter')
    await table.press(/^Run Through/)
    await table.act('roll-dice')
    await table.place('Agility die 3', 'B')
    await expect(table.stopping).toContainText('the peril’s box')
    await table.stop()
    await table.press(/^Identify it as potion: Mana/)
    await table.tells('Warrior takes 3 damage (consequences).', 'Warrior claims Bear Traps, potion')
  })

  await test.step('healing, a feat and a potion in a fight', async () => {
    const table = tableOf(app.page)
    await table.act('drink-healing', { hero: 'Warrior' })
    await table.beginTurn()
    await table.enter(table.openDoor(1, 'ice-elemental'))
    await table.press('Use Frenzy: 2 dice')
    await table.act('roll-dice')
    await table.act('drink-potion', { potion: 'Mana' })
    // A die in hand goes into a wide box at once.
    await table.place('Strength die 6', 'A')
    await table.pay(['Strength die 5'])
    await table.place('Magic die 4', 'C')
  })
}

/** Goes back to the table from the library, after a start. */
async function resume({ page }: App): Promise<void> {
  const { library, say } = screensOf(page)
  const game = library.game('warrior', 'dragons-cave')
  await expect(game).toContainText(PLAYER)
  await expect(game).toContainText(CAMPAIGN)
  await game.getByRole('link', { name: say('library.resume') }).click()
  await expect(tableOf(page).question).toBeVisible()
}

/** Has the bot go on, while the app is not running, to the stairs that lead to the boss. */
async function playToTheLastStairs(app: App): Promise<Progress> {
  const table = /\/tables\/([^/?]+)/.exec(app.page.url())?.[1] ?? ''
  const atLastStairs = asks('descend-or-stay', ({ floor }) => floor === 3)
  await app.kill()
  const { view } = await prepare(app.dataDir, async (ask) =>
    playOn(ask, await ask('tables.open', { table }), atLastStairs),
  )
  await app.start()
  await resume(app)
  return { descents: view.descents, levels: view.levelsGained }
}

test('a whole campaign game, from the first start to the exported sheet', async ({
  app,
  host,
  openApp,
}) => {
  const inFull = isFull || host === 'browser'
  await test.step('a campaign, a sheet and a game', async () => {
    const { library, campaign, newGame } = screensOf(app.page)
    await library.arrived()
    await library.newCampaign(CAMPAIGN)
    await campaign.addSheet(PLAYER, 'warrior')
    await campaign.play(PLAYER).click()
    await newGame.start({ focus: 'survival', dungeon: 'dragons-cave', tier: 'standard' })
  })

  await test.step('a peril by its quick way, and its loot as a skill', async () => {
    const table = tableOf(app.page)
    await table.tells('Ogre counts as 4 XP')
    await table.press('Begin turn 1: discard 7 cards')
    await table.tells('Turn 1 begins')
    await table.act('explore')
    await table.beginTurn()
    await table.enter(table.closedDoor(1))
    await table.act('face-encounter')
    await table.press(/^Clobber Logs \(Strength 8/)
    await table.act('roll-dice')
    await table.place('Strength die 2', 'B')
    await table.fill('A', ['Strength die 5', 'Strength die 3'])
    await expect(table.stopping).toContainText('No damage, no time lost')
    await table.stop()
    await table.press(/^Learn it as skill: Cleave/)
    await table.tells('Warrior claims Spiked Log, skill: Cleave.')
  })

  await test.step('the loot is taken back and claimed again; only then does the turn begin', async () => {
    const table = tableOf(app.page)
    await expect(table.question).toHaveText('Ready for turn 3?')
    const before = await table.readOut()
    await table.takeBack()
    await table.press(/^Keep as \d+ XP$/)
    await table.takeBack()
    await table.press(/^Learn it as skill: Cleave/)
    expect(await table.readOut()).toBe(before)
    await table.press('Begin turn 3: discard 2 cards')
    await expect(table.undo).toBeDisabled()
  })

  await test.step('a fight with a skill, wide and normal boxes', async () => {
    const table = tableOf(app.page)
    await table.enter(table.closedDoor(1))
    await table.act('face-encounter')
    await table.act('roll-dice')
    // Nothing of the encounter before is still in hand.
    await expect(table.dice.and(app.page.locator('[aria-pressed="true"]'))).toHaveCount(0)
    await expect(table.undo).toBeDisabled()
    await expect(table.undo).toHaveAccessibleDescription('Undo stops here: Warrior rolled 7 dice')
    await table.useSkill('cleave')
    await table.pay(['Strength die 1'])
    await table.pay(['Strength die 4', 'Strength die 2', 'Agility die 3', 'Agility die 3'])
    await table.fill('A', ['Strength die 4'])
    await table.place('Strength die 5', 'E')
  })

  if (inFull) {
    await stepBackAndReload(app)
    await playOnTheFirstFloor(app)
  }

  await test.step('killed in mid-encounter, it stands there as it did', async () => {
    const before = await tableOf(app.page).readOut()
    expect(before).toContain(
      inFull
        ? 'Box C: Magic 4, 2 damage, covered by Magic 4'
        : 'Box E: Strength 5, 2 damage, covered by Strength 5',
    )
    await app.kill()
    if (host === 'browser') await expect(app.page.getByText(/^Connection lost/)).toBeVisible()
    await app.start()
    await resume(app)
    expect(await tableOf(app.page).readOut()).toBe(before)
  })

  if (inFull)
    await test.step('the rest of the fight, and an item', async () => {
      const table = tableOf(app.page)
      await table.place('Strength die 3', 'B')
      await table.place('Strength die 3', 'F')
      await table.place('Magic die 5', 'D')
      await table.place('Magic die 6', 'E')
      await table.stop()
      await table.press(/^Take it as item: Agility/)
      await table.tells('Warrior claims Ice Elemental, item: Agility and 1 health.')
    })

  const { descents, levels } = await test.step('down to the boss, and victory', async () => {
    const before = isFull ? { descents: 0, levels: 1 } : await playToTheLastStairs(app)
    return playToTheEnd(tableOf(app.page), before)
  })
  const earned = descents + levels + 3 + 1

  await test.step('checkmarks counted line by line, placed, taken back and settled', async () => {
    const { heading, result, sheet } = screensOf(app.page)
    await expect(heading('The game is over')).toBeVisible()
    await expect(app.page.getByText('Victory')).toBeVisible()
    expect(descents).toBe(3)
    await expect(result.ledger.getByRole('row')).toHaveText([
      '3 descents3',
      `${levels} levels gained${levels}`,
      'Boss defeated3',
      'Challenge tier1',
      `Total${earned}`,
    ])
    const { say } = screensOf(app.page)
    const next = say('odd.result.next', { player: PLAYER, count: earned }, earned)
    await expect(app.page.getByText(next)).toBeInViewport()
    await app.page.getByRole('button', { name: say('odd.sheet.placeThem') }).click()
    await expect(heading(say('odd.result.place'))).toBeInViewport()
    for (let number = 1; number <= 6; number += 1) {
      await result.space('prepared', 'green', number, 6).click()
      await expect(result.left).toContainText(String(earned - number))
    }
    await result.space('guile', 'green', 1, 6).click()
    await expect(result.left).toContainText(String(earned - 7))
    await result.space('guile', 'green', 1, 6, true).click()
    await expect(result.left).toContainText(String(earned - 6))
    for (let number = 1; number <= earned - 6; number += 1)
      await result.space('cunning', 'green', number, 6).click()
    await expect(
      app.page.getByText(screensOf(app.page).say('odd.result.left', {}, 0)),
    ).toBeVisible()
    await result.settle.click()
    await sheet.arrived(PLAYER)
  })

  const { sheet } = screensOf(app.page)
  await test.step('the sheet shows the marks, and the boss with its tier', async () => {
    await expect(sheet.talent('prepared')).toContainText('Earned')
    await expect(sheet.talent('guile')).toContainText('0 of 6 spaces checked')
    await expect(sheet.talent('cunning')).toContainText(`${earned - 6} of 6 spaces checked`)
    await expect(sheet.boss('dragon')).toContainText('Standard')
    await expect(sheet.boss('hydra')).toContainText('not yet')
    await expect(sheet.games.getByRole('row')).toHaveCount(2)
    await expect(sheet.games).toContainText(`Won${descents}${levels}${earned}`)
  })

  if (!inFull) return
  await test.step('printed on either paper, the sheet is one page that says whose it is', async () => {
    for (const [paper, size] of [
      ['a4', [595.28, 841.89]],
      ['letter', [612, 792]],
    ] as const) {
      const file = await sheet.asPdf(paper)
      expect(file.name).toMatch(/Winter.*\.pdf$/)
      const pdf = await readPdf(file.bytes)
      expect(pdf.size).toEqual(size)
      expect(pdf.pages).toBe(1)
      for (const words of ['Warrior', PLAYER, CAMPAIGN, 'Dragon', 'Standard', 'EARNED'])
        expect(pdf.words).toContain(words)
    }
  })

  await test.step('the sheet’s file goes into another library, and nothing is lost', async () => {
    const file = await sheet.as('json')
    expect(file.name).toMatch(/Winter.*\.delvesheet$/)
    const here = await sheet.readOut()
    const elsewhere = screensOf((await openApp()).page)
    await elsewhere.files.import(file)
    await elsewhere.library.campaign(CAMPAIGN).click()
    await elsewhere.campaign.open(PLAYER).click()
    await elsewhere.sheet.arrived(PLAYER)
    expect(await elsewhere.sheet.readOut()).toBe(here)
    const again = await elsewhere.sheet.as('json')
    expect(again.name).toBe(file.name)
    expect(again.bytes.toString()).toBe(file.bytes.toString())
  })
})
