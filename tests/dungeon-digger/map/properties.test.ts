/** What holds on every map, beside a second working out of the same from the facts (`recount/`). */
import { tileCard } from '@shared/games/dungeon-digger/tiles'
import {
  allCorridors,
  corridorAt,
  corridorThrough,
  longestCorridor,
  newlyComplete,
} from '@main/games/dungeon-digger/map/corridors'
import { earningsOf } from '@main/games/dungeon-digger/map/earnings'
import { beyond, EDGES, hexOf, opposite } from '@shared/games/dungeon-digger/hexes'
import { looks, sameLook } from '@main/games/dungeon-digger/map/patterns'
import {
  misfits,
  pitPlacements,
  refuseFromPit,
  refuseWork,
  workPlacements,
} from '@main/games/dungeon-digger/map/placing'
import {
  connected,
  emptyMap,
  placed,
  roomGroups,
  withTile,
} from '@main/games/dungeon-digger/map/tiles'
import {
  enemiesOn,
  journeys,
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
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  corridorGoldOn,
  factOf,
  isLegal,
  mayWork,
  roomGoldOfLast,
  roomGroupSizes,
  runsOf,
  targetsOf,
} from '../recount/board'
import { boardOf, crowded, grow, grownMaps, pieceOf } from './growth'

function key(space: Space): string {
  const { q, r } = hexOf(space)
  return `${q},${r}`
}
const tileIds = fc.constantFrom(...TILES)
const rotations = fc.constantFrom(...EDGES)
const minionNumbers = fc.array(fc.nat(10_000), { maxLength: 25 })

describe('legality', () => {
  test('is the same from both sides: what a tile finds wrong with its neighbour, that finds wrong with it', () => {
    fc.assert(
      fc.property(tileIds, rotations, tileIds, rotations, rotations, (one, k, other, l, edge) => {
        const here = { tile: one, at: 30, rotation: k }
        const there = { tile: other, at: beyond(30, edge), rotation: l }
        const empty = emptyMap('A56')
        const wrong = misfits(placed(empty, 1, there), here)
        const mirrored = misfits(placed(empty, 0, here), there)
        expect(mirrored).toEqual(
          wrong.map(({ kind, faces }) => ({
            edge: opposite(edge),
            kind: faces,
            faces: kind,
            neighbour: 30,
          })),
        )
      }),
    )
  })
  test('holds for every tile of a map that was laid legally', () => {
    fc.assert(
      fc.property(grownMaps(60), ({ map }) => {
        const board = boardOf(map)
        for (const piece of board.pieces)
          if (factOf(piece) !== undefined) expect(isLegal(board, piece)).toBe(true)
        for (const [at, tile] of map.tiles.entries())
          if (tile?.kind === 'owned') expect(misfits(map, { ...tile, at })).toEqual([])
      }),
      { numRuns: 30 },
    )
  })
  test('what is listed is accepted, and everything else refused with a reason; the recount agrees', () => {
    fc.assert(
      fc.property(
        grownMaps(50),
        minionNumbers,
        fc.array(tileIds, { minLength: 1, maxLength: 3 }),
        (grown, numbers, tiles) => {
          const ground = crowded(grown, numbers)
          for (const tile of new Set(tiles)) everyPlacement(ground, tile)
        },
      ),
      { numRuns: 25 },
    )
  })
  test('nothing is listed twice, and nothing that looks like another', () => {
    fc.assert(
      fc.property(grownMaps(50), tileIds, ({ map }, tile) => {
        const all = pitPlacements({ map, minions: [], taken: [], silent: [] }, 0, [tile])
        expect(new Set(all.map(({ at, rotation }) => `${at}/${rotation}`)).size).toBe(all.length)
        for (const { rotation } of all) expect(looks(tile)).toContain(rotation)
      }),
    )
  })
})
function everyPlacement(ground: Ground, tile: Placement['tile']): void {
  const seat = 0
  const board = boardOf(ground.map)
  const minions = new Set(ground.minions[seat]?.map(key))
  const listed = workPlacements(ground, seat, [tile])
  const listedForPit = pitPlacements(ground, seat, [tile])
  const isIn = (list: readonly Placement[], at: Space, rotation: Placement['rotation']) =>
    list.some((one) => one.at === at && one.rotation === sameLook(tile, rotation))
  for (const at of emptyMap('A56').tiles.keys())
    for (const rotation of EDGES) {
      const placement = { tile, at, rotation }
      const refused = refuseWork(ground, seat, placement)
      const piece = pieceOf(seat, placement)
      expect(refused === null).toBe(isIn(listed, at, rotation))
      expect(refused === null).toBe(mayWork(board, piece, ({ q, r }) => minions.has(`${q},${r}`)))
      const refusedForPit = refuseFromPit(ground, seat, placement)
      expect(refusedForPit === null).toBe(isIn(listedForPit, at, rotation))
      expect(refusedForPit === null).toBe(mayWork(board, piece, () => true))
      if (refused !== null) {
        expect(refused.ruling).not.toBe('')
        expect(refused.edges.length > 0).toBe(refused.code === 'wrong-edges')
        expect(refused.code === 'no-minion-beside').toBe(refusedForPit === null)
      }
    }
}

