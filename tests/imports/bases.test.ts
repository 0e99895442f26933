/** Each stamp knows the stamp of the value that it replaced, here and on every computer that it comes to. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Content } from '@shared/content'
import { openTestApp, startCampaign } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { bring, bundleOf } from './files'
import { entriesOf } from './zips'

function at(minute: number): string {
  return `2026-03-01T10:0${minute}:00.000Z`
}
const FIRST = Date.parse(at(0))
beforeEach(() => {
  vi.useFakeTimers({ now: FIRST, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function campaignIn(app: TestApp): Promise<Content['campaigns'][number]> {
  const entries = entriesOf(Buffer.from(await bundleOf(app), 'base64'))
  const list = entries.find(({ name }) => name === 'campaigns.json')
  const [campaign] = JSON.parse(list?.data.toString() ?? '[]') as Content['campaigns']
  if (campaign === undefined) throw new Error('There is no campaign.')
  return campaign
}

test('an edit is based on the one before it, the first on none', async () => {
  const app = await openTestApp()
  const { campaign } = await startCampaign(app)
  vi.setSystemTime(at(1))
  await app.call('campaigns.rename', { campaign, name: 'Winter' })
  await app.call('campaigns.note', { campaign, notes: 'One' })
  expect(await campaignIn(app)).toMatchObject({
    stamps: { name: at(1), notes: at(1) },
    bases: { name: at(0) },
  })
  vi.setSystemTime(at(2))
  await app.call('campaigns.note', { campaign, notes: 'Two' })
  expect((await campaignIn(app)).bases).toEqual({ name: at(0), notes: at(1) })
})

test('on two computers that changed the same, the base is that of the change that counts', async () => {
  const [here, there] = [await openTestApp(), await openTestApp()]
  const { campaign } = await startCampaign(here)
  await bring(there, await bundleOf(here))
  vi.setSystemTime(at(1))
  await here.call('campaigns.rename', { campaign, name: 'Here' })
  vi.setSystemTime(at(2))
  await here.call('campaigns.rename', { campaign, name: 'Here again' })
  vi.setSystemTime(at(3))
  await there.call('campaigns.rename', { campaign, name: 'There' })
  await bring(here, await bundleOf(there))
  expect(await campaignIn(here)).toMatchObject({
    name: 'There',
    stamps: { name: at(3) },
    bases: { name: at(0) },
  })
  await bring(there, await bundleOf(here))
  expect(await campaignIn(there)).toEqual(await campaignIn(here))
})
