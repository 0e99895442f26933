/** The four challenge tiers (rulebook, Challenge Tiers; R42). */
import type { CardId, DungeonId, TierId } from '@shared/games/one-deck-dungeon'
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { createRandom } from '@main/games/random'
import { describe, expect, test } from 'vitest'
import { boss, hand, position, Table } from './table'

/** A game from its first card, the deck stacked. */
function begin(
  tier: TierId | null,
  deck: readonly CardId[] = [],
  dungeon: DungeonId = 'yetis-cavern',
): Table {
  const begun = oneDeckDungeon.setup(
    {
      heroes: [{ hero: 'warrior', player: null, focus: null, talents: [], basicSkill: null }],
      dungeon,
      tier,
      dice: 'app',
    },
    createRandom(3, { deck }),
    oneDeckDungeon.rulesVersion,
  )
  const table = new Table(begun.state)
  table.events.push(...begun.events)
  table.revealed = begun.reveals
  return table
}

describe('tiers', () => {
  test('Novice: begins at level 2, with two potions', () => {
    const table = begin('novice')
    expect(table.view).toMatchObject({
      level: { level: 2, items: 3, skills: 3, heroic: 1, need: 8 },
      potions: 2,
      xp: { cards: [], total: 0 },
      removed: [],
      deck: 44,
    })
  })

  test('Novice: R42: the free level is not one gained in play', () => {
    const table = begin('novice')
    expect(table.view.levelsGained).toBe(0)
    const played = position({
      tier: 'novice',
      potions: 1,
      open: ['ogre-1'],
      xp: ['boulder-1'],
      identified: ['skeleton-1'],
    })
    expect(played.view.level.level).toBe(2)
    played.do('enter-room').do('drink-invisibility').do('claim-xp')
    played.do('begin-level-up').do('confirm')
    expect(played.view).toMatchObject({ level: { level: 3 }, levelsGained: 1 })
  })

  test('Novice: its heroic die is rolled from the first encounter', () => {
    const table = position({ tier: 'novice', open: ['ogre-1'] })
      .do('enter-room')
      .do('roll-dice')
    expect(table.pool.filter(({ color }) => color === 'heroic').length).toBe(1)
  })

  test('Standard: one random card is XP before the first turn', () => {
    const table = begin('standard', ['ogre-1', 'goblin-1', 'goblin-2'])
    expect(table.events).toEqual([
      { type: 'game-began', dungeon: 'yetis-cavern' },
      { type: 'starting-xp', card: 'ogre-1' },
    ])
    expect(table.revealed).toBe(true)
    table.do('begin-turn')
    expect(table.events[2]).toEqual({ type: 'turn-began', turn: 1 })
    expect(table.view).toMatchObject({
      level: { level: 1 },
      potions: 1,
      xp: { cards: ['ogre-1'], total: 4 },
      discard: ['goblin-1', 'goblin-2'],
      deck: 41,
    })
  })

  test('Standard: the card is drawn by chance', () => {
    const cards = Array.from({ length: 20 }, (_, seed) => {
      const { state } = oneDeckDungeon.setup(
        {
          heroes: [{ hero: 'warrior', player: null, focus: null, talents: [], basicSkill: null }],
          dungeon: 'yetis-cavern',
          tier: 'standard',
          dice: 'app',
        },
        createRandom(seed),
        oneDeckDungeon.rulesVersion,
      )
      return state.xp[0]
    })
    expect(new Set(cards).size).toBeGreaterThan(10)
  })

  test('Veteran: no rule is changed; nor is it outside a campaign', () => {
    for (const tier of ['veteran', null] as const)
      expect(begin(tier).view).toMatchObject({
        level: { level: 1 },
        potions: 1,
        xp: { cards: [] },
        deck: 44,
        options: { tier },
      })
  })

  test('Fearless: begins without a potion', () => {
    expect(begin('fearless').view).toMatchObject({
      level: { level: 1 },
      potions: 0,
      xp: { cards: [] },
      deck: 44,
    })
  })

  test.each(['novice', 'standard', 'veteran', 'fearless'] as const)(
    'R42: %s: the tier stands in the outcome of a game played to its end',
    (tier) => {
      const lost = position({ tier, damage: 5, open: ['fire-elemental-1'] }).do('enter-room')
      expect(lost.view.outcome).toMatchObject({ result: 'lost', tier, bossDefeated: false })
      const won = boss('dragons-cave', {
        tier,
        bossDamage: 5,
        damage: 0,
        talents: ['durability'],
        items: ['ogre-1', 'phantom-1', 'boulder-2', 'force-wall-1', 'shadow-2'],
        level: 3,
        rolls: hand(
          { strength: [6, 1, 1, 1, 1, 1, 1, 1], agility: [5, 5], magic: [1], heroic: [1] },
          'boss',
        ),
      }).do('roll-dice')
      won.place('agility 5', 0).place('agility 5', 1).place('strength 6', 6).do('finish-placing')
      expect(won.view.outcome).toMatchObject({ result: 'won', tier, bossDefeated: true })
      won.end()
    },
  )
})

describe('setup', () => {
  test('Rulebook p. 26: 44 cards shuffled, one potion, level 1, the first floor, no door', () => {
    const table = begin(null)
    expect(table.view).toMatchObject({
      turn: 1,
      floor: 1,
      floors: ['freezing-winds'],
      doors: [],
      deck: 44,
      discard: [],
      identified: [],
      removed: [],
      stairs: { visible: false, tokens: 0, limit: 3 },
      descents: 0,
      levelsGained: 0,
      boss: null,
      encounter: null,
      outcome: null,
      question: { type: 'start-of-turn', discards: 2, tokens: 0, strikes: 0 },
      supply: { strength: 8, agility: 8, magic: 8, heroic: 6 },
    })
    expect(table.hero).toMatchObject({ damage: 0, health: 6, items: [], stored: 0 })
    expect(table.actions).toEqual([{ type: 'begin-turn', hero: null }])
    table.do('begin-turn')
    expect(table.view.discard.length).toBe(2)
    expect(table.actions).toEqual([{ type: 'explore', hero: null }])
  })

  test('R7: the Hall of Statues takes 5 time before the very first turn', () => {
    const table = begin(null, [], 'dragons-cave').do('begin-turn')
    expect([table.timeFor('floor'), table.timeFor('turn')]).toEqual([5, 2])
    expect(table.view.deck).toBe(37)
  })
})
