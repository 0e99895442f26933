/** Stores on real files, for the tests of this part. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { Refusal } from '@shared/errors'
import { campaignId } from '@shared/ids'
import type { CampaignId } from '@shared/ids'
import { campaignQueries } from '@main/store/campaign-queries'
import { openStore } from '@main/store/store'
import type { Store, StoreOptions } from '@main/store/store'

/** Opens a store and waits for its upkeep, as when the app has been up for a while. */
export async function open(dataDir: string, options: Partial<StoreOptions> = {}): Promise<Store> {
  const store = await openStore({ dataDir, version: '0.1.0', now: () => new Date(), ...options })
  await store.lookAfter()
  return store
}

export function addCampaign({ db }: Store, name: string): CampaignId {
  const id = v.parse(campaignId, randomUUID())
  const createdAt = '2026-04-30T10:00:00.000Z'
  campaignQueries(db).insertCampaign({ id, name, game: 'one-deck-dungeon', createdAt })
  return id
}

export function campaignNames({ db }: Store): readonly string[] {
  return campaignQueries(db)
    .campaigns(false)
    .map(({ name }) => name)
}

/** The refusal that a promise ends in; fails where it ends otherwise. */
export async function refusalOf(promise: Promise<unknown>): Promise<Refusal> {
  try {
    await promise
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('Nothing was refused.')
}
