/** Rulings and clauses of the rules page that the map keeps, each by its code. */
import { startSpaces, within } from '@main/games/dungeon-digger/map/areas'
import {
  corridorsOf,
  longestCorridor,
  newlyComplete,
  straightLine,
  trapWorks,
} from '@main/games/dungeon-digger/map/corridors'
import { earningsOf } from '@main/games/dungeon-digger/map/earnings'
import { distance } from '@shared/games/dungeon-digger/hexes'
import {
  emptySpaces,
  misfits,
  refuseFromPit,
  refuseWork,
  workPlacements,
} from '@main/games/dungeon-digger/map/placing'
import {
  activeRooms,
  connected,
  emptyMap,
  isActive,
  markersOf,
  ownRooms,
  placed,
  portalOf,
  roomGroups,
  withTile,
} from '@main/games/dungeon-digger/map/tiles'
import {
  blocksBeside,
  journeys,
  refuseStep,
  stepTargets,
  wanderTargets,
  type Walk,
} from '@main/games/dungeon-digger/map/walking'
import type { Ground, Space } from '@shared/games/dungeon-digger'
import { describe, expect, test } from 'vitest'
import { A, at, B, board, C, conquered, groundOf, laid, neutral, place, spaces } from './layout'

const PORTAL_A = at(-3, 0)
function walk(from: Space, size = 1, seat = A): Walk {
  return { seat, from, size, pitUsed: false }
}
function reach(ground: Ground, from: Space, size = 1, seat = A): ReadonlySet<Space> {
  return new Set(stepTargets(ground, walk(from, size, seat)).map(({ to }) => to))
}
function set(...pairs: readonly (readonly [number, number])[]): ReadonlySet<Space> {
  return new Set(spaces(...pairs))
}
function gold(ground: Ground, text: string, seat = A): number {
  return earningsOf(ground, seat, place(text)).gold
}

describe('section 5: which edges fit', () => {
  // COR-1/0 and KIT-1/0 have an arm and a door in the east; turned by one they have earth there.
  test.each([
    ['door', 'door', 'KIT-1/0', 'TRE-1/0', true],
    ['door', 'corridor', 'KIT-1/0', 'COR-1/0', true],
    ['corridor', 'corridor', 'COR-1/0', 'NUG-1/0', true],
    ['earth', 'earth', 'COR-1/1', 'KIT-1/1', true],
    ['door', 'earth', 'KIT-1/0', 'COR-1/1', false],
    ['corridor', 'earth', 'COR-1/0', 'KIT-1/1', false],
  ])('%s beside %s', (mine, theirs, here, there, fits) => {
    const map = laid(emptyMap('A2'), `B: ${there} (1,0)`)
    expect(misfits(map, place(`${here} (0,0)`))).toEqual(
      fits ? [] : [{ edge: 0, kind: mine, faces: theirs, neighbour: at(1, 0) }],
    )
    const both = laid(map, `${here} (0,0)`)
    expect(connected(both, at(0, 0), 0)).toBe(fits && theirs !== 'earth')
  })
  test.each(['collapse', 'rock'] as const)('any edge beside a %s', (tile) => {
    const map = withTile(emptyMap('A2'), at(1, 0), neutral(tile))
    for (const text of ['KIT-1/0 (0,0)', 'COR-1/0 (0,0)', 'COR-1/1 (0,0)'])
      expect(misfits(map, place(text))).toEqual([])
    expect(connected(laid(map, 'KIT-1/0 (0,0)'), at(0, 0), 0)).toBe(false)
  })
  test('every wrong edge is told', () => {
    const map = board('COR-1/0 (-2,0)')
    expect(misfits(map, place('COR-1/0 (-2,-1)'))).toEqual([
      { edge: 4, kind: 'earth', faces: 'door', neighbour: PORTAL_A },
    ])
    expect(misfits(map, place('THR-1/0 (-2,-1)'))).toEqual([
      { edge: 5, kind: 'door', faces: 'earth', neighbour: at(-2, 0) },
    ])
  })
})

