/** What is worth having in Dungeon Run. Pure functions of the games that count. */
import {
  ACHIEVEMENTS,
  BOSSES,
  FAIR_ASSISTS,
  HEROES,
  HIGH_SCORE,
  RUN_OF_WINS,
  SWIFT_ROUNDS,
  type AchievementId,
  type Feat,
  type DungeonRunTypes,
} from '@shared/games/dungeon-run'
import { achievementName, achievementText } from '@shared/games/dungeon-run/keys'
import { achievementsOf, byAll, byOne, byRun, byWin } from '../../achievement-rules'
import type { AchievementRule, AchievementRules } from '../../achievement-rules'
import type { GameWithTally } from '../../counted-games'
import { bestsOf } from './bests'
import { runsOf, scoreOf } from './statistics'

type RunGame = GameWithTally<DungeonRunTypes>
type EarnedBy = AchievementRule<DungeonRunTypes>['earnedBy']

/** What the winner did; null: nobody knows. */
function featsOfWinner({ outcome, tally }: RunGame): Readonly<Record<Feat, number>> | null {
  return tally?.seats[outcome.winner ?? -1] ?? null
}

const RULES: Readonly<Record<AchievementId, EarnedBy>> = {
  'first-win': byWin(() => true),
  'out-with-stone': byWin(({ outcome }) => outcome.by === 'stone'),
  'last-alive': byWin(({ outcome }) => outcome.by === 'last-hero'),
  'full-table': byWin(({ outcome }) => outcome.heroes.length === 4),
  'never-fainted': byWin(
    (game) => game.outcome.heroes.length > 1 && featsOfWinner(game)?.faints === 0,
  ),
  'fair-play': byWin((game) => {
    const feats = featsOfWinner(game)
    return feats !== null && feats.assists >= FAIR_ASSISTS && feats.sabotages === 0
  }),
  swift: byWin(({ outcome }) => outcome.rounds !== null && outcome.rounds <= SWIFT_ROUNDS),
  'high-score': byOne(({ outcome }) => (scoreOf(outcome) ?? 0) >= HIGH_SCORE),
  'three-in-a-row': byRun(RUN_OF_WINS, ({ won }) => won),
  'every-boss': byAll(BOSSES, ({ won, outcome }) => (won ? [outcome.boss] : [])),
  'every-hero': byAll(HEROES, (game) =>
    runsOf([game]).flatMap(({ hero, won }) => (won ? [hero] : [])),
  ),
}

/** The numbers that the sentences name. */
const NAMED: Readonly<Partial<Record<AchievementId, number>>> = {
  'fair-play': FAIR_ASSISTS,
  swift: SWIFT_ROUNDS,
  'high-score': HIGH_SCORE,
  'three-in-a-row': RUN_OF_WINS,
}

export const achievements: AchievementRules<DungeonRunTypes> = {
  all: achievementsOf(ACHIEVEMENTS, RULES, {
    name: achievementName,
    text: achievementText,
    counts: NAMED,
  }),
  bests: bestsOf,
}
