/** Three people at one computer: help, sabotage, a trade, the screen covered between them, and the race to its winner. */
import type { Bot } from '../../../src/main/games/game.ts'
import { easy } from '../../../src/main/games/dungeon-run/bot/easy.ts'
import { STONE } from '../../../src/shared/games/dungeon-run.ts'
import type { Action, DungeonRunTypes, View } from '../../../src/shared/games/dungeon-run.ts'
import { expect, goTo, test } from '../../e2e/app.ts'
import { prepare } from '../../e2e/prepare.ts'
import { english as say } from '../../e2e/words.ts'
import { playedBy } from '../../e2e/by-seats.ts'
import { runTableOf } from './table.ts'

function roll(name: string, ...dice: readonly number[]) {
  return dice.map((value) => ({ roll: name, value }))
}
/** Grothka, Maelis and Hadrun; a quiet tile with a treasure on it lies on top, and the first two Fights hurt little. */
const script = {
  decks: {
    heroes: ['grothka', 'maelis', 'hadrun'],
    tiles: ['s09'],
    treasures: ['lampcap'],
    'skills.0': ['thick-hide', 'second-wind'],
    'skills.1': ['last-rites', 'turn-undead'],
    'skills.2': ['stone-sense', 'iron-gut'],
  },
  rolls: [
    ...roll('firstPlayer', 6, 2, 1),
    ...roll('fight', 1, 1, 1, 5, 6, 5, 2, 3, 1, 1, 1),
    ...roll('fight', 1, 1, 1, 5, 6, 5, 2, 1),
    ...roll('content', 6),
  ],
}
test.use({ additions: { 'tables.start': { seed: 3, script } } })

test('three people at one computer', async ({ app }) => {
  const { page } = app
  const table = runTableOf(page)
  const covered = (player: string) =>
    page.getByRole('heading', { name: say('table.seats.yourTurn', { player }) })
  /** Whoever comes to the screen sees nothing before they ask for it. */
  const sitDown = async (player: string) => {
    await expect(covered(player)).toBeVisible()
    await expect(table.question).toBeHidden()
    await table.button('table.seats.show').click()
    await expect(table.question).toContainText(player)
  }
  const passTo = async (player: string) => {
    await page.getByRole('button', { name: say('table.seats.passOn', { player }) }).click()
    await sitDown(player)
  }
  /** Presses one of these answers, by its words. */
  const choose = (key: string, named = {}, count = 1) =>
    table.press(table.prompt.getByRole('button', { name: say(key, named, count) }))

  await test.step('three people sit down, and each keeps a skill in secret', async () => {
    await goTo(page, '/new/dungeon-run')
    await page.getByLabel(say('run.setup.howMany')).selectOption('3')
    for (const [at, player] of ['Ada', 'Bob', 'Cid'].entries()) {
      await page.getByLabel(say('table.seats.seat', { number: at + 1 })).fill(player)
      await page.getByLabel(say('table.seats.who')).nth(at).selectOption('person')
    }
    await table.button('run.setup.begin').click()
    await sitDown('Ada')
    await choose('run.actions.learn', { skill: 'Thick Hide' })
    await passTo('Bob')
    await expect(table.log).toContainText('Grothka draws 2 skills.')
    await expect(table.prompt).not.toContainText('Second Wind')
    await choose('run.actions.learn', { skill: 'Last Rites' })
    await passTo('Cid')
    await choose('run.actions.learn', { skill: 'Iron Gut' })
    await passTo('Ada')
  })

  await test.step('help is offered and accepted', async () => {
    await choose('run.actions.fight', { foe: 'Maelis' })
    await passTo('Cid')
    await choose('run.actions.assist', { stat: 'Strength', dice: 2 }, 2)
    await passTo('Ada')
    await expect(table.question).toContainText('does Grothka take this help?')
    await choose('run.actions.accept')
    await expect(table.log).toContainText('Hadrun’s help is accepted.')
    await passTo('Bob')
    await table.press(table.answer('stat'))
    await passTo('Ada')
  })

  await test.step('a reload among the dice covers the screen, and changes nothing', async () => {
    await table.press(table.answer('stat'))
    await expect(table.answer('assign').first()).toBeVisible()
    const before = await table.prompt.innerText()
    await page.reload()
    await sitDown('Ada')
    expect(await table.prompt.innerText()).toBe(before)
    await choose('run.actions.assign', { blocks: 1, hits: 1 })
    await expect(table.log).toContainText('Maelis takes 1 wound.')
  })

  await test.step('a sabotage takes a die away', async () => {
    await choose('run.actions.fight', { foe: 'Maelis' })
    await passTo('Cid')
    await choose('run.actions.sabotage')
    await expect(table.log).toContainText('Hadrun sabotages Grothka.')
    await passTo('Bob')
    await table.press(table.answer('stat'))
    await passTo('Ada')
    await table.press(table.answer('stat'))
    await choose('run.actions.assign', { blocks: 1, hits: 1 })
    await expect(table.log).toContainText('Grothka rolls for Fight: 6 5 2 1.')
    await passTo('Bob')
  })

  await test.step('a treasure is found, and taken to Ada', async () => {
    await table.press(table.dark)
    await table.answerUntil(() => table.answer('search').isVisible())
    await choose('run.actions.search')
    await choose('run.actions.keep', { card: 'Lampcap' })
    await passTo('Cid')
    await choose('run.actions.endTurn')
    await passTo('Bob')
    await table.press(table.cell(/^Entrance\..*Press to choose it$/))
    await choose('run.actions.equip')
  })
  await test.step('they trade it, and both have seen what it is', async () => {
    await choose('run.actions.trade', { hero: 'Grothka' })
    await choose('run.actions.give', { card: 'Lampcap' })
    await choose('run.actions.propose')
    await passTo('Ada')
    const trade = page.getByRole('region', { name: 'Maelis trades with Grothka' })
    await expect(trade.getByRole('region', { name: 'Maelis' })).toContainText('Lampcap')
    await expect(trade.getByRole('region', { name: 'Maelis' })).toContainText('Agrees')
    await expect(trade.getByRole('region', { name: 'Grothka' })).toContainText('Nothing yet')
    await choose('run.actions.agree')
    await expect(table.log).toContainText('Maelis and Grothka trade.')
  })

  const passOn = ['Ada', 'Bob', 'Cid']
    .map((player) => page.getByRole('button', { name: say('table.seats.passOn', { player }) }))
    .reduce((one, other) => one.or(other))
  const cover = table.button('table.seats.show')
  /** Does what somebody does who only wants to come home with the Stone, or lets them: one press. */
  const pressOn = async () => {
    await expect(table.over.or(cover).or(passOn).or(table.answers).first()).toBeVisible()
    if (await table.over.isVisible()) return
    for (const screen of [cover, passOn])
      if (await screen.isVisible()) {
        await screen.click()
        return expect(screen).toBeHidden()
      }
    // Where it lies on a tile, whoever comes by may have it.
    const [told = ''] = await page.getByText(/holds the Stone/).allInnerTexts()
    const ownTurn = (await table.question.innerText()).startsWith(told.split(' ')[0] ?? '')
    if (ownTurn && (await table.home.isVisible())) return table.press(table.home)
    return table.press(await table.usual(ownTurn ? ['escape'] : ['end-turn']))
  }

  await test.step('much later the Stone is on its way, some moves from the entrance', async () => {
    const id = table.id()
    await app.kill()
    await prepare(app.dataDir, (ask) => playHome(ask, id, isOnItsWay))
    await app.start()
    await goTo(page, `/tables/${id}`)
    await expect(cover).toBeVisible()
  })

  await test.step('its holder walks, the others wait, and a reload covers the screen again', async () => {
    await cover.click()
    await expect(table.home).toBeVisible()
    while (!(await passOn.isVisible())) await pressOn()
    await passOn.click()
    await cover.click()
    const before = await table.prompt.innerText()
    await page.reload()
    await expect(cover).toBeVisible()
    await expect(table.prompt).toBeHidden()
    await cover.click()
    expect(await table.prompt.innerText()).toBe(before)
  })

  await test.step('the race is run to its winner, and the result tells of all three', async () => {
    while (!(await table.over.isVisible())) await pressOn()
    await table.over.getByRole('button', { name: say('run.table.toResult') }).click()
    const end = page.getByRole('row', { name: say('run.result.end') })
    await expect(end).toContainText(say('run.result.won'))
    for (const player of ['Ada', 'Bob', 'Cid'])
      await expect(page.getByRole('main')).toContainText(player)
  })
})