describe('R2: the outline of the area is the board edge; unused start spaces are ordinary', () => {
  test('beyond it nothing can be placed', () => {
    const ground = groundOf(board('COR-1/0 (-4,0)'), [at(-4, 0)])
    expect(refuseWork(ground, A, place('COR-1/0 (-5,0)'))).toMatchObject({
      code: 'outside-area',
      ruling: 'R2',
    })
  })
  test('a start space without a Portal takes a tile', () => {
    const [first = 0, second = 0] = startSpaces(5, null)
    const map = laid(emptyMap('A56'), 'POR-1/0 (6,-3)')
    expect(first).toBe(at(6, -3))
    expect(emptySpaces(groundOf(map))).toContain(second)
  })
})

test('R3: one step leads from room to room through a corridor, and a door in it ends it', () => {
  const straight = groundOf(board('COR-1/0 (-2,0), KIT-1/0 (-1,0)'))
  expect(reach(straight, PORTAL_A)).toEqual(set([-2, 0], [-1, 0]))
  // COR-5: each arm ends at an inner door.
  const doors = groundOf(board('COR-1/0 (-2,0), COR-5/1 (-1,0), KIT-2/0 (-1,1)'))
  expect(reach(doors, PORTAL_A)).toEqual(set([-2, 0], [-1, 0]))
})
test('R4: from a crossing with inner doors the next step may use any arm', () => {
  const map = board('COR-5/1 (-2,0), KIT-3/3 (-2,1)')
  expect(connected(map, at(-2, 0), 5)).toBe(false)
  const ground = groundOf(laid(board('COR-5/1 (-2,0)'), 'KIT-2/0 (-2,1)'))
  expect(connected(ground.map, at(-2, 0), 5)).toBe(true)
  expect(reach(ground, PORTAL_A)).toEqual(set([-2, 0]))
  expect(reach(ground, at(-2, 0))).toEqual(set([-3, 0], [-2, 1]))
})
describe('R5: one tile a step in enemy dungeons; neutral tiles are none', () => {
  test('a run does not end on an enemy tile, and a step out of one does not run', () => {
    const ground = groundOf(board('COR-1/0 (-2,0), NUG-1/0 (-1,0); B: KIT-1/0 (0,0)'))
    expect(reach(ground, PORTAL_A)).toEqual(set([-2, 0], [-1, 0]))
    expect(reach(ground, at(0, 0))).toEqual(set([-1, 0]))
    expect(refuseStep(ground, walk(PORTAL_A), at(0, 0))).toMatchObject({ code: 'no-way' })
  })
  test('a run ends on a neutral tile, and one may run out of it', () => {
    const ground = groundOf(board('COR-1/0 (-2,0), NUG-1/0 (-1,0); ruins (0,0)'))
    expect(reach(ground, PORTAL_A)).toEqual(set([-2, 0], [-1, 0], [0, 0]))
    expect(reach(ground, at(0, 0))).toEqual(set([-1, 0], [-2, 0], [-3, 0]))
  })
})
test('R6, R61: a run may end in an attack, on the tile that is won', () => {
  const map = board('COR-1/0 (-2,0), NUG-1/0 (-1,0), TRP-1/0 (0,0)')
  const ground = groundOf(map, [PORTAL_A, PORTAL_A], [at(-1, 0)])
  expect(reach(ground, PORTAL_A, 2)).toEqual(set([-2, 0], [-1, 0]))
  expect(stepTargets(ground, walk(PORTAL_A, 2))).toContainEqual({
    to: at(-1, 0),
    path: spaces([-2, 0], [-1, 0]),
    kills: 1,
    trap: false,
  })
  expect(reach(ground, PORTAL_A, 1)).toEqual(set([-2, 0]))
})
test('R7: only the minions that make the step count; Shield Wall makes them one more', () => {
  const map = board('COR-1/0 (-2,0)')
  const ground = groundOf(map, [PORTAL_A, PORTAL_A, PORTAL_A], spaces([-2, 0], [-2, 0]))
  expect(refuseStep(ground, walk(PORTAL_A, 2), at(-2, 0))).toMatchObject({
    code: 'group-too-small',
    ruling: '8.2',
    named: { needed: 3, size: 2 },
  })
  expect(refuseStep(ground, walk(PORTAL_A, 3), at(-2, 0))).toBeNull()
  expect(refuseStep(ground, { ...walk(PORTAL_A, 2), strength: 3 }, at(-2, 0))).toBeNull()
})
test('R8: a Trap works on others alone, in a complete corridor alone', () => {
  const open = groundOf(board('TRP-1/0 (-2,0)'))
  const complete = groundOf(board('TRP-1/0 (-2,0), KIT-1/0 (-1,0)'))
  expect(trapWorks(open, at(-2, 0), B)).toBe(false)
  expect(trapWorks(complete, at(-2, 0), B)).toBe(true)
  expect(trapWorks(complete, at(-2, 0), A)).toBe(false)
  expect(trapWorks(complete, at(-1, 0), B)).toBe(false)
})
describe('R11: a room under a marker', () => {
  const map = board('COR-1/0 (-2,0), KIT-2/1 (-1,0)')
  const taken = conquered(map, at(-1, 0), B)
  test('is not counted by the ladder', () => {
    expect(activeRooms(groundOf(map), A, 'kitchen')).toEqual([at(-1, 0)])
    expect(activeRooms(groundOf(taken), A, 'kitchen')).toEqual([])
    expect(earningsOf(groundOf(taken), A, place('LIB-1/1 (0,-1)')).bonuses).toEqual([])
  })
  test('is still a room beside its like, in its group, and closes corridors', () => {
    expect(gold(groundOf(taken), 'KIT-1/1 (0,-1)')).toBe(3)
    expect(roomGroups(taken, A)).toEqual([[at(-1, 0)]])
    expect(longestCorridor(taken, A)).toBe(1)
  })
  test('counts for whoever has conquered it', () => {
    expect(markersOf(taken, B)).toBe(1)
    expect(markersOf(taken, A)).toBe(0)
  })
})
test('R13: 3 gold once beside two of its like, nothing beside another’s', () => {
  const own = board('TOR-4/0 (-2,0), TOR-4/0 (0,0)')
  expect(gold(groundOf(own), 'TOR-1/0 (-1,0)')).toBe(3)
  const theirs = board('COR-1/0 (-2,0); B: TOR-4/0 (0,0)')
  expect(gold(groundOf(theirs), 'TOR-1/0 (-1,0)')).toBe(1)
})
describe('R14: beside the own Throne Room', () => {
  const map = board('THR-1/0 (0,0)')
  test('1 gold; a contact of earth counts', () => {
    expect(gold(groundOf(map), 'KIT-1/0 (1,0)')).toBe(1)
    const withEarth = board('THR-1/0 (-2,0)')
    expect(gold(groundOf(withEarth), 'KIT-1/1 (-1,0)')).toBe(1)
  })
  test('nothing while it is inactive, nor beside another’s, nor for a corridor', () => {
    expect(gold(groundOf(conquered(map, at(0, 0), B)), 'KIT-1/0 (1,0)')).toBe(0)
    expect(gold({ ...groundOf(map), silent: [at(0, 0)] }, 'KIT-1/0 (1,0)')).toBe(0)
    expect(gold(groundOf(map), 'KIT-1/0 (1,0)', B)).toBe(0)
    expect(gold(groundOf(map), 'COR-1/0 (1,0)')).toBe(0)
  })
  test('the Portal gives it nothing; rooms of others neither; the Pit is a room', () => {
    expect(gold(groundOf(board()), 'THR-1/0 (-2,0)')).toBe(1)
    expect(gold(groundOf(board('B: KIT-4/0 (0,0)')), 'THR-1/0 (-1,0)')).toBe(1)
    expect(gold(groundOf(board('PIT-1/1 (0,0)')), 'THR-1/0 (-1,0)')).toBe(2)
  })
})
test('R15: a new Kitchen counts itself, and sets off nothing for a corridor', () => {
  const ground = groundOf(board('KIT-2/1 (-2,0)'))
  expect(earningsOf(ground, A, place('KIT-4/0 (-1,0)')).bonuses).toEqual([
    { ability: 'kitchen', level: 2 },
  ])
  expect(earningsOf(ground, A, place('COR-1/0 (-1,0)')).bonuses).toEqual([])
  const library = groundOf(board('LIB-3/1 (-2,0)'))
  expect(earningsOf(library, A, place('TRP-1/0 (-1,0)')).bonuses).toEqual([
    { ability: 'library', level: 1 },
  ])
})
describe('R18: Demolish', () => {
  test('needs an open edge towards the block, on anybody’s tile', () => {
    const map = board('COR-1/0 (-2,0); B: COR-1/0 (1,0); collapse (-1,0), rock (0,0), rock (-2,1)')
    expect(blocksBeside(map, at(-2, 0))).toEqual([at(-1, 0)])
    expect(blocksBeside(map, at(1, 0))).toEqual([at(0, 0)])
    expect(blocksBeside(map, PORTAL_A)).toEqual([])
    expect(blocksBeside(map, at(0, 1))).toEqual([])
  })
  test('removes no tile that lies face down', () => {
    const map = withTile(board(), at(-2, 0), neutral('rock', { faceUp: false }))
    expect(blocksBeside(map, PORTAL_A)).toEqual([])
  })
})
describe('R19: the Sacrifice Pit', () => {
  const ground = groundOf(board('PIT-1/1 (-2,0); B: PIT-1/1 (1,0), KIT-4/0 (0,0)'), [PORTAL_A])
  test('takes one own minion at a time, once a turn', () => {
    expect(refuseStep(ground, walk(PORTAL_A), at(-2, 0))).toBeNull()
    expect(refuseStep(ground, walk(PORTAL_A, 2), at(-2, 0))).toMatchObject({
      code: 'pit-one-alone',
    })
    expect(refuseStep(ground, { ...walk(PORTAL_A), pitUsed: true }, at(-2, 0))).toMatchObject({
      code: 'pit-used',
    })
  })
  test('is closed to others', () => {
    const raid = groundOf(board('B: PIT-1/0 (1,0), KIT-4/0 (0,0)'), [at(0, 0)])
    expect(refuseStep(raid, walk(at(0, 0)), at(1, 0))).toMatchObject({ code: 'no-way' })
    const open = groundOf(board('B: PIT-1/1 (1,0), KIT-4/0 (0,0)'), [at(0, 0)])
    expect(refuseStep(open, walk(at(0, 0)), at(1, 0))).toMatchObject({ code: 'enemy-pit' })
  })
  test('is entered at the end of a run too, and nothing may forbid it but its choices', () => {
    const run = groundOf(board('COR-1/0 (-2,0), PIT-1/1 (-1,0)'), [PORTAL_A])
    expect(reach(run, PORTAL_A)).toContain(at(-1, 0))
    const useless = { ...walk(PORTAL_A), mayEnter: (space: Space) => space !== at(-1, 0) }
    expect(refuseStep(run, useless, at(-1, 0))).toMatchObject({ code: 'no-way' })
  })
})
describe('R24: an own corridor that meets another’s arm', () => {
  const before = board('COR-1/0 (-2,0); B: COR-1/0 (0,0)')
  const ground = groundOf(before, [at(-2, 0)])
  const map = placed(before, A, place('NUG-1/0 (-1,0)'))
  test('may be built, passes, and is never complete', () => {
    expect(refuseWork(ground, A, place('NUG-1/0 (-1,0)'))).toBeNull()
    expect(connected(map, at(-1, 0), 0)).toBe(true)
    expect(corridorsOf(map, A)).toMatchObject([
      { length: 2, complete: false, open: [{ space: at(-1, 0), faces: 'enemy-corridor' }] },
    ])
  })
  test('both are spoilt', () => {
    const { spoilt } = earningsOf(ground, A, place('NUG-1/0 (-1,0)'))
    expect(spoilt.map(({ owner, spaces: on }) => [owner, on])).toEqual([
      [A, spaces([-2, 0], [-1, 0])],
      [B, [at(0, 0)]],
    ])
  })
  test('enemy tiles are no place to start from', () => {
    const guest = groundOf(laid(map, 'B: KIT-2/1 (1,0)'), [at(1, 0)])
    expect(workPlacements(guest, A, ['KIT-2'])).toEqual([])
    expect(refuseWork(guest, A, place('KIT-2/0 (2,-1)'))).toMatchObject({ code: 'not-connected' })
  })
})
describe('R25: length', () => {
  test('a tile that is crossed twice counts once', () => {
    const map = board('COR-7/0 (0,0), TRP-5/3 (1,-1), COR-2/4 (0,-1), NUG-5/0 (-1,0)')
    const [corridor] = corridorsOf(map, A)
    expect(corridor).toMatchObject({ length: 4, nuggets: 1, complete: false })
    expect(corridor?.paths).toHaveLength(5)
    const first = groundOf(laid(map, 'KIT-1/0 (1,0)'))
    expect(earningsOf(first, A, place('TRE-1/1 (-1,1)'))).toMatchObject({ gold: 7, nuggetCoins: 1 })
  })
  const RING = [
    'COR-2/2 (1,0)',
    'COR-2/3 (1,-1)',
    'COR-2/4 (0,-1)',
    'COR-2/5 (-1,0)',
    'COR-2/0 (-1,1)',
    'COR-2/1 (0,1)',
  ]
  test('a closed ring is complete', () => {
    const ground = groundOf(board(RING.slice(1).join(', ')))
    expect(earningsOf(ground, A, place(RING[0] ?? ''))).toMatchObject({
      gold: 9,
      closed: [{ length: 6, complete: true }],
    })
  })
  test('R62: a run that comes back to where it began leads everywhere else', () => {
    const ground = groundOf(board(RING.join(', ')))
    const targets = stepTargets(ground, walk(at(1, 0)))
    expect(new Set(targets.map(({ to }) => to))).toEqual(
      set([1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]),
    )
    expect(targets.find(({ to }) => to === at(-1, 0))?.path).toHaveLength(3)
  })
})
test('R26: groups of rooms are linked room to room, by neither corridor nor Portal', () => {
  const map = board('KIT-1/0 (-2,0), TRE-2/0 (-1,0), COR-1/0 (0,0), LIB-1/0 (1,0), TOR-1/0 (-4,0)')
  expect(roomGroups(map, A)).toEqual([spaces([-2, 0], [-1, 0]), [at(-4, 0)], [at(1, 0)]])
  expect(roomGroups(map, B)).toEqual([])
})
describe('R31, R32: empty spaces', () => {
  const ground = { ...groundOf(board('COR-1/0 (-2,0)'), [at(-2, 0)]), taken: [at(-1, 0)] }
  test('one with a token is not empty', () => {
    expect(refuseWork(ground, A, place('KIT-1/0 (-1,0)'))).toMatchObject({
      code: 'space-not-empty',
    })
    expect(emptySpaces(ground)).not.toContain(at(-1, 0))
    expect(workPlacements(ground, A, ['KIT-1'])).toEqual([])
  })
  test('a Collapse goes anywhere else, connected or not', () => {
    expect(emptySpaces(ground)).toHaveLength(73 - 4)
    expect(emptySpaces(ground)).toContain(at(0, 4))
  })
})
test('R35: a room under an enemy marker is a base for its owner’s Work', () => {
  const map = conquered(board('COR-1/0 (-2,0), KIT-1/0 (-1,0)'), at(-1, 0), B)
  const ground = groundOf(map, [at(-1, 0)])
  expect(refuseWork(ground, A, place('TRE-1/0 (0,0)'))).toBeNull()
  expect(refuseWork(groundOf(map, [], [at(-1, 0)]), B, place('TRE-1/0 (0,0)'))).toMatchObject({
    code: 'not-connected',
  })
})
describe('R40: the line of fire', () => {
  test('runs straight from arm to arm, and stops at doors and bends', () => {
    const map = board('COR-1/0 (-2,0), NUG-1/0 (-1,0), TRP-1/0 (0,0), KIT-1/0 (1,0)')
    expect(straightLine(map, at(-2, 0), 0)).toEqual(spaces([-1, 0], [0, 0]))
    expect(straightLine(map, at(-2, 0), 3)).toEqual([])
    expect(straightLine(map, at(-2, 0), 1)).toEqual([])
    const bent = board('COR-1/0 (-2,0), COR-2/1 (-1,0), NUG-1/0 (0,0)')
    expect(straightLine(bent, at(-2, 0), 0)).toEqual([at(-1, 0)])
  })
  test('inner doors stop it behind the tile', () => {
    const map = board('COR-1/0 (-2,0), COR-5/1 (-1,0)')
    expect(straightLine(map, at(-2, 0), 0)).toEqual([at(-1, 0)])
  })
})
test('R38: a room under an enemy adventurer is inactive', () => {
  const map = board('KIT-1/0 (-2,0)')
  expect(isActive({ map, silent: [] }, at(-2, 0))).toBe(true)
  expect(isActive({ map, silent: [at(-2, 0)] }, at(-2, 0))).toBe(false)
})
test('R50: Traps of an eliminated player are off, the tiles stay enemy tiles', () => {
  const ground = groundOf(board('TRP-1/0 (-2,0), KIT-1/0 (-1,0)'))
  const off = { ...ground, silent: [at(-2, 0), at(-1, 0)] }
  expect(trapWorks(off, at(-2, 0), B)).toBe(false)
  expect(stepTargets(off, walk(at(-1, 0), 1, B))).toEqual([
    { to: at(-2, 0), path: [at(-2, 0)], kills: 0, trap: false },
  ])
})
describe('R52: Ruins', () => {
  const map = board('COR-1/0 (-2,0); ruins (-1,0)')
  test('close a corridor, are no room beside a Throne Room and no base for Work', () => {
    expect(longestCorridor(map, A)).toBe(1)
    const ground = groundOf(map, [at(-1, 0)])
    expect(refuseWork(ground, A, place('THR-1/0 (0,0)'))).toMatchObject({ code: 'not-connected' })
    expect(refuseFromPit(ground, A, place('THR-1/0 (0,0)'))).toMatchObject({
      code: 'not-connected',
    })
    expect(gold(ground, 'THR-1/0 (0,0)')).toBe(1)
    expect(ownRooms(map, A)).toEqual([])
  })
  test('a marker on them counts', () => {
    expect(markersOf(conquered(map, at(-1, 0), A), A)).toBe(1)
  })
})

