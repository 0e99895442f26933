/** The five heroes, solo side: their feats with the dice they store, and the skills on their own cards. */
import type { CardId } from '@shared/games/one-deck-dungeon'
import { describe, expect, test } from 'vitest'
import { boss, facing, hand, position, rolls, type Table } from './table'

function feats(table: Table): readonly number[] {
  return table.listed('use-feat').map((action) => ('dice' in action ? action.dice : 0))
}
function damages(table: Table) {
  return table.happened('damaged').map(({ amount, cause }) => `${amount} ${cause}`)
}
function stopping(table: Table) {
  const due = table.view.encounter?.stopping
  return due == null ? null : { damage: due.damage, time: due.time }
}

/** Strength and agility items, for more dice. */
const STRENGTH: readonly CardId[] = ['goblin-1', 'skeleton-2', 'wraith-1', 'wraith-2']

describe('Frenzy (Warrior)', () => {
  const ones = hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] })

  test('R35: Frenzy stores a die for each damage of consequences, two at most', () => {
    // Uncovered, the Bandit and the Hall of Statues cost 2 + 1 + 1 + 1 damage.
    const table = facing('bandit-1', { rolls: ones }).do('roll-dice').do('finish-placing')
    expect(damages(table)).toEqual(['5 consequences'])
    expect(table.hero.stored).toBe(2)
    expect(table.happened('die-stored').length).toBe(2)
    expect(table.view.supply.heroic).toBe(4)
    table.end()
  })

  test('R35: Frenzy stores for damage from the stairs', () => {
    const table = position({ deckSize: 0, stairsTokens: 2, closed: ['cave-in-1'] })
    table.do('enter-room').do('flee').do('stay').do('begin-turn')
    expect(damages(table)).toEqual(['1 stairs'])
    expect(table.hero.stored).toBe(1)
  })

  test('R8: Frenzy stores for Flames and rolls that die in the same encounter', () => {
    const table = facing('fire-elemental-1', { rolls: [...rolls('feat.heroic', 5), ...ones] })
    expect(table.hero).toMatchObject({ damage: 1, stored: 1 })
    expect(feats(table)).toEqual([1])
    table.do('use-feat')
    expect(table.hero.stored).toBe(0)
    expect(table.dice).toEqual(['heroic 5'])
    table.do('roll-dice')
    expect(table.dice[0]).toBe('heroic 5')
    table.end()
  })

  test('Frenzy: rolls any or all of the stored dice, once in an encounter', () => {
    const some = facing('ogre-1', { stored: 2, rolls: rolls('feat.heroic', 4) })
    expect(feats(some)).toEqual([1, 2])
    some.do('use-feat', { dice: 1 })
    expect(some.hero.stored).toBe(1)
    expect(some.dice).toEqual(['heroic 4'])
    expect(feats(some)).toEqual([])
    expect(some.refused({ type: 'use-feat', hero: 0, dice: 1 })).toBe('not-now')
    some.end()

    const all = facing('ogre-1', { stored: 2, rolls: rolls('feat.heroic', 4, 1) })
    all.do('use-feat', { dice: 2 })
    expect(all.hero.stored).toBe(0)
    expect(all.dice).toEqual(['heroic 4', 'heroic 1'])
    expect(all.last).toMatchObject([
      { type: 'feat-used', hero: 0, feat: 'frenzy', dice: 2 },
      { type: 'dice-rolled', roll: 'feat.heroic' },
    ])
    all.end()
  })

  test('Frenzy: needs a stored die', () => {
    expect(feats(facing('ogre-1'))).toEqual([])
  })

  test('Frenzy: serves in a peril, after its option is chosen', () => {
    const table = facing('cave-in-2', { stored: 1, rolls: rolls('feat.heroic', 6) })
    expect(feats(table)).toEqual([])
    table.do('choose-option', { option: 'dismantle-it' }).do('use-feat')
    expect(table.dice).toEqual(['heroic 6'])
    table.end()
  })

  test('R16, R35: Frenzy: with no heroic die left in the supply a store is lost', () => {
    // Stored 1, rolled 2 for the level, made 3: that is all six.
    const table = facing('bandit-1', {
      level: 4,
      stored: 1,
      items: [...STRENGTH, 'phantom-1'],
      rolls: hand({
        strength: [1, 1, 1, 1, 1, 1, 1, 1],
        agility: [1, 1],
        magic: [1],
        heroic: [1, 1],
      }),
    }).do('roll-dice')
    for (let made = 0; made < 3; made++)
      table
        .do('begin-heroic-die')
        .pick('strength 1', 'strength 1', made < 2 ? 'strength 1' : 'magic 1')
    expect(table.view.supply.heroic).toBe(0)
    table.do('finish-placing')
    expect(table.hero.stored).toBe(1)
    expect(table.happened('die-stored')).toEqual([])
    table.end()
  })

  test('R35: Frenzy: a blow that is drunk away still stored its dice', () => {
    const table = facing('bandit-1', { damage: 2, potions: 1, rolls: ones })
    table.do('roll-dice').do('finish-placing')
    expect(table.view.question.type).toBe('save-hero')
    expect(table.hero).toMatchObject({ damage: 7, stored: 2 })
    table.do('drink-healing')
    expect(table.hero).toMatchObject({ damage: 5, stored: 2 })
    table.end()
  })

  test('R35: Frenzy: damage that is prevented stores nothing', () => {
    const table = facing('fire-elemental-2', {
      skills: ['goblin-2'],
      rolls: hand({ strength: [3, 1, 1, 1], agility: [1, 6], magic: [3] }),
    }).do('roll-dice')
    expect(table.hero.stored).toBe(1)
    table.place('strength 3', 5).place('agility 6', 4)
    table.do('use-skill', { skill: 'dodge' }).pick('agility 1')
    // Flames' 1; then 1 + 2 damage, of which Dodge prevents 1: two more dice, of which one finds room.
    table.do('finish-placing')
    expect(damages(table)).toEqual(['1 flames', '2 consequences'])
    expect(table.happened('die-stored').length).toBe(2)
    table.end()
  })
})

