import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { CallInput } from '@shared/api'
import type { TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import {
  openTestApp,
  passDaysInUse,
  pickAction,
  playToEnd,
  startCampaign,
  type TestApp,
} from '../api/test-app'
import { picker } from '../picker'

function casual(seed = 7): CallInput<'tables.start'> {
  return {
    game: 'one-deck-dungeon',
    options: { heroes: [{ hero: 'rogue' }], dungeon: 'dragons-cave' },
    seed,
  }
}

async function campaignGame(app: TestApp, seed = 11): Promise<TableAnswer> {
  const { sheet } = await startCampaign(app)
  return app.call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ sheet, focus: 'lore' }], dungeon: 'dragons-cave', tier: 'fearless' },
    seed,
  })
}

describe('a game', () => {
  test('starts at revision 0 with its first events and what may be done', async () => {
    const { call } = await openTestApp()
    const answer = await call('tables.start', casual())
    expect(answer).toMatchObject({ revision: 0, status: 'playing', undo: 'nothing', record: null })
    expect(answer.events[0]).toEqual({ type: 'game-began', dungeon: 'dragons-cave' })
    expect(answer.actions.length).toBeGreaterThan(0)
    expect(answer.view.heroes[0]?.hero).toBe('rogue')
  })

  test('is the same for the same seed, and another for another', async () => {
    const app = await openTestApp()
    const final = async (seed: number) => {
      const { view } = await playToEnd(app, await app.call('tables.start', casual(seed)), picker(3))
      return JSON.stringify(view)
    }
    expect(await final(5)).toBe(await final(5))
    expect(await final(5)).not.toBe(await final(6))
  })

  test('draws its own seed where none is given', async () => {
    const { call } = await openTestApp()
    const { options, game } = casual()
    const deals = new Set<string>()
    for (let n = 0; n < 3; n++) {
      let answer = await call('tables.start', { game, options })
      for (let step = 0; step < 3; step++) {
        const { table, revision } = answer
        answer = await call('tables.act', { table, revision, action: pickAction(answer, () => 0) })
      }
      deals.add(JSON.stringify(answer.view.discard))
    }
    expect(deals.size).toBe(3)
  })

  test('takes each action at one revision only', async () => {
    const app = await openTestApp()
    const { table, revision, actions } = await app.call('tables.start', casual())
    const act = { table, revision, action: actions[0] ?? { type: 'none' } }
    expect(await app.call('tables.act', act)).toMatchObject({ revision: 1 })
    const before = app.dump()
    for (const stale of [0, 2, 99]) {
      expect(await app.refusal('tables.act', { ...act, revision: stale })).toMatchObject({
        code: 'stale-revision',
        details: { revision: 1 },
      })
      expect(await app.refusal('tables.undo', { table, revision: stale })).toMatchObject({
        code: 'stale-revision',
      })
    }
    expect(app.dump()).toBe(before)
  })

  test('refuses what the rules refuse, with the ruling, and changes nothing', async () => {
    const app = await openTestApp()
    const pick = picker(1)
    let answer = await app.call('tables.start', casual())
    for (let step = 0; step < 40 && answer.status === 'playing'; step++) {
      const { table, revision } = answer
      const before = app.dump()
      for (const action of [
        { type: 'no-such-action', hero: null },
        { type: 'enter-room', hero: null, door: 999 },
        { type: 'place-die', hero: 0, die: 999, box: 0 },
        { ...pickAction(answer, pick), extra: true },
      ]) {
        const refusal = await app.refusal('tables.act', { table, revision, action })
        expect(await app.call('tables.why', { table, action })).toEqual(refusal)
        expect(refusal.code).toMatch(/^one-deck-dungeon\./)
        expect(refusal.details?.['ruling']).toMatch(/^(R\d+|rulebook p\.|Dragon)/)
      }
      for (const action of answer.actions)
        expect(await app.call('tables.why', { table, action })).toBeNull()
      expect(app.dump()).toBe(before)
      expect(await app.call('tables.open', { table })).toEqual({ ...answer, events: [] })
      answer = await app.call('tables.act', {
        table,
        revision,
        action: pickAction(answer, pick),
      })
    }
  })

  test('tells its story step by step', async () => {
    const app = await openTestApp()
    const pick = picker(2)
    let answer = await app.call('tables.start', casual())
    const together = { actor: null, bot: null, stumbled: false }
    const { events } = answer
    const story = [{ revision: 0, ...together, action: null as unknown, events }]
    while (answer.status === 'playing') {
      const { table, revision } = answer
      const action = pickAction(answer, pick)
      answer = await app.call('tables.act', { table, revision, action })
      story.push({ revision: answer.revision, ...together, action, events: answer.events })
    }
    expect(await app.call('tables.log', { table: answer.table })).toEqual(story)
  })
})

