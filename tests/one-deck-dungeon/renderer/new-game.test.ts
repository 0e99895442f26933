import { describe, expect, test } from 'vitest'
import { ref } from 'vue'
import { DUNGEONS } from '@shared/games/one-deck-dungeon'
import type { BasicSkillId, Gauntlet, HeroId, Sheet } from '@shared/games/one-deck-dungeon'
import { campaignId, seriesId, sheetId } from '@shared/ids'
import * as v from 'valibot'
import { useNewGame } from '@renderer/games/one-deck-dungeon/setup/new-game'

const CAMPAIGN = v.parse(campaignId, '0d4f1c53-37a5-4f0e-8c3d-5d7f2a1b9c11')
const GAUNTLET = v.parse(seriesId, '0d4f1c53-37a5-4f0e-8c3d-5d7f2a1b9c44')
const [FIRST, SECOND] = [
  v.parse(sheetId, '0d4f1c53-37a5-4f0e-8c3d-5d7f2a1b9c22'),
  v.parse(sheetId, '0d4f1c53-37a5-4f0e-8c3d-5d7f2a1b9c33'),
]

function sheetOf(
  sheet: Sheet['sheet'],
  hero: HeroId,
  basicSkills: readonly BasicSkillId[] = [],
): Sheet {
  return {
    sheet,
    campaign: CAMPAIGN,
    hero,
    player: 'Ada',
    createdAt: '2026-01-01T00:00:00.000Z',
    deletedAt: null,
    paper: null,
    games: 0,
    wins: 0,
    talentsEarned: 0,
    open: null,
    waiting: [],
    talents: [],
    bosses: [],
    records: [],
    brings: { talents: { survival: [], tactics: ['guile'], lore: [] }, basicSkills },
  }
}
const SINGLE = { campaign: null, sheet: null, gauntlet: null }
const sheets = ref([sheetOf(FIRST, 'rogue'), sheetOf(SECOND, 'mage', ['steady-grip', 'spark'])])

describe('a single game', () => {
  test('needs a hero and a dungeon, and no tier; a player only if somebody says', () => {
    const game = useNewGame(SINGLE, ref([]))
    expect(game.missing.value).toEqual(['hero', 'dungeon'])
    expect(game.input.value).toBeNull()
    Object.assign(game.drafts.value[0] ?? {}, { hero: 'mage', player: '  ' })
    game.dungeon.value = 'lichs-tomb'
    expect(game.input.value).toEqual({
      game: 'one-deck-dungeon',
      campaign: null,
      series: null,
      options: {
        heroes: [{ hero: 'mage', player: null }],
        dungeon: 'lichs-tomb',
        tier: null,
        dice: 'app',
      },
    })
  })

  test('is played with a pack where one is chosen', () => {
    const game = useNewGame(SINGLE, ref([]))
    Object.assign(game.drafts.value[0] ?? {}, { hero: 'mage' })
    game.dungeon.value = 'lichs-tomb'
    const pack = { name: 'Theirs', content: { focusNames: { lore: 'Wisdom' } } }
    game.pack.value = pack
    expect(game.input.value?.options).toMatchObject({ pack })
    game.pack.value = null
    expect(game.input.value?.options).not.toHaveProperty('pack')
  })

  test('takes two or four heroes, each once, and keeps who sits already', () => {
    const game = useNewGame(SINGLE, ref([]))
    Object.assign(game.drafts.value[0] ?? {}, { hero: 'mage', player: 'Ada' })
    game.size.value = '2'
    expect(game.seats.value.map(({ hero }) => hero)).toEqual(['mage', null])
    expect(game.missing.value).toContain('hero')
    expect([...game.taken(0)]).toEqual([])
    expect([...game.taken(1)]).toEqual(['mage'])
    Object.assign(game.drafts.value[1] ?? {}, { hero: 'rogue', player: ' Ada ' })
    game.dungeon.value = 'lichs-tomb'
    game.dice.value = 'own'
    expect(game.input.value?.options).toMatchObject({
      heroes: [
        { hero: 'mage', player: 'Ada' },
        { hero: 'rogue', player: 'Ada' },
      ],
      dice: 'own',
    })
    game.size.value = '4'
    expect(game.seats.value).toHaveLength(4)
    game.size.value = '1'
    expect(game.seats.value.map(({ hero }) => hero)).toEqual(['mage'])
  })
})

