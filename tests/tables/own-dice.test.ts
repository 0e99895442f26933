/** A table that is played with real dice is kept, resumed and replayed like any other. */
import { expect, test } from 'vitest'
import type { TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import { openTestApp, pickAction, playToEnd, startCampaign } from '../api/test-app'
import { picker } from '../picker'

test('a campaign game of two with their own dice survives every stop, and ends on both sheets', async () => {
  const app = await openTestApp()
  const { campaign, sheet } = await startCampaign(app)
  const rogue = (await app.call('sheets.create', { campaign, hero: 'rogue', player: 'Bea' })).sheet
  let answer: TableAnswer = await app.call('tables.start', {
    game: 'one-deck-dungeon',
    options: {
      heroes: [
        { sheet, focus: 'lore' },
        { sheet: rogue, focus: 'tactics' },
      ],
      dungeon: 'dragons-cave',
      tier: 'standard',
      dice: 'own',
    },
    seed: 4,
  })
  const { table } = answer
  const pick = picker(4)
  for (let stop = 0; stop < 4 && answer.status === 'playing'; stop++) {
    for (let step = 0; step < 25 && answer.status === 'playing'; step++) {
      const { revision } = answer
      answer = await app.call('tables.act', { table, revision, action: pickAction(answer, pick) })
    }
    await app.reopen()
    expect(await app.call('tables.open', { table })).toEqual({ ...answer, events: [] })
  }
  const { record, view } = await playToEnd(app, answer, pick)
  if (record === null) throw new Error('A campaign game has a record.')
  for (const each of [sheet, rogue]) {
    const { records } = await app.call('sheets.get', { sheet: each })
    expect(records).toMatchObject([{ record, outcome: view.outcome }])
  }
  const log = await app.call('tables.log', { table })
  expect(log.some(({ action }) => action?.type === 'enter-die')).toBe(true)
  expect(log.flatMap(({ events }) => events).at(-1)).toMatchObject({ type: view.outcome?.result })
})
