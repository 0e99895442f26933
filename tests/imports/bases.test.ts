/** Each stamp knows the stamp of the value that it replaced, here and on every computer that it comes to. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Content } from '@shared/content'
import { openTestHouse, startCampaign } from '../api/test-house'
import type { TestHouse } from '../api/test-house'
import { bring, bundleOf } from './files'
import { entriesOf } from './zips'

const at = (minute: number): string => `2026-03-01T10:0${minute}:00.000Z`
const FIRST = Date.parse(at(0))
beforeEach(() => {
  vi.useFakeTimers({ now: FIRST, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const campaignIn = async (house: TestHouse): Promise<Content['campaigns'][number]> => {
  const entries = entriesOf(Buffer.from(await bundleOf(house), 'base64'))
  const list = entries.find(({ name }) => name === 'campaigns.json')
  const [campaign] = JSON.parse(list?.data.toString() ?? '[]') as Content['campaigns']
  if (campaign === undefined) throw new Error('There is no campaign.')
  return campaign
}

test('an edit is based on the one before it, the first on none', async () => {
  const house = await openTestHouse()
  const { campaign } = await startCampaign(house)
  vi.setSystemTime(at(1))
  await house.call('campaigns.rename', { campaign, name: 'Winter' })
  await house.call('campaigns.note', { campaign, notes: 'One' })
  expect(await campaignIn(house)).toMatchObject({
    stamps: { name: at(1), notes: at(1) },
    bases: { name: at(0) },
  })
  vi.setSystemTime(at(2))
  await house.call('campaigns.note', { campaign, notes: 'Two' })
  expect((await campaignIn(house)).bases).toEqual({ name: at(0), notes: at(1) })
})

test('on two computers that changed the same, the base is that of the change that counts', async () => {
  const [here, there] = [await openTestHouse(), await openTestHouse()]
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
