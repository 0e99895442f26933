/** What games bring to campaigns beside what every game has, and the handlers of their own calls: one line each. */
import type { CampaignParts } from './lookups'
import * as oneDeckDungeon from './one-deck-dungeon'

/** What games alone can do. */
export const createGameServices = (parts: CampaignParts) => ({
  ...oneDeckDungeon.createServices(parts),
})
type GameServices = ReturnType<typeof createGameServices>
type Others = Parameters<typeof oneDeckDungeon.createHandlers>[1]

export const createGameHandlers = (services: GameServices, others: Others) => ({
  ...oneDeckDungeon.createHandlers(services, others),
})
export type GameHandlers = ReturnType<typeof createGameHandlers>
