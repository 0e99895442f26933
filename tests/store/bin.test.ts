import { expect, test } from 'vitest'
import { campaignQueries } from '@main/store/campaign-queries'
import { tempFolder } from '../api/test-house'
import { addCampaign, open } from './test-store'

const now = (text: string) => ({ now: () => new Date(text) })

test('what has lain in the bin for 30 days is gone at the next start, and nothing else', async () => {
  const folder = tempFolder()
  const store = await open(folder)
  const [old, recent] = [addCampaign(store, 'Old'), addCampaign(store, 'Recent')]
  addCampaign(store, 'Live')
  const queries = campaignQueries(store.db)
  queries.setCampaignDeleted(old, '2026-05-01T10:00:00.000Z')
  queries.setCampaignDeleted(recent, '2026-05-02T10:00:00.000Z')
  store.close()

  const names = async (date: string): Promise<readonly string[]> => {
    const opened = await open(folder, now(date))
    const all = campaignQueries(opened.db)
    const found = [...all.campaigns(false), ...all.campaigns(true)].map(({ name }) => name)
    opened.close()
    return found
  }
  expect(await names('2026-05-31T09:59:59.000Z')).toEqual(['Live', 'Recent', 'Old'])
  expect(await names('2026-05-31T10:00:00.000Z')).toEqual(['Live', 'Recent'])
  expect(await names('2026-06-01T10:00:00.000Z')).toEqual(['Live'])
})
