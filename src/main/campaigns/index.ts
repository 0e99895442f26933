/** What games bring to campaigns beside what every game has, and the handlers of their own calls: one line each. */
import type { GameCallParts } from './game-call-parts'
import type { CampaignParts } from './lookups'
import * as dungeonDigger from './dungeon-digger'
import * as dungeonRun from './dungeon-run'
import * as oneDeckDungeon from './one-deck-dungeon'
import * as paperDungeons from './paper-dungeons'

/** What games alone can do. */
export function createGameServices(parts: CampaignParts) {
  return {
    ...oneDeckDungeon.createServices(parts),
    ...paperDungeons.createServices(parts),
  }
}
type GameServices = ReturnType<typeof createGameServices>

export function createGameHandlers(services: GameServices, parts: GameCallParts) {
  return {
    ...oneDeckDungeon.createHandlers(services, parts),
    ...paperDungeons.createHandlers(services, parts),
    ...dungeonRun.createHandlers(parts),
    ...dungeonDigger.createHandlers(parts),
  }
}
export type GameHandlers = ReturnType<typeof createGameHandlers>
