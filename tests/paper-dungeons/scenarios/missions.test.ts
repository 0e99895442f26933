/** Every mission (rules page, 15, 21.7) and every objective (16, 21.8), just short of it and just reached. */
import { HOUSE_CONTENT } from '@main/games/paper-dungeons/content'
import {
  HEROES,
  MISSIONS,
  OBJECTIVES,
  type MissionId,
  type ObjectiveId,
  type RoomId,
} from '@shared/games/paper-dungeons'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { PLAIN, tableAt, tableFor, type Standing } from './table'

const ALL_ROOMS = HOUSE_CONTENT.rooms.map(({ id }) => id)
const TRAPS = HOUSE_CONTENT.rooms.filter(({ trap }) => trap).map(({ id }) => id)
function monstersOf(...types: readonly string[]): readonly RoomId[] {
  return HOUSE_CONTENT.rooms.flatMap(({ id, monster }) =>
    monster !== null && types.includes(monster.type) ? [id] : [],
  )
}
const BIG = HOUSE_CONTENT.rooms.flatMap(({ id, monster }) =>
  (monster?.level ?? 0) >= 4 ? [id] : [],
)
const GOBLINS = monstersOf('goblin')
/** As many marks on items, two to an item. */
function marks(count: number): NonNullable<Standing['items']> {
  const marked = (at: number): number => Math.max(0, Math.min(2, count - 2 * at))
  return Object.fromEntries(HOUSE_CONTENT.items.map(({ id }, at) => [id, marked(at)] as const))
}

/** By mission: a sheet that just falls short of it, and one that just meets it. */
const MISSION_SHEETS: Readonly<Record<MissionId, readonly [Standing, Standing]>> = {
  patrol: [{ defeated: 6 }, { defeated: 7 }],
  'even-ranks': [{ levels: [6, 6, 6, 2] }, { levels: [3, 3, 3, 3] }],
  'living-legend': [{ levels: [5, 5, 5, 5] }, { levels: [1, 1, 1, 6] }],
  'map-makers': [{ walked: ALL_ROOMS.slice(0, 14) }, { walked: ALL_ROOMS.slice(0, 15) }],
  'attic-prowlers': [{ walked: ['A6', 'B6', 'A5'] }, { walked: ['A6', 'D6', 'F6'] }],
  'two-abreast': [
    { walked: [...ALL_ROOMS.slice(0, 11), 'A3'] },
    { walked: ALL_ROOMS.slice(0, 12) },
  ],
  'glittering-purse': [
    { gems: ['A', 'B', 'C'] },
    { gemMarks: 4, gems: ['A', 'B', 'C'], levels: [1, 1, 1, 4] },
  ],
  'third-shelf': [{ potions: 9 }, { potions: 10, hearts: 20 }],
  'three-masterpieces': [{ items: marks(5) }, { items: marks(6) }],
  'busy-workbench': [
    { items: marks(10) },
    { items: Object.fromEntries(HOUSE_CONTENT.items.slice(0, 6).map(({ id }) => [id, 1])) },
  ],
  'two-by-two': [
    { defeated: [...monstersOf('goblin', 'orc', 'spectre'), 'E2'] },
    { defeated: ['A2', 'D1', 'A1', 'F2', 'B2', 'D3', 'E2', 'A3'] },
  ],
  feud: [
    { defeated: ['A2', 'D1', 'A1', 'F2', 'B2', 'D3', 'E2', 'A3'] },
    { defeated: GOBLINS.slice(0, 3) },
  ],
  'big-game': [{ defeated: ['A4', 'C4', 'D3', 'A3'] }, { defeated: ['A4', 'C4', 'F6'] }],
  'mind-the-floor': [{ walked: TRAPS.slice(0, 3) }, { walked: TRAPS.slice(0, 4) }],
  'four-corners': [{ walked: ['A1', 'F1', 'A6', 'E6'] }, { walked: ['A1', 'F1', 'A6', 'F6'] }],
  'seasoned-pair': [{ levels: [6, 4, 4, 4] }, { levels: [5, 5, 1, 1] }],
}

