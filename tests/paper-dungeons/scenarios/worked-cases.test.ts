/** The test cases of the rules page, section 23, by their numbers. */
import { miniCampaign } from '@main/games/paper-dungeons/campaign/mini-campaign'
import { BOXES, type Action, type Outcome, type RoomId } from '@shared/games/paper-dungeons'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { newTable, PLAIN, tableAt, tableFor } from './table'

const ALL_SIX = [6, 6, 6, 6] as const
function level(
  die: number,
  hero: 'warrior' | 'mage' | 'cleric' | 'thief',
  swap: 'mage' | 'illusionist' | null = null,
): Action {
  return { type: 'level', die, hero, swap }
}

describe('section 23', () => {
  test('case 1: the Veteran raises two heroes', () => {
    const table = newTable({
      powers: ['veteran', 'seer', 'healer', 'ranger'],
      objectives: ['surveyor', 'smith', 'jeweller', 'academy'],
      rolls: [PLAIN],
    })
    expect(table.sheet().levels).toEqual([1, 1, 1, 1])
    table.do({ type: 'keep', objective: 'surveyor', power: 'veteran' })
    table.do({ type: 'raise', hero: 'warrior' })
    expect(table.refusal({ type: 'raise', hero: 'warrior' })).toBe('same-hero')
    table.do({ type: 'raise', hero: 'thief' })
    expect(table.sheet().levels).toEqual([2, 1, 1, 2])
    expect(table.sheet().damage).toBe(0)
    table.do({ type: 'commit' })
    table.do({ type: 'keep', objective: 'jeweller', power: 'healer' }, 1).do({ type: 'commit' }, 1)
    // Warrior and Mage are black: a white Mage die does not fit.
    expect(table.refusal(level(1, 'mage'))).toBe('wrong-color')
    expect(table.can(level(4, 'mage'))).toBe(true)
  })

  test('case 2: void rolls do nothing; two skulls hurt', () => {
    const table = tableAt({
      seats: [{}, { power: 'seer' }, { levels: [1, 1, 4, 1] }],
      rolls: [
        ['skull', 'skull', 'boots', 'skull', 'mage', 'thief'],
        ['clover', 'mage', 'clover', 'clover', 'mage', 'thief'],
        ['skull', 'mage', 'clover', 'clover', 'skull', 'thief'],
      ],
    })
    table.finishAll()
    expect(table.happened('rolled').map(({ accepted }) => accepted)).toEqual([false, false, true])
    expect([0, 1, 2].map((seat) => table.sheet(seat).damage)).toEqual([2, 1, 0])
    const dice = table.actions().flatMap((action) => ('die' in action ? [action.die] : []))
    expect([...new Set(dice)]).toEqual([1, 2, 3, 5])
    expect(table.scriptLeft).toBe(0)
  })

  test('case 3: a hero die raises its own hero', () => {
    const table = tableFor({})
    table.do(level(3, 'warrior'))
    expect(table.level('warrior')).toBe(2)
    expect(table.refusal(level(4, 'warrior'))).toBe('wrong-symbol')
  })

  test('case 4: two swaps, one of the Mage and one of the Illusionist', () => {
    const table = tableFor(
      { levels: [1, 4, 1, 1], power: 'illusionist' },
      { dice: ['warrior', 'warrior', 'warrior', 'thief', 'thief', 'thief'] },
    )
    expect(table.refusal(level(3, 'thief'))).toBe('wrong-color')
    table.do(level(3, 'thief', 'mage'))
    expect(table.refusal(level(4, 'thief', 'mage'))).toBe('no-swap')
    table.do(level(4, 'thief', 'illusionist'))
    expect(table.refusal(level(5, 'thief', 'illusionist'))).toBe('no-swap')
    expect(table.level('thief')).toBe(3)
  })

  test('case 5: a clover is any hero of either colour, and no boots', () => {
    const dice = ['clover', 'mage', 'mage', 'mage', 'mage', 'mage'] as const
    const raised = tableFor({}, { dice }).do(level(0, 'mage'))
    expect(raised.level('mage')).toBe(2)
    expect(raised.state.steps[0]?.swaps).toBe(0)
    const marked = tableFor({}, { dice }).do({ type: 'item', die: 0, item: 'flaming-sword' })
    expect(marked.marks('flaming-sword')).toBe(1)
    const moved = tableFor({}, { dice }).move(0, ['B1', 'A1'])
    expect(moved.refusal({ type: 'step', to: 'A2' })).not.toBeNull()
    expect(moved.question()).toBe('use-die')
  })

  test('case 6: boots are no hero, fit the last items, and go three rooms', () => {
    const dice = ['mage', 'boots', 'mage', 'mage', 'boots', 'mage'] as const
    const table = tableFor({}, { dice })
    expect(table.refusal(level(4, 'mage'))).toBe('wrong-symbol')
    expect(table.refusal({ type: 'item', die: 4, item: 'flaming-sword' })).toBe('wrong-symbol')
    table.do({ type: 'item', die: 4, item: 'crown-of-the-just' })
    expect(table.marks('crown-of-the-just')).toBe(1)
    table.move(1, ['C1', 'B1', 'A1'])
    expect(table.at()).toBe('A1')
    expect(table.explored()).toBe('A1 B1 C1')
  })

  test('case 7: a goblin of level 3 against a Thief of level 2', () => {
    for (const potions of [false, true]) {
      const table = tableFor({ levels: [1, 1, 1, 2] }).move(0, ['C1', 'D1'], 0, { potions })
      expect(table.sheet()).toMatchObject(
        potions ? { potions: 2, damage: 0, hearts: 1 } : { potions: 2, damage: 1, hearts: 0 },
      )
      expect(table.monsters()).toBe(1)
    }
  })

  test('case 8: a trap acts on every entry, its reward comes once; the Explorer takes nothing', () => {
    const table = tableAt({ seats: [{}, { power: 'explorer' }] })
    const answer = { potions: false, item: 'crown-of-the-just' } as const
    table.move(0, ['F1', 'E1'], 0, answer)
    expect(table.sheet()).toMatchObject({ damage: 1, potions: 1 })
    expect(table.marks('crown-of-the-just')).toBe(1)
    table.move(1, ['F1', 'E1'], 0, answer)
    expect(table.sheet()).toMatchObject({ damage: 2, potions: 1 })
    expect(table.marks('crown-of-the-just')).toBe(1)
    table.move(0, ['F1', 'E1'], 1, answer)
    expect(table.sheet(1)).toMatchObject({ damage: 0, hearts: 0, potions: 1 })
  })

  test.each([
    ['A2', 'F2', true],
    ['F4', 'A4', true],
    ['A1', 'F1', false],
    ['A3', 'F3', false],
    ['A5', 'F5', false],
    ['A6', 'F6', false],
    ['A2', 'B3', false],
    [null, 'A2', false],
  ] as const)('case 9: from %s to %s', (at, to, open) => {
    const table = tableFor(at === null ? {} : { at })
    expect(table.can({ type: 'move', die: 0, to })).toBe(open)
  })

  test('case 10: walls want the Cloak, rivers the Amulet', () => {
    const steps: readonly (readonly [RoomId, RoomId])[] = [
      ['B2', 'B3'],
      ['B2', 'C2'],
      ['A3', 'A4'],
    ]
    const allowed = (items: Parameters<typeof tableFor>[0]['items'] = {}) =>
      steps.map(([at, to]) => tableFor({ at, items }).can({ type: 'move', die: 0, to }))
    expect(allowed()).toEqual([false, false, false])
    expect(allowed({ 'ethereal-cloak': 1 })).toEqual([false, false, false])
    expect(allowed({ 'ethereal-cloak': 2 })).toEqual([true, true, false])
    const both = { 'ethereal-cloak': 2, 'sea-amulet': 2 }
    expect(allowed(both)).toEqual([true, true, true])
    expect(tableFor({ at: 'A6', items: both }).can({ type: 'move', die: 0, to: 'F6' })).toBe(false)
  })

  test('case 11: a river gives the Ranger one move back', () => {
    const ranger = { power: 'ranger', levels: ALL_SIX, at: 'A3' } as const
    expect(tableFor(ranger).refusal({ type: 'move', die: 0, to: 'A4' })).toBe('river')
    const table = tableFor({ ...ranger, items: { 'sea-amulet': 2 } })
    table.move(0, ['A4', 'A5', 'A6'])
    expect(table.at()).toBe('A6')
    expect(table.refusal({ type: 'step', to: 'B6' })).not.toBeNull()
  })

  test('case 12: rows of potions are filled one by one', () => {
    const table = tableAt({ seats: [{ potions: 3 }, { potions: 11 }, { power: 'alchemist' }] })
    table.do({ type: 'brew', die: 0 })
    expect(table.question()).toBe('raise')
    table.do({ type: 'raise', hero: 'mage' })
    expect(table.sheet()).toMatchObject({ potions: 5, levels: [1, 2, 1, 1] })
    table.do({ type: 'brew', die: 0 }, 1)
    expect(table.sheet(1)).toMatchObject({ potions: 12, gemMarks: 1, gems: 0 })
    expect(table.log(1).filter(({ type }) => type === 'gain-lost')).toHaveLength(1)
    table.do({ type: 'brew', die: 0 }, 2)
    expect(table.sheet(2).potions).toBe(3)
  })

  test('case 13: potions take damage two points each, the rest goes to the track', () => {
    // Three points, then eleven, dealt by monsters of level 6 and by skulls is too long: the boss deals them.
    const table = tableFor({
      potions: 6,
      levels: [3, 3, 3, 3],
      at: 'A5',
      walked: ['B5'],
      defeated: ['B5'],
    })
    table.do({ type: 'move', die: 0, to: 'A6' })
    expect(table.actions()).toHaveLength(4)
    table.do({ type: 'absorb', hearts: 3 })
    expect(table.sheet()).toMatchObject({ hearts: 3, damage: 0 })
    const last = tableFor({ potions: 6, hearts: 11, levels: [3, 3, 3, 3], at: 'A5' })
    last.do({ type: 'move', die: 0, to: 'A6' })
    expect(last.actions()).toEqual([
      { type: 'absorb', hearts: 0 },
      { type: 'absorb', hearts: 1 },
    ])
    last.do({ type: 'absorb', hearts: 1 })
    expect(last.sheet()).toMatchObject({ hearts: 12, damage: 2 })
  })

  test('case 14: resurrection when damage exceeds life, once', () => {
    // Five of damage over a life of five is safe; a trap makes it six.
    const table = tableFor({ levels: [2, 1, 1, 1], damage: 5, at: 'B1' })
    table.move(0, ['C1']).settle(0)
    expect(table.sheet().resurrected).toBe(false)
    table.do({ type: 'stop' })
    const hurt = tableFor({ levels: [2, 1, 1, 1], damage: 5, at: 'F1' }).move(0, ['E1'], 0)
    expect(hurt.sheet()).toMatchObject({ resurrected: true, damage: 6 })
    const again = tableFor({ levels: [2, 2, 2, 2], damage: 8, resurrected: true, at: 'F1' })
    again.move(0, ['E1'])
    expect(again.sheet()).toMatchObject({ resurrected: true, damage: 9 })
    expect(again.chain()).not.toContain('resurrected')
    expect([again.box('I'), again.box('H')]).toEqual([-9, -6])
  })

  test('case 15: a chain of gem, potion, row and level', () => {
    const table = tableFor(
      { levels: [1, 1, 1, 3], gemMarks: 2, gems: ['A', 'B'], potions: 3 },
      { dice: ['thief', 'mage', 'mage', 'mage', 'mage', 'mage'] },
    )
    table.do(level(0, 'thief')).do({ type: 'raise', hero: 'mage' })
    expect(table.chain()).toEqual([
      'die-used',
      'hero-raised',
      'gem-marked',
      'potion-gained',
      'row-filled',
      'hero-raised',
    ])
    expect(table.sheet()).toMatchObject({ gemMarks: 3, potions: 4, levels: [1, 2, 1, 4] })
  })

  test('case 16: a gem is shared within a turn and lost to the others', () => {
    const standing = { at: 'C3', potions: 2 } as const
    const table = tableAt({
      seats: [standing, standing, standing],
      dungeon: 'D',
      turn: 2,
      rolls: [PLAIN],
    })
    table.move(0, ['C2'], 0).move(0, ['C2'], 1).finishAll()
    expect([0, 1, 2].map((seat) => table.sheet(seat).gemMarks)).toEqual([1, 1, 0])
    expect(table.lost(2)).toBe('A')
    const before = table.sheet(2)
    table.move(0, ['C2'], 2)
    expect(table.sheet(2)).toMatchObject({ gemMarks: 0, hearts: before.hearts + 1, damage: 0 })
    table.finishAll()
    expect(table.sheet(2).gemMarks).toBe(0)
  })

  test('case 17: the Tomb Raider takes a gem from nobody', () => {
    const table = newTable({
      players: 3,
      powers: ['tomb-raider', 'seer', 'healer', 'ranger', 'druid', 'noble'],
      rolls: [PLAIN],
    })
    table.do(keepOf(table, 'tomb-raider')).do({ type: 'raid', gem: 'H' }).do({ type: 'commit' })
    table.finishAll()
    expect(table.sheet().gemMarks).toBe(1)
    table.finishAll()
    expect([0, 1, 2].map((seat) => table.lost(seat))).toEqual(['', '', ''])
    const later = tableAt({
      seats: [{ gems: ['H'] }, { at: 'F5', levels: ALL_SIX }, {}],
      turn: 2,
    })
    later.move(0, ['F6'], 1).finishAll()
    expect(later.gems(1)).toBe('H')
    expect([0, 1, 2].map((seat) => later.lost(seat))).toEqual(['', '', 'H'])
    expect(later.gems()).toBe('H')
  })

  test('case 18: three meet the Chimera', () => {
    const table = tableAt({
      seats: [
        { levels: [3, 3, 2, 4], entered: [2] },
        { levels: [3, 3, 3, 2], entered: [2] },
        { levels: [4, 4, 3, 5], entered: [2] },
      ],
      turn: 6,
      rolls: [PLAIN],
    })
    table.finishAll()
    const [fought] = table.happened('boss-fought')
    expect(fought?.fights.map(({ strength }) => strength)).toEqual([16, 13, 22])
    expect(fought?.fights.map(({ glory }) => glory)).toEqual([3, -4, 7])
    expect(table.asked).toEqual([2])
    table.do({ type: 'mark', item: 'crown-of-the-just' }, 2).do({ type: 'commit' }, 2)
    expect([0, 1, 2].map((seat) => table.sheet(seat).damage)).toEqual([4, 0, 2])
    expect(table.marks('crown-of-the-just', 2)).toBe(1)
    expect(table.state.turn).toBe(7)
  })

  test('case 19: who stays in the boss room since the round before has not entered it (Q35)', () => {
    const table = tableAt({
      seats: [
        { levels: ALL_SIX, items: { 'sea-amulet': 2 }, walked: ['A4', 'B4'], defeated: ['A4'] },
        { levels: ALL_SIX, walked: ['A4'], defeated: ['A4'] },
      ],
      turn: 5,
      rolls: [PLAIN, PLAIN],
    })
    table.move(0, ['B4', 'A4'], 1).finishAll().finishAll()
    const [fought] = table.happened('boss-fought')
    expect(fought?.fights).toMatchObject([
      { present: false, glory: -4, damage: 0 },
      { present: true, strength: 31, glory: 7, damage: 2 },
    ])
    expect([0, 1].map((seat) => table.sheet(seat).damage)).toEqual([0, 2])
  })

  test('case 20: a tie loses the reward, the Barbarian ignores the counterattack, alone there is none', () => {
    const levels = [4, 4, 3, 5] as const
    const table = tableAt({
      seats: [
        { levels, entered: [2], power: 'barbarian' },
        { levels, entered: [2] },
      ],
      turn: 6,
      rolls: [PLAIN],
    })
    table.finishAll()
    expect(table.happened('reward-decided')).toMatchObject([{ strongest: [0, 1] }])
    expect(table.state.turn).toBe(7)
    expect([0, 1].map((seat) => table.sheet(seat).bosses.at(-1))).toEqual([
      { glory: 7, wounds: 0 },
      { glory: 7, wounds: 2 },
    ])
    const alone = tableAt({
      seats: [{ levels, entered: [2] }],
      turn: 6,
      rolls: [PLAIN],
    }).finishAll()
    expect(alone.happened('reward-decided')).toEqual([])
    expect(alone.sheet().items).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  test('case 21: the Sceptre defeats from afar; the Druid counts every third', () => {
    const table = tableAt({
      seats: [
        {
          power: 'druid',
          levels: [1, 1, 1, 2],
          defeated: ['D1'],
          items: { 'funereal-sceptre': 1 },
          at: 'A2',
        },
        { items: { 'armour-of-heroes': 2 }, levels: [1, 1, 1, 2] },
      ],
      dice: ['mage', 'warrior', 'cleric', 'warrior', 'mage', 'thief'],
    })
    table.do({ type: 'item', die: 0, item: 'funereal-sceptre' })
    table.do({ type: 'defeat', room: 'A6' }).do({ type: 'defeat', room: 'B2' })
    expect(table.monsters()).toBe(3)
    expect(table.sheet().potions).toBe(1)
    table.move(1, ['B2'])
    expect(table.sheet()).toMatchObject({ potions: 2, damage: 0, hearts: 0 })
    expect(table.monsters()).toBe(3)
    table.move(0, ['D1'], 1)
    expect(table.sheet(1)).toMatchObject({ potions: 1, damage: 0 })
  })

  test('case 22: a mission is scored by all who meet it at the same time', () => {
    const table = tableAt({
      seats: [{ defeated: 7 }, { defeated: 7 }, { defeated: 6 }],
      turn: 4,
      missions: ['patrol'],
      rolls: [PLAIN, PLAIN],
    })
    table.finishAll()
    expect(table.happened('mission-done')).toEqual([
      { type: 'mission-done', mission: 'patrol', seats: [0, 1], glory: 4 },
    ])
    const later = {
      ...must(table.state.steps[2]),
      sheet: { ...table.sheet(2), defeated: 2 ** 7 - 1 },
    }
    table.state = { ...table.state, steps: table.state.steps.with(2, later) }
    table.finishAll()
    expect([0, 1, 2].map((seat) => table.box('K1', seat))).toEqual([4, 4, 0])
    expect(table.state.missions).toEqual([{ id: 'patrol', done: 4 }])
    const alone = tableAt({
      seats: [{ defeated: 7 }],
      turn: 5,
      missions: ['patrol'],
      rolls: [PLAIN],
    })
    expect(alone.finishAll().box('K1')).toBe(3)
  })

  test('case 23: gems scatter after the first and the second boss', () => {
    const table = tableAt({
      seats: [{ gems: ['A'] }, {}],
      turn: 3,
      scattered: true,
      rolls: [PLAIN, PLAIN, PLAIN, PLAIN, PLAIN],
    })
    table.finishAll()
    expect([table.lost(0), table.lost(1)]).toEqual(['C', 'AC'])
    while (table.state.turn < 7) table.finishAll()
    expect([table.lost(0), table.lost(1)]).toEqual(['CEG', 'ACEG'])
    while (table.state.stage !== 'over') table.finishAll()
    expect([table.lost(0), table.lost(1)]).toEqual(['CEG', 'ACEG'])
    expect(table.happened('gems-scattered').map(({ gems }) => gems.join(''))).toEqual(['AC', 'EG'])
  })

  test('case 24: the boxes of a finished sheet', () => {
    const table = tableFor({
      bosses: [5, -4, 6],
      levels: [4, 5, 3, 4],
      items: {
        'flaming-sword': 2,
        'armour-of-heroes': 2,
        'ethereal-cloak': 1,
        'alchemical-cauldron': 1,
      },
      gemMarks: 7,
      gems: ['A', 'B', 'C', 'D', 'E', 'F'],
      defeated: 9,
      damage: 11,
      objective: 'monster-hunter',
      power: 'berserker',
      missions: [4, 0, 0],
    })
    const boxes = BOXES.map((box) => table.box(box))
    expect(boxes).toEqual([5, -4, 6, 6, 8, 30, 16, -6, 0, 0, 4, 0, 0])
    expect(table.total()).toBe(65)
  })

  test('case 25: a mini-campaign is won by the sum', () => {
    const setup = { campaign: 'town-heroes', players: 2, scattered: false }
    const dungeons = [0, 1, 2].map((at) => miniCampaign.optionsOf(setup, at)['dungeon'])
    expect(dungeons).toEqual(['A', 'B', 'C'])
    const play = (...games: readonly (readonly number[])[]) =>
      miniCampaign.standings(
        games.map((totals): Outcome => ({
          dungeon: 'A',
          missions: [],
          scattered: false,
          players: totals.map((total) => ({
            boxes: BOXES.map((_, at) => (at === 0 ? total : 0)),
            objective: null,
            power: null,
          })),
        })),
      )
    const tied = play([69, 66], [58, 66], [71, 66])
    expect(tied).toEqual([
      { rank: 1, score: 198, won: true },
      { rank: 1, score: 198, won: true },
    ])
    expect(play([69, 66], [58, 67], [71, 66]).map(({ rank }) => rank)).toEqual([2, 1])
    expect(play([70, 66], [58, 66], [71, 66]).map(({ rank }) => rank)).toEqual([1, 2])
  })
})

function keepOf(table: ReturnType<typeof newTable>, power: string): Action {
  const keep = table.actions().find((action) => action.type === 'keep' && action.power === power)
  if (keep === undefined) throw new Error(`${power} was not dealt`)
  return keep
}
