/** What is worth having, and worth telling at a game's end: pure functions of finished games, nothing of it is stored. */
import type { GameTypes, Phrase } from '@shared/games/game'
import type { GameWithTally } from './counted-games'

/** Something that is earned once, by the first game with which it is done. */
export interface AchievementRule<T extends GameTypes> {
  /** Never changed: a game's screens find its sign by it. */
  readonly id: string
  readonly name: Phrase
  /** What is to be done for it. */
  readonly text: Phrase
  /**
   * @param games the oldest first; of each only the seats that count are looked at
   * @returns the place of the game that earned it; -1: none has
   */
  earnedBy(games: readonly GameWithTally<T>[]): number
}

export interface AchievementRules<T extends GameTypes> {
  /** Few, and in the order in which they are shown: from what comes early to what takes years. */
  readonly all: readonly AchievementRule<T>[]
  /**
   * What a game was the first to do, or did better than every game before it, the most telling first.
   * @param before the oldest first
   */
  bests(game: GameWithTally<T>, before: readonly GameWithTally<T>[]): readonly Phrase[]
}

/** The achievements of a game, in the order of their names. */
export function achievementsOf<T extends GameTypes, Id extends string>(
  ids: readonly Id[],
  rules: Readonly<Record<Id, AchievementRule<T>['earnedBy']>>,
  {
    name,
    text,
    counts,
  }: {
    /** The keys of its words. */
    readonly name: (id: Id) => string
    readonly text: (id: Id) => string
    /** The numbers that the sentences name. */
    readonly counts: Readonly<Partial<Record<Id, number>>>
  },
): readonly AchievementRule<T>[] {
  return ids.map((id) => ({
    id,
    name: { key: name(id) },
    text: { key: text(id), named: { count: counts[id] ?? 0 } },
    earnedBy: rules[id],
  }))
}

/** Earned by one game alone. */
export function byOne<T extends GameTypes>(
  isMet: (game: GameWithTally<T>) => boolean,
): AchievementRule<T>['earnedBy'] {
  return (games) => games.findIndex(isMet)
}

/** Earned by one game alone, which was won. */
export function byWin<T extends GameTypes>(
  isMet: (game: GameWithTally<T>) => boolean,
): AchievementRule<T>['earnedBy'] {
  return byOne((game) => game.won && isMet(game))
}

/**
 * Earned by the game with which the last of a number of things came together.
 * @param bring what one game brings of them
 */
export function byAll<T extends GameTypes, Thing>(
  things: readonly Thing[],
  bring: (game: GameWithTally<T>) => readonly Thing[],
): AchievementRule<T>['earnedBy'] {
  return (games) => {
    const missing = new Set(things)
    return games.findIndex((game) => {
      for (const thing of bring(game)) missing.delete(thing)
      return missing.size === 0
    })
  }
}

/** Earned by the last of so many games one after the other. */
export function byRun<T extends GameTypes>(
  length: number,
  isMet: (game: GameWithTally<T>) => boolean,
): AchievementRule<T>['earnedBy'] {
  return (games) => {
    let run = 0
    return games.findIndex((game) => {
      run = isMet(game) ? run + 1 : 0
      return run === length
    })
  }
}
