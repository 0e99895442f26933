/** The worked cases of section 19, as far as they concern the map. */
import { earningsOf } from '@main/games/dungeon-digger/map/earnings'
import { corridorsOf, longestCorridor, trapWorks } from '@main/games/dungeon-digger/map/corridors'
import { EDGES } from '@shared/games/dungeon-digger/hexes'
import { refuseFromPit, refuseWork, workPlacements } from '@main/games/dungeon-digger/map/placing'
import { isActive, placed, tileAt, withTile } from '@main/games/dungeon-digger/map/tiles'
import {
  blocksBeside,
  refuseStep,
  stepTargets,
  type Walk,
} from '@main/games/dungeon-digger/map/walking'
import {
  TILES,
  type DungeonMap,
  type Ground,
  type Placement,
  type Space,
} from '@shared/games/dungeon-digger'
import { describe, expect, test } from 'vitest'
import { A, at, B, board, conquered, groundOf, neutral, place, spaces } from './layout'

const PORTAL_A = at(-3, 0)
const PORTAL_B = at(3, 0)
function onPortal(map: DungeonMap): Ground {
  return groundOf(map, [PORTAL_A])
}
function legalTurns(ground: Ground, tile: Placement['tile'], space: Space): readonly number[] {
  return EDGES.filter((rotation) => refuseWork(ground, A, { tile, at: space, rotation }) === null)
}
function walk(from: Space, size = 1, seat = A): Walk {
  return { seat, from, size, pitUsed: false }
}
function reach(ground: Ground, from: Space, size = 1, seat = A): ReadonlySet<Space> {
  return new Set(stepTargets(ground, walk(from, size, seat)).map(({ to }) => to))
}
function set(...pairs: readonly (readonly [number, number])[]): ReadonlySet<Space> {
  return new Set(spaces(...pairs))
}

test('case 2: a straight corridor fits against the Portal in two rotations, a bent one in two', () => {
  const ground = onPortal(board())
  expect(legalTurns(ground, 'COR-1', at(-2, 0))).toEqual([0, 3])
  expect(legalTurns(ground, 'COR-2', at(-2, 0))).toEqual([1, 3])
})

describe('case 3: a tile between the Portal and a corridor’s earth', () => {
  const ground = onPortal(board('COR-1/0 (-2,0)'))
  test('rooms', () => {
    expect(legalTurns(ground, 'KIT-2', at(-2, -1))).toEqual([0, 2, 4])
    expect(legalTurns(ground, 'TOR-4', at(-2, -1))).toEqual([0, 3])
  })
  test('a straight corridor may be started on exactly five spaces', () => {
    const sites = [...ground.map.tiles.keys()].filter(
      (space) => legalTurns(ground, 'COR-1', space).length > 0,
    )
    expect(new Set(sites)).toEqual(set([-2, -1], [-3, -1], [-4, 0], [-4, 1], [-3, 1]))
  })
})

test('case 4: an arm may lie on the board edge, and can never be completed there', () => {
  const ground = onPortal(board())
  const placement = place('COR-1/0 (-4,0)')
  expect(refuseWork(ground, A, placement)).toBeNull()
  const { gold, closed, spoilt } = earningsOf(ground, A, placement)
  expect([gold, closed]).toEqual([0, []])
  expect(spoilt).toEqual([
    expect.objectContaining({
      complete: false,
      open: [{ space: at(-4, 0), edge: 3, faces: 'outside-area' }],
    }),
  ])
})

test('case 5: a Kitchen closes a corridor of length 1, and counts itself', () => {
  const ground = groundOf(board('COR-1/0 (-2,0)'), [at(-2, 0)])
  const placement = place('KIT-1/0 (-1,0)')
  expect(refuseWork(ground, A, placement)).toBeNull()
  expect(earningsOf(ground, A, placement)).toMatchObject({
    gold: 1,
    gains: [{ reason: 'corridor', gold: 1, spaces: [at(-2, 0)] }],
    bonuses: [{ ability: 'kitchen', level: 1 }],
    closed: [{ length: 1 }],
    spoilt: [],
  })
})

test('case 6: a corridor of length 3 with a Nugget, closed by a Treasure Room', () => {
  const ground = groundOf(board('COR-1/0 (-2,0), NUG-1/0 (-1,0), TRP-1/0 (0,0)'), [at(0, 0)])
  expect(refuseWork(ground, A, place('TRE-1/0 (1,0)'))).toBeNull()
  expect(earningsOf(ground, A, place('TRE-1/0 (1,0)'))).toMatchObject({
    gold: 5,
    treasureCoins: 1,
    nuggetCoins: 1,
  })
})

