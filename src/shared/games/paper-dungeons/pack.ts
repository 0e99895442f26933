/**
 * What a pack of Paper Dungeons may hold (docs/content-packs.md): every part of `ReplaceableContent`, each as a whole.
 * Bounds are wider than anything printed, and as narrow as sheets, dice and rules need them.
 */
import * as v from 'valibot'
import {
  between,
  distinct,
  holdsTogether,
  oneOfEach,
  outOfOrder,
  twice,
  type Fault,
} from '../pack-checks'
import { packSchema } from '../packs'
import type { Content, ReplaceableContent, RoomCard } from './content'
import {
  BOSS_COLORS,
  BOSSES,
  COLORS,
  COLUMNS,
  DICE,
  DUNGEONS,
  GEMS,
  HEROES,
  MISSIONS,
  MONSTERS,
  OBJECTIVES,
  PLAIN_METRICS,
  RANKS,
  REWARDS,
  roomId,
  SYMBOLS,
  TURNS,
  type EdgeId,
  type RewardId,
  type RoomId,
} from './names'

/** What packs of Paper Dungeons are refused for beyond what packs of any game are (`errors.paper-dungeons.…`). */
export const PACK_REFUSALS = [
  'pack-no-room',
  'pack-no-edge',
  'pack-next-room',
  'pack-void-faces',
  'pack-gem-missing',
  'pack-many-monsters',
  'pack-monster-track',
  'pack-wall-twice',
  'pack-first-rank',
] as const
export type PackRefusal = (typeof PACK_REFUSALS)[number]

const ROWS = 6
const ROOMS: readonly RoomId[] = Array.from({ length: ROWS * COLUMNS.length }, (_, at) =>
  roomId(at),
)
/** The edges between neighbours: those through which rows wrap are always open. */
const EDGES: ReadonlySet<string> = new Set(
  ROOMS.flatMap((room, at): string[] => {
    const right = (at + 1) % COLUMNS.length === 0 ? undefined : ROOMS[at + 1]
    return [right, ROOMS[at + COLUMNS.length]].flatMap((next) =>
      next === undefined ? [] : [[room, next].toSorted().join('-')],
    )
  }),
)

const glory = between(-99, 99)
/** Spaces on the damage track. */
const DAMAGE_SPACES = 24
const MOST_GEM_SPACES = 15
const HERO_LEVELS = 6
/** Sets of monsters are bits of one number. */
const MOST_MONSTERS = 30
const HIGHEST_MONSTER = 9
/** The others take any die. */
const ITEMS_WITH_SYMBOLS = 4

const room = v.custom<RoomId>(
  (value) => ROOMS.some((id) => id === value),
  'pack-no-room' satisfies PackRefusal,
)
const edge = v.custom<EdgeId>(
  (value) => typeof value === 'string' && EDGES.has(value),
  'pack-no-edge' satisfies PackRefusal,
)
const hero = v.picklist(HEROES)
const gem = v.picklist(GEMS)
const monster = v.picklist(MONSTERS)
const reward = v.picklist(REWARDS)
const PLAIN_REWARDS = ['potion', 'item', 'level'] as const satisfies readonly Exclude<
  RewardId,
  'gem'
>[]

/** More of either on a die, and rolls would be void for ever. */
const MOST_VOID_FACES = 2
const face = v.picklist(SYMBOLS)
const dieFaces = v.pipe(
  v.array(face),
  v.length(6),
  v.check(
    (faces) =>
      (['skull', 'clover'] as const).every(
        (symbol) => faces.filter((each) => each === symbol).length <= MOST_VOID_FACES,
      ),
    'pack-void-faces' satisfies PackRefusal,
  ),
)

const number = between(0, 9)
const numbers = v.pipe(
  v.strictObject({
    warrior: number,
    mage: number,
    cleric: number,
    thief: number,
    clover: number,
    boots: number,
  }),
  holdsTogether((of) => twice(Object.values(of), (at) => [Object.keys(of)[at] ?? ''])),
)

