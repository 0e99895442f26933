/** What is worth having in Paper Dungeons. Pure functions of the games that count. */
import {
  ACHIEVEMENTS,
  BOXES,
  DUNGEONS,
  FULL_TABLE,
  MANY_GEMS,
  RUN_OF_WINS,
  rankOf,
  totalOf,
} from '@shared/games/paper-dungeons'
import type { AchievementId, PaperTypes, PlayerOutcome, Tally } from '@shared/games/paper-dungeons'
import type { Phrase } from '@shared/games/game'
import { achievementName, achievementText, bestText } from '@shared/games/paper-dungeons/keys'
import { achievementsOf, byAll, byOne, byRun, byWin } from '../../achievement-rules'
import type { AchievementRule, AchievementRules } from '../../achievement-rules'
import type { GameWithTally } from '../../counted-games'
import { contentOf } from '../content'

type PaperGame = GameWithTally<PaperTypes>
type EarnedBy = AchievementRule<PaperTypes>['earnedBy']
type SeatTally = Tally['seats'][number]

const DAMAGE_BOX = BOXES.indexOf('H')
/** The best of the three results that a boss can be defeated with. */
const BEST_RESULT = 3

/** The sheets of the seats that count. */
function sheetsIn({ outcome, seats }: PaperGame): readonly PlayerOutcome[] {
  return seats.flatMap((seat) => outcome.players[seat] ?? [])
}

function bySheet(isMet: (sheet: PlayerOutcome, game: PaperGame) => boolean): EarnedBy {
  return byOne((game) => sheetsIn(game).some((sheet) => isMet(sheet, game)))
}

/** By what one of those who count did at the app's table. */
function byTally(isMet: (own: SeatTally) => boolean): EarnedBy {
  return byOne(({ tally, seats }) =>
    seats.some((seat) => {
      const own = tally?.seats[seat]
      return own !== undefined && isMet(own)
    }),
  )
}

/** Every boss of the game defeated, with at least this result. */
function bossesWith(least: number): EarnedBy {
  return byTally(({ bosses }) => bosses.length === 3 && bosses.every((one) => one.reached >= least))
}

const RULES: Readonly<Record<AchievementId, EarnedBy>> = {
  'first-win': byWin(() => true),
  'every-boss': bossesWith(1),
  unscathed: bySheet(({ boxes }) => boxes[DAMAGE_BOX] === 0),
  gems: byTally(({ gems }) => gems >= MANY_GEMS),
  'full-table': byWin(({ outcome }) => outcome.players.length >= FULL_TABLE),
  'three-in-a-row': byRun(RUN_OF_WINS, ({ won }) => won),
  'top-rank': bySheet(({ boxes }, { outcome }) => {
    const { ranks } = contentOf(outcome)
    return outcome.players.length === 1 && rankOf(ranks, totalOf(boxes)) === ranks.at(-1)?.id
  }),
  'best-of-bosses': bossesWith(BEST_RESULT),
  'every-dungeon': byAll(DUNGEONS, ({ outcome }) =>
    outcome.dungeon === null ? [] : [outcome.dungeon],
  ),
}

/** The numbers that the sentences name. */
const NAMED: Readonly<Partial<Record<AchievementId, number>>> = {
  gems: MANY_GEMS,
  'full-table': FULL_TABLE,
  'three-in-a-row': RUN_OF_WINS,
  'every-dungeon': DUNGEONS.length,
}

/** The best total of those who count. */
function bestTotal(game: PaperGame): number {
  return Math.max(...sheetsIn(game).map(({ boxes }) => totalOf(boxes)))
}

/** A first win, and a total that no game brought before. */
function bests(game: PaperGame, before: readonly PaperGame[]): readonly Phrase[] {
  const counting = before.filter((one) => sheetsIn(one).length > 0)
  if (sheetsIn(game).length === 0) return []
  const total = bestTotal(game)
  const isHighest = counting.length > 0 && counting.every((one) => bestTotal(one) < total)
  return [
    ...(game.won && !before.some(({ won }) => won) ? [{ key: bestText('firstWin') }] : []),
    ...(isHighest ? [{ key: bestText('highestTotal'), named: { total } }] : []),
  ]
}

export const achievements: AchievementRules<PaperTypes> = {
  all: achievementsOf(ACHIEVEMENTS, RULES, {
    name: achievementName,
    text: achievementText,
    counts: NAMED,
  }),
  bests,
}
