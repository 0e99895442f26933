/** Every screen of Dungeon Digger: setting up, the table at its scenes, what games leave behind, and its books. */
import type { CallInput } from '../../../src/shared/api.ts'
import type { DiggerManualGame, View } from '../../../src/shared/games/dungeon-digger.ts'
import { expect } from '../../e2e/app.ts'
import type { Place } from '../../e2e/places.ts'
import type { Ask } from '../../e2e/prepare.ts'
import type { Screens } from '../../e2e/screens.ts'
import { LONG } from '../../one-deck-dungeon/e2e/places-tables.ts'
import { playTo } from './by-bot.ts'

type Start = CallInput<'tables.start'>
/** By the time the board is worth looking at. */
const LATER = 6

/** One person, whose name is as long as may be, and bots. */
function game(
  players: number,
  options: Readonly<Record<string, unknown>> = {},
  more: Partial<Start> = {},
): Start {
  return {
    game: 'dungeon-digger',
    options: { players, ...options },
    seats: Array.from({ length: players }, (_, seat) => ({
      player: LONG,
      bot: seat === 0 ? null : 'easy',
    })),
    ...more,
  }
}
function asks(...types: readonly string[]) {
  return ({ question }: View): boolean => question !== null && types.includes(question.type)
}
function later(view: View): boolean {
  return view.round >= LATER && view.points > 0 && asks('turn')(view)
}
/** Whoever comes to the screen shows what is theirs. */
function uncover({ button }: Screens): Promise<void> {
  return button('table.seats.show').click()
}

export async function prepareDiggerPlaces(ask: Ask): Promise<readonly Place[]> {
  const portals = await playTo(ask, game(2), asks('portal'))
  const digging = await playTo(ask, game(4, { lords: 'dealt' }), later)
  const bonus = await playTo(ask, game(2), asks('bonus'))
  const hunting = await playTo(ask, game(3, { scenario: 'monsterHunt' }), later)
  const lair = await playTo(ask, game(2, { scenario: 'dragonsLair' }), later)
  const creatures = await playTo(ask, game(6, { scenario: 'creatures', lords: 'dealt' }), later)
  const over = await playTo(ask, game(6, { lords: 'dealt' }), () => false)
  const shared = await ask('tables.start', {
    ...game(2, { hiddenProjects: true }),
    seats: [{ player: LONG }, { player: 'Bob' }],
  })
  const at = ({ table }: { readonly table: string }, more = ''): string => `/tables/${table}${more}`
  return [
    { name: 'digging', path: '/new/dungeon-digger' },
    {
      name: 'digging: a scenario and Lords of one’s own',
      path: '/new/dungeon-digger',
      open: async ({ say }, page) => {
        await page.getByRole('radio', { name: say('digger.scenarios.sandsOfTime.name') }).click()
        await page.getByRole('radio', { name: say('digger.setup.chosen') }).click()
      },
    },
    { name: 'digging: a Portal to place', path: at(portals) },
    { name: 'digging: a turn', path: at(digging) },
    { name: 'digging: a bonus Order', path: at(bonus) },
    { name: 'digging: Monster Hunt', path: at(hunting) },
    { name: 'digging: Dragon’s Lair', path: at(lair) },
    { name: 'digging: Creatures', path: at(creatures) },
    { name: 'digging: the computer passed on', path: at(shared) },
    { name: 'digging: Projects of one’s own', path: at(shared), open: uncover },
    { name: 'digging over', path: at(over, '/result') },
    {
      name: 'digging looked back at',
      path: at(over, '/history'),
      open: (_, page) => page.getByRole('slider').press('End'),
    },
    ...(await prepareCampaign(ask)),
    { name: 'the statistics of digging', path: '/statistics/dungeon-digger' },
    {
      name: 'the codex of digging',
      path: '/codex/dungeon-digger',
      open: ({ say }, page) =>
        expect(page.getByRole('list', { name: say('codex.results') })).toBeVisible(),
    },
    { name: 'a rule of digging', path: '/rules/dungeon-digger/corridors' },
  ]
}

const AWARDED: DiggerManualGame = {
  scenario: null,
  by: 'gold',
  rounds: 14,
  eliminated: [],
  players: [
    { player: LONG, lord: 'mordrake', gold: 22, escapes: 0, awards: ['tunneller'], coins: 4 },
    { player: 'Bob', lord: 'vexa', gold: 17, escapes: 0, awards: ['builder'], coins: 6 },
    { player: 'Ann', lord: null, gold: 11, escapes: 0, awards: [], coins: 3 },
  ],
}
const LAST: DiggerManualGame = {
  scenario: 'creatures',
  by: 'last-lord',
  rounds: null,
  eliminated: [1],
  players: [
    { player: 'Ann', lord: null, gold: 9, escapes: 0, awards: ['conqueror'], coins: 2 },
    { player: 'Bob', lord: null, gold: 0, escapes: 0, awards: [], coins: 0 },
  ],
}

/** A campaign with games that were played here, and some that were entered. */
async function prepareCampaign(ask: Ask): Promise<readonly Place[]> {
  const { campaign } = await ask('campaigns.create', { name: LONG, game: 'dungeon-digger' })
  const { table } = await playTo(ask, game(3, {}, { campaign, seed: 2 }), () => false)
  const moment = { playedAt: '2026-11-01T18:00:00.000Z', note: LONG }
  const { record } = await ask('records.add', { campaign, game: { ...AWARDED, ...moment } })
  await ask('records.correct', { record, game: { ...AWARDED, ...moment, rounds: 15 } })
  const last = await ask('records.add', { campaign, game: { ...LAST, ...moment } })
  const { records } = await ask('campaigns.get', { campaign })
  const played = records.find((one) => one.table === table)?.record ?? record
  return [
    { name: 'a campaign of digging', path: `/campaigns/${campaign}` },
    { name: 'digging typed in', path: `/campaigns/${campaign}/record` },
    { name: 'a record of digging', path: `/records/${played}` },
    { name: 'a record of digging that was typed in', path: `/records/${record}` },
    { name: 'digging being corrected', path: `/records/${record}/correct` },
    { name: 'Creatures being corrected', path: `/records/${last.record}/correct` },
  ]
}