const tracks = v.strictObject({
  lowestHero: v.pipe(v.array(glory), v.length(HERO_LEVELS)),
  gems: v.pipe(
    v.array(v.strictObject({ glory, bonus: v.nullable(reward) })),
    v.minLength(GEMS.length + 1),
    v.maxLength(MOST_GEM_SPACES + 1),
  ),
  monsters: v.pipe(v.array(glory), v.minLength(2), v.maxLength(MOST_MONSTERS + 1)),
  damage: v.pipe(
    v.array(v.strictObject({ from: between(1, DAMAGE_SPACES), glory })),
    v.minLength(1),
    v.maxLength(DAMAGE_SPACES),
    holdsTogether((steps) =>
      outOfOrder(
        steps.map(({ from }) => from),
        'rising',
        (at) => [at, 'from'],
      ),
    ),
  ),
  potionRows: v.pipe(
    v.array(v.strictObject({ size: between(1, 6), bonus: reward })),
    v.minLength(1),
    v.maxLength(4),
  ),
})

const rooms = v.pipe(
  v.array(
    v.strictObject({
      id: room,
      monster: v.nullable(v.strictObject({ type: monster, level: between(1, HIGHEST_MONSTER) })),
      trap: v.boolean(),
      reward: v.nullable(v.picklist(PLAIN_REWARDS)),
      gem: v.nullable(gem),
    }),
  ),
  v.length(ROOMS.length),
  holdsTogether((cards) => faultInRooms(cards)),
)
function faultInRooms(rooms: readonly RoomCard[]): Fault | null {
  const displaced = rooms.findIndex(({ id }, at) => id !== ROOMS[at])
  if (displaced >= 0) return refused('pack-next-room', [displaced, 'id'], ROOMS[displaced])
  const withGems = rooms.flatMap((card, at) => (card.gem === null ? [] : [{ gem: card.gem, at }]))
  const gems = withGems.map((each) => each.gem)
  const missing = GEMS.find((id) => !gems.includes(id))
  if (missing !== undefined) return refused('pack-gem-missing', [], missing)
  if (rooms.filter((card) => card.monster !== null).length > MOST_MONSTERS)
    return refused('pack-many-monsters', [], String(MOST_MONSTERS))
  return twice(gems, (at) => [withGems[at]?.at ?? 0, 'gem'])
}
function refused(refusal: PackRefusal, at: NonNullable<Fault['at']>, expected = ''): Fault {
  return { refusal, at, expected }
}

const edges = distinct(edge, [0, EDGES.size])
const bossId = v.picklist(BOSSES)
const dungeon = v.strictObject({
  id: v.picklist(DUNGEONS),
  bossRooms: v.pipe(
    v.strictTuple([room, room, room]),
    holdsTogether((rooms) => twice(rooms)),
  ),
  bosses: v.pipe(
    v.strictTuple([bossId, bossId, bossId]),
    holdsTogether((bosses) => twice(bosses)),
  ),
  walls: edges,
})

const threshold = v.strictObject({ atLeast: between(1, 99), glory, damage: between(0, 24) })
const boss = v.strictObject({
  id: bossId,
  letter: v.pipe(v.string(), v.regex(/^[A-Z]$/, 'pack-no-letter')),
  color: v.picklist(BOSS_COLORS),
  doubled: hero,
  thresholds: v.pipe(
    v.strictTuple([threshold, threshold, threshold]),
    holdsTogether((thresholds) =>
      outOfOrder(
        thresholds.map(({ atLeast }) => atLeast),
        'rising',
        (at) => [at, 'atLeast'],
      ),
    ),
  ),
  flight: glory,
  reward: v.strictObject({ kind: v.picklist(PLAIN_REWARDS), count: between(1, 6) }),
  scattered: distinct(gem, [0, GEMS.length]),
})

const measure = v.variant('metric', [
  v.strictObject({ metric: v.picklist(PLAIN_METRICS) }),
  v.strictObject({ metric: v.literal('rooms-in-row'), row: between(1, ROWS) }),
  v.strictObject({ metric: v.literal('columns-with-at-least'), rooms: between(1, ROWS) }),
  v.strictObject({
    metric: v.literal('monsters-of-type'),
    types: distinct(monster, [1, MONSTERS.length]),
  }),
  v.strictObject({
    metric: v.literal('monsters-level-at-least'),
    level: between(1, HIGHEST_MONSTER),
  }),
  v.strictObject({ metric: v.literal('heroes-at-least'), level: between(1, HERO_LEVELS) }),
])