/** Plays as the easy bot does; once the Stone is taken its holder goes home, and the others let it. */
const homewards: Bot<DungeonRunTypes> = {
  choose(view, actions, seat, random) {
    const end = actions.find(({ type }) => type === 'end-turn')
    if (!view.endgame || end === undefined) return easy.choose(view, actions, seat, random)
    if (!view.heroes[seat]?.equipped.includes(STONE)) return end
    return stepHome(view, actions) ?? actions.find(({ type }) => type === 'escape') ?? end
  },
}
const { playOn: playHome } = playedBy(homewards)

/** Ways through a tile's sides. */
const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const
function stepHome(
  { layout, heroes, active, shown }: View,
  actions: readonly Action[],
): Action | undefined {
  const here = heroes[active ?? 0]?.at ?? 0
  const distances = shown?.distances ?? []
  return actions.find((action) => {
    if (action.type !== 'move') return false
    const [right, down] = STEPS[action.dir]
    const { x = 0, y = 0 } = layout[here] ?? {}
    const there = layout.findIndex((tile) => tile.x === x + right && tile.y === y + down)
    return (distances[there] ?? Infinity) < (distances[here] ?? 0)
  })
}

/** Moves from the entrance: one turn does not do, two do. */
const [NEAR, FAR] = [3, 4]
/** Its holder's turn begins, with nobody and nothing on its tile. */
function isOnItsWay({ endgame, question, heroes, active, rooms, shown }: View): boolean {
  const holder = heroes[active ?? 0]
  if (!endgame || question?.type !== 'menu' || holder === undefined) return false
  const left = shown?.distances[holder.at] ?? 0
  const alone = heroes.filter(({ at, status }) => at === holder.at && status === 'standing')
  return (
    holder.equipped.includes(STONE) &&
    holder.actions === 2 &&
    left >= NEAR &&
    left <= FAR &&
    alone.length === 1 &&
    rooms[holder.at]?.monster === null
  )
}
