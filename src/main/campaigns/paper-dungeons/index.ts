/** What only Paper Dungeons' campaigns can do: mini-campaigns are begun; and the handlers of the calls that only it has. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Handler, ParsedInput } from '@shared/api'
import { Refusal } from '@shared/errors'
import { MINI_CAMPAIGN, type MiniCampaign } from '@shared/games/paper-dungeons'
import type { calls } from '@shared/games/paper-dungeons/calls'
import { seriesId } from '@shared/ids'
import { paperDungeons as game } from '../../games/paper-dungeons'
import { nextBossChances } from '../../games/paper-dungeons/boss-chances'
import { bestFirst, daily, dailyScores } from '../../games/paper-dungeons/daily'
import { contentOf } from '../../games/paper-dungeons/content'
import { recount } from '../../games/paper-dungeons/recount'
import { viewMiniCampaign } from '../../games/paper-dungeons/campaign/mini-campaign'
import type { GameCallParts } from '../game-call-parts'
import { campaignLookups, type CampaignParts } from '../lookups'
import { seriesReader } from '../series'

export function createServices(parts: CampaignParts) {
  const { queries, changed } = parts
  const { requireLiveCampaign, requireLiveSeries, timestamp } = campaignLookups(parts)
  const read = seriesReader(parts, game)

  return {
    /** @throws Refusal `not-found` where the campaign is another game's */
    startMiniCampaign: ({
      campaign,
      dungeons,
      scattered,
      seats,
    }: ParsedInput<'miniCampaigns.start'>): MiniCampaign => {
      if (requireLiveCampaign(campaign).game !== game.id)
        throw new Refusal('not-found', 'The campaign is of another game.', { field: 'campaign' })
      const id = v.parse(seriesId, randomUUID())
      const setup = { campaign: dungeons, players: seats.length, scattered }
      queries.transaction(() => {
        queries.insertSeries({
          id,
          campaign,
          game: game.id,
          kind: MINI_CAMPAIGN,
          setup,
          seats: seats.map((seat) => ({ sheet: null, ...seat })),
          startedAt: timestamp(),
        })
      })
      changed(campaign)
      return viewMiniCampaign(read(requireLiveSeries(id)))
    },
  }
}

type Handlers = { readonly [Name in keyof typeof calls]: Handler<Name> }

export function createHandlers(
  services: ReturnType<typeof createServices>,
  { dailyGame, dailyTables, viewOf, inSlices, blankSheet }: GameCallParts,
): Handlers {
  return {
    'miniCampaigns.start': services.startMiniCampaign,
    'dailyDungeons.get': ({ day }) => ({
      ...dailyGame(daily, day),
      results: bestFirst(dailyScores(dailyTables(game.id, day))),
    }),
    'dailyDungeons.list': () => dailyScores(dailyTables(game.id, null)),
    'bosses.chances': ({ table, seat }) =>
      inSlices(nextBossChances(viewOf(game, table, seat), seat)),
    'exports.blankPlayerSheet': ({ dungeon, ...page }) => blankSheet(game.id, dungeon, page),
    'playerSheets.recount': ({ marks, ...played }) => recount(contentOf(played), marks),
  }
}
