/** Right after a start plots are there as the last run left them, as long as nothing has changed since. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { games } from '@main/games'
import type { Games } from '@main/games'
import { openTestApp, playToEnd, startCampaign } from './test-app'
import { picker } from '../picker'

const EVERYTHING = { scope: { of: 'everything' } } as const
const PLOTS = 'plots.json'

/** An app with a game that has ended, and how often its plots were worked out. */
async function played() {
  let made = 0
  const game = games['one-deck-dungeon']
  const plots: typeof game.campaign.plots = (counted) => {
    made += 1
    return game.campaign.plots(counted)
  }
  const counted: Games = {
    ...games,
    'one-deck-dungeon': { ...game, campaign: { ...game.campaign, plots } },
  }
  const app = await openTestApp({ games: counted })
  const { sheet, campaign } = await startCampaign(app)
  const options = { heroes: [{ sheet, focus: 'lore' }], dungeon: 'dragons-cave', tier: 'standard' }
  await playToEnd(
    app,
    await app.call('tables.start', { game: 'one-deck-dungeon', options, seed: 7 }),
    picker(3),
  )
  const asked = await app.call('statistics.plots', EVERYTHING)
  /** Whether the first answer after a start was worked out in that run. */
  const isMade = async (): Promise<boolean> => {
    const before = made
    expect(await app.call('statistics.plots', EVERYTHING)).toEqual(await worked())
    return made > before + 1
  }
  /** An answer that is asked for otherwise is worked out. */
  const worked = () => app.call('statistics.plots', { ...EVERYTHING, since: '1990-01-01' })
  return { app, asked, isMade, campaign, sheet, file: join(app.dataDir, PLOTS) }
}

test('a library that is as it was is not read for the plots of all games', async () => {
  const { app, asked, isMade } = await played()
  await app.reopen()
  expect(await isMade()).toBe(false)
  await app.reopen()
  expect(await app.call('statistics.plots', EVERYTHING)).toEqual(asked)
})

test('what was changed, here or by another program, is counted', async () => {
  const { app, asked, isMade, sheet, campaign, file } = await played()
  await app.reopen()
  const game = {
    ...{ heroes: [{ sheet }], dungeon: 'dragons-cave', tier: 'standard', won: true, descents: 3 },
    ...{ levels: 2, playedAt: '2026-02-02T10:00:00.000Z' },
  } as const
  const { record } = await app.call('records.add', { campaign, game })
  expect(await isMade()).toBe(true)
  expect((await app.call('statistics.plots', EVERYTHING)).ended).toHaveLength(
    asked.ended.length + 1,
  )
  await app.app.close()
  const before = readFileSync(file)
  await app.reopen()
  await app.call('records.delete', { record })
  await app.app.close()
  // As after a kill: what was kept is of an earlier state.
  writeFileSync(file, before)
  await app.reopen()
  expect(await isMade()).toBe(true)
  await app.app.close()
  const db = new Database(app.file)
  db.prepare('DELETE FROM records').run()
  db.close()
  await app.reopen()
  expect(await isMade()).toBe(true)
})

test('a file that is missing or not as it was written is made anew', async () => {
  const { app, isMade, file } = await played()
  for (const spoil of [
    () => rmSync(file),
    () => writeFileSync(file, 'garbage'),
    () => writeFileSync(file, readFileSync(file, 'utf8').replace('"won":false', '"won":true')),
    () => writeFileSync(file, ''),
  ]) {
    await app.app.close()
    spoil()
    await app.reopen()
    expect(await isMade()).toBe(true)
  }
})

test('what is asked of some games is worked out, and what is none is refused', async () => {
  const { app } = await played()
  await app.reopen()
  const none = await app.call('statistics.plots', { ...EVERYTHING, hero: 'rogue' })
  expect(none.ended).toEqual([])
  expect(await app.refusal('statistics.plots', { ...EVERYTHING, hero: 'nobody' })).toMatchObject({
    code: 'bad-input',
  })
})
