/** How the games of a file ended, each read by its own kind. */
import * as v from 'valibot'
import type { Content, RecordContent, TableContent } from '@shared/content'
import type { GameId } from '@shared/games/game'
import type { CampaignId } from '@shared/ids'
import { findGame, isOfNewerRules } from '../games'
import type { Games } from '../games'
import type { Game } from '../games/game'
import { changeTable } from './lazy-actions'
import { damaged } from './refusals'

/** What must be known to read a file: the games, and of which game a campaign is that is here alone. */
export interface KnownGames {
  readonly games: Games
  readonly gameHere: (campaign: CampaignId) => GameId | null
}
/** The game of a campaign; null: it is neither in the file nor here, which is refused later. */
export type GameOf = (campaign: CampaignId) => Game | null

/** @throws Refusal `damaged-file` where a thing is of a game that is not known here */
export function gamesOfCampaigns(
  { campaigns }: Pick<Content, 'campaigns'>,
  { games, gameHere }: KnownGames,
): GameOf {
  const inFile = new Map(campaigns.map(({ id, game }) => [id, game]))
  return (campaign) => {
    const id = inFile.get(campaign) ?? gameHere(campaign)
    return id === null ? null : known(games, id, `campaigns.${campaign}`)
  }
}

function known(games: Games, id: GameId, where: string): Game {
  const game = findGame(games, id)
  if (game === null) throw damaged('it is of a game that is not known here', `${where}.game`)
  return game
}

/**
 * The content with every outcome as its game has it, keys in order.
 * @throws Refusal `damaged-file`
 */
export function readOutcomes(content: Content, { games, gameHere }: KnownGames): Content {
  const gameOf = gamesOfCampaigns(content, { games, gameHere })
  for (const { id, game } of content.campaigns) known(games, game, `campaigns.${id}`)
  return {
    ...content,
    records: content.records.map((record, at) => {
      const game = gameOf(record.campaign)
      return game === null ? record : readRecord(record, game, `records.${at}`)
    }),
    tables: content.tables.map((table) => readTable(table, games)),
  }
}

/** A table with its outcome as its game has it. @throws Refusal `damaged-file` */
export function readTable(table: TableContent, games: Games): TableContent {
  const where = `tables.${table.id}`
  const game = known(games, table.game, where)
  // What newer rules say of it is kept as it is.
  if (table.outcome === null || isOfNewerRules(games, table)) return table
  return changeTable(table, { outcome: readOutcome(table.outcome, game, where) })
}

/** A record with its outcomes as its game has them. @throws Refusal `damaged-file` */
export function readRecord(record: RecordContent, game: Game, where: string): RecordContent {
  return {
    ...record,
    outcome: readOutcome(record.outcome, game, where),
    history: record.history.map((version, at) => ({
      ...version,
      outcome: readOutcome(version.outcome, game, `${where}.history.${at}`),
    })),
  }
}

function readOutcome(
  outcome: RecordContent['outcome'],
  { schemas }: Game,
  where: string,
): RecordContent['outcome'] {
  const parsed = v.safeParse(v.pipe(schemas.outcome, v.looseObject({})), outcome)
  if (parsed.success) return parsed.output
  const path = ['outcome', v.getDotPath(parsed.issues[0])].filter((part) => part !== null)
  // A key may be as long as the file.
  throw damaged('the outcome is none of its game', `${where}.${path.join('.')}`.slice(0, 200))
}

/** References have been checked: the campaign of each thing is there, and its game known. */
export function present(game: Game | null): Game {
  if (game === null) throw new Error('A thing of a file is of no game.')
  return game
}
