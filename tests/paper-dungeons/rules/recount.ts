/**
 * The score counted once more, from a finished sheet and the facts alone, as a player does at the table with the printed
 * sheet before them. It shares no code with the rules: it looks rooms up by name and counts them one by one.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { COLUMNS, HEROES, ITEMS, type Outcome, type Sheet } from '@shared/games/paper-dungeons'
import * as v from 'valibot'

const tier = v.object({ at: v.number(), glory: v.number() })
const facts = v.parse(
  v.object({
    tracks: v.object({
      lowestHero: v.array(v.object({ level: v.number(), glory: v.number() })),
      gems: v.array(v.object({ count: v.number(), glory: v.number() })),
      monsters: v.array(v.object({ count: v.number(), glory: v.number() })),
      damage: v.array(v.object({ from: v.number(), glory: v.number() })),
    }),
    grid: v.object({
      rooms: v.array(
        v.object({
          id: v.string(),
          monster: v.nullable(v.object({ type: v.string(), level: v.number() })),
          trap: v.boolean(),
        }),
      ),
    }),
    magicItems: v.array(v.object({ id: v.string(), glory: v.number() })),
    powers: v.array(v.object({ id: v.string(), glory: v.number() })),
    objectives: v.array(
      v.object({
        id: v.string(),
        metric: v.string(),
        args: v.object({
          types: v.optional(v.array(v.string()), []),
          level: v.optional(v.number(), 0),
        }),
        compare: v.string(),
        tiers: v.array(tier),
      }),
    ),
  }),
  JSON.parse(readFileSync(resolve(import.meta.dirname, 'facts.json'), 'utf8')),
)

/** The paper sheet: what is explored, crossed out and marked, by name. */
interface Paper {
  readonly explored: readonly string[]
  readonly defeated: readonly { readonly type: string; readonly level: number }[]
}

const order = facts.grid.rooms.toSorted(
  (one, other) => Number(one.id[1]) - Number(other.id[1]) || one.id.localeCompare(other.id),
)

function paperOf({ explored, defeated }: Sheet): Paper {
  const monsters = order.flatMap(({ monster }) => (monster === null ? [] : [monster]))
  return {
    explored: order
      .map(({ id }) => id)
      .filter((id) => {
        const column = COLUMNS.findIndex((name) => id.startsWith(name))
        return Math.floor((explored[Number(id[1]) - 1] ?? 0) / 2 ** column) % 2 === 1
      }),
    defeated: monsters.filter((_, at) => Math.floor(defeated / 2 ** at) % 2 === 1),
  }
}

function countOf(
  metric: string,
  { types, level }: { readonly types: readonly string[]; readonly level: number },
  sheet: Sheet,
  bossGlory: number,
): number {
  const { explored, defeated } = paperOf(sheet)
  const counts: Readonly<Record<string, number>> = {
    roomsExplored: explored.length,
    rowsComplete: [1, 2, 3, 4, 5, 6].filter(
      (row) => explored.filter((id) => id.endsWith(String(row))).length === 6,
    ).length,
    trapRoomsExplored: order.filter(({ id, trap }) => trap && explored.includes(id)).length,
    monstersDefeated: defeated.length,
    monstersOfType: defeated.filter(({ type }) => types.includes(type)).length,
    monstersLevelAtLeast: defeated.filter((monster) => monster.level >= level).length,
    heroLevelSum: sheet.levels.reduce((sum, one) => sum + one, 0),
    heroesAtLeast: sheet.levels.filter((one) => one >= level).length,
    gemsMarked: sheet.gemMarks,
    itemMarks: sheet.items.reduce((sum, one) => sum + one, 0),
    itemsComplete: sheet.items.filter((one) => one === 2).length,
    brewDice: sheet.brews,
    potionHeartsLeft: 2 * sheet.potions - sheet.hearts,
    damageMarked: sheet.damage,
    bossGlory,
  }
  const count = counts[metric]
  if (count === undefined) throw new Error(`nobody counts ${metric}`)
  return count
}

function objectiveGlory(sheet: Sheet, bossGlory: number): number {
  const card = facts.objectives.find(({ id }) => id === sheet.objective)
  if (card === undefined) throw new Error('no objective was kept')
  const count = countOf(card.metric, card.args, sheet, bossGlory)
  const reached = card.tiers.filter(({ at }) =>
    card.compare === 'at-most' ? count <= at : count >= at,
  )
  return reached.at(-1)?.glory ?? 0
}

/**
 * The boxes of a finished sheet.
 * @param bosses what each boss brought, by its event
 * @param missions what each mission brought, by its event
 */
export function recount(
  sheet: Sheet,
  bosses: readonly number[],
  missions: readonly number[],
): Outcome['players'][number]['boxes'] {
  const { tracks } = facts
  const weakest = Math.min(...sheet.levels)
  const atTop = HEROES.filter((_, at) => sheet.levels[at] === 6).length
  const complete = ITEMS.filter((_, at) => sheet.items[at] === 2)
  const marks = sheet.items.reduce((sum, one) => sum + one, 0)
  const monsters = paperOf(sheet).defeated.length
  const bossGlory = bosses.reduce((sum, one) => sum + one, 0)
  const power = facts.powers.find(({ id }) => id === sheet.power)
  if (power === undefined) throw new Error('no power was kept')
  return [
    ...bosses,
    (tracks.lowestHero.find(({ level }) => level === weakest)?.glory ?? NaN) + atTop,
    marks +
      facts.magicItems
        .filter(({ id }) => complete.some((item) => item === id))
        .reduce((sum, { glory }) => sum + glory, 0),
    tracks.gems.find(({ count }) => count === sheet.gemMarks)?.glory ?? NaN,
    tracks.monsters.find(({ count }) => count === monsters)?.glory ?? NaN,
    tracks.damage.filter(({ from }) => from <= sheet.damage).at(-1)?.glory ?? 0,
    sheet.resurrected ? -9 : 0,
    objectiveGlory(sheet, bossGlory) + power.glory,
    ...missions,
  ]
}
