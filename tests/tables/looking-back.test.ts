/** Looking back at a table: every step as it stood, and what its game adds up to, never older than the table. */
import { expect, test } from 'vitest'
import type { Plots } from '@shared/games/one-deck-dungeon/answers'
import type { TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import { games } from '@main/games'
import { checksumWriters } from '@main/store/checksums'
import { connect } from '@main/store/connection'
import { openTestApp, pickAction, playToEnd, startCampaign } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { bring, bundleOf } from '../imports/files'
import { picker } from '../picker'

const EVERYTHING = { scope: { of: 'everything' } } as const

function start({ call }: TestApp, seed: number): Promise<TableAnswer> {
  return call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ hero: 'warrior' }, { hero: 'mage' }], dungeon: 'dragons-cave' },
    seed,
  })
}

async function playSome(app: TestApp, begun: TableAnswer, steps: number) {
  const pick = picker(7)
  let answer = begun
  for (let step = 0; step < steps && answer.status === 'playing'; step += 1) {
    const { table, revision } = answer
    const action = pickAction(answer, pick)
    answer = await app.call('tables.act', { table, revision, action })
  }
  return answer
}

function rolledIn({ of: { dice } }: Plots): number {
  return dice.app.reduce((all, { rolled }) => all + rolled, 0)
}

/** A view without what is told beforehand, which is for whoever may still choose. */
function afterwards(view: TableAnswer['view']): TableAnswer['view'] {
  const { question } = view
  return {
    ...view,
    outlooks: [],
    question: question.type === 'pick-dice' ? { ...question, settled: false } : question,
  }
}

test('every step shows what the table showed then', async () => {
  const app = await openTestApp()
  const pick = picker(5)
  let answer = await start(app, 5)
  const { table } = answer
  const shown = [answer]
  while (answer.status === 'playing') {
    const { revision } = answer
    const action = pickAction(answer, pick)
    answer = await app.call('tables.act', { table, revision, action })
    shown.push(answer)
  }
  await app.reopen()
  const log = await app.call('tables.log', { table })
  const steps = shown.length - 1
  for (const step of [0, steps, 3, 2, ...shown.keys()]) {
    const looked = await app.call('tables.replay', { table, step })
    const { revision, view, events } = shown[step] ?? answer
    expect(looked).toEqual({
      table,
      step,
      steps,
      revision,
      view: afterwards(view),
      events,
      actor: null,
      action: log[step]?.action,
    })
  }
})

test('a table is looked back at up to now, and as it is now', async () => {
  const app = await openTestApp()
  const begun = await start(app, 3)
  const { table } = begun
  const beyond = async (step: number) => app.refusal('tables.replay', { table, step })
  expect(await beyond(1)).toMatchObject({ code: 'bad-input', details: { field: 'step' } })
  const one = await playSome(app, begun, 1)
  expect((await app.call('tables.replay', { table, step: 1 })).view).toEqual(one.view)
  expect((await beyond(2)).code).toBe('bad-input')
  await app.call('tables.abandon', { table })
  expect((await app.call('tables.replay', { table, step: 1 })).steps).toBe(1)
  await app.call('tables.delete', { table })
  expect((await beyond(1)).code).toBe('deleted')
  await app.call('tables.restore', { table })
  expect((await app.call('tables.replay', { table, step: 0 })).view).toEqual(begun.view)
})

test('no step shows the order of the deck or what lies behind a door', async () => {
  const app = await openTestApp()
  const { table } = await playSome(app, await start(app, 9), 12)
  const { steps } = await app.call('tables.replay', { table, step: 0 })
  for (let step = 0; step <= steps; step += 1) {
    const { view } = await app.call('tables.replay', { table, step })
    expect(view.deck).toBeTypeOf('number')
    expect(JSON.stringify(view)).not.toContain('"random"')
  }
})

/** What a table adds up to, counted afresh from its log. */
async function countedAfresh({ call }: TestApp, { table, view }: TableAnswer) {
  const log = await call('tables.log', { table })
  return games['one-deck-dungeon'].tally(
    view.options,
    log.flatMap(({ events }) => [...events]),
  )
}
async function rolledAfresh(app: TestApp, answer: TableAnswer): Promise<number> {
  const { rolls } = await countedAfresh(app, answer)
  return rolls.flatMap((colors) => Object.values(colors).flat()).reduce((all, n) => all + n, 0)
}

test('counts follow the table as it goes on, is taken back, and goes into the bin and out', async () => {
  const app = await openTestApp()
  const plots = () => app.call('statistics.plots', EVERYTHING)
  expect((await plots()).tallied).toBe(0)
  let answer = await playSome(app, await start(app, 11), 25)
  const { table } = answer
  for (let more = 0; more < 12; more += 1) {
    const seen = await plots()
    expect(seen.tallied).toBe(1)
    expect(rolledIn(seen)).toBe(await rolledAfresh(app, answer))
    if (answer.undo === 'free') {
      const { revision } = answer
      answer = await app.call('tables.undo', { table, revision })
      expect(rolledIn(await plots())).toBe(await rolledAfresh(app, answer))
    }
    answer = await playSome(app, answer, 3)
  }
  await app.call('tables.delete', { table })
  expect(await plots()).toMatchObject({ tallied: 0, of: { tolls: [] } })
  await app.call('tables.restore', { table })
  const back = await plots()
  expect(back.tallied).toBe(1)
  // Nothing is counted anew without need.
  expect(app.events.filter(({ event }) => event === 'job.progress').length).toBeGreaterThan(0)
  const before = app.events.length
  expect(await plots()).toEqual(back)
  expect(app.events.length).toBe(before)
})

