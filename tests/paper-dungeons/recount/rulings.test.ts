/** Every mark that no game can have left, every bonus that can be forgotten, and every box, by its ruling. */
import { HOUSE_CONTENT } from '@main/games/paper-dungeons/content'
import { recount } from '@main/games/paper-dungeons/recount'
import {
  blankMarks,
  BOXES,
  FAULT_RULINGS,
  MISSED_RULINGS,
  type BoxId,
  type Fault,
  type FaultCode,
  type Missed,
  type MissedCode,
  type SheetMarks,
} from '@shared/games/paper-dungeons'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'

/** Dungeon A: ① D2, ② B4, ③ E6; Rat King, Chimera, Mummy. A power that brings no gains. */
const base: SheetMarks = {
  ...blankMarks('A', false),
  objective: 'surveyor',
  power: 'berserker',
}
function found(marks: Partial<SheetMarks>) {
  return recount(HOUSE_CONTENT, { ...base, ...marks })
}

function boxOf(marks: Partial<SheetMarks>, box: BoxId) {
  return must(found(marks).boxes[BOXES.indexOf(box)])
}
const fled = { reached: 0, reward: false }
const alone: Partial<SheetMarks> = {
  alone: true,
  scattered: true,
  lostGems: ['A', 'C', 'E', 'G'],
}

test('a sheet on which nothing happened is a sheet', () => {
  const { boxes, faults, missed } = found({})
  expect([faults, missed]).toEqual([[], []])
  expect(boxes.map(({ counted }) => counted)).toEqual([-2, -4, -6, 0, 0, 0, 0, 0, 0, -2, 0, 0, 0])
})

type Case<Told> = readonly [Partial<SheetMarks>, Omit<Told, 'code'>]
/** Traps and monsters deal what they must, or another fault would stand beside. */
const FAULTS: Readonly<Record<Exclude<FaultCode, 'no-gem'>, Case<Fault>>> = {
  'no-door': [{ path: ['C3'], rewards: ['C3'] }, { room: 'C3' }],
  'not-adjacent': [
    { path: ['B1', 'D1'], damage: 2 },
    { from: 'B1', room: 'D1' },
  ],
  wall: [
    { path: ['B1', 'B2', 'B3'], damage: 2 },
    { from: 'B2', room: 'B3' },
  ],
  river: [
    { path: ['A1', 'A2', 'A3', 'A4'], damage: 9 },
    { from: 'A3', room: 'A4' },
  ],
  'too-many-moves': [
    {
      path: Array.from({ length: 28 }, (_, at) => (at % 2 === 0 ? 'B1' : 'C1')),
      roundEnds: [28, 28],
    },
    { at: 0, marked: 28, limit: 27 },
  ],
  'round-ends': [{ path: ['B1'], roundEnds: [1, 2] }, {}],
  'no-monster': [{ defeated: ['B1'] }, { room: 'B1' }],
  'monster-unreached': [{ defeated: ['A6'] }, { room: 'A6', marked: 1, limit: 0 }],
  'no-reward': [{ rewards: ['B1'] }, { room: 'B1' }],
  'reward-unreached': [{ rewards: ['C1'], potions: 1 }, { room: 'C1' }],
  'gem-unreached': [{ gems: ['H'], gemMarks: 1 }, { gem: 'H' }],
  'gem-twice': [{ gems: ['H'], lostGems: ['H'], gemMarks: 1 }, { gem: 'H' }],
  'gem-lost-alone': [{ ...alone, lostGems: ['A', 'B', 'C', 'E', 'G'] }, { gem: 'B' }],
  'gem-not-scattered': [{ scattered: true, lostGems: ['A', 'C', 'E'] }, { gem: 'G' }],
  'too-many-gem-marks': [{ gemMarks: 1 }, { marked: 1, limit: 0 }],
  'space-unreached': [{ spaces: [3] }, { at: 3, marked: 0 }],
  'row-not-full': [
    { rows: [0], potions: 3 },
    { at: 0, marked: 3 },
  ],
  'too-many-potions': [{ potions: 13 }, { marked: 13, limit: 12 }],
  'potions-unearned': [
    { potions: 3, brews: 1 },
    { marked: 3, limit: 2 },
  ],
  'too-many-hearts': [
    { potions: 1, hearts: 3 },
    { marked: 3, limit: 2 },
  ],
  'too-many-dice': [
    { levels: [6, 6, 6, 6], items: [2, 2, 2, 2, 0, 0, 0, 0] },
    { marked: 28, limit: 24 },
  ],
  'too-much-damage': [
    { damage: 17, resurrected: true },
    { marked: 17, limit: 16 },
  ],
  'too-little-damage': [
    { path: ['E1'], rewards: ['E1'] },
    { marked: 0, limit: 1 },
  ],
  'resurrection-unmarked': [{ damage: 5 }, { marked: 5, limit: 4 }],
  'resurrection-too-early': [
    { damage: 4, resurrected: true },
    { marked: 4, limit: 4 },
  ],
  'boss-unmet': [{ bosses: [{ reached: 1, reward: false }, fled, fled] }, { at: 0 }],
  'boss-too-strong': [
    { path: ['D1', 'D2'], bosses: [{ reached: 3, reward: false }, fled, fled] },
    { at: 0, marked: 3, limit: 7 },
  ],
  'reward-of-flight': [{ bosses: [{ reached: 0, reward: true }, fled, fled] }, { at: 0 }],
  'reward-alone': [{ ...alone, bosses: [{ reached: 0, reward: true }, fled, fled] }, { at: 0 }],
  'mission-unmet': [
    { missions: [{ id: 'patrol', turn: 4, others: false }] },
    { mission: 'patrol', marked: 0, limit: 7 },
  ],
  'mission-alone': [
    { ...alone, missions: [{ id: 'patrol', turn: 0, others: true }] },
    { mission: 'patrol' },
  ],
}

