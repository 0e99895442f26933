/** Levelling up, and buying potions at level 4 (R27, R28). */
import type { CardId } from '@shared/games/one-deck-dungeon'
import { describe, expect, test } from 'vitest'
import { facing, hand, position, type Position, type Table } from './table'

/** At the offer of a level: a card has just been claimed as XP, its encounter skipped by Invisibility. */
function offered(claimed: CardId, given: Position = {}): Table {
  return position({
    ...given,
    open: [claimed],
    potions: 1 + (given.potions ?? 0),
    identified: ['skeleton-1'],
  })
    .do('enter-room', { door: 1 })
    .do('drink-invisibility')
    .do('claim-xp')
}

function proposed(table: Table): readonly CardId[] {
  const { question } = table.view
  return question.type === 'pick-xp' ? question.picked : []
}

describe('levelling up', () => {
  test('R27: is offered when the XP reaches the need, and not before', () => {
    const short = offered('goblin-1', { xp: ['bandit-1'] })
    expect(short.view.xp.total).toBe(5)
    expect(short.view.question.type).toBe('start-of-turn')
    const enough = offered('ogre-1', { xp: ['goblin-1'] })
    expect(enough.view.question).toEqual({ type: 'level-up', need: 6, buys: 'level', potions: 1 })
    expect(enough.actions).toEqual([
      { type: 'begin-level-up', hero: null },
      { type: 'decline-level-up', hero: null },
    ])
  })

  test('R27: takes the cards out of the game, and gives a level and a potion token', () => {
    const table = offered('ogre-1', { xp: ['goblin-1'] })
      .do('begin-level-up')
      .do('confirm')
    expect(table.last[0]).toMatchObject({ type: 'level-gained', level: 2 })
    expect(table.view).toMatchObject({
      level: { level: 2, items: 3, skills: 3, heroic: 1, need: 8 },
      levelsGained: 1,
      potions: 1,
      xp: { cards: [], total: 0 },
    })
    expect([...table.view.removed].sort()).toEqual(['goblin-1', 'ogre-1'])
    expect(table.view.question.type).toBe('start-of-turn')
  })

  test('R27: is a choice, and is offered again after the next loot', () => {
    const table = position({
      open: ['ogre-1', 'goblin-2'],
      potions: 2,
      identified: ['skeleton-1'],
      xp: ['goblin-1'],
    })
    table.do('enter-room', { door: 1 }).do('drink-invisibility').do('claim-xp')
    table.do('decline-level-up')
    expect(table.view).toMatchObject({ level: { level: 1 }, xp: { total: 6 }, levelsGained: 0 })
    table.do('begin-turn').do('enter-room', { door: 2 }).do('drink-invisibility')
    table.do('claim-item', { replace: null })
    expect(table.view.question.type).toBe('level-up')
  })

  test('R27: the rulebook’s example: of 2, 2 and 4 for a need of 6, a 2 remains', () => {
    const table = offered('ogre-1', { xp: ['goblin-1', 'goblin-2'] }).do('begin-level-up')
    expect(proposed(table).length).toBe(2)
    expect(proposed(table)).toContain('ogre-1')
    table.do('confirm')
    expect(table.view.xp.total).toBe(2)
    expect(table.view.removed.length).toBe(2)
  })

  test('R27: the party picks the cards; what they are worth beyond the need is lost', () => {
    const table = offered('ogre-1', { xp: ['boulder-1', 'goblin-1', 'goblin-2'] })
    table.do('begin-level-up')
    for (const card of proposed(table)) table.do('unpick-card', { card })
    expect(table.refused({ type: 'confirm', hero: null })).toBe('not-enough-xp')
    table.do('pick-card', { card: 'ogre-1' }).do('pick-card', { card: 'boulder-1' })
    expect(table.view.question).toMatchObject({ type: 'pick-xp', reached: 8, need: 6 })
    table.do('confirm')
    expect(table.view.xp).toEqual({ cards: ['goblin-1', 'goblin-2'], total: 4 })
  })

  test('R27: the app proposes the set that wastes least, with the fewest cards among equals', () => {
    // 4 + 2 waste nothing; 3 + 3 do neither, 3 + 4 would waste one.
    const exact = offered('ogre-1', { xp: ['bandit-1', 'goblin-1'] }).do('begin-level-up')
    expect([...proposed(exact)].sort()).toEqual(['goblin-1', 'ogre-1'])
    // 2 + 2 + 2 or 4 + 2: two cards rather than three.
    const few = offered('ogre-1', { xp: ['goblin-1', 'goblin-2', 'beetle-1'] })
    few.do('begin-level-up')
    expect(proposed(few).length).toBe(2)
    // Nothing makes 6 exactly from 4, 4 and 3: 7 is the least.
    const least = offered('ogre-1', { xp: ['boulder-1', 'bandit-1'] }).do('begin-level-up')
    expect(proposed(least).length).toBe(2)
    expect(proposed(least)).toContain('bandit-1')
  })

  test('R27: a card that could stay is not taken', () => {
    const table = offered('ogre-1', { xp: ['boulder-1', 'goblin-1'] }).do('begin-level-up')
    expect([...proposed(table)].sort()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(ogre|boulder)-1$/), 'goblin-1']),
    )
    for (const card of table.view.xp.cards)
      if (!proposed(table).includes(card)) table.do('pick-card', { card })
    expect(table.can('confirm')).toBe(false)
    expect(table.refused({ type: 'confirm', hero: null })).toBe('wasteful-xp')
  })

  test('R27: backing out changes nothing and asks again', () => {
    const table = offered('ogre-1', { xp: ['goblin-1'] })
      .do('begin-level-up')
      .do('cancel')
    expect(table.view).toMatchObject({
      question: { type: 'level-up' },
      xp: { total: 6 },
      level: { level: 1 },
    })
  })

  test('R27: several levels in a row', () => {
    const table = offered('ogre-1', {
      xp: ['ogre-2', 'boulder-1', 'boulder-2', 'goblin-1'],
    })
    expect(table.view.xp.total).toBe(18)
    table.do('begin-level-up').do('confirm')
    expect(table.view.xp.total).toBe(12)
    expect(table.view.question).toEqual({ type: 'level-up', need: 8, buys: 'level', potions: 1 })
    table.do('begin-level-up').do('confirm')
    expect(table.view).toMatchObject({
      level: { level: 3, items: 5, skills: 4, heroic: 1, need: 10 },
      levelsGained: 2,
      potions: 2,
      xp: { total: 4 },
      question: { type: 'start-of-turn' },
    })
  })

  test('R27: from level 3 to level 4', () => {
    const table = offered('ogre-1', { level: 3, xp: ['boulder-1', 'goblin-1'] })
    expect(table.view.question).toEqual({ type: 'level-up', need: 10, buys: 'level', potions: 1 })
    table.do('begin-level-up').do('confirm')
    expect(table.view.level).toEqual({ level: 4, items: 7, skills: 5, heroic: 2, need: 5 })
  })

  test('R27: at level 4, 5 XP buy a potion, as often as they are there, and no level', () => {
    const table = offered('ogre-1', { level: 4, xp: ['bandit-1', 'bandit-2', 'goblin-1'] })
    expect(table.view.xp.total).toBe(12)
    expect(table.view.question).toEqual({ type: 'level-up', need: 5, buys: 'potion', potions: 1 })
    table.do('begin-level-up')
    expect(table.view.question).toMatchObject({ type: 'pick-xp', need: 5, buys: 'potion' })
    // 3 + 2 waste nothing.
    expect(proposed(table).length).toBe(2)
    table.do('confirm')
    expect(table.last[0]).toMatchObject({ type: 'potions-gained' })
    expect(table.view).toMatchObject({ potions: 1, level: { level: 4 }, levelsGained: 0 })
    expect(table.view.xp.total).toBe(7)
    table.do('begin-level-up').do('confirm')
    expect(table.view).toMatchObject({ potions: 2, xp: { total: 0 }, levelsGained: 0 })
    expect(table.view.question.type).toBe('start-of-turn')
  })

  test('R27: is offered at the end of an encounter that gave no loot', () => {
    // The Beetle survives with its card.
    const table = facing('beetle-1', {
      xp: ['ogre-1', 'goblin-1'],
      rolls: hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] }),
    }).do('roll-dice')
    table.do('finish-placing')
    expect(table.happened('loot-lost')).toEqual([{ type: 'loot-lost', card: 'beetle-1' }])
    expect(table.view.question.type).toBe('level-up')
    table.end()
  })

  test('R9, R27: XP of a drained item waits for the end of the encounter', () => {
    const table = facing('wraith-1', {
      items: ['goblin-1'],
      xp: ['ogre-1'],
      rolls: hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] }),
    })
    expect(table.view.xp.total).toBe(6)
    expect(table.view.question.type).toBe('feats')
    expect(table.refused({ type: 'begin-level-up', hero: null })).toBe('not-now')
    table.do('roll-dice').do('finish-placing').do('claim-item', { replace: null })
    expect(table.view.question.type).toBe('level-up')
    table.end()
  })

  test('R27: not when a turn is spent otherwise', () => {
    const explored = position({ xp: ['ogre-1', 'goblin-1'] }).do('explore')
    expect(explored.view.question.type).toBe('start-of-turn')
    expect(explored.refused({ type: 'begin-level-up', hero: null })).toBe('not-now')
    const fled = position({ xp: ['ogre-1', 'goblin-1'], closed: ['ogre-2'] })
    fled.do('enter-room').do('flee')
    expect(fled.view.question.type).toBe('start-of-turn')
  })
})