test('a game that comes from elsewhere counts, and again when it has been played on there', async () => {
  const [there, here] = [await openTestApp(), await openTestApp()]
  const half = await playSome(there, await start(there, 11), 25)
  await bring(here, await bundleOf(there))
  const plots = () => here.call('statistics.plots', EVERYTHING)
  expect(rolledIn(await plots())).toBe(await rolledAfresh(there, half))
  const whole = await playToEnd(there, half, picker(2))
  await bring(here, await bundleOf(there))
  expect(rolledIn(await plots())).toBe(await rolledAfresh(there, whole))
  expect(await here.call('statistics.plots', EVERYTHING)).toEqual(
    await there.call('statistics.plots', EVERYTHING),
  )
  // The counts are no part of what travels.
  expect((await bring(there, await bundleOf(here))).changes).toBe(false)
})

test('filters choose games, and of a party’s game the heroes', async () => {
  const app = await openTestApp()
  const { campaign, sheet } = await startCampaign(app)
  const inCampaign = await app.call('tables.start', {
    game: 'one-deck-dungeon',
    campaign,
    options: { heroes: [{ sheet, focus: 'lore' }], dungeon: 'hydras-reef', tier: 'novice' },
    seed: 6,
  })
  await playToEnd(app, inCampaign, picker(4))
  const single = await playToEnd(app, await start(app, 6), picker(6))
  await app.call('sheets.settle', {
    sheet,
    record: (await app.call('records.list', { campaign }))[0]?.record ?? '',
    forfeit: true,
  })
  const told = { won: true, descents: 3, levels: 1, playedAt: '2026-01-02T10:00:00.000Z' }
  await app.call('records.add', {
    campaign,
    game: { heroes: [{ sheet }], dungeon: 'dragons-cave', tier: 'novice', ...told },
  })

  const plots = (filter: object) => app.call('statistics.plots', { ...EVERYTHING, ...filter })
  const all = await plots({})
  expect(all).toMatchObject({ all: { games: 3 }, tallied: 2 })
  expect(all.of.byHero.find(({ hero }) => hero === 'mage')).toMatchObject({ games: 3 })
  expect(all.of.byTier.find(({ tier }) => tier === 'none')).toMatchObject({ games: 1 })
  const [low = 1, high = 0] = all.all.interval ?? []
  expect(low).toBeLessThan(all.all.wins / 3)
  expect(high).toBeGreaterThan(all.all.wins / 3)

  const [warrior, mage] = (await countedAfresh(app, single)).rolls.map((colors) =>
    Object.values(colors)
      .flat()
      .reduce((sum, count) => sum + count, 0),
  )
  expect(rolledIn(await plots({ hero: 'warrior' }))).toBe(warrior)
  expect(rolledIn(await plots({ hero: 'mage', dungeon: 'dragons-cave' }))).toBe(mage)
  expect(await plots({ dungeon: 'hydras-reef' })).toMatchObject({ all: { games: 1 }, tallied: 1 })
  expect(await plots({ tier: 'none' })).toMatchObject({ all: { games: 1 }, tallied: 1 })
  expect(await plots({ since: '2026-02-01T00:00:00.000Z' })).toMatchObject({ all: { games: 2 } })
  expect(await plots({ scope: { of: 'campaign', campaign } })).toMatchObject({
    all: { games: 2 },
    tallied: 1,
  })
  expect(await plots({ scope: { of: 'player', player: 'Ada' } })).toMatchObject({ tallied: 1 })
  expect(await plots({ scope: { of: 'player', player: 'Nobody' } })).toMatchObject({
    all: { games: 0, interval: null },
    tallied: 0,
  })
})

test('a game of other rules is left out, and the others still count', async () => {
  const app = await openTestApp()
  await playToEnd(app, await start(app, 1), picker(1))
  const other = await playToEnd(app, await start(app, 2), picker(2))
  await app.call('statistics.plots', EVERYTHING)
  await app.app.close()
  // As a newer release would have written it.
  const db = connect(app.file)
  db.prepare('UPDATE tables SET rules_version = 99 WHERE id = ?').run(other.table)
  checksumWriters(db).setTableChecksum(other.table)
  db.prepare(`UPDATE tallies SET tally_json = '{}'`).run()
  db.close()
  await app.reopen()
  expect(await app.call('statistics.plots', EVERYTHING)).toMatchObject({
    all: { games: 2 },
    tallied: 1,
  })
})
