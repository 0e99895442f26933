/** What is worth having in One Deck Dungeon. Pure functions of the games that count. */
import {
  ACHIEVEMENTS,
  DUNGEONS,
  HEROES,
  LOW_LEVELS,
  RUN_OF_WINS,
  SWIFT_TURNS,
} from '@shared/games/one-deck-dungeon'
import type { AchievementId, HeroId, OddTypes } from '@shared/games/one-deck-dungeon'
import { achievementName, achievementText } from '@shared/games/one-deck-dungeon/keys'
import { achievementsOf, byAll, byRun, byWin } from '../../achievement-rules'
import type { AchievementRule, AchievementRules } from '../../achievement-rules'
import type { GameWithTally } from '../../counted-games'
import { bestsOf } from './bests'

type OddGame = GameWithTally<OddTypes>
type EarnedBy = AchievementRule<OddTypes>['earnedBy']

/** The heroes of the seats that count. */
export function heroesIn({
  outcome,
  seats,
}: Pick<OddGame, 'outcome' | 'seats'>): readonly HeroId[] {
  return seats.flatMap((seat) => outcome.heroes[seat] ?? [])
}

/** What the boss, which is the last met of a game that was won, dealt to all heroes. */
function damageOfBoss({ tally }: OddGame): number | null {
  const boss = tally?.encounters.at(-1)
  return boss === undefined ? null : sum(boss.damage)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

const PAIRINGS = HEROES.flatMap((hero) => DUNGEONS.map((dungeon) => `${hero} ${dungeon}`))

const RULES: Readonly<Record<AchievementId, EarnedBy>> = {
  'first-win': byWin(() => true),
  'full-table': byWin(({ outcome }) => outcome.heroes.length === 4),
  untouched: byWin((game) => damageOfBoss(game) === 0),
  'three-in-a-row': byRun(RUN_OF_WINS, ({ won }) => won),
  'last-heart': byWin(({ outcome }) => outcome.healthLeft?.every((left) => left === 1) ?? false),
  swift: byWin(({ outcome }) => outcome.turns !== null && outcome.turns <= SWIFT_TURNS),
  'no-healing': byWin(
    ({ outcome, tally }) =>
      outcome.heroes.length === 1 && tally !== null && sum(tally.healed) === 0,
  ),
  'low-level': byWin(({ outcome }) => outcome.levels <= LOW_LEVELS),
  fearless: byWin(({ outcome }) => outcome.tier === 'fearless'),
  'every-dungeon': byAll(DUNGEONS, ({ won, outcome }) => (won ? [outcome.dungeon] : [])),
  'every-hero': byAll(HEROES, (game) => (game.won ? heroesIn(game) : [])),
  'every-pairing': byAll(PAIRINGS, (game) =>
    game.won ? heroesIn(game).map((hero) => `${hero} ${game.outcome.dungeon}`) : [],
  ),
  'all-fearless': byAll(DUNGEONS, ({ won, outcome }) =>
    won && outcome.tier === 'fearless' ? [outcome.dungeon] : [],
  ),
}

/** The numbers that the sentences name. */
const NAMED: Readonly<Partial<Record<AchievementId, number>>> = {
  swift: SWIFT_TURNS,
  'low-level': LOW_LEVELS,
  'three-in-a-row': RUN_OF_WINS,
}

export const achievements: AchievementRules<OddTypes> = {
  all: achievementsOf(ACHIEVEMENTS, RULES, {
    name: achievementName,
    text: achievementText,
    counts: NAMED,
  }),
  bests: bestsOf,
}