describe('corridors', () => {
  test('are those of the recount, with their lengths, ends and Nuggets', () => {
    fc.assert(
      fc.property(grownMaps(70), ({ map, players }) => {
        const own = allCorridors(map).map(({ owner, spaces, complete, nuggets, length }) => {
          expect(length).toBe(spaces.length)
          return { owner, tiles: spaces.map(key).sort(), complete, nuggets }
        })
        const runs = runsOf(boardOf(map))
        expect(own).toHaveLength(runs.length)
        expect(own).toEqual(expect.arrayContaining([...runs]))
        for (let seat = 0; seat < players; seat++)
          expect(longestCorridor(map, seat)).toBe(
            Math.max(
              0,
              ...runs
                .filter(({ owner, complete }) => owner === seat && complete)
                .map(({ tiles }) => tiles.length),
            ),
          )
      }),
      { numRuns: 40 },
    )
  })
  test('are the same from wherever they are traced', () => {
    fc.assert(
      fc.property(grownMaps(60), ({ map }) => {
        for (const corridor of allCorridors(map))
          for (const path of corridor.paths) {
            expect(corridorAt(map, path)).toBe(corridor)
            const traced = corridorThrough(map, corridor.owner, path)
            expect(traced).toEqual({
              ...corridor,
              paths: expect.arrayContaining([...corridor.paths]) as unknown,
              open: expect.arrayContaining([...corridor.open]) as unknown,
            })
          }
      }),
      { numRuns: 20 },
    )
  })
  test('once complete stay complete, whatever is laid', () => {
    fc.assert(
      fc.property(grownMaps(60), ({ layings, map }) => {
        const maps = [...layings.map(({ before }) => before), map]
        const complete = (one: DungeonMap) =>
          allCorridors(one).filter((corridor) => corridor.complete).length
        for (const [index, { before }] of layings.entries()) {
          const after = maps[index + 1]
          if (after === undefined) continue
          expect(complete(after)).toBe(complete(before) + newlyComplete(before, after).length)
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('gold', () => {
  test('of each placement is that of the recount, and its sum what the corridors and rooms of the board pay', () => {
    fc.assert(
      fc.property(grownMaps(70), ({ layings, map, players }) => {
        const corridors = Array.from({ length: players }, () => 0)
        for (const { before, seat, placement } of layings) {
          const ground = { map: before, minions: [], taken: [], silent: [] }
          const { gold, gains, closed } = earningsOf(ground, seat, placement)
          expect(gains.reduce((sum, gain) => sum + gain.gold, 0)).toBe(gold)
          const after = placed(before, seat, placement)
          const pays = (one: DungeonMap) => corridorGoldOn(boardOf(one), seat)
          const ofCorridors = pays(after) - pays(before)
          const board = boardOf(before)
          const last = { ...board, pieces: [...board.pieces, pieceOf(seat, placement)] }
          expect(gold).toBe(ofCorridors + roomGoldOfLast(last))
          expect(new Set(closed.map(({ spaces }) => spaces.join()))).toEqual(
            new Set(newlyComplete(before, after).map(({ spaces }) => spaces.join())),
          )
          corridors[seat] = (corridors[seat] ?? 0) + ofCorridors
        }
        const board = boardOf(map)
        expect(corridors).toEqual(corridors.map((_, seat) => corridorGoldOn(board, seat)))
      }),
      { numRuns: 20 },
    )
  })
  test('groups of rooms are those of the recount', () => {
    fc.assert(
      fc.property(grownMaps(80), ({ map, players }) => {
        for (let seat = 0; seat < players; seat++)
          expect(roomGroups(map, seat).map(({ length }) => length)).toEqual(
            roomGroupSizes(boardOf(map), seat),
          )
      }),
      { numRuns: 30 },
    )
  })
  test('what a placement spoils can be completed by nothing: its open end faces an outline or another’s tile', () => {
    fc.assert(
      fc.property(grownMaps(60), ({ layings }) => {
        for (const { before, seat, placement } of layings) {
          const ground = { map: before, minions: [], taken: [], silent: [] }
          const { spoilt } = earningsOf(ground, seat, placement)
          for (const { complete, open, owner } of spoilt) {
            expect(complete).toBe(false)
            expect(
              open.some(({ faces }) =>
                ['outside-area', 'enemy-door', 'enemy-corridor'].includes(faces),
              ),
            ).toBe(true)
            if (owner !== seat)
              expect(open.map(({ space, edge }) => beyond(space, edge))).toContain(placement.at)
          }
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('steps', () => {
  const walks = fc.record({
    seat: fc.nat(5),
    from: fc.nat(10_000),
    size: fc.integer({ min: 1, max: 5 }),
    pitUsed: fc.boolean(),
  })
  function walkOn(ground: Ground, { seat, from, size, pitUsed }: Walk): Walk {
    const player = seat % ground.minions.length
    const spaces = [...ground.map.tiles.keys()].filter((space) => {
      const tile = ground.map.tiles[space]
      return tile !== null && tile !== undefined && enemiesOn(ground, space, player) === 0
    })
    return { seat: player, from: spaces[from % spaces.length] ?? 0, size, pitUsed }
  }
  test('lead where the recount says', () => {
    fc.assert(
      fc.property(grownMaps(60), minionNumbers, walks, (grown, numbers, drawn) => {
        const ground = crowded(grown, numbers)
        const walk = walkOn(ground, drawn)
        const { seat, from, size, pitUsed } = walk
        const board = boardOf(ground.map)
        const start = board.pieces.find(({ q, r }) => `${q},${r}` === key(from))
        if (start === undefined) return
        const enemies = ({ q, r }: { readonly q: number; readonly r: number }) =>
          ground.minions.flatMap((spaces, other) =>
            other === seat ? [] : spaces.filter((space) => key(space) === `${q},${r}`),
          ).length
        const enters = (piece: (typeof board.pieces)[number]) => {
          const type = factOf(piece)?.type
          if (piece.blocked === true) return false
          if (piece.tile === 'monster' && size < 3) return false
          if (type === 'portal' && piece.owner !== seat) return false
          if (type === 'pit' && (piece.owner !== seat || pitUsed || size !== 1)) return false
          return enemies(piece) === 0 || size > enemies(piece)
        }
        const expected =
          start.blocked === true || (start.tile === 'monster' && size < 4)
            ? new Set()
            : targetsOf(board, start, seat, enters, (piece) => enemies(piece) > 0)
        const targets = stepTargets(ground, walk)
        expect(new Set(targets.map(({ to }) => key(to)))).toEqual(expected)
        for (const { to, kills } of targets) expect(kills).toBe(enemies(hexOf(to)))
      }),
      { numRuns: 300 },
    )
  })
  test('go over connected edges from tile to tile, and everything else is refused with a reason', () => {
    fc.assert(
      fc.property(grownMaps(60), minionNumbers, walks, (grown, numbers, drawn) => {
        const ground = crowded(grown, numbers)
        const walk = walkOn(ground, drawn)
        const targets = stepTargets(ground, walk)
        for (const { to, path } of targets) {
          expect(path.at(-1)).toBe(to)
          for (const [index, space] of path.entries()) {
            const before = path[index - 1] ?? walk.from
            const edge = EDGES.find((one) => beyond(before, one) === space)
            if (edge === undefined) throw new Error(`${before} and ${space} do not touch`)
            expect(connected(ground.map, before, edge)).toBe(true)
          }
        }
        for (const space of ground.map.tiles.keys())
          expect(refuseStep(ground, walk, space) === null).toBe(
            targets.some(({ to }) => to === space),
          )
      }),
      { numRuns: 60 },
    )
  })
  test('several in a row are single steps after each other', () => {
    fc.assert(
      fc.property(grownMaps(40), minionNumbers, walks, (grown, numbers, drawn) => {
        const ground = crowded(grown, numbers)
        const walk = walkOn(ground, drawn)
        for (const { to, steps } of journeys(ground, walk, 3)) {
          expect(steps.at(-1)?.to).toBe(to)
          expect(steps.length).toBeLessThanOrEqual(3)
          let from = walk.from
          let { size } = walk
          for (const step of steps) {
            expect(stepTargets(ground, { ...walk, from, size })).toContainEqual(step)
            from = step.to
            if (step.trap) size -= 1
          }
        }
        const one = new Set(stepTargets(ground, walk).map(({ to }) => to))
        const two = new Set(journeys(ground, walk, 2).map(({ to }) => to))
        const three = new Set(journeys(ground, walk, 3).map(({ to }) => to))
        expect([...three]).toEqual(expect.arrayContaining([...two]))
        for (const { to, steps } of journeys(ground, walk, 3))
          if (steps.length > 1 && walk.size > 1) expect(one.has(to)).toBe(false)
      }),
      { numRuns: 40 },
    )
  })
})

test('the map is plain data, and no question changes it', () => {
  fc.assert(
    fc.property(grownMaps(40), minionNumbers, (grown, numbers) => {
      const ground = crowded(grown, numbers)
      const text = JSON.stringify(ground)
      const copy = JSON.parse(text) as Ground
      const walk = { seat: 0, from: 0, size: 2, pitUsed: false }
      expect(stepTargets(copy, walk)).toEqual(stepTargets(ground, walk))
      for (const tile of TILES)
        for (const placement of workPlacements(ground, 0, [tile])) {
          expect(earningsOf(copy, 0, placement)).toEqual(earningsOf(ground, 0, placement))
          withTile(ground.map, placement.at, null)
        }
      expect(JSON.stringify(ground)).toBe(text)
    }),
    { numRuns: 10 },
  )
})

test('a map grows as large as games do', () => {
  const numbers = Array.from({ length: 200 }, (_, index) => (index * 7919 + 13) % 50_000)
  const { map, layings } = grow(4, 1, numbers)
  expect(layings.length).toBeGreaterThan(60)
  expect(allCorridors(map).some(({ complete }) => complete)).toBe(true)
  expect(layings.some(({ placement }) => tileCard(placement.tile).category === 'room')).toBe(true)
})
