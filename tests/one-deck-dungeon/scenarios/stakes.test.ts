/** What the table tells before anyone commits: what boxes want and are worth, what could still be prevented (R22). */
import { chooseAction } from '@main/games/one-deck-dungeon/bot'
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { createRandom } from '@main/games/random'
import type { Prevention } from '@shared/games/one-deck-dungeon'
import { describe, expect, test } from 'vitest'
import { boss, facing, hand, type Table } from './table'

/** What each uncovered box is worth, `[box, damage, time]`. */
function worth(table: Table): readonly (readonly [number, number, number])[] {
  return (table.view.encounter?.stakes ?? []).map(({ box, damage, time }) => [box, damage, time])
}
/** By how much the dice at hand fall short of each uncovered box, `[box, short]`. */
function short(table: Table): readonly (readonly [number, number])[] {
  return (table.view.encounter?.stakes ?? []).map((stake) => [stake.box, stake.short])
}

function nameOf({ by }: Prevention): string {
  return by.type === 'skill' ? by.skill : by.talent
}
/** What could still be prevented: who, with what, damage, time. */
function preventions(table: Table): readonly (readonly [number, string, number, number])[] {
  return (table.view.encounter?.preventions ?? []).map((one) => [
    one.hero,
    nameOf(one),
    one.damage,
    one.time,
  ])
}

describe('what a box is worth', () => {
  test('R22: its own symbols, where no rule looks at the rest', () => {
    const table = facing('goblin-1', {
      rolls: hand({ strength: [4, 3, 1, 1], agility: [1, 1], magic: [1] }),
    })
    expect(table.view.encounter).toMatchObject({ stakes: [], preventions: [] })
    table.do('roll-dice')
    expect(worth(table)).toEqual([
      [0, 0, 0],
      [1, 1, 0],
      [2, 0, 1],
      [3, 1, 1],
      [4, 2, 0],
      [5, 1, 0],
    ])
    table.do('begin-wide-box').pick('strength 4').place('strength 3', 1)
    expect(worth(table).map(([box]) => box)).toEqual([2, 3, 4, 5])
    table.end()
  })

  test('R22: of the Paladin’s, what her Armor would not have prevented anyway', () => {
    const table = facing('goblin-1', {
      hero: 'paladin',
      rolls: hand({ strength: [4, 3, 1], agility: [4], magic: [1, 1, 1] }),
    }).do('roll-dice')
    // 5 damage, of which she suffers 3: 1 less is 2, 2 less is 2.
    expect(table.stopping).toEqual({ damage: 3, time: 2 })
    expect(worth(table)).toEqual([
      [0, 0, 0],
      [1, 1, 0],
      [2, 0, 1],
      [3, 1, 1],
      [4, 1, 0],
      [5, 1, 0],
    ])
    table.end()
  })

  test('R22: with the last damage but one the Archer’s Kiting sets in, and asks for time', () => {
    const table = facing('bandit-1', {
      hero: 'archer',
      rolls: hand({ strength: [5, 5], agility: [5, 4, 3], magic: [1, 1] }),
    })
      .do('roll-dice')
      .do('begin-wide-box', { box: 0 })
      .pick('agility 5', 'agility 3')
      .place('strength 5', 3)
      .place('agility 4', 2)
      .place('strength 5', 4)
    expect(table.stopping).toEqual({ damage: 2, time: 0 })
    expect(worth(table)).toEqual([
      [1, 2, -1],
      [5, 2, -1],
    ])
    table.end()
  })

  test('R22: the last box of an Undying foe takes all its time with it', () => {
    const table = facing('skeleton-1', {
      hero: 'mage',
      level: 2,
      items: ['goblin-1', 'goblin-2'],
      rolls: hand({ strength: [3, 5, 6], agility: [5, 1], magic: [2, 4, 1, 1], heroic: [1] }),
    })
      .do('roll-dice')
      .place('magic 2', 0)
      .place('magic 4', 1)
      .place('strength 3', 2)
      .place('strength 5', 3)
      .place('agility 5', 4)
      .place('strength 6', 5)
    expect(worth(table)).toEqual([[6, 1, 2]])
    table.end()
  })

  test('R31: nothing, while it would only break the Lich’s box', () => {
    const table = boss('lichs-tomb', {
      hero: 'warrior',
      rolls: hand({ strength: [6, 6, 6, 6], agility: [6, 6], magic: [6] }, 'boss'),
    }).do('roll-dice')
    const skulls = (table.view.encounter?.boxes ?? []).filter(({ skull }) => skull)
    const skull = skulls.find(({ color, wide }) => color === 'strength' && !wide)
    if (skull === undefined) throw new Error('no skull box of strength')
    const before = worth(table).find(([box]) => box === skull.id)
    table.place('strength 6', skull.id)
    const after = worth(table).find(([box]) => box === skull.id)
    expect(before).toEqual([skull.id, 0, 0])
    expect(after).toEqual([skull.id, skull.damage, 0])
    table.end()
  })

  test('foresees what placing does, in whole games of one and of two', () => {
    for (const heroes of [['archer'], ['paladin'], ['mage', 'rogue']] as const) {
      let { state } = oneDeckDungeon.setup(
        {
          heroes: heroes.map((hero) => ({
            hero,
            player: null,
            focus: null,
            talents: ['grit', 'speed'],
            basicSkill: null,
          })),
          dungeon: 'yetis-cavern',
          tier: null,
          dice: 'app',
        },
        createRandom(11),
        oneDeckDungeon.rulesVersion,
      )
      let foreseen = 0
      for (let step = 0; step < 300; step += 1) {
        const actions = oneDeckDungeon.legalActions(state, null)
        const { encounter } = oneDeckDungeon.view(state, null)
        for (const action of actions) {
          if (action.type !== 'place-die') continue
          const stake = encounter?.stakes.find(({ box }) => box === action.box)
          const placed = oneDeckDungeon.apply(state, null, action)
          if (!placed.ok || !encounter?.stopping || stake === undefined)
            throw new Error('a box that takes a die has a stake')
          const { stopping } = oneDeckDungeon.view(placed.state, null).encounter ?? {}
          expect(stake.fits).toContain(action.die)
          expect(stake).toMatchObject({
            short: 0,
            damage: encounter.stopping.damage - (stopping?.damage ?? 0),
            time: encounter.stopping.time - (stopping?.time ?? 0),
          })
          foreseen += 1
        }
        if (actions.length === 0) break
        const next = oneDeckDungeon.apply(
          state,
          null,
          chooseAction(oneDeckDungeon.view(state, null), actions),
        )
        if (!next.ok) throw new Error('the bot did what is not listed')
        state = next.state
      }
      expect(foreseen).toBeGreaterThan(20)
    }
  })
})

