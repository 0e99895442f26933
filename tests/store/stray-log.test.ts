/** A log beside a database that it does not belong to is not written into it. */
import { copyFileSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BACKUP_FOLDER, DATABASE_FILE } from '@main/store/store'
import { tempFolder } from '../api/test-app'
import { addCampaign, campaignNames, open } from './test-store'

const LOG = `${DATABASE_FILE}-wal`
const OPENING = `${DATABASE_FILE}-opening.json`

/** A folder as a kill leaves it: what was written last is in the log alone. */
async function killed(): Promise<{ folder: string; backup: string; older: string }> {
  const alive = tempFolder()
  const first = await open(alive)
  addCampaign(first, 'Old')
  first.close()
  const older = tempFolder()
  copyFileSync(join(alive, DATABASE_FILE), join(older, DATABASE_FILE))
  const store = await open(alive)
  const [backup] = store.listBackups()
  addCampaign(store, 'Last')
  const folder = tempFolder()
  for (const name of [DATABASE_FILE, LOG, OPENING])
    copyFileSync(join(alive, name), join(folder, name))
  store.close()
  return {
    folder,
    backup: join(alive, BACKUP_FOLDER, backup?.file ?? ''),
    older: join(older, DATABASE_FILE),
  }
}

async function startIn(folder: string) {
  const store = await open(folder)
  const names = campaignNames(store)
  store.close()
  return { names, notices: store.notices }
}

test('a killed app finds in its log what it had written', async () => {
  const { folder } = await killed()
  expect(await startIn(folder)).toEqual({ names: ['Old', 'Last'], notices: [] })
})

test('a copy put in the place of the database is not undone by the log that lies there', async () => {
  const made = await killed()
  const other = tempFolder()
  const another = await open(other)
  addCampaign(another, 'Another')
  another.close()
  const copies = [
    { copy: made.older, names: ['Old'] },
    { copy: join(other, DATABASE_FILE), names: ['Another'] },
    // Made since the same opening as the log.
    { copy: made.backup, names: ['Old'] },
  ]
  for (const { copy, names } of copies) {
    const folder = tempFolder()
    for (const name of [LOG, OPENING]) copyFileSync(join(made.folder, name), join(folder, name))
    copyFileSync(copy, join(folder, DATABASE_FILE))
    const log = readFileSync(join(folder, LOG))
    const first = await startIn(folder)
    expect(first.names).toEqual(names)
    expect(first.notices).toMatchObject([{ code: 'log-set-aside', details: { backup: '' } }])
    expect(readFileSync(join(folder, String(first.notices[0]?.details['file']))).equals(log)).toBe(
      true,
    )
    // Told at every start until it is answered.
    const second = await open(folder)
    expect(second.notices).toEqual(first.notices)
    await second.acknowledge('log-set-aside')
    second.close()
    expect(await startIn(folder)).toEqual({ names, notices: [] })
  }
})

const MANY = 60
/** So much is written that the file grows. */
function addMany(store: Awaited<ReturnType<typeof open>>, word: string): void {
  for (let number = 0; number < MANY; number += 1) addCampaign(store, `${word} ${number}`)
}

test('a copy that was taken while the app ran, and has missed what was written into the database since, is known', async () => {
  const alive = tempFolder()
  const store = await open(alive)
  addCampaign(store, 'Old')
  store.db.pragma('wal_checkpoint(RESTART)')
  const folder = tempFolder()
  copyFileSync(join(alive, DATABASE_FILE), join(folder, DATABASE_FILE))
  addMany(store, 'Since')
  store.db.pragma('wal_checkpoint(RESTART)')
  addCampaign(store, 'Last')
  for (const name of [LOG, OPENING]) copyFileSync(join(alive, name), join(folder, name))
  store.close()
  const { names, notices } = await startIn(folder)
  expect(names).toEqual(['Old'])
  expect(notices).toMatchObject([{ code: 'log-set-aside' }])
})

test('the database’s own log is never taken for another’s, wherever the app was killed', async () => {
  const alive = tempFolder()
  const store = await open(alive)
  const wanted: string[] = []
  for (const [at, how] of ['PASSIVE', 'NONE', 'RESTART', 'PASSIVE', 'TRUNCATE', 'NONE'].entries()) {
    addMany(store, `Part ${at}`)
    if (how !== 'NONE') store.db.pragma(`wal_checkpoint(${how})`)
    addCampaign(store, `After ${at}`)
    wanted.push(`After ${at}`)
    const folder = tempFolder()
    for (const name of [DATABASE_FILE, LOG, OPENING])
      copyFileSync(join(alive, name), join(folder, name))
    const { names, notices } = await startIn(folder)
    expect(notices).toEqual([])
    expect(names).toEqual(expect.arrayContaining(wanted))
    expect(names).toHaveLength((MANY + 1) * (at + 1))
  }
  store.close()
})

test('a log of which nothing is known is taken for the database’s own', async () => {
  for (const spoil of [
    (file: string) => rmSync(file),
    (file: string) => writeFileSync(file, 'garbage'),
    (file: string) => writeFileSync(file, '{"page":0}'),
  ]) {
    const { folder } = await killed()
    spoil(join(folder, OPENING))
    expect((await startIn(folder)).names).toEqual(['Old', 'Last'])
  }
})

test('a restored backup belongs to the log that begins after it', async () => {
  const alive = tempFolder()
  const first = await open(alive)
  addCampaign(first, 'Old')
  first.close()
  const store = await open(alive)
  await store.restore(store.listBackups()[0]?.file ?? '')
  addCampaign(store, 'After')
  const folder = tempFolder()
  for (const name of [DATABASE_FILE, LOG, OPENING])
    copyFileSync(join(alive, name), join(folder, name))
  store.close()
  expect(await startIn(folder)).toEqual({ names: ['Old', 'After'], notices: [] })
})

test('a clean end leaves no log to wonder about', async () => {
  const folder = tempFolder()
  const store = await open(folder)
  addCampaign(store, 'Kept')
  store.close()
  expect(existsSync(join(folder, LOG))).toBe(false)
  expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([])
})