describe('several tables', () => {
  test('go on side by side, more of them than are kept in memory', async () => {
    const app = await openTestApp()
    const alone = await playToEnd(app, await app.call('tables.start', casual(1)), picker(1))
    const tables = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => ({
        pick: picker(n === 0 ? 1 : n),
        answer: await app.call('tables.start', casual(n === 0 ? 1 : n)),
      })),
    )
    expect(await app.call('tables.list', { status: 'playing' })).toHaveLength(12)
    while (tables.some(({ answer }) => answer.status === 'playing')) {
      for (const each of tables) {
        if (each.answer.status !== 'playing') continue
        const { table, revision } = each.answer
        const action = pickAction(each.answer, each.pick)
        each.answer = await app.call('tables.act', { table, revision, action })
      }
    }
    expect(tables[0]?.answer.view).toEqual(alone.view)
    expect(await app.call('tables.list', { status: 'playing' })).toEqual([])
    expect(await app.call('tables.list', { status: 'ended' })).toHaveLength(13)
  })

  test('are listed the latest first, with where they stand', async () => {
    const app = await openTestApp()
    const first = await app.call('tables.start', casual(1))
    const second = await app.call('tables.start', casual(2))
    await new Promise((resolve) => setTimeout(resolve, 5))
    const acted = await app.call('tables.act', {
      table: first.table,
      revision: 0,
      action: pickAction(first, () => 0),
    })
    const list = await app.call('tables.list', {})
    expect(list.map(({ table }) => table)).toEqual([first.table, second.table])
    expect(list[0]).toMatchObject({
      revision: 1,
      status: 'playing',
      campaign: null,
      seats: [{ sheet: null, bot: null }],
      progress: { floor: acted.view.floor, turn: acted.view.turn },
      standings: null,
      options: acted.view.options,
    })
  })
})

describe('a campaign game that ends', () => {
  test('is on the sheet with the action that ended it, and can be neither played on nor undone', async () => {
    const app = await openTestApp()
    const end = await playToEnd(app, await campaignGame(app), picker(4))
    const { table, revision, record, view } = end
    expect(end).toMatchObject({ status: 'ended', actions: [], undo: 'nothing' })
    const [summary] = await app.call('tables.list', { status: 'ended' })
    const sheet = summary?.seats[0]?.sheet
    if (sheet == null) throw new Error('The table has a sheet.')
    const kept = await app.call('sheets.get', { sheet })
    expect(kept.records).toMatchObject([{ record, table, outcome: view.outcome }])
    expect(kept.open?.earned).toBe(kept.records[0]?.checkmarks.total)
    expect(kept.open?.earned).toBeGreaterThanOrEqual(3)

    const before = app.dump()
    const action = { type: 'begin-turn', hero: null }
    for (const [call, input] of [
      ['tables.act', { table, revision, action }],
      ['tables.why', { table, action }],
      ['tables.undo', { table, revision }],
      ['tables.abandon', { table }],
    ] as const) {
      expect((await app.refusal(call, input)).code).toBe('table-over')
    }
    const again = {
      game: 'one-deck-dungeon',
      options: { heroes: [{ sheet, focus: 'lore' }], dungeon: 'dragons-cave', tier: 'novice' },
    }
    expect((await app.refusal('tables.start', again)).code).toBe('one-deck-dungeon.checkmarks-open')
    expect(app.dump()).toBe(before)

    await app.call('tables.delete', { table })
    expect((await app.call('sheets.get', { sheet })).records).toEqual(
      kept.records.map((each) => ({ ...each, replayable: false })),
    )
    await app.call('tables.restore', { table })
    expect(await app.call('sheets.get', { sheet })).toEqual(kept)
  })

  test('ends in a record that the table says, its seats, and who played', async () => {
    const app = await openTestApp()
    const { campaign, sheet } = await startCampaign(app)
    const rogue = await app.call('sheets.create', { campaign, hero: 'rogue', player: 'Bea' })
    const started = await app.call('tables.start', {
      game: 'one-deck-dungeon',
      options: {
        heroes: [
          { sheet, focus: 'lore' },
          { sheet: rogue.sheet, focus: 'tactics', player: 'Cleo' },
        ],
        dungeon: 'dragons-cave',
        tier: 'fearless',
      },
      seed: 5,
    })
    const { table, record } = await playToEnd(app, started, picker(5))
    if (record === null) throw new Error('A campaign game has a record.')
    const details = await app.call('records.get', { record })
    expect(details).toMatchObject({
      table,
      replayable: true,
      series: null,
      seats: [
        { sheet, player: 'Ada' },
        { sheet: rogue.sheet, player: 'Cleo' },
      ],
      outcome: { heroes: ['mage', 'rogue'] },
    })
    for (const each of [sheet, rogue.sheet]) {
      const { open } = await app.call('sheets.get', { sheet: each })
      expect(open).toMatchObject({ record, earned: details.checkmarks.total })
    }
  })

  test('outside a campaign leaves no record', async () => {
    const app = await openTestApp()
    const end = await playToEnd(app, await app.call('tables.start', casual()), picker(4))
    expect(end).toMatchObject({ status: 'ended', record: null })
    expect(JSON.parse(app.dump())).toContainEqual(['records', []])
  })

  test('by being abandoned gives nothing (R42)', async () => {
    const app = await openTestApp()
    const started = await campaignGame(app)
    const { table } = started
    const abandoned = await app.call('tables.abandon', { table })
    expect(abandoned).toMatchObject({
      status: 'abandoned',
      revision: 1,
      actions: [],
      undo: 'nothing',
      record: null,
    })
    expect(abandoned.view).toEqual(started.view)
    const action = pickAction(started, () => 0)
    expect((await app.refusal('tables.act', { table, revision: 1, action })).code).toBe(
      'table-over',
    )
    const [campaign] = await app.call('campaigns.list', {})
    expect(campaign?.games).toBe(0)
  })
})