describe('Daring Gamble (Rogue)', () => {
  const rogue = { hero: 'rogue' } as const
  const fours = hand({ strength: [4], agility: [4, 4, 4, 4], magic: [4, 4] })

  test('Daring Gamble: one or two heroic dice; without a 1 nothing is suffered', () => {
    const table = facing('ogre-1', { ...rogue, rolls: [...rolls('feat.heroic', 2, 6), ...fours] })
    expect(feats(table)).toEqual([1, 2])
    table.do('use-feat', { dice: 2 })
    expect(table.dice).toEqual(['heroic 2', 'heroic 6'])
    expect(table.hero.damage).toBe(0)
    expect(table.timeFor('feat')).toBe(0)
    table.do('roll-dice')
    expect(table.dice.length).toBe(9)
    table.end()
  })

  test('Daring Gamble: a 1 costs 1 damage and 3 time, and stays in the pool', () => {
    const table = facing('ogre-1', { ...rogue, rolls: rolls('feat.heroic', 1) })
    table.do('use-feat', { dice: 1 })
    expect(table.last.map(({ type }) => type)).toEqual([
      'feat-used',
      'dice-rolled',
      'damaged',
      'card-discarded',
      'card-discarded',
      'card-discarded',
    ])
    expect(damages(table)).toEqual(['1 feat'])
    expect(table.timeFor('feat')).toBe(3)
    expect(table.dice).toEqual(['heroic 1'])
    table.end()
  })

  test('Daring Gamble: two 1s are one misfortune', () => {
    const table = facing('ogre-1', { ...rogue, rolls: rolls('feat.heroic', 1, 1) })
    table.do('use-feat', { dice: 2 })
    expect(damages(table)).toEqual(['1 feat'])
    expect(table.timeFor('feat')).toBe(3)
    table.end()
  })

  test('R13: Daring Gamble is checked before Split and before Ethereal discards the 1', () => {
    const split = facing('glooping-ooze-1', { ...rogue, rolls: rolls('feat.heroic', 1, 1) })
    split.do('use-feat', { dice: 2 })
    expect(split.last.map(({ type }) => type)).toEqual([
      'feat-used',
      'dice-rolled',
      'damaged',
      'card-discarded',
      'card-discarded',
      'card-discarded',
      'ability-applied',
      'card-discarded',
      'card-discarded',
    ])
    expect([split.timeFor('feat'), split.timeFor('split')]).toEqual([3, 2])
    split.end()

    const ethereal = facing('phantom-1', { ...rogue, rolls: rolls('feat.heroic', 1, 5) })
    ethereal.do('use-feat', { dice: 2 })
    expect(damages(ethereal)).toEqual(['1 feat'])
    expect(ethereal.dice).toEqual(['heroic 5'])
    ethereal.end()
  })

  test('R13: Daring Gamble: a 2 that Poison Aura makes a 1 is no misfortune', () => {
    const table = facing('ogre-1', {
      ...rogue,
      dungeon: 'hydras-reef',
      floor: 3,
      rolls: rolls('feat.heroic', 2, 1),
    })
    table.do('use-feat', { dice: 2 })
    expect(table.dice).toEqual(['heroic 1', 'heroic 1'])
    expect(damages(table)).toEqual(['1 feat'])

    const lucky = facing('ogre-1', {
      ...rogue,
      dungeon: 'hydras-reef',
      floor: 3,
      rolls: rolls('feat.heroic', 2),
    })
    lucky.do('use-feat', { dice: 1 })
    expect(lucky.dice).toEqual(['heroic 1'])
    expect(damages(lucky)).toEqual([])
  })

  test('R24: Daring Gamble may kill, before its time is spent; a potion saves', () => {
    const lost = facing('ogre-1', { ...rogue, damage: 4, rolls: rolls('feat.heroic', 1) })
    const { deck } = lost.view
    lost.do('use-feat', { dice: 1 })
    expect(lost.view.outcome).toMatchObject({ result: 'lost', cause: 'feat' })
    expect(lost.view.deck).toBe(deck)

    const saved = facing('ogre-1', {
      ...rogue,
      damage: 4,
      potions: 1,
      rolls: rolls('feat.heroic', 1),
    })
    saved.do('use-feat', { dice: 1 })
    expect(saved.view.question).toEqual({ type: 'save-hero', hero: 0 })
    saved.do('drink-healing')
    expect(saved.hero.damage).toBe(3)
    expect(saved.timeFor('feat')).toBe(3)
    expect(saved.view.question.type).toBe('feats')
    saved.end()
  })

  test('R1: Daring Gamble: its time on the stairs hurts at once', () => {
    const table = facing('ogre-1', { ...rogue, deckSize: 0, rolls: rolls('feat.heroic', 1) })
    table.do('use-feat', { dice: 1 })
    expect(damages(table)).toEqual(['1 feat', '1 stairs'])
    table.end()
  })

  test('Daring Gamble: in a peril too, and once in each encounter', () => {
    const table = facing('cave-in-2', { ...rogue, rolls: rolls('feat.heroic', 3) })
    table.do('choose-option', { option: 'climb-over-it' }).do('use-feat', { dice: 1 })
    expect(feats(table)).toEqual([])
    table.end()
  })
})

