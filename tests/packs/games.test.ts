/** Games with a pack: they carry it through rows, records, replays, files and merges, whatever becomes of the library's. */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { HOUSE } from '@main/games/paper-dungeons/content/house'
import type { Pack } from '@shared/games/packs'
import { BOXES, outcomeSchema } from '@shared/games/paper-dungeons'
import type { CampaignId } from '@shared/ids'
import { openTestApp } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { bring, bundleOf, statusesOf } from '../imports/files'
import { entriesOf } from '../imports/zips'
import { must } from '../must'
import { packBase64 } from './files'

const GAME = 'paper-dungeons'
/** All bosses cost 77 who flees. */
const FLIGHT = -77
const content = { bosses: HOUSE.bosses.map((boss) => ({ ...boss, flight: FLIGHT })) }
const OPTIONS = { players: 1, dungeon: 'A', missions: true, scattered: true } as const

async function packed(app: TestApp) {
  await bring(app, packBase64({ content }))
  const { pack } = must((await app.call('packs.list', {}))[0])
  return app.call('packs.get', { pack })
}

/** What is in a bundle, but for when it was written. */
function dataIn(bundle: string) {
  return entriesOf(Buffer.from(bundle, 'base64'))
    .filter(({ name }) => name !== 'manifest.json')
    .map(({ name, data }) => [name, data.toString()])
}

/** Plays to the end, taking what is listed first. */
async function play({ call }: TestApp, campaign: CampaignId, pack: Pack) {
  const options = { ...OPTIONS, pack }
  const { table } = await call('tables.start', { game: GAME, campaign, options, seed: 4 })
  let at = await call('tables.open', { table, viewer: 0 })
  while (at.status === 'playing') {
    const [action] = at.actions
    at = await call('tables.act', { table, revision: at.revision, actor: 0, action: must(action) })
  }
  return at
}

test('a game with a pack ends by its values, and everywhere says so', async () => {
  const app = await openTestApp()
  const { pack, played } = await packed(app)
  const { campaign } = await app.call('campaigns.create', { name: 'W', game: GAME })
  const { table, record } = await play(app, campaign, played)
  await app.call('packs.delete', { pack })
  await app.reopen()
  const summary = must(await app.call('tables.get', { table }))
  expect(summary.options).toMatchObject({ pack: played })
  expect(summary.outcome).toMatchObject({ pack: played })
  const { players } = v.parse(outcomeSchema, summary.outcome)
  expect(players[0]?.boxes).toContain(FLIGHT)
  const told = await app.call('records.get', { record: must(record) })
  expect(told.outcome).toEqual(summary.outcome)
  const replayed = await app.call('tables.replay', { table, step: 3 })
  expect(replayed.view).toMatchObject({ options: { pack: played } })

  const elsewhere = await openTestApp()
  const bundle = await bundleOf(app)
  expect(statusesOf(await bring(elsewhere, bundle), 'table')).toEqual(['new'])
  expect(await elsewhere.call('tables.get', { table })).toEqual(summary)
  expect(dataIn(await bundleOf(elsewhere))).toEqual(dataIn(bundle))
  expect((await bring(app, await bundleOf(elsewhere))).changes).toBe(false)
  const file = await elsewhere.call('exports.campaign', { campaign, format: 'json' })
  const third = await openTestApp()
  await bring(third, file.base64)
  expect((await third.call('records.get', { record: must(record) })).outcome).toEqual(told.outcome)
})

test('a game under way is played on with its pack on another computer', async () => {
  const [here, there] = [await openTestApp(), await openTestApp()]
  const { played } = await packed(here)
  const { table } = await here.call('tables.start', {
    game: GAME,
    options: { ...OPTIONS, pack: played },
    seed: 9,
  })
  await bring(there, await bundleOf(here))
  const opened = await there.call('tables.open', { table, viewer: 0 })
  expect(opened.view).toMatchObject({ options: { pack: played } })
})

test('a game recorded by hand is checked by the values of its pack', async () => {
  const app = await openTestApp()
  const { played } = await packed(app)
  const { campaign } = await app.call('campaigns.create', { name: 'W', game: GAME })
  const boxes = BOXES.map((box) => ('ABC'.includes(box) ? FLIGHT : 0))
  const game = {
    playedAt: '2026-05-01T10:00:00.000Z',
    note: '',
    dungeon: 'A',
    players: [{ player: 'Ada', boxes }],
  }
  const without = await app.refusal('records.add', { campaign, game })
  expect(without).toMatchObject({ code: 'bad-record', details: { field: 'players.0.boxes.0' } })
  const { record } = await app.call('records.add', { campaign, game: { ...game, pack: played } })
  expect(await app.call('records.get', { record })).toMatchObject({ outcome: { pack: played } })
  const elsewhere = await openTestApp()
  await bring(elsewhere, await bundleOf(app))
  expect(await elsewhere.call('records.get', { record })).toMatchObject({
    outcome: { pack: played },
  })
})

test('options with a pack that is none are refused with the place', async () => {
  const app = await openTestApp()
  const pack = { name: 'P', content: { tracks: { ...HOUSE.tracks, monsters: [0, 1] } } }
  const refused = await app.refusal('tables.start', {
    game: GAME,
    options: { ...OPTIONS, pack },
  })
  expect(refused.details).toMatchObject({ field: 'pack.content.tracks.monsters' })
})

test('a game of the day is played with our own values alone', async () => {
  const app = await openTestApp()
  const { played } = await packed(app)
  const daily = '2026-11-28'
  const { options } = await app.call('dailyDungeons.get', { day: daily })
  const start = { game: GAME, daily } as const
  const refused = await app.refusal('tables.start', {
    ...start,
    options: { ...options, pack: played },
  })
  expect(refused).toMatchObject({ code: 'bad-options', details: { field: 'pack' } })
  await app.call('tables.start', { ...start, options })
})
