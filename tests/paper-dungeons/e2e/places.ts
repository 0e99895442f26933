/** Every screen of Paper Dungeons: setting up, the table at its scenes, what games leave behind, and its books. */
import type { Page } from '@playwright/test'
import type { CallInput } from '../../../src/shared/api.ts'
import { blankMarks, BOXES } from '../../../src/shared/games/paper-dungeons.ts'
import type { View } from '../../../src/shared/games/paper-dungeons.ts'
import { expect } from '../../e2e/app.ts'
import type { Place } from '../../e2e/places.ts'
import type { Ask } from '../../e2e/prepare.ts'
import type { Screens } from '../../e2e/screens.ts'
import { LONG } from '../../one-deck-dungeon/e2e/places-tables.ts'
import { playTo } from './by-bot.ts'

type Start = CallInput<'tables.start'>

/** One person, whose name is as long as may be, and bots. */
function game(players: number): Start {
  return {
    game: 'paper-dungeons',
    options: { players, dungeon: 'A', missions: true, scattered: true },
    seats: Array.from({ length: players }, (_, seat) => ({
      player: LONG,
      bot: seat === 0 ? null : 'easy',
    })),
  }
}
/** As long as the name of a pack may be. */
const PACK = LONG.slice(0, 60)
/** Our own values with other bosses, missions and rooms. */
function packOf(own: string, name = PACK): string {
  const file = JSON.parse(Buffer.from(own, 'base64').toString()) as {
    name: string
    content: {
      bosses: { flight: number; thresholds: { glory: number }[] }[]
      missions: { atLeast: number }[]
      walls: string[]
    }
  }
  file.name = name
  for (const boss of file.content.bosses) {
    boss.flight -= 1
    for (const threshold of boss.thresholds) threshold.glory += 1
  }
  for (const mission of file.content.missions) mission.atLeast += 1
  file.content.walls.pop()
  return Buffer.from(JSON.stringify(file)).toString('base64')
}
/** A score sheet of somebody who has fled from every boss and brought nothing home. */
const FLED: Readonly<Record<string, number>> = { A: -2, B: -4, C: -6 }
function choosesDice(turn: number) {
  return (view: View): boolean => view.turn === turn && view.own?.question?.type === 'use-die'
}
function takeADie(_: Screens, page: Page): Promise<void> {
  return page.locator('[data-die]:enabled').first().click()
}

export async function preparePaperPlaces(ask: Ask): Promise<readonly Place[]> {
  const keeping = await playTo(ask, game(2), () => true)
  const choosing = await playTo(ask, game(3), choosesDice(4))
  const eight = await playTo(ask, game(8), choosesDice(3))
  const over = await playTo(ask, game(4), () => false)
  const alone = await playTo(ask, game(1), () => false)
  const shared = await ask('tables.start', {
    ...game(2),
    seats: [{ player: LONG }, { player: 'Bob' }],
  })
  const { base64 } = await ask('exports.ownPack', { game: 'paper-dungeons', name: 'Ours' })
  await ask('imports.apply', { base64: packOf(base64) })
  const at = ({ table }: { readonly table: string }, more = ''): string => `/tables/${table}${more}`
  return [
    { name: 'choosing a game', path: '/new' },
    { name: 'a sheet game', path: '/new/paper-dungeons' },
    { name: 'table: cards to keep', path: at(keeping) },
    { name: 'table: a die in hand', path: at(choosing), open: takeADie },
    {
      name: 'table: what was revealed',
      path: at(choosing),
      open: ({ button }) => button('paper.reveal.again').click(),
    },
    {
      name: 'table: eight sheets',
      path: at(eight),
      open: ({ button }) => button('paper.seat.all').click(),
    },
    { name: 'table: the computer passed on', path: at(shared) },
    { name: 'a sheet game over', path: at(over, '/result') },
    { name: 'a sheet game alone over', path: at(alone, '/result') },
    {
      name: 'sheets to be printed',
      path: at(over, '/result'),
      open: ({ button }) => button('paper.export.sheets').click(),
    },
    { name: 'the daily dungeon', path: '/daily/paper-dungeons' },
    {
      name: 'a sheet game looked back at',
      path: at(over, '/history'),
      open: (_, page) => page.getByRole('slider').press('End'),
    },
    ...(await prepareCampaign(ask)),
    { name: 'the statistics of sheet games', path: '/statistics/paper-dungeons' },
    {
      name: 'the codex of the sheet game',
      path: '/codex/paper-dungeons',
      open: ({ say }, page) =>
        expect(page.getByRole('list', { name: say('codex.results') })).toBeVisible(),
    },
    {
      name: 'the codex: dungeon-A',
      path: '/codex/paper-dungeons/dungeon-A',
      open: (_, page) => expect(page.getByRole('dialog')).toBeVisible(),
    },
    { name: 'a rule of the sheet game', path: '/rules/paper-dungeons/rooms' },
    {
      name: 'packs of the sheet game',
      path: '/settings',
      open: ({ say }, page) =>
        page.getByRole('region', { name: say('packs.title') }).scrollIntoViewIfNeeded(),
    },
    {
      name: 'how a pack is written',
      path: '/settings',
      open: async ({ button, dialog, say }) => {
        await button('packs.guide').click()
        await dialog('packs.guideTitle').getByText(say('packs.guideParts')).last().click()
      },
    },
    {
      name: 'what a pack changes',
      path: '/settings',
      open: async ({ button, say }, page) => {
        await button('packs.lookAt', { name: PACK }).click()
        await page.getByText(say('paper.pack.parts.bosses')).click()
      },
    },
    {
      name: 'a pack looked into',
      path: '/settings',
      open: async ({ files }) => {
        await files.choose('mine.delvepack', Buffer.from(packOf(base64, 'Mine'), 'base64'))
        await expect(files.changes).toContainText('Mine')
      },
    },
  ]
}

/** A campaign with a mini-campaign under way, and a game that was entered. */
async function prepareCampaign(ask: Ask): Promise<readonly Place[]> {
  const { campaign } = await ask('campaigns.create', { name: LONG, game: 'paper-dungeons' })
  const seats = [{ player: LONG }, { player: 'Bob' }]
  await ask('miniCampaigns.start', { campaign, dungeons: 'town-heroes', seats })
  const game = {
    dungeon: 'A',
    playedAt: '2026-11-01T18:00:00.000Z',
    note: LONG,
    players: seats.map(({ player }) => ({ player, boxes: BOXES.map((box) => FLED[box] ?? 0) })),
  } as const
  const { record } = await ask('records.add', { campaign, game })
  const marks = { ...blankMarks('A', false), path: ['C1', 'D1', 'F6'], rows: [1] } as const
  const [first, ...others] = game.players
  await ask('records.correct', {
    record,
    game: { ...game, dungeon: 'B', players: [{ ...first, marks }, ...others] },
  })
  return [
    { name: 'a campaign of sheet games', path: `/campaigns/${campaign}` },
    {
      name: 'a mini-campaign being begun',
      path: `/campaigns/${campaign}`,
      open: ({ button }) => button('paper.miniCampaign.start').click(),
    },
    { name: 'a score sheet typed in', path: `/campaigns/${campaign}/record` },
    { name: 'a record of a sheet game', path: `/records/${record}` },
    {
      name: 'a sheet recounted',
      path: `/records/${record}/correct`,
      open: async ({ button, say }, page) => {
        await button('paper.recount.openOf', { number: 1 }).click()
        const faults = page.getByRole('region', { name: say('paper.recount.faults') })
        await expect(faults).toContainText('F6')
      },
    },
  ]
}