describe('Mana Charge (Mage)', () => {
  const mage = { hero: 'mage' } as const

  test('Mana Charge: stores a die on exploring, once however many doors appear', () => {
    const table = position(mage).do('explore')
    expect(table.view.doors.length).toBe(4)
    expect(table.hero.stored).toBe(1)
  })

  test('Mana Charge: stores a die on fleeing', () => {
    const table = position({ ...mage, closed: ['ogre-1'] })
      .do('enter-room')
      .do('flee')
    expect(table.last.slice(0, 2)).toEqual([
      { type: 'fled', cards: ['ogre-1'] },
      { type: 'die-stored', hero: 0 },
    ])
    expect(table.hero.stored).toBe(1)
  })

  test('R35: Mana Charge: two dice at most', () => {
    const table = position({ ...mage, stored: 2 }).do('explore')
    expect(table.hero.stored).toBe(2)
    expect(table.happened('die-stored')).toEqual([])
  })

  test('Mana Charge: damage, loot and letting a turn pass store nothing', () => {
    const table = facing('fire-elemental-1', {
      ...mage,
      rolls: hand({ strength: [3], agility: [6, 3], magic: [6, 6, 5, 3] }),
    }).do('roll-dice')
    table.place('magic 3', 0).place('agility 3', 1).place('magic 6', 2)
    table.do('begin-wide-box', { box: 3 }).pick('magic 6', 'magic 5')
    table.place('agility 6', 4).place('strength 3', 5).do('finish-placing').do('claim-xp')
    expect(damages(table)).toEqual(['1 flames'])
    expect(table.hero.stored).toBe(0)
    table.end()
    const idle = position({ ...mage, deckSize: 0 }).do('let-turn-pass')
    expect(idle.hero.stored).toBe(0)
  })

  test('Mana Charge: as the feat, any or all of the stored dice are rolled', () => {
    const table = facing('ogre-1', { ...mage, stored: 2, rolls: rolls('feat.heroic', 6, 5) })
    expect(feats(table)).toEqual([1, 2])
    table.do('use-feat', { dice: 2 })
    expect(table.dice).toEqual(['heroic 6', 'heroic 5'])
    expect(table.hero.stored).toBe(0)
    table.end()
  })
})

