/** Every screen of Dungeon Run: setting up, the table at its scenes, what games leave behind, and its books. */
import type { CallInput } from '../../../src/shared/api.ts'
import type { RunManualGame, View } from '../../../src/shared/games/dungeon-run.ts'
import { expect } from '../../e2e/app.ts'
import type { Place } from '../../e2e/places.ts'
import type { Ask } from '../../e2e/prepare.ts'
import type { Screens } from '../../e2e/screens.ts'
import { LONG } from '../../one-deck-dungeon/e2e/places-tables.ts'
import { playTo } from './by-bot.ts'

type Start = CallInput<'tables.start'>

/** One person, whose name is as long as may be, and bots. */
function game(players: number, more: Partial<Start> = {}): Start {
  return {
    game: 'dungeon-run',
    options: { players },
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
/** So many rounds fill the map. */
const LATER = 8

/** Whoever comes to the screen shows what is theirs. */
function uncover({ button }: Screens): Promise<void> {
  return button('table.seats.show').click()
}

/** Two heroes stand together, and each has something to give. */
function canTrade({ question, active, heroes }: View): boolean {
  const hero = heroes[active ?? 0]
  if (question?.type !== 'menu' || hero === undefined || hero.items + hero.skills.length === 0)
    return false
  return heroes.some(
    ({ at, status, equipped }) =>
      at === hero.at && status === 'standing' && equipped.length > 0 && equipped !== hero.equipped,
  )
}
/** People at one computer, the first of whom proposes a trade. */
async function prepareTrade(ask: Ask, start: Start): Promise<{ readonly table: string }> {
  let answer = await playTo(ask, start, canTrade)
  for (const type of ['equip', 'trade', 'give', 'give', 'ask', 'propose']) {
    const action = answer.actions.find((one) => one.type === type)
    const { table, revision, viewer: actor } = answer
    if (action === undefined) continue
    const next: unknown = await ask('tables.act', {
      table,
      revision,
      actor,
      action: { ...action },
    })
    answer = next as typeof answer
  }
  return answer
}

export async function prepareRunPlaces(ask: Ask): Promise<readonly Place[]> {
  const learning = await playTo(ask, game(2), asks('learn'))
  const choosing = await playTo(ask, game(3), (view) => view.round >= LATER && asks('menu')(view))
  const fighting = await playTo(
    ask,
    game(4),
    (view) => view.round > 1 && view.question?.contest?.kind === 'fight' && asks('assign')(view),
  )
  const endgame = await playTo(ask, game(4), (view) => view.endgame && asks('menu')(view))
  const helping = await playTo(ask, game(4), asks('offer'))
  const people = [{ player: LONG }, { player: 'Bob' }, { player: 'Ann' }]
  const trading = await prepareTrade(ask, game(3, { seats: people }))
  const voting = await playTo(
    ask,
    game(3, { seats: people, options: { players: 3, begForYourLife: true } }),
    asks('vote'),
  )
  const over = await playTo(ask, game(4), () => false)
  const alone = await playTo(ask, game(1), () => false)
  const shared = await ask('tables.start', {
    ...game(2),
    seats: [{ player: LONG }, { player: 'Bob' }],
  })
  const at = ({ table }: { readonly table: string }, more = ''): string => `/tables/${table}${more}`
  return [
    { name: 'a race', path: '/new/dungeon-run' },
    {
      name: 'a race: the heroes',
      path: '/new/dungeon-run',
      open: ({ button }) => button('run.setup.showHeroes').click(),
    },
    { name: 'race: a skill to keep', path: at(learning) },
    { name: 'race: a turn', path: at(choosing) },
    { name: 'race: a fight', path: at(fighting) },
    { name: 'race: help is asked for', path: at(helping) },
    { name: 'race: a trade', path: at(trading), open: uncover },
    { name: 'race: a vote', path: at(voting), open: uncover },
    { name: 'race: the endgame', path: at(endgame) },
    { name: 'race: the computer passed on', path: at(shared) },
    { name: 'a race over', path: at(over, '/result') },
    { name: 'a race alone over', path: at(alone, '/result') },
    {
      name: 'a race looked back at',
      path: at(over, '/history'),
      open: (_, page) => page.getByRole('slider').press('End'),
    },
    { name: 'the daily run', path: '/daily/dungeon-run' },
    ...(await prepareCampaign(ask)),
    { name: 'the statistics of races', path: '/statistics/dungeon-run' },
    {
      name: 'the codex of the race',
      path: '/codex/dungeon-run',
      open: ({ say }, page) =>
        expect(page.getByRole('list', { name: say('codex.results') })).toBeVisible(),
    },
    ...[
      'hero-hadrun',
      'monster-captain-vask',
      'boss-ithrel-noon',
      'tile-s03',
      'treasure-stormrod',
    ].map((card): Place => ({
      name: `the codex: ${card}`,
      path: `/codex/dungeon-run/${card}`,
      open: (_, page) => expect(page.getByRole('dialog')).toBeVisible(),
    })),
    { name: 'a rule of the race', path: '/rules/dungeon-run/special-tiles' },
  ]
}

const TOGETHER: RunManualGame = {
  players: [
    { player: LONG, hero: 'hadrun' },
    { player: 'Bob', hero: 'ssorrek' },
    { player: 'Ann', hero: 'pim' },
  ],
  boss: 'ithrel-noon',
  bossDead: true,
  winner: 1,
  by: 'stone',
  rounds: 24,
  eliminated: [2],
  solo: null,
}
const ALONE: RunManualGame = {
  players: [{ player: 'Ann', hero: 'grothka' }],
  boss: 'mother-tangle',
  bossDead: true,
  winner: 0,
  by: 'boss',
  rounds: 31,
  eliminated: [],
  solo: { treasures: 5, artifacts: 1, encounters: 4, boss: true, tokens: 3 },
}

/** A campaign with games that were played here, and some that were entered. */
async function prepareCampaign(ask: Ask): Promise<readonly Place[]> {
  const { campaign } = await ask('campaigns.create', { name: LONG, game: 'dungeon-run' })
  const { table } = await playTo(ask, game(3, { campaign, seed: 2 }), () => false)
  const moment = { playedAt: '2026-11-01T18:00:00.000Z', note: LONG }
  const { record } = await ask('records.add', { campaign, game: { ...TOGETHER, ...moment } })
  await ask('records.correct', { record, game: { ...TOGETHER, ...moment, winner: 0 } })
  const alone = await ask('records.add', { campaign, game: { ...ALONE, ...moment } })
  const { records } = await ask('campaigns.get', { campaign })
  const played = records.find((one) => one.table === table)?.record ?? record
  return [
    { name: 'a campaign of races', path: `/campaigns/${campaign}` },
    { name: 'a race typed in', path: `/campaigns/${campaign}/record` },
    { name: 'a record of a race', path: `/records/${played}` },
    { name: 'a record of a race that was typed in', path: `/records/${record}` },
    { name: 'a record of a race alone', path: `/records/${alone.record}` },
    { name: 'a race being corrected', path: `/records/${record}/correct` },
    { name: 'a race alone being corrected', path: `/records/${alone.record}/correct` },
  ]
}
