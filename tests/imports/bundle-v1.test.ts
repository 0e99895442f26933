/** A bundle of the first version, as it was written before games of other kinds: it comes in as today's does. */
import { expect, test } from 'vitest'
import type { TableContent } from '@shared/content'
import { openTestHouse, picker, playToEnd } from '../api/test-house'
import type { TestHouse } from '../api/test-house'
import { base64Of, bring, bundleOf } from './files'
import { entriesOf, zipOf } from './zips'

/** A table as the first version wrote it: keys in its order. */
const first = (table: TableContent): unknown => {
  const { progress, seats, actions, updatedAt, deletedAt, stamps, ...before } = table
  const { startedAt, status, outcome, ...fixed } = before
  const { floor, turn } = progress as { readonly floor: number; readonly turn: number }
  return {
    ...fixed,
    seats: seats.map(({ sheet }) => sheet),
    startedAt,
    status,
    outcome,
    floor,
    turn,
    updatedAt,
    deletedAt,
    stamps,
    actions: actions.map(({ action, takenAt }) => ({ action, takenAt })),
  }
}

const asFirst = (bundle: string): string =>
  base64Of(
    zipOf(
      entriesOf(Buffer.from(bundle, 'base64')).map(({ name, data }) => {
        const read: unknown = JSON.parse(data.toString())
        const written = name.startsWith('tables/')
          ? first(read as TableContent)
          : name === 'manifest.json'
            ? { ...(read as object), version: 1 }
            : read
        return { name, data: Buffer.from(JSON.stringify(written)) }
      }),
    ),
  )

/** One game of a campaign that has ended, one of named guests that goes on. */
const played = async (house: TestHouse): Promise<void> => {
  const { campaign } = await house.call('campaigns.create', { name: 'Winter evenings' })
  const { sheet } = await house.call('sheets.create', { campaign, hero: 'mage', player: 'Ada' })
  const place = { dungeon: 'dragons-cave', tier: 'novice' }
  const own = { heroes: [{ sheet, focus: 'lore' }], ...place }
  const begun = await house.call('tables.start', {
    game: 'one-deck-dungeon',
    options: own,
    seed: 7,
  })
  await playToEnd(house, begun, picker(3))
  const guests = { heroes: [{ hero: 'rogue', player: 'Bob' }, { hero: 'archer' }], ...place }
  await house.call('tables.start', { game: 'one-deck-dungeon', options: guests, seed: 8 })
}

test('everything of it is there, and who plays is read from the options', async () => {
  const [here, there, other] = [await openTestHouse(), await openTestHouse(), await openTestHouse()]
  await played(here)
  const bundle = await bundleOf(here)
  await bring(there, asFirst(bundle))
  await bring(other, bundle)
  expect(entriesOf(Buffer.from(await bundleOf(there), 'base64')).slice(1)).toEqual(
    entriesOf(Buffer.from(await bundleOf(other), 'base64')).slice(1),
  )
  const [guests] = await there.call('tables.list', { status: 'playing' })
  expect(guests?.seats.map(({ player }) => player)).toEqual(['Bob', null])
})

test('brought to where it came from, it changes nothing', async () => {
  const here = await openTestHouse()
  await played(here)
  expect(await bring(here, asFirst(await bundleOf(here)))).toMatchObject({ changes: false })
})