describe('Eagle Eye (Archer)', () => {
  const archer = { hero: 'archer' } as const

  test('Eagle Eye: 2 time for two dice, one of which is discarded', () => {
    const table = facing('ogre-1', { ...archer, rolls: rolls('feat.heroic', 2, 5) })
    expect(feats(table)).toEqual([2, 3])
    table.do('use-feat', { dice: 2 })
    expect(table.timeFor('feat')).toBe(2)
    expect(table.view.question).toMatchObject({ type: 'discard-feat-die', hero: 0 })
    expect(table.actions.map(({ type }) => type)).toEqual(['pick-die', 'pick-die'])
    table.do('pick-die', { die: table.die('heroic 2') })
    expect(table.happened('dice-discarded')).toMatchObject([
      { cause: 'feat', dice: [{ value: 2 }] },
    ])
    expect(table.dice).toEqual(['heroic 5'])
    expect(table.view.question.type).toBe('feats')
    expect(feats(table)).toEqual([])
    table.end()
  })

  test('Eagle Eye: 4 time for three dice, one of which is discarded', () => {
    const table = facing('ogre-1', { ...archer, rolls: rolls('feat.heroic', 2, 5, 6) })
    table.do('use-feat', { dice: 3 })
    expect(table.timeFor('feat')).toBe(4)
    table.do('pick-die', { die: table.die('heroic 2') })
    expect(table.dice).toEqual(['heroic 5', 'heroic 6'])
    table.end()
  })

  test('R13: Eagle Eye: the discarded die is seen by no other effect', () => {
    const table = facing('glooping-ooze-1', { ...archer, rolls: rolls('feat.heroic', 1, 1) })
    table.do('use-feat', { dice: 2 }).do('pick-die', { die: 1 })
    expect(table.timeFor('split')).toBe(1)
    table.end()

    const kept = facing('phantom-1', { ...archer, rolls: rolls('feat.heroic', 3, 4) })
    kept.do('use-feat', { dice: 2 }).do('pick-die', { die: kept.die('heroic 4') })
    expect(kept.dice).toEqual([])
    kept.end()
  })

  test('R13: Eagle Eye: the die is discarded by what was rolled; Poison Aura comes after', () => {
    const table = facing('ogre-1', {
      ...archer,
      dungeon: 'hydras-reef',
      floor: 3,
      rolls: rolls('feat.heroic', 6, 5),
    })
    table.do('use-feat', { dice: 2 }).do('pick-die', { die: table.die('heroic 5') })
    expect(table.dice).toEqual(['heroic 5'])
    expect(table.happened('dice-changed')).toMatchObject([
      { before: [{ value: 6 }], after: [{ value: 5 }] },
    ])
    table.end()
  })

  test('R1: Eagle Eye: its time on the stairs hurts before the dice are rolled', () => {
    const lost = facing('ogre-1', { ...archer, damage: 4, deckSize: 0, stairsTokens: 1 })
    lost.do('use-feat', { dice: 2 })
    expect(lost.view.outcome).toMatchObject({ result: 'lost', cause: 'stairs' })
    expect(lost.happened('dice-rolled')).toEqual([])
  })

  test('Eagle Eye: serves in a peril', () => {
    const table = facing('cave-in-2', { ...archer, rolls: rolls('feat.heroic', 4, 4) })
    table.do('choose-option', { option: 'climb-over-it' }).do('use-feat', { dice: 2 })
    table.do('pick-die', { die: 1 })
    expect(table.dice).toEqual(['heroic 4'])
    table.end()
  })
})