describe('what a level gives', () => {
  test('R28: its heroic die is rolled from the next encounter on', () => {
    const table = position({
      open: ['plague-rat-1', 'ogre-2'],
      xp: ['ogre-1'],
      rolls: [
        ...hand({ strength: [1, 1, 1, 1], agility: [6, 6], magic: [1] }),
        ...hand({ strength: [2, 2, 2, 2], agility: [2, 2], magic: [2], heroic: [5] }),
      ],
    }).do('enter-room', { door: 1 })
    table.do('roll-dice').do('finish-placing').do('claim-xp')
    table.do('begin-level-up').do('confirm')
    expect(table.view.question.type).toBe('start-of-turn')
    table.do('begin-turn').do('enter-room', { door: 2 }).do('roll-dice')
    expect(table.dice.at(-1)).toBe('heroic 5')
    table.end()
  })

  test('R28: a level that this loot pays for does not widen the limit for this loot', () => {
    const table = position({
      open: ['ogre-1'],
      items: ['goblin-1'],
      xp: ['boulder-1'],
      potions: 1,
      identified: ['skeleton-1'],
    })
    table.do('enter-room').do('drink-invisibility')
    expect(table.can('claim-item', { replace: null })).toBe(false)
    table.do('claim-item', { replace: 'goblin-1' })
    table.do('begin-level-up').do('confirm')
    expect(table.hero.items).toEqual(['ogre-1'])
    expect(table.view.level.items).toBe(3)
  })

  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
  ] as const)(
    'R28: at level %i every encounter has %i heroic dice, perils too',
    (level, heroic) => {
      const fight = facing('ogre-1', { level }).do('roll-dice')
      expect(fight.pool.filter(({ color }) => color === 'heroic').length).toBe(heroic)
      const climb = facing('cave-in-1', { level }).do('choose-option', { option: 'dismantle-it' })
      climb.do('roll-dice')
      expect(climb.pool.filter(({ color }) => color === 'heroic').length).toBe(heroic)
      expect(climb.pool.filter(({ color }) => color === 'strength').length).toBe(4)
      expect(climb.pool.length).toBe(4 + heroic)
    },
  )
})