test('case 7: a corridor of length 5 pays 9, with two Nuggets, and a minion rises', () => {
  const map = board('COR-1/0 (-2,0), NUG-3/3 (-1,0), TRP-1/2 (-1,1), NUG-4/0 (-1,2), TRP-2/0 (0,2)')
  const ground = groundOf(map, [at(0, 2)])
  expect(refuseWork(ground, A, place('DOR-1/1 (1,2)'))).toBeNull()
  expect(earningsOf(ground, A, place('DOR-1/1 (1,2)'))).toMatchObject({
    gold: 9,
    treasureCoins: 0,
    nuggetCoins: 2,
    minion: true,
  })
})

test('case 8: three corridors on one tile, completed one after the other', () => {
  let map = board()
  const earned: unknown[] = []
  for (const one of ['COR-4/0 (-2,0)', 'KIT-1/0 (-1,0)', 'TRE-1/1 (-1,-1)', 'LIB-2/1 (-3,1)']) {
    const ground = groundOf(map, [PORTAL_A, at(-2, 0)])
    expect(refuseWork(ground, A, place(one))).toBeNull()
    const { gold, treasureCoins } = earningsOf(ground, A, place(one))
    earned.push([gold, treasureCoins])
    map = placed(map, A, place(one))
  }
  expect(earned).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 0],
  ])
  expect(corridorsOf(map, A).map(({ length, complete }) => [length, complete])).toEqual([
    [1, true],
    [1, true],
    [1, true],
  ])
})

test('case 9: an arm from the Portal to an inner door is complete at once', () => {
  const ground = onPortal(board())
  const placement = place('COR-5/1 (-2,0)')
  expect(refuseWork(ground, A, placement)).toBeNull()
  expect(earningsOf(ground, A, placement)).toMatchObject({ gold: 1, closed: [{ length: 1 }] })
  const open = corridorsOf(placed(ground.map, A, placement), A).filter(({ complete }) => !complete)
  expect(open.map(({ open: arms }) => arms.map(({ edge }) => edge))).toEqual([[1], [5]])
})

test('case 10: an enemy door passes, and closes nothing', () => {
  const map = board('COR-1/0 (-2,0), NUG-1/0 (-1,0), TRP-1/0 (0,0); B: COR-1/0 (2,0)')
  const ground = groundOf(map, [], [at(2, 0)])
  const placement = place('KIT-1/0 (1,0)')
  expect(refuseWork(ground, B, placement)).toBeNull()
  const { gold, closed, spoilt } = earningsOf(ground, B, placement)
  expect(gold).toBe(1)
  expect(closed).toMatchObject([{ owner: B, spaces: [at(2, 0)] }])
  expect(spoilt).toMatchObject([
    { owner: A, length: 3, open: [{ space: at(0, 0), edge: 0, faces: 'enemy-door' }] },
  ])
  const after = groundOf(placed(map, B, placement), [at(0, 0)], [])
  expect(longestCorridor(after.map, A)).toBe(0)
  expect(trapWorks(after, at(0, 0), B)).toBe(false)
  expect(reach(after, at(0, 0))).toContain(at(1, 0))
})

test('case 11: a Collapse opens nothing and closes nothing; beside it, it can be demolished', () => {
  const map = board('COR-1/0 (-2,0); collapse (-1,0)')
  expect(corridorsOf(map, A)).toMatchObject([
    { complete: false, open: [{ space: at(-2, 0), edge: 0, faces: 'block' }] },
  ])
  expect(blocksBeside(map, at(-2, 0))).toEqual([at(-1, 0)])
  const ground = groundOf(withTile(map, at(-1, 0), null), [at(-2, 0)])
  expect(refuseWork(ground, A, place('KIT-1/0 (-1,0)'))).toBeNull()
  expect(earningsOf(ground, A, place('KIT-1/0 (-1,0)'))).toMatchObject({ gold: 1 })
})

test('case 12: one step runs along a corridor to the first room', () => {
  const ground = groundOf(
    board('COR-1/0 (-2,0), NUG-1/0 (-1,0), TRP-1/0 (0,0), TRE-1/0 (1,0), KIT-1/0 (2,0)'),
  )
  expect(reach(ground, PORTAL_A)).toEqual(set([-2, 0], [-1, 0], [0, 0], [1, 0]))
  expect(reach(ground, at(1, 0))).toEqual(set([2, 0], [0, 0], [-1, 0], [-2, 0], [-3, 0]))
  expect(reach(ground, at(2, 0))).toEqual(set([1, 0]))
  expect(refuseStep(ground, walk(at(2, 0)), PORTAL_B)).toMatchObject({ code: 'enemy-portal' })
})