describe('Valiant (Paladin)', () => {
  const paladin = { hero: 'paladin' } as const

  test('R36: Valiant stores on opening a closed door with a card worth 4 XP', () => {
    const table = position({ ...paladin, closed: ['ogre-1'] }).do('enter-room')
    expect(table.last).toEqual([
      { type: 'door-opened', door: 1, cards: ['ogre-1'] },
      { type: 'die-stored', hero: 0 },
    ])
    expect(table.hero.stored).toBe(1)
  })

  test('R36: Valiant: a peril worth 4 XP counts, a card worth 3 does not', () => {
    expect(position({ ...paladin, closed: ['boulder-1'] }).do('enter-room').hero.stored).toBe(1)
    expect(position({ ...paladin, closed: ['bandit-1'] }).do('enter-room').hero.stored).toBe(0)
  })

  test('R36: Valiant stores also if the party then flees, and rolls the die on coming back', () => {
    const table = position({ ...paladin, closed: ['ogre-1'], rolls: rolls('feat.heroic', 6) })
    table.do('enter-room').do('flee')
    expect(table.hero.stored).toBe(1)
    // The open door sets nothing off any more.
    table.do('begin-turn').do('enter-room')
    expect(table.hero.stored).toBe(1)
    table.do('use-feat')
    expect(table.dice).toEqual(['heroic 6'])
    table.end()
  })

  test('R35: Valiant: two dice at most', () => {
    const table = position({ ...paladin, stored: 2, closed: ['ogre-1'] }).do('enter-room')
    expect(table.hero.stored).toBe(2)
    expect(table.happened('die-stored')).toEqual([])
  })

  test('Valiant: the die of the door just opened may be rolled in its encounter', () => {
    const table = position({ ...paladin, closed: ['ogre-1'], rolls: rolls('feat.heroic', 3) })
    table.do('enter-room').do('face-encounter').do('use-feat', { dice: 1 })
    expect(table.dice).toEqual(['heroic 3'])
    table.end()
  })
})

describe('Stealth (Rogue)', () => {
  const rogue = { hero: 'rogue' } as const

  test('R37: Stealth may add a closed door after fleeing', () => {
    const table = position({ ...rogue, closed: ['ogre-1'], deck: ['goblin-1'] })
    const { deck } = table.view
    table.do('enter-room').do('flee')
    expect(table.view.question).toEqual({ type: 'add-door', hero: 0 })
    table.do('add-door')
    expect(table.last.slice(0, 1)).toEqual([{ type: 'door-added', door: 2 }])
    expect(table.view.doors).toEqual([
      { id: 1, cards: ['ogre-1'], count: 1 },
      { id: 2, cards: null, count: 1 },
    ])
    expect(table.state.doors[1]?.cards).toEqual(['goblin-1'])
    // One card for the door; the next turn has not begun.
    expect(table.view.deck).toBe(deck - 1)
  })

  test('R37: Stealth is a choice', () => {
    const table = position({ ...rogue, closed: ['ogre-1'] })
    table.do('enter-room').do('flee').do('decline-door')
    expect(table.view.doors.length).toBe(1)
    expect(table.view.question.type).toBe('start-of-turn')
  })

  test('R37: Stealth: not at the door limit, the open door among them', () => {
    const four = position({ ...rogue, closed: ['ogre-1', 'ogre-2', 'goblin-1', 'goblin-2'] })
    four.do('enter-room', { door: 1 }).do('flee')
    expect(four.view.question.type).toBe('start-of-turn')

    const maze = position({
      ...rogue,
      dungeon: 'minotaurs-maze',
      closed: ['ogre-1', 'ogre-2', 'goblin-1'],
    })
    maze.do('enter-room', { door: 1 }).do('flee')
    expect(maze.view.question.type).toBe('start-of-turn')
  })

  test('R37: Stealth: not from an empty deck', () => {
    const table = position({ ...rogue, closed: ['ogre-1'], deckSize: 0 })
    table.do('enter-room').do('flee')
    expect(table.view.question.type).toBe('descend-or-stay')
  })

  test('R37, R2: Stealth: dealing the last card shows the stairs, and the party may descend', () => {
    const table = position({ ...rogue, closed: ['ogre-1'], deckSize: 1 })
    table.do('enter-room').do('flee').do('add-door')
    expect(table.last.map(({ type }) => type)).toEqual(['door-added', 'stairs-revealed'])
    expect(table.view.question.type).toBe('descend-or-stay')
  })

  test('Stealth: is the Rogue’s alone, and no skill to be used by hand', () => {
    const warrior = position({ closed: ['ogre-1'] })
      .do('enter-room')
      .do('flee')
    expect(warrior.view.question.type).toBe('start-of-turn')
    const table = facing('ogre-1', {
      ...rogue,
      rolls: hand({ strength: [1], agility: [1, 1, 1, 1], magic: [1, 1] }),
    }).do('roll-dice')
    expect(table.refused({ type: 'use-skill', hero: 0, skill: 'stealth' })).toBe('works-by-itself')
  })
})