describe.each(MISSIONS)('mission %s', (mission) => {
  const [short, met] = MISSION_SHEETS[mission]

  test('is scored with 4 by those who meet it, and by nobody else', () => {
    const table = tableAt({ seats: [short, met], turn: 2, missions: [mission], rolls: [PLAIN] })
    table.finishAll()
    expect(table.happened('mission-done')).toEqual([
      { type: 'mission-done', mission, seats: [1], glory: 4 },
    ])
    expect([table.box('K1', 0), table.box('K1', 1)]).toEqual([0, 4])
  })

  test('alone is worth what its turn is worth (Q46)', () => {
    const { solo } = must(HOUSE_CONTENT.missions.find(({ id }) => id === mission))
    const table = tableAt({ seats: [met], turn: 2, missions: [mission], rolls: [PLAIN] })
    expect(table.finishAll().box('K1')).toBe(solo[1])
    expect(solo).toHaveLength(8)
  })
})

/** By objective: sheets below the first tier, and at each of the three. */
const OBJECTIVE_SHEETS: Readonly<
  Record<ObjectiveId, readonly [Standing, Standing, Standing, Standing]>
> = {
  surveyor: tiers((count) => ({ walked: ALL_ROOMS.slice(0, count) }), 19, 20, 25, 30),
  'monster-hunter': tiers((defeated) => ({ defeated }), 6, 7, 10, 13),
  jeweller: tiers(
    (gemMarks) => ({ gemMarks, gems: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] }),
    2,
    3,
    6,
    8,
  ),
  academy: [
    { levels: [4, 3, 3, 3] },
    { levels: [4, 4, 3, 3] },
    { levels: [5, 4, 4, 4] },
    { levels: [5, 5, 5, 5] },
  ],
  smith: tiers((count) => ({ items: marks(count) }), 7, 8, 11, 14),
  apothecary: tiers((brews) => ({ brews, potions: 12 }), 2, 3, 4, 6),
  unscathed: tiers((damage) => ({ damage }), 9, 8, 5, 2),
  landlord: [
    { walked: ALL_ROOMS.slice(0, 5) },
    { walked: ALL_ROOMS.slice(0, 6) },
    { walked: ALL_ROOMS.slice(0, 12) },
    { walked: ALL_ROOMS.slice(0, 18) },
  ],
  'greenskin-bane': tiers(
    (count) => ({ defeated: monstersOf('goblin', 'orc').slice(0, count) }),
    3,
    4,
    6,
    8,
  ),
  exorcist: tiers(
    (count) => ({ defeated: monstersOf('spectre', 'zombie').slice(0, count) }),
    3,
    4,
    6,
    8,
  ),
  'giant-slayer': tiers((count) => ({ defeated: BIG.slice(0, count) }), 3, 4, 6, 8),
  champions: [
    { levels: [4, 4, 4, 4] },
    { levels: [5, 1, 1, 1] },
    { levels: [5, 6, 1, 1] },
    { levels: [5, 5, 5, 1] },
  ],
  armoury: tiers((count) => ({ items: marks(2 * count) }), 2, 3, 5, 7),
  legends: [
    { bosses: [2, 5, 0] },
    { bosses: [4, 7, -3] },
    { bosses: [4, 9, 0] },
    { bosses: [5, 4, 9] },
  ],
  'full-satchel': tiers((count) => ({ potions: 12, hearts: 24 - count }), 1, 2, 5, 9),
  'trap-springer': tiers((count) => ({ walked: TRAPS.slice(0, count) }), 3, 4, 6, 8),
}
function tiers(
  sheet: (count: number) => Standing,
  ...counts: readonly [number, number, number, number]
): readonly [Standing, Standing, Standing, Standing] {
  const [none, first, second, third] = counts
  return [sheet(none), sheet(first), sheet(second), sheet(third)]
}

describe.each(OBJECTIVES)('objective %s', (objective) => {
  test('gives the best tier that is reached, and nothing below the first (rules page, 16)', () => {
    const glory = OBJECTIVE_SHEETS[objective].map((standing) =>
      tableFor({ ...standing, objective, power: 'barbarian' }).box('J'),
    )
    expect(glory).toEqual([0, 2, 4, 6])
  })

  test('says whose dice are black', () => {
    const { black } = must(HOUSE_CONTENT.objectives.find(({ id }) => id === objective))
    for (const [at, hero] of HEROES.entries()) {
      const symbols = HEROES.map(() => hero).slice(0, 3)
      const table = tableFor({ objective }, { dice: [...symbols, ...symbols] })
      const raises = table.actions().flatMap((one) => (one.type === 'level' ? [one.die] : []))
      expect(raises).toEqual(black.includes(must(HEROES[at])) ? [3, 4, 5] : [0, 1, 2])
    }
  })
})

test('27 rooms give the Surveyor 4 (the example of the rulebook)', () => {
  expect(tableFor({ walked: ALL_ROOMS.slice(0, 27), power: 'barbarian' }).box('J')).toBe(4)
})