describe('16.1: tiles of the Monster Hunt that lie face down', () => {
  const hidden = neutral('ruins', { faceUp: false, anyEdgeFits: true })
  const before = withTile(board('COR-1/0 (-2,0)'), at(-1, 0), hidden)
  test('block like a Rock, and take any edge', () => {
    expect(reach(groundOf(before), at(-2, 0))).toEqual(set([-3, 0]))
    expect(longestCorridor(before, A)).toBe(0)
    expect(misfits(before, place('KIT-1/1 (0,0)'))).toEqual([])
  })
  test('turned up they close corridors at once, and still take any edge', () => {
    const after = withTile(before, at(-1, 0), { ...hidden, faceUp: true })
    expect(newlyComplete(before, after)).toMatchObject([{ owner: A, length: 1 }])
    expect(newlyComplete(after, after)).toEqual([])
    expect(misfits(after, place('KIT-1/1 (0,0)'))).toEqual([])
    expect(connected(laid(after, 'KIT-1/1 (0,0)'), at(0, 0), 3)).toBe(false)
    expect(connected(laid(after, 'KIT-1/0 (0,0)'), at(0, 0), 3)).toBe(true)
  })
  test('without the option they have six doors', () => {
    const map = withTile(board(), at(-1, 0), neutral('monster'))
    expect(misfits(map, place('KIT-1/1 (0,0)'))).toMatchObject([{ kind: 'earth', faces: 'door' }])
  })
  test('a seat that does not know one is told the same of its back', () => {
    const shown = withTile(before, at(-1, 0), { ...hidden, tile: 'hunt-back' })
    expect(misfits(shown, place('KIT-1/1 (0,0)'))).toEqual([])
    expect(reach(groundOf(shown), at(-2, 0))).toEqual(set([-3, 0]))
    expect(corridorsOf(shown, A)).toEqual(corridorsOf(before, A))
  })
  test('they keep away from Portals by two rings', () => {
    const near = within('A2', PORTAL_A, 2)
    expect(near).toHaveLength(16)
    expect(near.every((space) => distance(space, PORTAL_A) <= 2)).toBe(true)
    expect(near).not.toContain(at(0, 0))
  })
})
test.each(['lair-cave', 'lair-back', 'citadel'] as const)(
  '16.4, 16.5: %s has six doors, may be entered, and closes corridors',
  (tile) => {
    const map = withTile(board('COR-1/0 (-2,0)'), at(-1, 0), neutral(tile, { faceUp: false }))
    expect(reach(groundOf(map), PORTAL_A)).toEqual(set([-2, 0], [-1, 0]))
    expect(longestCorridor(map, A)).toBe(1)
  },
)
test('16.2: adventurers walk over empty spaces, and through open edges of tiles', () => {
  const map = board('COR-1/0 (-2,0); collapse (-1,1)')
  expect(new Set(wanderTargets(map, at(-2, 0)))).toEqual(set([-3, 0], [-1, 0]))
  expect(new Set(wanderTargets(map, at(-1, 0)))).toEqual(
    set([0, 0], [0, -1], [-1, -1], [-2, 0], [-2, 1]),
  )
  expect(wanderTargets(map, at(-4, 0))).not.toContain(at(-5, 0))
})
test('16.6: where enemy Portals may be entered they are tiles like others', () => {
  const ground = groundOf(board('B: COR-1/0 (2,0)'), [at(2, 0)])
  expect(refuseStep(ground, walk(at(2, 0)), at(3, 0))).toMatchObject({ code: 'enemy-portal' })
  expect(refuseStep(ground, { ...walk(at(2, 0)), portals: true }, at(3, 0))).toBeNull()
  expect(portalOf(ground.map, B)).toBe(at(3, 0))
  expect(portalOf(ground.map, C)).toBeNull()
})
test('16.5: what a scenario forbids, no step leads to, nor through', () => {
  const ground = groundOf(board('COR-1/0 (-2,0), NUG-1/0 (-1,0), KIT-1/0 (0,0)'))
  const withDragon = { ...walk(PORTAL_A), mayEnter: (space: Space) => space !== at(-1, 0) }
  expect(stepTargets(ground, withDragon).map(({ to }) => to)).toEqual([at(-2, 0)])
})

test('journeys: the fewest steps, with what Traps leave', () => {
  const map = board(
    'COR-1/0 (-2,0), KIT-1/0 (-1,0); B: TRE-1/0 (2,0), TRP-1/0 (1,0), KIT-4/0 (0,0)',
  )
  const found = journeys(groundOf(map), walk(PORTAL_A, 2), 3)
  expect(found.map(({ to, steps, size }) => [to, steps.length, size])).toEqual([
    [at(-2, 0), 1, 2],
    [at(-1, 0), 1, 2],
    [at(0, 0), 2, 2],
    [at(1, 0), 3, 1],
  ])
  expect(journeys(groundOf(map), walk(at(0, 0)), 2).map(({ to }) => to)).not.toContain(at(1, 0))
})