describe('a mark that no game can have left', () => {
  // With the house map every gem has its room: a map of one's own may leave some out.
  test.each(Object.entries(FAULTS))('%s', (code, [marks, told]) => {
    expect(FAULT_RULINGS).toHaveProperty(code)
    expect(found(marks).faults).toContainEqual({ code, ...told })
  })

  test('no-gem', () => {
    const rooms = HOUSE_CONTENT.rooms.map((room) =>
      room.gem === 'H' ? { ...room, gem: null } : room,
    )
    const marks: SheetMarks = { ...base, gems: ['H'], gemMarks: 1 }
    const { faults } = recount({ ...HOUSE_CONTENT, rooms }, marks)
    expect(faults).toContainEqual({ code: 'no-gem', gem: 'H' })
  })
})

describe('what other marks allow is no fault', () => {
  const codesOf = (marks: Partial<SheetMarks>): readonly string[] =>
    found(marks).faults.map(({ code }) => code)

  test('Q21: the Cloak opens walls, the Amulet rivers', () => {
    const cloak = { items: [0, 0, 0, 2, 0, 0, 0, 0] }
    expect(codesOf({ path: ['B1', 'B2', 'B3'], damage: 2, ...cloak })).toEqual([])
    const amulet = { items: [0, 0, 2, 0, 0, 0, 0, 0] }
    expect(
      codesOf({ path: ['A1', 'A2', 'A3', 'A4'], damage: 9, resurrected: true, ...amulet }),
    ).toEqual([])
  })
  test('Q22: rivers cost a Ranger no move', () => {
    const path = Array.from({ length: 40 }, (_, at) =>
      at % 2 === 0 ? 'D2' : 'E2',
    ) as SheetMarks['path']
    const amulet = { items: [0, 0, 2, 0, 0, 0, 0, 0], damage: 1 }
    const walk = {
      path: ['D1', ...path] as SheetMarks['path'],
      roundEnds: [41, 41] as [number, number],
      ...amulet,
    }
    expect(codesOf({ ...walk, power: 'ranger' })).not.toContain('too-many-moves')
    expect(codesOf(walk)).toContain('too-many-moves')
  })
  test('Q23: the Sceptre and the Assassin defeat from afar', () => {
    expect(codesOf({ defeated: ['A6', 'F6'], power: 'assassin' })).toEqual([])
    expect(codesOf({ defeated: ['A6', 'F6'], items: [0, 2, 0, 0, 0, 0, 0, 0] })).toEqual([])
    expect(codesOf({ defeated: ['A6', 'F6', 'F2'], power: 'assassin' })).toContain(
      'monster-unreached',
    )
  })
  test('Q32: the Tomb Raider takes a gem from anywhere', () => {
    expect(codesOf({ gems: ['H'], gemMarks: 1, power: 'tomb-raider' })).toEqual([])
  })
  test('section 17: the Explorer takes nothing of traps, the Barbarian nothing of bosses', () => {
    expect(
      codesOf({
        path: ['E1'],
        rewards: ['E1'],
        items: [1, 0, 0, 0, 0, 0, 0, 0],
        power: 'explorer',
      }),
    ).toEqual([])
    const met = {
      path: ['C1', 'D1', 'D2'] as SheetMarks['path'],
      levels: [5, 1, 1, 1],
      potions: 2,
      rewards: ['C1', 'D1'] as SheetMarks['rewards'],
      defeated: ['D1'] as SheetMarks['defeated'],
      damage: 2,
      bosses: [{ reached: 2, reward: false }, fled, fled] as SheetMarks['bosses'],
    }
    expect(codesOf({ ...met, power: 'barbarian' })).toEqual([])
    expect(codesOf(met)).toEqual(['too-little-damage'])
    expect(codesOf({ ...met, damage: 4 })).toEqual([])
  })
})