test('case 13: inner doors stop a step; from the tile any arm may be used', () => {
  const ground = groundOf(board('COR-4/0 (-2,0), COR-1/0 (-1,0), KIT-1/0 (0,0), TRE-1/1 (-1,-1)'))
  expect(reach(ground, PORTAL_A)).toEqual(set([-2, 0], [-1, 0], [0, 0]))
  expect(reach(ground, at(-1, -1))).toEqual(set([-2, 0]))
  expect(reach(ground, at(-2, 0))).toEqual(set([-3, 0], [-1, 0], [0, 0], [-1, -1]))
})

test('case 14: in an enemy dungeon one tile a step', () => {
  const ground = groundOf(
    board('COR-1/0 (-2,0), KIT-1/0 (-1,0); B: COR-1/0 (2,0), NUG-1/0 (1,0), TRP-1/0 (0,0)'),
    [at(0, 0)],
  )
  expect(reach(ground, at(-1, 0))).toEqual(set([-2, 0], [-3, 0], [0, 0]))
  expect(reach(ground, at(0, 0))).toEqual(set([-1, 0], [1, 0]))
  expect(reach(ground, at(2, 0))).toEqual(set([1, 0]))
  expect(reach(groundOf(ground.map), PORTAL_B, 1, B)).toEqual(set([2, 0], [1, 0], [0, 0]))
  expect(trapWorks(ground, at(0, 0), A)).toBe(false)
  for (const tile of TILES) expect(workPlacements(ground, A, [tile])).toEqual([])
})

describe('case 15: combat, then the Trap', () => {
  const map = board('KIT-1/0 (0,0); B: TRP-1/0 (2,0), TRE-1/0 (1,0)')
  const attackers = spaces([1, 0], [1, 0], [1, 0])
  const ground = groundOf(map, attackers, spaces([2, 0], [2, 0]))
  test('three beat two, and the Trap works', () => {
    expect(stepTargets(ground, walk(at(1, 0), 3))).toContainEqual({
      to: at(2, 0),
      path: [at(2, 0)],
      kills: 2,
      trap: true,
    })
  })
  test.each([2, 1])('%i do not', (size) => {
    expect(refuseStep(ground, walk(at(1, 0), size), at(2, 0))).toMatchObject({
      code: 'group-too-small',
      named: { needed: 3, size },
    })
  })
})

describe('case 16: a lone minion in the Trap', () => {
  test('it works where the corridor is complete', () => {
    const ground = groundOf(board('KIT-1/0 (0,0); B: TRP-1/0 (2,0), TRE-1/0 (1,0)'), [at(1, 0)])
    expect(stepTargets(ground, walk(at(1, 0)))).toContainEqual(
      expect.objectContaining({ to: at(2, 0), kills: 0, trap: true }),
    )
  })
  test('a corridor that ends at the visitor’s door is none', () => {
    const ground = groundOf(board('KIT-1/0 (0,0), TRE-1/0 (1,0); B: TRP-1/0 (2,0)'), [at(1, 0)])
    expect(stepTargets(ground, walk(at(1, 0)))).toContainEqual(
      expect.objectContaining({ to: at(2, 0), trap: false }),
    )
  })
})

test('case 17: the Throne Room and its neighbours', () => {
  let map = board('COR-1/0 (-2,0)')
  const earned: unknown[] = []
  for (const one of ['KIT-2/1 (-1,0)', 'THR-1/0 (0,-1)', 'TOR-1/0 (1,-1)', 'TRE-1/2 (0,0)']) {
    const ground = groundOf(map, spaces([-2, 0], [-1, 0], [0, -1], [1, -1]))
    expect(refuseWork(ground, A, place(one))).toBeNull()
    const { gold, treasureCoins } = earningsOf(ground, A, place(one))
    earned.push([gold, treasureCoins])
    map = placed(map, A, place(one))
  }
  expect(earned).toEqual([
    [1, 0],
    [2, 0],
    [1, 0],
    [1, 1],
  ])
})

describe('case 18: rooms of one type', () => {
  const map = board('COR-1/0 (-2,0), TOR-2/1 (-1,0)')
  test('(a) connected: 3 gold', () => {
    const ground = groundOf(map, [at(-1, 0)])
    expect(refuseWork(ground, A, place('TOR-1/1 (0,-1)'))).toBeNull()
    expect(earningsOf(ground, A, place('TOR-1/1 (0,-1)'))).toMatchObject({
      gold: 3,
      gains: [{ reason: 'same-type', spaces: [at(-1, 0)] }],
    })
  })
  test('(b) earth to earth: adjacent, not connected, no gold', () => {
    const first = groundOf(map, [at(-1, 0)])
    expect(refuseWork(first, A, place('KIT-3/4 (0,-1)'))).toBeNull()
    expect(earningsOf(first, A, place('KIT-3/4 (0,-1)')).gold).toBe(0)
    const second = groundOf(placed(map, A, place('KIT-3/4 (0,-1)')), [at(0, -1)])
    expect(refuseWork(second, A, place('TOR-1/2 (0,0)'))).toBeNull()
    expect(earningsOf(second, A, place('TOR-1/2 (0,0)')).gold).toBe(0)
  })
})