describe('Shield Aura (Mage)', () => {
  const mage = { hero: 'mage' } as const

  test('Shield Aura: prevents 1 damage in a peril, for nothing', () => {
    const table = facing('arrow-wall-2', { ...mage, rolls: hand({ agility: [1, 1] }) })
    table.do('choose-option', { option: 'rush-through' }).do('roll-dice')
    expect(stopping(table)).toEqual({ damage: 3, time: 2 })
    table.do('use-skill', { skill: 'shield-aura' })
    expect(stopping(table)).toEqual({ damage: 2, time: 2 })
    expect(table.refused({ type: 'use-skill', hero: 0, skill: 'shield-aura' })).toBe('skill-used')
    table.do('finish-placing')
    expect(table.hero.damage).toBe(2)
    table.end()
  })

  test('Shield Aura: not in combat, nor against the boss', () => {
    const fight = facing('ogre-1', {
      ...mage,
      rolls: hand({ strength: [1], agility: [1, 1], magic: [1, 1, 1, 1] }),
    }).do('roll-dice')
    expect(fight.refused({ type: 'use-skill', hero: 0, skill: 'shield-aura' })).toBe('peril-only')
    const round = boss('minotaurs-maze', mage).do('roll-dice')
    expect(round.can('use-skill', { skill: 'shield-aura' })).toBe(false)
  })
})

describe('Kiting (Archer)', () => {
  const archer = { hero: 'archer' } as const
  const kited = (table: Table): boolean =>
    table
      .happened('consequences')
      .some(({ consequences }) => consequences.lines.some(({ from }) => from === 'kiting'))

  /** The Fire Elemental with all but its agility 6 covered, or its magic 6 as well: 1 or 2 damage. */
  const elemental = (left: 1 | 2, skills: readonly CardId[] = []): Table => {
    const table = facing('fire-elemental-1', {
      ...archer,
      skills,
      items: ['beetle-1', 'bandit-1'],
      level: 2,
      rolls: hand({ strength: [3, 1], agility: [3, 1, 1], magic: [6, 3, 6, 5], heroic: [1] }),
    }).do('roll-dice')
    table.place('strength 3', 5).place('magic 3', 0).place('agility 3', 1)
    table.do('begin-wide-box', { box: 3 }).pick('magic 6', 'magic 5')
    return left === 1 ? table.place('magic 6', 2) : table
  }

  test('R22: Kiting: exactly 1 damage left becomes 1 time', () => {
    const table = elemental(1)
    expect(stopping(table)).toEqual({ damage: 0, time: 2 })
    table.do('finish-placing')
    // Only Flames' 1, which comes before and cannot be prevented.
    expect(damages(table)).toEqual(['1 flames'])
    expect([table.timeFor('consequences'), table.timeFor('kiting')]).toEqual([1, 1])
    expect(kited(table)).toBe(true)
    table.end()
  })

  test('R22: Kiting: 2 damage are 2 damage', () => {
    const table = elemental(2)
    expect(stopping(table)).toEqual({ damage: 2, time: 2 })
    table.do('finish-placing')
    expect(damages(table)).toEqual(['1 flames', '2 consequences'])
    expect(kited(table)).toBe(false)
    table.end()
  })

  test('R22: Kiting: comes after what was prevented, so that 2 damage less Dodge’s 1 are kited', () => {
    const table = elemental(2, ['goblin-2'])
    table.do('use-skill', { skill: 'dodge' }).pick('agility 1')
    expect(stopping(table)).toEqual({ damage: 0, time: 3 })
    table.do('finish-placing')
    expect(damages(table)).toEqual(['1 flames'])
    expect(table.timeFor('kiting')).toBe(1)
    table.end()
  })

  test('R22: Kiting: nothing left to suffer costs no time', () => {
    const table = elemental(1, ['goblin-2'])
    table.do('use-skill', { skill: 'dodge' }).pick('agility 1')
    expect(stopping(table)).toEqual({ damage: 0, time: 1 })
    table.do('finish-placing')
    expect(table.timeFor('kiting')).toBe(0)
    table.end()
  })

  test('R22: Kiting: a floor’s damage is counted before it', () => {
    // Freezing Winds adds 1 to the 1 of the box that is left: 2 damage, not to be kited.
    const table = facing('ogre-1', {
      ...archer,
      level: 3,
      dungeon: 'yetis-cavern',
      items: ['goblin-1', 'goblin-2', 'wraith-1'],
      rolls: hand({ strength: [6, 6, 6, 6, 6], agility: [4, 5, 1], magic: [1, 1], heroic: [1] }),
    }).do('roll-dice')
    table.do('begin-wide-box', { box: 0 }).pick('strength 6')
    table.do('begin-wide-box', { box: 2 }).pick('strength 6', 'strength 6')
    table.do('begin-wide-box', { box: 4 }).pick('strength 6', 'strength 6')
    table.place('agility 4', 1).place('agility 5', 3)
    expect(stopping(table)).toEqual({ damage: 2, time: 3 })
    table.do('finish-placing')
    expect(kited(table)).toBe(false)
    table.end()
  })

  test('R3: Kiting: its time is part of paying consequences: what the stairs deal waits', () => {
    const table = facing('fire-elemental-1', {
      ...archer,
      damage: 0,
      deckSize: 0,
      stairsTokens: 1,
      level: 2,
      items: ['beetle-1', 'bandit-1'],
      rolls: hand({ strength: [3, 1], agility: [3, 1, 1], magic: [6, 3, 6, 5], heroic: [1] }),
    }).do('roll-dice')
    table.place('strength 3', 5).place('magic 3', 0).place('agility 3', 1)
    table.do('begin-wide-box', { box: 3 }).pick('magic 6', 'magic 5')
    table.place('magic 6', 2).do('finish-placing')
    // The stairs' 1 is not kited.
    expect(damages(table)).toEqual(['1 flames', '1 stairs'])
    table.end()
  })

  test('Kiting: not in a peril', () => {
    const table = facing('cave-in-2', { ...archer, rolls: hand({ strength: [1, 2] }) })
    table.do('choose-option', { option: 'dismantle-it' }).do('roll-dice')
    expect(stopping(table)).toEqual({ damage: 1, time: 3 })
    table.do('finish-placing')
    expect(table.hero.damage).toBe(1)
    expect(kited(table)).toBe(false)
    table.end()
  })

  test('R30: Kiting: in every boss round it prevents 1 damage, however much there is', () => {
    const table = boss('dragons-cave', {
      ...archer,
      level: 4,
      items: [
        'ice-elemental-1',
        'ice-elemental-2',
        'fire-elemental-2',
        'phantom-2',
        'ogre-1',
        'ogre-2',
        'fire-elemental-1',
      ],
      rolls: [
        ...hand(
          {
            strength: [1, 1, 6],
            agility: [5, 5, 6, 1, 1, 1, 1],
            magic: [6, 1, 1, 1],
            heroic: [1, 1],
          },
          'boss',
        ),
      ],
    }).do('roll-dice')
    // Uncovered, the Dragon deals 1 + 4 + 1 + 4 + 1.
    expect(stopping(table)).toEqual({ damage: 10, time: 0 })
    table.place('agility 5', 0).place('agility 5', 1)
    table.place('agility 6', 2).place('magic 6', 4).place('strength 6', 6)
    expect(stopping(table)).toEqual({ damage: 7, time: 0 })
    table.do('finish-placing')
    expect(damages(table)).toEqual(['7 boss'])
    expect(table.timeFor('kiting')).toBe(0)
    expect(table.view.boss).toMatchObject({ damage: 3, round: 2 })
    table.end()
  })
})

