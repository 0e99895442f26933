import { describe, expect, test } from 'vitest'
import { ref } from 'vue'
import type { Sheet } from '@shared/api'
import { TALENTS } from '@shared/games/one-deck-dungeon'
import type { HeroId, TalentId } from '@shared/games/one-deck-dungeon'
import { campaignId, sheetId } from '@shared/ids'
import * as v from 'valibot'
import { useNewGame } from '@renderer/components/new-game'

const CAMPAIGN = v.parse(campaignId, '0d4f1c53-37a5-4f0e-8c3d-5d7f2a1b9c11')
const [FIRST, SECOND] = [
  v.parse(sheetId, '0d4f1c53-37a5-4f0e-8c3d-5d7f2a1b9c22'),
  v.parse(sheetId, '0d4f1c53-37a5-4f0e-8c3d-5d7f2a1b9c33'),
]
const NONE = { green: 0, yellow: 0, red: 0 }

const sheetOf = (sheet: Sheet['sheet'], hero: HeroId, earned: readonly TalentId[]): Sheet => ({
  sheet,
  campaign: CAMPAIGN,
  hero,
  player: 'Ada',
  createdAt: '2026-01-01T00:00:00.000Z',
  games: 0,
  wins: 0,
  talentsEarned: earned.length,
  open: null,
  talents: TALENTS.map((talent) => ({
    talent,
    marks: NONE,
    spaces: NONE,
    earned: earned.includes(talent),
  })),
  bosses: [],
  records: [],
})

describe('a single game', () => {
  test('needs a hero and a dungeon, and no tier', () => {
    const game = useNewGame(null, ref([]))
    expect(game.missing.value).toEqual(['hero', 'dungeon'])
    expect(game.input.value).toBeNull()
    game.hero.value = 'mage'
    game.dungeon.value = 'lichs-tomb'
    expect(game.input.value).toEqual({
      game: 'one-deck-dungeon',
      campaign: null,
      options: { heroes: [{ hero: 'mage' }], dungeon: 'lichs-tomb', tier: null },
    })
  })
})

describe('a campaign game (R44)', () => {
  const sheets = ref([sheetOf(FIRST, 'rogue', []), sheetOf(SECOND, 'mage', ['veteran', 'guile'])])

  test('asks for sheet, focus, dungeon and tier', () => {
    const game = useNewGame(CAMPAIGN, sheets)
    expect(game.missing.value).toEqual(['hero', 'focus', 'dungeon', 'tier'])
    game.sheet.value = FIRST
    game.focus.value = 'lore'
    game.dungeon.value = 'dragons-cave'
    game.tier.value = 'fearless'
    expect(game.chosenHero.value).toBe('rogue')
    expect(game.input.value).toEqual({
      game: 'one-deck-dungeon',
      campaign: CAMPAIGN,
      options: {
        heroes: [{ sheet: FIRST, focus: 'lore', basicSkill: null }],
        dungeon: 'dragons-cave',
        tier: 'fearless',
      },
    })
  })

  test('asks for a basic skill once Veteran is earned, and brings none for another sheet', () => {
    const game = useNewGame(CAMPAIGN, sheets)
    game.sheet.value = SECOND
    expect(game.earned.value).toEqual(['veteran', 'guile'])
    expect(game.missing.value).toContain('basicSkill')
    game.basicSkill.value = 'spark'
    expect(game.missing.value).not.toContain('basicSkill')
    game.sheet.value = FIRST
    expect(game.basicSkill.value).toBeNull()
  })
})
