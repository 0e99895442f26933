/**
 * The data against the facts, in both directions: a value that differs, a field or card that only one side has, is a
 * failure. Where a value comes from is no data; what effects say in words is proven by the scenarios.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { boardOf, exitsFrom } from '@main/games/paper-dungeons/board'
import { HOUSE_CONTENT as content } from '@main/games/paper-dungeons/content'
import * as printed from '@main/games/paper-dungeons/content/printed'
import {
  BOXES,
  CAMPAIGNS,
  COLORS,
  COLUMNS,
  DICE,
  DUNGEONS,
  GEMS,
  HEROES,
  ITEMS,
  METRICS,
  MONSTERS,
  REWARDS,
  roomId,
  roomOf,
  SYMBOLS,
  TURNS,
  type ItemEffect,
  type Measure,
  type RoomId,
} from '@shared/games/paper-dungeons'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

const anything: unknown = JSON.parse(
  readFileSync(resolve(import.meta.dirname, 'facts.json'), 'utf8'),
)
const list = v.array(v.record(v.string(), v.unknown()))
const facts = v.parse(
  v.looseObject({
    constants: v.record(v.string(), v.object({ value: v.unknown() })),
    vocabulary: v.record(v.string(), v.unknown()),
    dice: v.object({ faces: list, numbers: v.record(v.string(), v.unknown()) }),
    tracks: v.record(v.string(), list),
    monsters: list,
    grid: v.looseObject({ rooms: list }),
    magicItems: list,
    powers: list,
    bosses: list,
    campaigns: list,
    dungeons: list,
    metrics: v.record(v.string(), v.string()),
    soloMissionProfiles: list,
    missions: list,
    objectives: list,
    scoring: list,
    solo: v.looseObject({ ranks: list }),
  }),
  anything,
)

/** The same without where it comes from. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'src' && key !== 'why')
      .map(([key, of]) => [key, bare(of)]),
  )
}
function without(records: readonly Readonly<Record<string, unknown>>[], ...fields: string[]) {
  return records.map((record) =>
    bare(Object.fromEntries(Object.entries(record).filter(([key]) => !fields.includes(key)))),
  )
}
function values(of: unknown): unknown {
  return v.parse(v.object({ value: v.unknown() }), of).value
}
function camel(metric: string): string {
  return metric.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
function measured(measure: Measure) {
  const { metric, ...args } = measure
  return { metric: camel(metric), args }
}

describe('the data are those of the facts', () => {
  test('vocabulary', () => {
    const { heroes, colours, symbols, monsters, rewards } = facts.vocabulary
    expect({ heroes, colours, symbols, monsters, rewards }).toEqual({
      heroes: HEROES,
      colours: COLORS,
      symbols: SYMBOLS,
      monsters: MONSTERS,
      rewards: REWARDS,
    })
    expect(METRICS.map(camel)).toEqual(Object.keys(facts.metrics).filter((key) => key !== 'src'))
    expect([...new Set(BOXES.map((box) => box.slice(0, 1))), 'L']).toEqual(
      facts.scoring.map(({ box }) => box),
    )
  })

  test('constants', () => {
    const rows = content.tracks.potionRows
    const spaces = rows.reduce((sum, { size }) => sum + size, 0)
    const damage = content.tracks.damage.map(({ from }) => from)
    expect(
      Object.fromEntries(Object.entries(facts.constants).map(([key, { value }]) => [key, value])),
    ).toEqual({
      minPlayers: 1,
      maxPlayers: 8,
      turns: TURNS,
      turnsPerRound: printed.BOSS_AFTER_TURN.map(
        (turn, at) => turn - (printed.BOSS_AFTER_TURN[at - 1] ?? 0),
      ),
      bossAfterTurn: printed.BOSS_AFTER_TURN,
      dicePerTurn: printed.DICE_PER_TURN,
      rerollAtSkulls: printed.VOID_ROLL,
      rerollAtClovers: printed.VOID_ROLL,
      damagePerSkull: 1,
      trapDamage: printed.TRAP_DAMAGE,
      heroStartLevel: 1,
      heroMaxLevel: printed.TOP_LEVEL,
      startingLife: HEROES.length,
      maximumLife: HEROES.length * printed.TOP_LEVEL,
      classBonusLevel: printed.CLASS_BONUS_LEVEL,
      blackHeroesPerObjective: content.objectives[0]?.black.length,
      movesPerDie: printed.MOVES,
      movesPerBootsDie: printed.MOVES_OF_BOOTS,
      potionsPerDie: printed.POTIONS_PER_DIE,
      heartsPerPotion: printed.HEARTS_PER_POTION,
      potionCapacity: spaces,
      potionRows: rows.length,
      itemCount: ITEMS.length,
      marksPerItem: printed.MARKS_PER_ITEM,
      gloryPerItemMark: 1,
      dungeonGems: GEMS.length,
      gemTrackLength: content.tracks.gems.length - 1,
      gloryPerLevelSixHero: 1,
      resurrectionGlory: printed.RESURRECTION_GLORY,
      missionsRevealed: printed.MISSIONS_OPEN,
      missionGlory: printed.MISSION_GLORY,
      objectivesDealt: printed.CARDS_DEALT,
      powersDealt: printed.CARDS_DEALT,
      cardsKeptOfEach: 1,
      warriorBossBonus: printed.WARRIOR_STRENGTH,
      swordBossBonus: 3,
      berserkerBossBonus: printed.BERSERKER_STRENGTH,
      damageTrackLength: damage.at(-1),
    })
  })

  test('dice', () => {
    expect(content.faces.map((faces, at) => ({ die: at + 1, faces }))).toEqual(
      without(facts.dice.faces),
    )
    expect(content.numbers).toEqual(bare(facts.dice.numbers))
    expect(DICE).toEqual(COLORS.flatMap((color) => content.faces.map(() => color)))
  })

  test('tracks', () => {
    const { lowestHero, gems, monsters, damage, potionRows } = content.tracks
    expect({
      lowestHero: lowestHero.map((glory, at) => ({ level: at + 1, glory })),
      gems: gems.map((space, count) => ({ count, ...space })),
      monsters: monsters.map((glory, count) => ({ count, glory })),
      damage,
      potionRows: potionRows.map((row, at) => ({ row: at + 1, ...row })),
    }).toEqual(bare(facts.tracks))
    expect(MONSTERS.map((id) => ({ id, facedBy: content.facedBy[id] }))).toEqual(
      without(facts.monsters, 'name'),
    )
  })

  test('map', () => {
    const { grid } = facts
    const byId = (one: unknown, other: unknown) =>
      JSON.stringify(one).localeCompare(JSON.stringify(other))
    expect(content.rooms.toSorted(byId)).toEqual(without(grid.rooms).toSorted(byId))
    expect(content.rooms.map(({ id }) => id)).toEqual(content.rooms.map((_, at) => roomId(at)))
    const rows = [...new Set(content.rooms.map(({ id }) => Number(id.slice(1))))]
    expect({
      columns: COLUMNS,
      rows,
      doors: content.doors,
      wraps: content.wraps,
      rivers: content.rivers,
      printedWalls: content.walls,
    }).toEqual(
      Object.fromEntries(
        Object.entries(grid)
          .filter(([key]) => key !== 'rooms')
          .map(([key, of]) => [key, values(of)]),
      ),
    )
  })

  test('magic items', () => {
    const tags: Readonly<Record<string, ItemEffect['type']>> = {
      'auto-defeat-monsters': 'defeat-monsters',
      'monster-fight-level': 'fight-level',
    }
    const asHere = v.pipe(
      v.looseObject({ tag: v.string(), count: v.optional(v.unknown()) }),
      v.transform(({ tag, count, ...others }) => ({
        type: tags[tag] ?? tag,
        // One level is what the effect is.
        ...(count === undefined || tag === 'gain-level' ? {} : { count }),
        ...others,
      })),
    )
    expect(
      content.items.map(({ id, effect, glory }, at) => ({
        slot: at + 1,
        id,
        effect,
        glory,
        symbol: content.itemSymbols[at] ?? null,
      })),
    ).toEqual(
      facts.magicItems.map(({ slot, id, effect, glory, symbol }) => ({
        slot,
        id,
        effect: v.parse(asHere, effect),
        glory,
        symbol,
      })),
    )
  })

  test('powers', () => {
    expect(content.powers.map(({ id, kind, glory }) => ({ id, type: kind, glory }))).toEqual(
      without(facts.powers, 'name', 'nameIt', 'when', 'effect'),
    )
  })

  test('bosses', () => {
    const colours = ['green', 'amber', 'crimson']
    expect(
      content.bosses.map(({ color, doubled, scattered, ...boss }) => ({
        ...boss,
        colour: color,
        slot: colours.indexOf(color) + 1,
        vulnerable: doubled,
        scatterGems: scattered,
      })),
    ).toEqual(without(facts.bosses, 'name'))
  })

  test('dungeons and campaigns', () => {
    expect(content.dungeons.map(({ id, ...card }) => ({ letter: id, ...card }))).toEqual(
      without(facts.dungeons, 'name', 'campaign', 'scenario'),
    )
    expect(content.campaigns).toEqual(without(facts.campaigns, 'name', 'nameIt', 'winner'))
    expect(content.campaigns.map(({ id }) => id)).toEqual(CAMPAIGNS)
    for (const { letter, campaign, scenario } of facts.dungeons) {
      const of = content.campaigns.find(({ id }) => id === campaign)
      expect(of?.dungeons[Number(scenario) - 1]).toBe(letter)
    }
  })

  test('missions', () => {
    expect(
      content.missions.map(({ id, measure, atLeast }, at) => ({
        number: at + 1,
        id,
        ...measured(measure),
        atLeast,
        glory: printed.MISSION_GLORY,
      })),
    ).toEqual(without(facts.missions, 'name', 'soloProfile'))
    expect(content.missions.map(({ solo }) => solo)).toEqual(
      facts.missions.map(
        ({ soloProfile }) =>
          facts.soloMissionProfiles.find(({ id }) => id === soloProfile)?.['byTurn'],
      ),
    )
  })

  test('objectives', () => {
    expect(
      content.objectives.map(({ id, measure, compare, tiers, black }, at) => ({
        number: at + 1,
        id,
        ...measured(measure),
        compare: `at-${compare}`,
        tiers,
        black,
        white: HEROES.filter((hero) => !black.includes(hero)),
      })),
    ).toEqual(without(facts.objectives, 'name'))
  })

  test('ranks of a lone player', () => {
    expect(content.ranks.map(({ from }) => from)).toEqual(facts.solo.ranks.map(({ from }) => from))
  })
})

describe('every dungeon', () => {
  /** Steps without items from outside, or a room, to another. */
  function steps(dungeon: (typeof DUNGEONS)[number], from: number, to: RoomId): number {
    const board = boardOf(content, dungeon)
    let reached = new Set([from])
    for (let count = 0; count < 40; count++) {
      if (reached.has(roomOf(to))) return count
      reached = new Set(
        [...reached].flatMap((room) => [
          room,
          ...exitsFrom(board, room)
            .filter(({ wall, river }) => !wall && !river)
            .map((exit) => exit.to),
        ]),
      )
    }
    throw new Error(`${to} cannot be reached`)
  }

  const walks: Readonly<Record<string, string>> = {
    A: '2-6-5',
    B: '4-6-6',
    C: '2-6-5',
    D: '3-5-4',
    E: '3-4-4',
    F: '4-3-5',
    G: '2-6-4',
    H: '2-5-4',
    I: '3-3-5',
    J: '2-4-3',
    K: '3-5-4',
    L: '3-4-6',
  }
  test.each(DUNGEONS)(
    '%s leaves all rooms open without items, its bosses as far as they say',
    (id) => {
      const board = boardOf(content, id)
      for (const { id: room } of content.rooms) expect(steps(id, -1, room)).toBeGreaterThan(0)
      const [one, two, three] = board.dungeon.bossRooms
      const walk = [steps(id, -1, one), steps(id, roomOf(one), two), steps(id, roomOf(two), three)]
      expect(walk.join('-')).toBe(walks[id])
    },
  )

  test.each(DUNGEONS)('%s bars ways that exist, and lets both wrapping rows through', (id) => {
    const board = boardOf(content, id)
    const exits = board.rooms.flatMap((room) =>
      room.exits.map((exit) => ({ from: room.room, ...exit })),
    )
    const { walls } = board.dungeon
    expect(exits.filter(({ wall }) => wall)).toHaveLength(2 * (content.walls.length + walls.length))
    expect(exits.filter(({ river }) => river)).toHaveLength(2 * content.rivers.length)
    for (const { from, to, wall, river } of exits)
      expect(exits).toContainEqual({ from: to, to: from, wall, river })
    for (const wrap of ['A2', 'A4'] as const)
      expect(board.rooms[roomOf(wrap)]?.exits).toContainEqual({
        to: roomOf(wrap) + COLUMNS.length - 1,
        wall: false,
        river: false,
      })
  })

  test('has three bosses of the three colours; no boss returns within a campaign', () => {
    for (const { dungeons } of content.campaigns) {
      const bosses = dungeons.flatMap((id) => boardOf(content, id).bosses)
      expect(new Set(bosses).size).toBe(9)
      expect(bosses.map(({ color }) => color)).toEqual(
        dungeons.flatMap(() => ['green', 'amber', 'crimson']),
      )
    }
  })
})
