/** The call that recounts a sheet, through the whole of the app's main side. */
import { HOUSE_CONTENT } from '@main/games/paper-dungeons/content'
import { blankMarks, type SheetMarks } from '@shared/games/paper-dungeons'
import { expect, test } from 'vitest'
import { sharedTestApp, startCampaign } from '../../api/test-app'

const appWithCampaign = sharedTestApp(startCampaign)

test('a sheet is recounted, and nothing is kept of it', async () => {
  const app = await appWithCampaign()
  const before = app.dump()
  const marks: SheetMarks = {
    ...blankMarks('A', false),
    objective: 'surveyor',
    power: 'healer',
    potions: 1,
  }
  const { boxes, faults, missed } = await app.call('playerSheets.recount', { marks })
  expect(boxes.map(({ counted }) => counted)).toEqual([-2, -4, -6, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0])
  expect(faults).toEqual([])
  expect(missed).toMatchObject([{ code: 'gains', gain: 'potion', marked: 1, limit: 2 }])
  expect(app.dump()).toBe(before)
})

test('a sheet of a game with a pack is counted by what the pack says', async () => {
  const app = await appWithCampaign()
  const lowestHero = [7, 8, 9, 10, 11, 12]
  const pack = { name: 'Printed', content: { tracks: { ...HOUSE_CONTENT.tracks, lowestHero } } }
  const { boxes } = await app.call('playerSheets.recount', { marks: blankMarks('A', false), pack })
  expect(boxes.find(({ box }) => box === 'D')?.counted).toBe(7)
})
