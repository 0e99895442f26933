/** What is worth having in Dungeon Digger. Pure functions of the games that count. */
import {
  ACHIEVEMENTS,
  AWARDS,
  CORRIDOR_GOLD,
  LANDSLIDE,
  LORDS,
  MOST_PLAYERS,
  RAIDS,
  RUN_OF_WINS,
  SCENARIOS,
  standings,
  type AchievementId,
  type DungeonDiggerTypes,
  type Tally,
} from '@shared/games/dungeon-digger'
import { achievementName, achievementText } from '@shared/games/dungeon-digger/keys'
import { achievementsOf, byAll, byRun, byWin } from '../../achievement-rules'
import type { AchievementRule, AchievementRules } from '../../achievement-rules'
import type { GameWithTally } from '../../counted-games'
import { bestsOf } from './bests'
import { runsOf } from './statistics'

type DiggerGame = GameWithTally<DungeonDiggerTypes>
type EarnedBy = AchievementRule<DungeonDiggerTypes>['earnedBy']

function winnersOf(game: DiggerGame) {
  return runsOf([game]).filter(({ won }) => won)
}
/** Whether what a winner did is known, and was so. */
function winnerDid(game: DiggerGame, isSo: (seat: Tally['seats'][number]) => boolean): boolean {
  return winnersOf(game).some(({ seat }) => {
    const did = game.tally?.seats[seat]
    return did !== undefined && isSo(did)
  })
}
function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
/** How far the winner is ahead of the next one; nobody shares the victory. */
function leadIn(game: DiggerGame): number {
  const [own] = winnersOf(game)
  if (own?.total == null) return 0
  const others = standings(game.outcome).flatMap(({ score }, seat) =>
    seat === own.seat ? [] : (score ?? []),
  )
  return others.length === 0 ? 0 : own.total - Math.max(...others)
}

const RULES: Readonly<Record<AchievementId, EarnedBy>> = {
  'first-win': byWin(() => true),
  'full-table': byWin(({ outcome }) => outcome.scores.length === MOST_PLAYERS),
  'three-awards': byWin((game) =>
    winnersOf(game).some(({ score }) => score.awards.length === AWARDS.length),
  ),
  'long-corridor-gold': byWin((game) =>
    winnerDid(game, ({ gold }) => sumOf(gold.corridor) >= CORRIDOR_GOLD),
  ),
  'never-raided': byWin((game) => winnerDid(game, ({ losses }) => losses === 0)),
  raider: byWin((game) => winnerDid(game, ({ conquests }) => conquests >= RAIDS)),
  landslide: byWin((game) => leadIn(game) >= LANDSLIDE),
  'three-in-a-row': byRun(RUN_OF_WINS, ({ won }) => won),
  'every-scenario': byAll(SCENARIOS, ({ won, outcome: { scenario } }) =>
    won && scenario !== null ? [scenario] : [],
  ),
  'every-lord': byAll(LORDS, (game) => winnersOf(game).flatMap(({ score }) => score.lord ?? [])),
}

/** The numbers that the sentences name. */
const NAMED: Readonly<Partial<Record<AchievementId, number>>> = {
  'full-table': MOST_PLAYERS,
  'long-corridor-gold': CORRIDOR_GOLD,
  raider: RAIDS,
  landslide: LANDSLIDE,
  'three-in-a-row': RUN_OF_WINS,
}

export const achievements: AchievementRules<DungeonDiggerTypes> = {
  all: achievementsOf(ACHIEVEMENTS, RULES, {
    name: achievementName,
    text: achievementText,
    counts: NAMED,
  }),
  bests: bestsOf,
}