describe('the bin', () => {
  test('holds a table until it is brought back', async () => {
    const app = await openTestApp()
    const started = await app.call('tables.start', casual())
    const { table, revision } = started
    await app.call('tables.delete', { table })
    const action = pickAction(started, () => 0)
    for (const [call, input] of [
      ['tables.open', { table }],
      ['tables.log', { table }],
      ['tables.act', { table, revision, action }],
      ['tables.why', { table, action }],
      ['tables.undo', { table, revision }],
      ['tables.abandon', { table }],
      ['tables.delete', { table }],
    ] as const) {
      expect((await app.refusal(call, input)).code).toBe('deleted')
    }
    expect(await app.call('tables.list', {})).toEqual([])
    const [binned] = await app.call('tables.list', { deleted: true })
    expect(binned?.deletedAt).not.toBeNull()
    expect(await app.call('tables.restore', { table })).toMatchObject({ table, deletedAt: null })
    expect(await app.call('tables.open', { table })).toEqual({ ...started, events: [] })
    await app.call('tables.act', { table, revision, action })
  })

  test('takes the tables of a campaign along, and gives them back with it', async () => {
    const app = await openTestApp()
    const { table } = await campaignGame(app)
    const [campaign] = (await app.call('tables.list', {})).map((each) => each.campaign)
    if (campaign == null) throw new Error('The table is in a campaign.')
    await app.call('campaigns.delete', { campaign })
    expect(await app.call('tables.list', {})).toEqual([])
    expect(await app.call('tables.list', { deleted: true })).toEqual([])
    for (const call of ['tables.open', 'tables.restore', 'tables.delete']) {
      expect((await app.refusal(call, { table })).code).toBe('deleted')
    }
    const restored = await app.call('campaigns.restore', { campaign })
    expect(restored.tables).toMatchObject([{ table, status: 'playing' }])
  })
})

test('the bin is emptied of a table after 30 days; what its game earned stays', async () => {
  const app = await openTestApp()
  const { table, record } = await playToEnd(app, await campaignGame(app), picker(4))
  const [summary] = await app.call('tables.list', {})
  const sheet = summary?.seats[0]?.sheet
  if (sheet == null) throw new Error('The table has a sheet.')
  await app.call('tables.delete', { table })
  const before = await app.call('sheets.get', { sheet })

  await passDaysInUse(app, 44)
  await vi.waitFor(
    async () => expect(await app.call('tables.list', { deleted: true })).toEqual([]),
    { timeout: 60_000 },
  )
  expect((await app.refusal('tables.restore', { table })).code).toBe('not-found')
  expect(await app.call('sheets.get', { sheet })).toEqual(before)
  expect(before.records).toMatchObject([{ record, table, replayable: false }])
  const rows = JSON.parse(app.dump()) as readonly (readonly [string, readonly unknown[]])[]
  for (const [name, kept] of rows) {
    if (name.startsWith('table_')) expect(kept).toEqual([])
  }
})

