/** Checkmarks (R42, R43): what a game earns, and which spaces may take them. Pure functions. */
import { SPACE_COLORS } from '@shared/games/one-deck-dungeon'
import type {
  Catalogue,
  DungeonId,
  Earned,
  Mark,
  Outcome,
  SpaceColor,
  TalentId,
  TalentMarks,
} from '@shared/games/one-deck-dungeon'

/** Killing the boss earns three checkmarks (R42). */
export const BOSS_CHECKMARKS = 3
/** Two from floor to floor, and one to the boss: each earns one (R42). */
export const DESCENTS = 3

/** What a finished game earned every sheet that was in it, won or lost (R42). */
export function earnedCheckmarks(outcome: Outcome, catalogue: Catalogue): Earned {
  const { descents, levels } = outcome
  const boss = outcome.bossDefeated ? BOSS_CHECKMARKS : 0
  const tier = catalogue.tiers.find(({ id }) => id === outcome.tier)?.checkmarks ?? 0
  return { descents, levels, boss, tier, total: descents + levels + boss + tier }
}

/** The spaces that a dungeon's difficulty opens: easy green, medium yellow too, hard any (R43). */
export function colorsOf(dungeon: DungeonId, catalogue: Catalogue): readonly SpaceColor[] {
  return SPACE_COLORS.slice(0, dungeonOf(dungeon, catalogue).difficulty)
}

/** A dungeon's facts. @throws Error where the catalogue lacks a dungeon of its own game */
export function dungeonOf(dungeon: DungeonId, catalogue: Catalogue) {
  const found = catalogue.dungeons.find(({ id }) => id === dungeon)
  if (found === undefined) throw new Error(`The catalogue has no dungeon ${dungeon}.`)
  return found
}

/** Every talent of a sheet with its marks and spaces, in the catalogue's order. */
export function talentMarks(marks: readonly Mark[], catalogue: Catalogue): readonly TalentMarks[] {
  return catalogue.talents.map(({ id, spaces }) => {
    const placed = countColors(marks.filter(({ talent }) => talent === id))
    const earned = SPACE_COLORS.every((color) => placed[color] >= spaces[color])
    return { talent: id, marks: placed, spaces, earned }
  })
}

function countColors(marks: readonly Mark[]): Record<SpaceColor, number> {
  const counts = { green: 0, yellow: 0, red: 0 }
  for (const { color } of marks) counts[color]++
  return counts
}

/** An empty sheet's spaces, filled one by one: `take` tells whether a mark found one left. */
export function freeSpaces({ talents }: Catalogue) {
  const left = new Map<TalentId, Record<SpaceColor, number>>(
    talents.map(({ id, spaces }) => [id, { ...spaces }]),
  )
  const take = ({ talent, color }: Mark): boolean => {
    const spaces = left.get(talent)
    if (spaces === undefined || spaces[color] === 0) return false
    spaces[color]--
    return true
  }
  return { take }
}

export function hasFreeSpace({ marks, spaces }: TalentMarks, color: SpaceColor): boolean {
  return marks[color] < spaces[color]
}

/** Whether a checkmark that may go on these colours finds a space on the sheet. */
export function isPlaceable(
  talents: readonly TalentMarks[],
  colors: readonly SpaceColor[],
): boolean {
  return talents.some((talent) => colors.some((color) => hasFreeSpace(talent, color)))
}
