import { expect, test } from 'vitest'
import type { Mark } from '@shared/games/one-deck-dungeon'
import { openCampaigns, refused, times, won } from './test-campaigns'

const guile: Mark = { talent: 'guile', color: 'green' }
const cunning: Mark = { talent: 'cunning', color: 'green' }
const speed: Mark = { talent: 'speed', color: 'yellow' }

/** A game of an easy dungeon whose checkmarks are all placed on Guile. */
async function settled() {
  const opened = await openCampaigns()
  const { campaigns, sheet, play, marks } = opened
  const record = play({ dungeon: 'dragons-cave', descents: 2, levels: 1, tier: 'novice' })
  marks(record, times(3, guile))
  campaigns.closePlacing({ sheet, record, forfeit: false })
  return { ...opened, record }
}

test('checkmarks of a game that is settled are moved, and where they were is kept', async () => {
  const { campaigns, sheet, record } = await settled()
  expect(campaigns.earlierPlacings({ sheet, record })).toEqual([])
  const moved = campaigns.moveMarks({ sheet, record, marks: [guile, cunning, guile] })
  expect(moved.records[0]).toMatchObject({ settled: true, marks: [guile, cunning, guile] })
  expect(moved.open).toBeNull()
  expect(campaigns.earlierPlacings({ sheet, record })).toMatchObject([{ marks: times(3, guile) }])
  campaigns.moveMarks({ sheet, record, marks: times(3, guile) })
  expect(campaigns.earlierPlacings({ sheet, record }).map(({ marks }) => marks)).toEqual([
    [guile, cunning, guile],
    times(3, guile),
  ])
})

test('a talent whose checkmark is moved away is no longer earned', async () => {
  const { campaigns, sheet, play, marks } = await openCampaigns()
  const record = play({ ...won, dungeon: 'dragons-cave' })
  marks(record, times(6, guile))
  campaigns.closePlacing({ sheet, record, forfeit: true })
  expect(campaigns.sheet(sheet).talentsEarned).toBe(1)
  const moved = campaigns.moveMarks({ sheet, record, marks: [...times(5, guile), cunning] })
  expect(moved.talentsEarned).toBe(0)
  expect(moved.brings.talents.tactics).toEqual([])
})

test('no more than were earned, on colours of its dungeon, on spaces that are free', async () => {
  const { campaigns, sheet, record, play, marks } = await settled()
  const refusal = (to: readonly Mark[]) =>
    refused(() => campaigns.moveMarks({ sheet, record, marks: to }))
  expect(refusal(times(4, cunning))).toEqual({
    code: 'one-deck-dungeon.no-checkmark-left',
    details: { earned: 3, marks: 4 },
  })
  expect(refusal([guile, guile, speed])).toEqual({
    code: 'one-deck-dungeon.color-not-allowed',
    details: speed,
  })
  const other = play({ ...won, dungeon: 'dragons-cave' })
  marks(other, times(6, cunning))
  expect(refusal([guile, guile, cunning])).toEqual({
    code: 'one-deck-dungeon.talent-complete',
    details: cunning,
  })
  expect(campaigns.sheet(sheet).records[0]?.marks).toEqual(times(3, guile))
})

test('what lay there while it was still being placed is nothing to look back at', async () => {
  const { campaigns, sheet, play } = await openCampaigns()
  const record = play({ dungeon: 'dragons-cave', descents: 2 })
  campaigns.mark({ sheet, record, ...guile })
  campaigns.unmark({ sheet, record, ...guile })
  campaigns.mark({ sheet, record, ...cunning })
  campaigns.mark({ sheet, record, ...cunning })
  campaigns.closePlacing({ sheet, record, forfeit: false })
  expect(campaigns.earlierPlacings({ sheet, record })).toEqual([])
})