const MISSED: Readonly<Record<MissedCode, Case<Missed>>> = {
  monster: [{ path: ['B1', 'A1'], rewards: ['A1'], levels: [2, 1, 1, 1] }, { room: 'A1' }],
  reward: [{ path: ['C1'] }, { room: 'C1', gain: 'potion' }],
  gem: [
    { path: ['C1', 'D1', 'D2', 'C2'], damage: 3 },
    { room: 'C2', gem: 'A' },
  ],
  row: [{ potions: 4 }, { at: 0, gain: 'level' }],
  space: [{ gemMarks: 3 }, { at: 3, gain: 'potion' }],
  gains: [
    { levels: [1, 1, 1, 4] },
    { gain: 'gem', marked: 0, limit: 1, earnings: [{ gain: 'gem', by: 'class', count: 1 }] },
  ],
  threshold: [
    {
      path: ['E6'],
      roundEnds: [0, 0],
      levels: [6, 6, 6, 6],
    },
    // Life 24, the Mage once more, the Warrior's 1, the Berserker's 2.
    { at: 2, marked: 0, limit: 33 },
  ],
  mission: [
    { levels: [6, 1, 1, 1], missions: [{ id: 'living-legend', turn: 0, others: false }] },
    { mission: 'living-legend', marked: 6, limit: 6 },
  ],
  objective: [
    {
      objective: 'academy',
      levels: [6, 6, 1, 1],
      written: BOXES.map((box) => (box === 'J' ? -2 : null)),
    },
    { marked: 0, limit: 2 },
  ],
}

describe('a bonus that was forgotten', () => {
  test.each(Object.entries(MISSED))('%s', (code, [marks, told]) => {
    expect(MISSED_RULINGS).toHaveProperty(code)
    expect(found(marks).missed).toContainEqual({ code, ...told })
  })

  const missedOf = (marks: Partial<SheetMarks>): readonly string[] =>
    found(marks).missed.map(({ code }) => code)

  test('Q9: what nothing was left to take is not forgotten', () => {
    const room = { path: ['C1'] as SheetMarks['path'], rewards: ['C1'] as SheetMarks['rewards'] }
    expect(
      missedOf({
        ...room,
        potions: 12,
        rows: [0, 1, 2],
        gemMarks: 1,
        brews: 6,
        levels: [2, 1, 1, 1],
        items: [1, 0, 0, 0, 0, 0, 0, 0],
      }),
    ).not.toContain('gains')
    expect(missedOf({ ...room, potions: 0 })).toEqual(['gains'])
  })
  test('section 17: what powers bring is counted', () => {
    expect(missedOf({ power: 'veteran' })).toEqual(['gains'])
    expect(missedOf({ power: 'veteran', levels: [2, 2, 1, 1] })).toEqual([])
    expect(missedOf({ power: 'artisan' })).toEqual(['gains'])
    expect(missedOf({ power: 'healer' })).toEqual(['gains'])
    expect(
      missedOf({ power: 'noble', levels: [5, 5, 1, 1], items: [1, 0, 0, 0, 0, 0, 0, 0] }),
    ).toEqual(['gains'])
    expect(missedOf({ power: 'druid', defeated: ['A6', 'F6', 'F2'] })).toEqual(['gains'])
    expect(missedOf({ power: 'scavenger', defeated: ['A6', 'F6', 'F2'] })).toEqual(['gains'])
    expect(missedOf({ power: 'merchant', gems: ['H'], gemMarks: 1 })).toEqual(['gains'])
    // Q28: three potions for each die.
    expect(missedOf({ power: 'alchemist', brews: 1, potions: 2 })).toEqual(['gains'])
    expect(missedOf({ power: 'alchemist', brews: 1, potions: 3 })).toEqual([])
  })
  test('section 9: complete items bring what they bring', () => {
    expect(missedOf({ items: [0, 0, 0, 0, 0, 2, 0, 0] })).toEqual(['gains'])
    expect(missedOf({ items: [0, 0, 0, 0, 0, 0, 0, 2] })).toEqual(['gains'])
  })
  test('section 14: so does the reward of a boss', () => {
    const bosses: SheetMarks['bosses'] = [{ reached: 1, reward: true }, fled, fled]
    expect(missedOf({ bosses })).toEqual(['gains'])
  })
  test('Q34: a mission that others did before was nobody else’s', () => {
    const missions: SheetMarks['missions'] = [{ id: 'living-legend', turn: 0, others: true }]
    expect(missedOf({ levels: [6, 1, 1, 1], missions })).toEqual([])
  })
  test('Q33: what the third boss brought came too late for missions', () => {
    const missions: SheetMarks['missions'] = [{ id: 'living-legend', turn: 0, others: false }]
    const bosses: SheetMarks['bosses'] = [fled, fled, { reached: 1, reward: true }]
    expect(missedOf({ levels: [6, 1, 1, 1], missions, bosses })).toEqual([])
  })
})