describe('what a box still wants', () => {
  test('the best die of its colour, heroic ones too, falls so much short of it', () => {
    const table = facing('ogre-1', {
      level: 2,
      rolls: hand({ strength: [3, 1, 1, 1], agility: [1, 1], magic: [1], heroic: [4] }),
    }).do('roll-dice')
    const boxes = table.view.encounter?.boxes ?? []
    const wanted = boxes
      .filter(({ wide }) => !wide)
      .map((box) => [box.id, Math.max(0, box.value - 4)])
    expect(wanted.length).toBeGreaterThan(3)
    expect(short(table).filter(([id]) => boxes[id]?.wide === false)).toEqual(wanted)
    table.end()
  })

  test('a wide box counts all dice of its colour; while it is filled, those picked', () => {
    const table = facing('bandit-1', {
      hero: 'rogue',
      rolls: hand({ strength: [1], agility: [2, 2, 2, 1], magic: [1, 1] }),
    }).do('roll-dice')
    expect(short(table)[0]).toEqual([0, 1])
    expect(table.view.encounter?.stakes[0]?.fits).toEqual([])
    table.end()
    const rich = facing('bandit-1', {
      hero: 'rogue',
      rolls: hand({ strength: [1], agility: [5, 4, 2, 1], magic: [1, 1] }),
    })
      .do('roll-dice')
      .do('begin-wide-box', { box: 0 })
    expect(short(rich)[0]).toEqual([0, 8])
    expect(rich.view.encounter?.stakes[0]?.fits).toHaveLength(4)
    rich.do('pick-die', { die: rich.die('agility 5') })
    expect(short(rich)[0]).toEqual([0, 3])
    expect(rich.view.question).toMatchObject({ type: 'pick-dice', sum: 8, reached: 5 })
    rich.do('pick-die', { die: rich.die('agility 4') })
    expect(short(rich)[0]).toEqual([0, 0])
    rich.end()
  })
})

