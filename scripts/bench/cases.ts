/** What is measured of each game: all of it is loaded when this module is, for `importAsApp` loads nothing later. */
import { games } from '../../src/main/games/index.ts'
import type { MeasuredGames, MeasuredWork } from '../../src/main/games/simulation-rules.ts'

export interface Case extends MeasuredGames {
  readonly game: string
}

export interface WorkCase extends MeasuredWork {
  readonly game: string
}
/** What is measured by itself. */
export const works: readonly WorkCase[] = (
  await Promise.all(
    Object.values(games).map(async ({ id: game, simulation }) => {
      const { works: own = [] } = await simulation.load()
      return own.map((one): WorkCase => ({ ...one, game }))
    }),
  )
).flat()

export const cases: readonly Case[] = (
  await Promise.all(
    Object.values(games).map(async ({ id: game, simulation }) => {
      const { measured } = await simulation.load()
      return measured.map((one): Case => ({ ...one, game }))
    }),
  )
).flat()