describe('a campaign game (R44)', () => {
  const ground = { campaign: CAMPAIGN, sheet: null, gauntlet: null }

  test('asks for sheet, focus, dungeon and tier', () => {
    const game = useNewGame(ground, sheets)
    expect(game.missing.value).toEqual(['hero', 'dungeon', 'tier'])
    Object.assign(game.drafts.value[0] ?? {}, { who: FIRST })
    expect(game.missing.value).toEqual(['focus', 'dungeon', 'tier'])
    Object.assign(game.drafts.value[0] ?? {}, { focus: 'tactics' })
    game.dungeon.value = 'dragons-cave'
    game.tier.value = 'fearless'
    expect(game.seats.value[0]).toMatchObject({ hero: 'rogue', player: 'Ada', talents: ['guile'] })
    expect(game.input.value).toMatchObject({
      campaign: CAMPAIGN,
      options: {
        heroes: [{ sheet: FIRST, focus: 'tactics', basicSkill: null }],
        dungeon: 'dragons-cave',
        tier: 'fearless',
      },
    })
  })

  test('asks for a basic skill where the sheet brings one, and brings none for another', () => {
    const game = useNewGame({ ...ground, sheet: SECOND }, sheets)
    expect(game.missing.value).toContain('basicSkill')
    Object.assign(game.drafts.value[0] ?? {}, { basicSkill: 'spark', focus: 'lore' })
    expect(game.missing.value).not.toContain('basicSkill')
    Object.assign(game.drafts.value[0] ?? {}, { who: FIRST })
    game.dungeon.value = 'dragons-cave'
    game.tier.value = 'novice'
    expect(game.input.value?.options['heroes']).toEqual([
      { sheet: FIRST, focus: 'lore', basicSkill: null },
    ])
  })

  test('takes a guest beside a sheet, whose hero is only asked for once it is one', () => {
    const game = useNewGame({ ...ground, sheet: FIRST }, sheets)
    game.size.value = '2'
    Object.assign(game.drafts.value[1] ?? {}, { hero: 'archer' })
    expect(game.seats.value[1]?.hero).toBeNull()
    Object.assign(game.drafts.value[1] ?? {}, { who: 'guest' })
    expect(game.seats.value[1]?.hero).toBe('archer')
    expect(game.missing.value).toEqual(['focus', 'dungeon', 'tier'])
  })
})

test('a gauntlet’s next game: heroes, dungeon and tier stand', () => {
  const gauntlet: Gauntlet = {
    gauntlet: GAUNTLET,
    campaign: CAMPAIGN,
    sheets: [FIRST, SECOND],
    tier: 'veteran',
    startedAt: '2026-01-01T00:00:00.000Z',
    status: 'running',
    dungeons: DUNGEONS.map((dungeon) => ({ dungeon, record: null, outcome: null })),
    next: 'hydras-reef',
    table: null,
  }
  const game = useNewGame({ campaign: CAMPAIGN, sheet: null, gauntlet }, sheets)
  expect(game.missing.value).toEqual(['focus', 'basicSkill'])
  for (const draft of game.drafts.value)
    Object.assign(draft, { focus: 'lore', basicSkill: 'spark' })
  expect(game.input.value).toMatchObject({
    campaign: CAMPAIGN,
    series: GAUNTLET,
    options: {
      heroes: [
        { sheet: FIRST, basicSkill: null },
        { sheet: SECOND, basicSkill: 'spark' },
      ],
      dungeon: 'hydras-reef',
      tier: 'veteran',
    },
  })
})