describe('what could still be prevented', () => {
  const low = { strength: [1], agility: [2, 2, 2, 1], magic: [1, 1] } as const

  test('R22: Dodge 1 damage, Poison 2 time, Grit and Speed 1 of each; what is used is no more told', () => {
    const table = facing('bandit-1', {
      hero: 'rogue',
      skills: ['goblin-2', 'force-wall-2'],
      talents: ['grit', 'speed'],
      rolls: hand(low),
    }).do('roll-dice')
    expect(preventions(table)).toEqual([
      [0, 'dodge', 1, 0],
      [0, 'poison', 0, 2],
      [0, 'grit', 1, 0],
      [0, 'speed', 0, 1],
    ])
    const before = table.stopping
    table.do('use-skill', { skill: 'dodge' })
    expect(preventions(table)).toEqual([])
    table.pick('agility 2')
    expect(table.stopping).toEqual({ ...before, damage: (before?.damage ?? 0) - 1 })
    expect(preventions(table).map(([, name]) => name)).toEqual(['poison', 'grit', 'speed'])
    table.end()
  })

  test('R22: not what cannot be paid for', () => {
    const table = facing('bandit-1', {
      hero: 'warrior',
      skills: ['goblin-2'],
      rolls: hand({ strength: [1, 1, 1, 1], agility: [3, 4], magic: [1] }),
    }).do('roll-dice')
    expect(preventions(table)).toEqual([[0, 'dodge', 1, 0]])
    table.place('agility 3', 1).place('agility 4', 2)
    expect(preventions(table)).toEqual([])
    table.end()
  })

  test('R22: in a peril Shield Aura and Fortitude 1 damage each; not what would prevent nothing', () => {
    const table = facing('cave-in-1', {
      hero: 'mage',
      talents: ['fortitude', 'grit'],
      rolls: hand({ agility: [1, 1] }),
    })
      .do('choose-option', { option: 'climb-over-it' })
      .do('roll-dice')
    expect(preventions(table)).toEqual([
      [0, 'shield-aura', 1, 0],
      [0, 'fortitude', 1, 0],
    ])
    table.do('use-skill', { skill: 'shield-aura' }).do('use-talent', { talent: 'fortitude' })
    expect(table.stopping?.damage).toBe(0)
    table.end()
  })

  test('R22: in a party each hero’s own: the Warrior’s Fearless Charge 1 time of combat', () => {
    const table = facing('bandit-1', {
      party: [{ hero: 'warrior' }, { hero: 'rogue', skills: ['goblin-2'], talents: ['speed'] }],
      rolls: [
        ...hand({ strength: [1, 1, 1], agility: [1] }),
        ...hand({ agility: [1, 1, 1], magic: [1] }),
      ],
    }).do('roll-dice')
    expect(preventions(table)).toEqual([
      [0, 'fearless-charge', 0, 1],
      [1, 'dodge', 1, 0],
      [1, 'speed', 0, 1],
    ])
    expect(table.view.encounter).toMatchObject({ each: 2, odd: 1 })
    table.end()
  })

  test('R22: with Kiting to come, Grit turns 2 damage into 1 time', () => {
    const table = facing('bandit-1', {
      hero: 'archer',
      talents: ['grit'],
      rolls: hand({ strength: [5, 5], agility: [5, 4, 3], magic: [1, 1] }),
    })
      .do('roll-dice')
      .do('begin-wide-box', { box: 0 })
      .pick('agility 5', 'agility 3')
      .place('strength 5', 3)
      .place('agility 4', 2)
      .place('strength 5', 4)
    expect(preventions(table)).toEqual([[0, 'grit', 2, -1]])
    table.do('use-talent', { talent: 'grit' })
    expect(table.stopping).toEqual({ damage: 0, time: 1 })
    table.end()
  })

  test('R30: Dodge 2 damage in a boss round, where there is no time to prevent (R29)', () => {
    const table = boss('dragons-cave', {
      hero: 'rogue',
      skills: ['goblin-2', 'force-wall-2'],
      talents: ['grit', 'speed'],
      rolls: hand(low, 'boss'),
    }).do('roll-dice')
    expect(preventions(table)).toEqual([
      [0, 'dodge', 2, 0],
      [0, 'grit', 1, 0],
    ])
    table.end()
  })

  test('Fade: each use costs 1 time at once', () => {
    const table = facing('shadow-1', {
      hero: 'rogue',
      skills: ['force-wall-2'],
      rolls: hand(low),
    }).do('roll-dice')
    expect(table.view.encounter?.preventions).toEqual([
      { hero: 0, by: { type: 'skill', skill: 'poison' }, damage: 0, time: 2, fade: 1 },
    ])
    table.end()
  })
})

describe('dice of the table’s own', () => {
  test('R13: what is thrown right after the roll now told is told too', () => {
    const table = facing('ogre-1', {
      dice: 'own',
      level: 2,
      party: [{ hero: 'warrior' }, { hero: 'rogue' }],
    })
      .do('roll-dice')
      .do('roll-bonus', { hero: 1 })
    expect(table.view.question).toMatchObject({
      color: 'strength',
      next: [
        { hero: 0, color: 'agility', count: 1 },
        { hero: 1, color: 'agility', count: 3 },
        { hero: 1, color: 'magic', count: 1 },
        { hero: 1, color: 'heroic', count: 1 },
      ],
    })
    for (const value of [1, 2, 3]) table.do('enter-die', { value })
    table.do('confirm')
    expect(table.view.question).toMatchObject({ color: 'agility', entered: [] })
    expect(table.happened('dice-rolled')).toHaveLength(1)
  })
})