test('case 19: two grants, of the new Torture Chamber and of two Kitchens', () => {
  const map = board('KIT-1/0 (-2,0), KIT-1/0 (-1,0)')
  const { bonuses, gold } = earningsOf(groundOf(map, [at(-1, 0)]), A, place('TOR-1/0 (0,0)'))
  expect(gold).toBe(0)
  expect(bonuses).toEqual([
    { ability: 'torture', level: 1 },
    { ability: 'kitchen', level: 2 },
  ])
})

test('case 20: four Kitchens are level 4, three active ones level 3', () => {
  const map = board('KIT-2/1 (-2,0), KIT-2/1 (-3,1), KIT-4/0 (-2,-1), KIT-3/0 (-1,-1)')
  const placement = place('DOR-4/0 (0,-1)')
  const levels = (one: DungeonMap) => earningsOf(groundOf(one, [at(-1, -1)]), A, placement).bonuses
  expect(levels(map)).toEqual([{ ability: 'kitchen', level: 4 }])
  expect(levels(conquered(map, at(-2, 0), B))).toEqual([{ ability: 'kitchen', level: 3 }])
})

test('case 22: the Pit builds anywhere beside the own dungeon, with no minion there', () => {
  const ground = groundOf(board('PIT-1/1 (-2,0)'), [PORTAL_A])
  expect(reach(ground, PORTAL_A)).toContain(at(-2, 0))
  const used = { ...walk(PORTAL_A), pitUsed: true }
  expect(refuseStep(ground, used, at(-2, 0))).toMatchObject({ code: 'pit-used', ruling: 'R19' })
  const gone = groundOf(ground.map, [])
  expect(refuseFromPit(gone, A, place('COR-1/0 (-4,0)'))).toBeNull()
  expect(refuseWork(gone, A, place('COR-1/0 (-4,0)'))).toMatchObject({ code: 'no-minion-beside' })
})

test('case 24: under a marker the Throne Room gives nothing, and freed it does again', () => {
  const map = board('COR-1/0 (-2,0), KIT-2/1 (-1,0), THR-1/0 (0,-1)')
  const space = at(0, -1)
  const taken = conquered(map, space, B)
  const gold = (one: DungeonMap) =>
    earningsOf(groundOf(one, [space]), A, place('TOR-1/0 (1,-1)')).gold
  expect(isActive(groundOf(taken), space)).toBe(false)
  expect(gold(taken)).toBe(0)
  expect(isActive(groundOf(map), space)).toBe(true)
  expect(gold(map)).toBe(1)
})

describe('case S1: a Monster', () => {
  const space = at(-2, 0)
  const map = withTile(board('COR-1/0 (-1,0)'), space, neutral('monster'))
  const three = groundOf(map, [PORTAL_A, PORTAL_A, PORTAL_A])
  test('three may enter it, two may not', () => {
    expect(reach(three, PORTAL_A, 3)).toContain(space)
    expect(refuseStep(three, walk(PORTAL_A, 2), space)).toMatchObject({
      code: 'group-too-small',
      named: { needed: 3, size: 2 },
    })
  })
  test('four may leave it, three may not (R36)', () => {
    expect(reach(three, space, 4)).toEqual(set([-3, 0], [-1, 0]))
    expect(reach(three, space, 3)).toEqual(set())
    expect(refuseStep(three, walk(space, 3), at(-1, 0))).toMatchObject({
      code: 'monster-holds',
      named: { needed: 4, size: 3 },
    })
  })
  test('once conquered, anybody passes', () => {
    const free = groundOf(conquered(map, space, A), [PORTAL_A])
    expect(tileAt(free.map, space)).toMatchObject({ markers: [A] })
    expect(reach(free, PORTAL_A)).toContain(space)
    expect(reach(free, space)).toEqual(set([-3, 0], [-1, 0]))
    expect(reach(free, space, 1, B)).toEqual(set([-1, 0]))
  })
  test('it closes a corridor that runs against its door', () => {
    const ground = groundOf(map, [at(-1, 0)])
    expect(earningsOf(ground, A, place('KIT-1/0 (0,0)'))).toMatchObject({ gold: 1 })
  })
})