describe('Armor (Paladin)', () => {
  const paladin = { hero: 'paladin' } as const

  /** The Ogre, whose boxes deal 1, 2, 3, 1 and 1; the Hall of Statues' 1 is covered where wanted. */
  const ogre = (
    strength: readonly number[],
    ...boxes: readonly (readonly [number, string[]])[]
  ) => {
    const table = facing('ogre-1', {
      ...paladin,
      level: 3,
      items: ['goblin-1', 'goblin-2', 'skeleton-2', 'wraith-1'],
      rolls: hand({ strength, agility: [6], magic: [1, 1, 1], heroic: [1] }),
    }).do('roll-dice')
    for (const [box, dice] of boxes)
      if (dice.length === 1 && box === 6) table.place(dice[0] ?? '', 6)
      else table.do('begin-wide-box', { box }).pick(...dice)
    return table
  }
  const SIX = 'strength 6'
  const sixes = [6, 6, 6, 6, 6, 6, 6]

  test('R22: Armor prevents 1 of every 2 damage left', () => {
    // 1 + 2 + 3 + 1 + 1 + 1 = 9, of which 4 are prevented.
    expect(stopping(ogre(sixes))?.damage).toBe(5)
    // 8: 4 are prevented.
    expect(stopping(ogre(sixes, [6, [SIX]]))?.damage).toBe(4)
    // 5: 2 are prevented.
    expect(stopping(ogre(sixes, [6, [SIX]], [4, [SIX, SIX]]))?.damage).toBe(3)
    // 3: 1 is prevented.
    expect(stopping(ogre(sixes, [6, [SIX]], [4, [SIX, SIX]], [2, [SIX, SIX]]))?.damage).toBe(2)
  })

  test('R22: Armor: a single damage is suffered', () => {
    const table = ogre(sixes, [6, [SIX]], [4, [SIX, SIX]], [2, [SIX, SIX]], [0, [SIX]])
    table.place('agility 6', 3)
    expect(stopping(table)).toEqual({ damage: 1, time: 2 })
    table.do('finish-placing')
    expect(damages(table)).toEqual(['1 consequences'])
    const [suffered] = table.happened('consequences')
    expect(suffered?.consequences.lines.some(({ from }) => from === 'armor')).toBe(false)
    table.end()
  })

  test('R22: Armor: names itself in the account', () => {
    const table = ogre(sixes).do('finish-placing')
    const [suffered] = table.happened('consequences')
    expect(suffered?.consequences.lines.at(-1)).toEqual({
      from: 'armor',
      rule: true,
      damage: -4,
      time: 0,
    })
    table.end()
  })

  test('R22: Armor: in a peril as well, after the floor’s damage', () => {
    const table = facing('cave-in-2', {
      ...paladin,
      dungeon: 'lichs-tomb',
      floor: 3,
      rolls: hand({ strength: [1, 1, 1] }),
    })
    table.do('choose-option', { option: 'dismantle-it' }).do('roll-dice')
    // Boxes 1 + 1 + 1, Blade Storm 1: 4, of which 2 are prevented.
    expect(stopping(table)?.damage).toBe(2)
    table.end()
  })

  test('R22: Armor: Flames and the stairs are no consequences', () => {
    const table = facing('fire-elemental-1', { ...paladin, rolls: [] })
    expect(damages(table)).toEqual(['1 flames'])

    const stairs = facing('cave-in-2', {
      ...paladin,
      deckSize: 0,
      stairsTokens: 1,
      rolls: hand({ strength: [6, 6, 6] }),
    })
    stairs.do('choose-option', { option: 'dismantle-it' })
    expect(damages(stairs)).toEqual(['1 stairs'])
  })

  test('R22: Armor: nothing else prevents her damage: not Dodge, not Grit, not Fortitude', () => {
    const fight = facing('ogre-1', {
      ...paladin,
      skills: ['goblin-2'],
      talents: ['grit', 'speed'],
      rolls: hand({ strength: [1, 1, 1], agility: [1], magic: [1, 1, 1] }),
    }).do('roll-dice')
    expect(fight.can('use-skill', { skill: 'dodge' })).toBe(false)
    expect(fight.can('use-talent', { talent: 'grit' })).toBe(false)
    expect(fight.can('use-talent', { talent: 'speed' })).toBe(true)

    const climb = facing('cave-in-2', {
      ...paladin,
      talents: ['fortitude'],
      rolls: hand({ strength: [1, 1, 1] }),
    })
    climb.do('choose-option', { option: 'dismantle-it' }).do('roll-dice')
    expect(climb.can('use-talent', { talent: 'fortitude' })).toBe(false)
  })

  test('R22: Armor: in boss rounds too', () => {
    const table = boss('dragons-cave', {
      ...paladin,
      rolls: hand({ strength: [1, 1, 1], agility: [1], magic: [1, 1, 1] }, 'boss'),
    }).do('roll-dice')
    // The Dragon's 11 damage, of which 5 are prevented.
    expect(stopping(table)).toEqual({ damage: 6, time: 0 })
    table.end()
  })
})

describe('heroes', () => {
  test.each([
    ['warrior', { strength: 4, agility: 2, magic: 1 }, 6, 2],
    ['rogue', { strength: 1, agility: 4, magic: 2 }, 5, 0],
    ['mage', { strength: 1, agility: 2, magic: 4 }, 5, 2],
    ['archer', { strength: 2, agility: 3, magic: 2 }, 5, 0],
    ['paladin', { strength: 3, agility: 1, magic: 3 }, 5, 2],
  ] as const)(
    '%s: rolls the dice of the hero’s own icons, and has its own health',
    (hero, stats, health, storeLimit) => {
      const table = facing('ogre-1', { hero }).do('roll-dice')
      expect(table.hero).toMatchObject({ hero, stats, health, damage: 0, storeLimit })
      const counts = table.happened('dice-rolled').map(({ roll, dice }) => [roll, dice.length])
      expect(counts).toEqual([
        ['encounter.strength', stats.strength],
        ['encounter.agility', stats.agility],
        ['encounter.magic', stats.magic],
      ])
    },
  )
})