describe('starting is refused', () => {
  const start = (options: object, others: object = {}) => ({ ...casual(), options, ...others })
  const heroes = [{ hero: 'mage' }]

  test('with options that make no game, naming the field', async () => {
    const app = await openTestApp({ scripted: true })
    const before = app.dump()
    const wrong = [
      [start({ heroes }), 'dungeon'],
      [start({ heroes, dungeon: 'cellar' }), 'dungeon'],
      [start({ heroes, dungeon: 'dragons-cave', tier: 'heroic' }), 'tier'],
      [start({ heroes: [...heroes, ...heroes], dungeon: 'dragons-cave' }), 'heroes'],
      [start({ heroes, dungeon: 'dragons-cave', cheat: true }), 'cheat'],
      [
        start({ heroes, dungeon: 'dragons-cave' }, { script: { deck: ['ghost-1'] } }),
        'script.deck',
      ],
      [
        start({ heroes, dungeon: 'dragons-cave' }, { script: { deck: ['ogre-1', 'ogre-1'] } }),
        'script.deck',
      ],
    ] as const
    for (const [input, field] of wrong) {
      const refusal = await app.refusal('tables.start', input)
      expect(refusal).toMatchObject({ code: 'bad-options', details: { field } })
    }
    expect(app.dump()).toBe(before)
  })

  test('with a script that names a card more often than the sets on the table have it', async () => {
    const app = await openTestApp({ scripted: true })
    const stacked = (copies: number): CallInput<'tables.start'> => ({
      ...casual(),
      options: {
        heroes: [{ hero: 'warrior' }, { hero: 'rogue' }, { hero: 'mage' }, { hero: 'archer' }],
        dungeon: 'dragons-cave',
      },
      script: { deck: Array.from({ length: copies }, () => 'ogre-1') },
    })
    // Two time are spent for each set when the first turn begins: the ogres lie on top of the discard pile.
    const { table, revision } = await app.call('tables.start', stacked(2))
    const action = { type: 'begin-turn', hero: null }
    const begun = await app.call('tables.act', { table, revision, action })
    expect(begun.view.discard.slice(0, 2)).toEqual(['ogre-1', 'ogre-1'])
    const refusal = await app.refusal('tables.start', stacked(3))
    expect(refusal).toMatchObject({ code: 'bad-options', details: { card: 'ogre-1' } })
  })

  test('with a script, unless the app is scripted', async () => {
    const app = await openTestApp()
    const script = { deck: ['ogre-1'], rolls: [] }
    const refusal = await app.refusal('tables.start', { ...casual(), script })
    expect(refusal.code).toBe('script-not-allowed')
    const open = await openTestApp({ scripted: true })
    await open.call('tables.start', { ...casual(), script })
  })

  test('with a sheet or campaign that is not there', async () => {
    const app = await openTestApp()
    const sheet = randomUUID()
    const options = { heroes: [{ sheet, focus: 'lore' }], dungeon: 'dragons-cave', tier: 'novice' }
    expect((await app.refusal('tables.start', start(options))).code).toBe('not-found')
    const elsewhere = start({ heroes, dungeon: 'dragons-cave' }, { campaign: randomUUID() })
    expect((await app.refusal('tables.start', elsewhere)).code).toBe('not-found')
  })
})

test('changes are told once they are on disk', async () => {
  const app = await openTestApp()
  const { table } = await campaignGame(app)
  const [{ campaign } = { campaign: null }] = await app.call('tables.list', {})
  const from = app.events.length
  const started = await app.call('tables.open', { table })
  const action = pickAction(started, () => 0)
  await app.call('tables.act', { table, revision: 0, action })
  await app.call('tables.abandon', { table })
  await app.call('tables.delete', { table })
  await app.call('tables.restore', { table })
  const over = { table, revision: 2, status: 'abandoned' }
  expect(app.events.slice(from)).toEqual([
    { event: 'table.changed', data: { table, revision: 1, status: 'playing' } },
    { event: 'table.changed', data: over },
    { event: 'campaign.changed', data: { campaign } },
    { event: 'table.changed', data: over },
    { event: 'campaign.changed', data: { campaign } },
    { event: 'table.changed', data: over },
    { event: 'campaign.changed', data: { campaign } },
  ])
})
