/** What a sheet can have brought from paper (R42, R43, R45). Pure functions. */
import { SPACE_COLORS } from '@shared/games/one-deck-dungeon'
import type {
  CampaignRefusalCode,
  Catalogue,
  Mark,
  PaperSheet,
} from '@shared/games/one-deck-dungeon'
import { TOP_LEVEL, startingLevel } from '../cards/levels'
import { BOSS_CHECKMARKS, DESCENTS, talentMarks } from '../checkmarks'

/** Why something about checkmarks cannot be, with the numbers that its sentence names. */
export interface CampaignFault {
  readonly code: CampaignRefusalCode
  readonly message: string
  readonly details: Readonly<Record<string, string | number>>
}

/**
 * The first thing about a sheet on paper that cannot be; null: it can.
 * @param placed what games have placed on the sheet since: those spaces are taken
 */
export function faultInPaper(
  paper: PaperSheet,
  placed: readonly Mark[],
  catalogue: Catalogue,
): CampaignFault | null {
  return (
    faultInSpaces(paper, placed, catalogue) ??
    faultInBosses(paper) ??
    faultInCount(paper, catalogue)
  )
}

/** No talent has more checkmarks than spaces (R43). */
function faultInSpaces(
  { marks }: PaperSheet,
  placed: readonly Mark[],
  catalogue: Catalogue,
): CampaignFault | null {
  const taken = talentMarks(placed, catalogue)
  for (const [at, told] of talentMarks(marks, catalogue).entries()) {
    for (const color of SPACE_COLORS) {
      const most = told.spaces[color] - (taken[at]?.marks[color] ?? 0)
      const found = told.marks[color]
      if (found > 0 && found > most)
        return {
          code: 'paper-spaces',
          message: `There are not so many free ${color} spaces on ${told.talent}.`,
          details: { talent: told.talent, color, marks: found, most },
        }
    }
  }
  return null
}

/** Each boss is beaten in a game of its own (R45). */
function faultInBosses({ games, bosses }: PaperSheet): CampaignFault | null {
  if (bosses.length <= games) return null
  const message = 'There are more bosses beaten than games played.'
  return { code: 'paper-bosses', message, details: { bosses: bosses.length, games } }
}

/** All checkmarks come from games (R42). */
function faultInCount({ games, marks }: PaperSheet, catalogue: Catalogue): CampaignFault | null {
  const most = mostCheckmarks(catalogue)
  const least = Math.ceil(marks.length / most)
  if (games >= least) return null
  const message = 'So few games do not give so many checkmarks.'
  return { code: 'paper-checkmarks', message, details: { marks: marks.length, games, least, most } }
}

/** The most that one game gives: every descent and level, the boss, and the tier that gives the most with them (R42). */
export function mostCheckmarks({ tiers }: Catalogue): number {
  const ofTiers = tiers.map(({ id, checkmarks }) => TOP_LEVEL - startingLevel(id) + checkmarks)
  return DESCENTS + BOSS_CHECKMARKS + Math.max(...ofTiers)
}
