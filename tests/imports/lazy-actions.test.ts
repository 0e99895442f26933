/** Tables whose actions are read anew whenever they are asked for: what compares them does not ask for each action. */
import { expect, test } from 'vitest'
import type { TableContent } from '@shared/content'
import { withActions } from '@main/imports/lazy-actions'
import { comparePlays, mergeTable, playsDiverge } from '@main/imports/merge/table'
import { openTestApp } from '../api/test-app'
import { must } from '../must'
import { bundleOf } from './files'
import { entriesOf } from './zips'

type Actions = TableContent['actions']

async function begun(): Promise<TableContent> {
  const app = await openTestApp()
  await app.call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ hero: 'mage' }], dungeon: 'dragons-cave' },
    seed: 1,
  })
  const entries = entriesOf(Buffer.from(await bundleOf(app), 'base64'))
  const table = must(entries.find(({ name }) => name.startsWith('tables/')))
  return JSON.parse(table.data.toString()) as TableContent
}

/** So many actions, of which the last is another one each way. */
function actionsOf(count: number, way: string): Actions {
  return Array.from({ length: count }, (_, at) => ({
    action: { type: at === count - 1 ? way : 'go-on' },
    takenAt: '2026-01-01T00:00:00.000Z',
    seat: null,
    bot: null,
  }))
}

test.each<[string, (a: TableContent, b: TableContent) => unknown]>([
  ['which of them went further', comparePlays],
  ['whether they went two ways', playsDiverge],
  ['what both come to', mergeTable],
])('%s is found by as many readings of two long games as of two short ones', async (_, work) => {
  const head = await begun()
  const readingsOf = (count: number): number => {
    let readings = 0
    const lazy = (way: string): TableContent =>
      withActions(head, {
        read: () => {
          readings += 1
          return actionsOf(count, way)
        },
        text: () => null,
      })
    work(lazy('left'), lazy('right'))
    return readings
  }
  expect(readingsOf(400)).toBe(readingsOf(4))
})