const mission = v.strictObject({
  id: v.picklist(MISSIONS),
  measure,
  atLeast: between(1, 99),
  solo: v.pipe(v.array(between(0, 99)), v.length(TURNS)),
})

const objective = v.pipe(
  v.strictObject({
    id: v.picklist(OBJECTIVES),
    measure,
    compare: v.picklist(['least', 'most']),
    tiers: v.pipe(
      v.array(v.strictObject({ at: between(0, 99), glory })),
      v.minLength(1),
      v.maxLength(4),
    ),
    black: distinct(hero, [0, HEROES.length]),
  }),
  holdsTogether(({ tiers, compare }) =>
    outOfOrder(
      tiers.map(({ at }) => at),
      compare === 'least' ? 'rising' : 'falling',
      (at) => ['tiers', at, 'at'],
    ),
  ),
)

const ranks = v.pipe(
  v.array(v.strictObject({ id: v.picklist(RANKS), from: v.nullable(between(-999, 999)) })),
  v.length(RANKS.length),
  holdsTogether((cards) => {
    const [lowest, ...others] = cards
    if (lowest?.from !== null || others.some(({ from }) => from === null))
      return refused('pack-first-rank', [])
    return (
      twice(
        cards.map(({ id }) => id),
        (at) => [at, 'id'],
      ) ??
      outOfOrder(
        others.map(({ from }) => from ?? 0),
        'rising',
        (at) => [at + 1, 'from'],
      )
    )
  }),
)

/** Every part as a whole; what is left out stays the app's own. */
const parts = v.strictObject({
  faces: v.exactOptional(v.pipe(v.array(dieFaces), v.length(DICE.length / COLORS.length))),
  numbers: v.exactOptional(numbers),
  tracks: v.exactOptional(tracks),
  facedBy: v.exactOptional(
    v.strictObject({ goblin: hero, orc: hero, spectre: hero, zombie: hero }),
  ),
  itemSymbols: v.exactOptional(v.pipe(v.array(hero), v.length(ITEMS_WITH_SYMBOLS))),
  rooms: v.exactOptional(rooms),
  walls: v.exactOptional(edges),
  rivers: v.exactOptional(edges),
  dungeons: v.exactOptional(oneOfEach(dungeon, DUNGEONS)),
  bosses: v.exactOptional(oneOfEach(boss, BOSSES)),
  missions: v.exactOptional(oneOfEach(mission, MISSIONS)),
  objectives: v.exactOptional(oneOfEach(objective, OBJECTIVES)),
  ranks: v.exactOptional(ranks),
})
/** In the order in which people are told of them. */
export const CONTENT_PARTS = v.keyof(parts).options
export type ContentPart = (typeof CONTENT_PARTS)[number]
export type PaperContent = Partial<ReplaceableContent>
export const contentSchema: v.GenericSchema<unknown, PaperContent> = parts

/** What options and outcomes hold of a pack; they are told apart by having one. */
export const pack = v.exactOptional(packSchema(contentSchema))

/** All that is printed, where a game is played with a pack. */
export function withPack(own: Content, content: PaperContent): Content {
  return { ...own, ...content }
}

/** What parts of it say of each other, once what a pack leaves out stands there too. */
export function faultBetween(content: Content): Fault | null {
  const monsters = content.rooms.filter((card) => card.monster !== null).length
  if (content.tracks.monsters.length <= monsters)
    return refused('pack-monster-track', ['tracks', 'monsters'], String(monsters + 1))
  for (const [at, { walls }] of content.dungeons.entries()) {
    const wall = walls.findIndex((each) => content.walls.includes(each))
    if (wall >= 0) return refused('pack-wall-twice', ['dungeons', at, 'walls', wall])
  }
  return null
}
