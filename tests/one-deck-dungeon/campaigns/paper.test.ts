import { describe, expect, test } from 'vitest'
import type { Mark, PaperSheet } from '@shared/games/one-deck-dungeon'
import { inPaperOrder } from '@shared/games/one-deck-dungeon'
import { faultInPaper, mostCheckmarks } from '@main/games/one-deck-dungeon/campaign/paper'
import { catalogue } from '@main/games/one-deck-dungeon/cards'
import { openCampaigns, refused, times, won } from './test-campaigns'

const guile: Mark = { talent: 'guile', color: 'green' }
const cunning: Mark = { talent: 'cunning', color: 'green' }
const crafty: Mark = { talent: 'crafty', color: 'red' }

const PAPER: PaperSheet = {
  games: 8,
  marks: [crafty, ...times(6, guile)],
  bosses: [
    { boss: 'dragon', tier: 'novice' },
    { boss: 'yeti', tier: 'standard' },
  ],
}

describe('what can be on a sheet of paper', () => {
  test('a game gives 12 checkmarks at most: 3 descents, 3 levels, the boss’s 3 and Fearless’s 3', () => {
    expect(mostCheckmarks(catalogue)).toBe(12)
  })

  test.each<[string, Partial<PaperSheet>, ReturnType<typeof faultInPaper>]>([
    ['what can be', {}, null],
    ['an empty sheet', { games: 0, marks: [], bosses: [] }, null],
    [
      'more marks than spaces (R43)',
      { marks: times(7, guile) },
      expect.objectContaining({
        code: 'paper-spaces',
        details: { talent: 'guile', color: 'green', marks: 7, most: 6 },
      }),
    ],
    [
      'a space that the talent does not have (R43)',
      { marks: [{ talent: 'guile', color: 'red' }] },
      expect.objectContaining({
        code: 'paper-spaces',
        details: { talent: 'guile', color: 'red', marks: 1, most: 0 },
      }),
    ],
    [
      'more bosses than games (R45)',
      { games: 1 },
      expect.objectContaining({ code: 'paper-bosses', details: { bosses: 2, games: 1 } }),
    ],
    [
      'more marks than so many games give (R42)',
      { games: 1, bosses: [], marks: [...times(6, guile), ...times(6, cunning), crafty] },
      expect.objectContaining({
        code: 'paper-checkmarks',
        details: { marks: 13, games: 1, least: 2, most: 12 },
      }),
    ],
  ])('%s', (_, part, fault) => {
    expect(faultInPaper({ ...PAPER, ...part }, [], catalogue)).toEqual(fault)
  })

  test('spaces that games have checked since are taken', () => {
    expect(faultInPaper(PAPER, [guile], catalogue)).toMatchObject({
      code: 'paper-spaces',
      details: { talent: 'guile', marks: 6, most: 5 },
    })
  })
})

describe('a sheet begun from paper', () => {
  async function fromPaper(paper: PaperSheet = PAPER) {
    const opened = await openCampaigns()
    const { campaigns, campaign } = opened
    const made = campaigns.createSheet({ campaign, hero: 'rogue', player: 'Bea', paper })
    return { ...opened, made, sheet: made.sheet }
  }

  test('has its talents, its bosses without a day, and its games beside those played here', async () => {
    const { made } = await fromPaper()
    expect(made).toMatchObject({ games: 0, wins: 0, talentsEarned: 1, open: null })
    expect(made.paper).toEqual(inPaperOrder(PAPER))
    expect(made.bosses).toEqual([
      { boss: 'dragon', tier: 'novice', at: null },
      { boss: 'yeti', tier: 'standard', at: null },
    ])
    expect(made.brings.talents.tactics).toContain('guile')
  })

  test('the first defeat is the one on paper, and statistics count no game of it', async () => {
    const { campaigns, campaign, sheet, play } = await fromPaper()
    play({ ...won, dungeon: 'dragons-cave', tier: 'fearless', heroes: ['rogue'] }, sheet)
    const { bosses, games, wins } = campaigns.sheet(sheet)
    expect({ games, wins }).toEqual({ games: 1, wins: 1 })
    expect(bosses[0]).toEqual({ boss: 'dragon', tier: 'novice', at: null })
    expect(campaigns.statistics({ of: 'campaign', campaign })).toMatchObject({ games: 1, wins: 1 })
  })

  test('its checkmarks are there before any game’s', async () => {
    const { campaigns, sheet, play } = await fromPaper()
    const record = play({ ...won, dungeon: 'dragons-cave', heroes: ['rogue'] }, sheet)
    expect(refused(() => campaigns.mark({ sheet, record, ...guile })).code).toBe(
      'one-deck-dungeon.talent-complete',
    )
    campaigns.mark({ sheet, record, ...cunning })
  })

  test('what cannot be is refused with numbers, and nothing is made', async () => {
    const { campaigns, campaign } = await openCampaigns()
    const before = campaigns.get(campaign).sheets
    const paper = { ...PAPER, games: 1 }
    expect(
      refused(() => campaigns.createSheet({ campaign, hero: 'rogue', player: 'Bea', paper })),
    ).toEqual({ code: 'one-deck-dungeon.paper-bosses', details: { bosses: 2, games: 1 } })
    expect(campaigns.get(campaign).sheets).toBe(before)
  })

  test('is corrected later, and what it said is kept', async () => {
    const { campaigns, sheet, play } = await fromPaper()
    expect(campaigns.earlierPaper(sheet)).toEqual([])
    const less = { ...PAPER, games: 9, marks: times(5, guile) }
    expect(campaigns.correctPaper({ sheet, paper: less })).toMatchObject({ talentsEarned: 0 })
    expect(campaigns.earlierPaper(sheet)).toMatchObject([{ paper: PAPER }])
    // The same again is no correction.
    campaigns.correctPaper({ sheet, paper: less })
    expect(campaigns.earlierPaper(sheet)).toHaveLength(1)

    const record = play({ ...won, dungeon: 'dragons-cave', heroes: ['rogue'] }, sheet)
    campaigns.mark({ sheet, record, ...guile })
    expect(refused(() => campaigns.correctPaper({ sheet, paper: PAPER }))).toEqual({
      code: 'one-deck-dungeon.paper-spaces',
      details: { talent: 'guile', color: 'green', marks: 6, most: 5 },
    })
    expect(campaigns.correctPaper({ sheet, paper: null }).paper).toBeNull()
    expect(campaigns.earlierPaper(sheet).map(({ paper }) => paper?.games)).toEqual([9, 8])
    expect(campaigns.correctPaper({ sheet, paper: less }).paper?.games).toBe(9)
    expect(campaigns.earlierPaper(sheet)[0]?.paper).toBeNull()
  })

  test('a sheet that was begun here can be told to come from paper', async () => {
    const { campaigns, sheet } = await openCampaigns()
    expect(campaigns.sheet(sheet).paper).toBeNull()
    expect(campaigns.correctPaper({ sheet, paper: PAPER }).paper).toEqual(inPaperOrder(PAPER))
  })
})