describe('a box', () => {
  test('A to C: the threshold that is marked, where the boss was met and the strength reached it (Q35, Q36)', () => {
    const met = { path: ['C1', 'D1', 'D2'] as SheetMarks['path'], levels: [4, 1, 1, 1] }
    const first = (reached: number): SheetMarks['bosses'] => [
      { reached, reward: false },
      fled,
      fled,
    ]
    // Life 7, the Warrior's 4 once more, his bonus 1, the Berserker's 2: 14.
    expect(boxOf({ ...met, bosses: first(2) }, 'A')).toMatchObject({
      counted: 4,
      reason: { type: 'boss', boss: 'rat-king', reached: 2 },
    })
    expect(boxOf({ ...met, bosses: first(3) }, 'A').counted).toBe(4)
    expect(boxOf({ ...met, path: [], bosses: first(2) }, 'A').counted).toBe(-2)
    const late = { ...met, roundEnds: [1, 1] as [number, number] }
    expect(boxOf({ ...late, bosses: first(2) }, 'A').counted).toBe(-2)
  })
  test('I: damage above life resurrects, whatever is marked (Q14)', () => {
    expect(boxOf({ damage: 5 }, 'I').counted).toBe(-9)
    expect(boxOf({ damage: 4, resurrected: true }, 'I').counted).toBe(0)
    expect(boxOf({ damage: 5, levels: [2, 1, 1, 1], resurrected: true }, 'I').counted).toBe(-9)
  })
  test('J: dice brewed that nobody remembers are as many as the potions need', () => {
    const marks: Partial<SheetMarks> = {
      objective: 'apothecary',
      potions: 6,
      rows: [0],
      levels: [2, 1, 1, 1],
    }
    expect(boxOf({ ...marks, brews: null }, 'J')).toMatchObject({
      counted: 0,
      reason: { type: 'cards', measured: 3, objective: 2, power: -2 },
    })
    expect(boxOf({ ...marks, brews: 4 }, 'J').counted).toBe(2)
  })
  test('K: 4 with others, by its turn alone, nothing where it is not met (Q34, Q46)', () => {
    const missions: SheetMarks['missions'] = [{ id: 'living-legend', turn: 5, others: false }]
    expect(boxOf({ levels: [6, 1, 1, 1], missions }, 'K1').counted).toBe(4)
    expect(boxOf({ ...alone, levels: [6, 1, 1, 1], missions }, 'K1').counted).toBe(3)
    expect(boxOf({ missions }, 'K1')).toMatchObject({
      counted: 0,
      reason: { type: 'mission', mission: 'living-legend', measured: 1, asked: 6 },
    })
    expect(boxOf({ missions }, 'K2').reason).toEqual({ type: 'no-mission' })
  })
  test('section 18: the worked case of the rules page', () => {
    // 7 gems, 9 monsters, 11 damage, heroes 4-5-3-4; Sword and Armour complete, Cloak and Cauldron with one mark.
    const marks: Partial<SheetMarks> = {
      objective: 'monster-hunter',
      levels: [4, 5, 3, 4],
      items: [2, 0, 0, 1, 0, 1, 2, 0],
      gemMarks: 7,
      damage: 11,
      defeated: ['A1', 'D1', 'A2', 'B2', 'E2', 'F2', 'A3', 'D3', 'A4'],
    }
    const counted = found(marks).boxes.map((box) => box.counted)
    expect(counted.slice(3, 10)).toEqual([6, 8, 30, 16, -6, 0, 0])
  })
})
