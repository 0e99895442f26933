/** Campaigns on a real store, with games that ended as the test needs them. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { onTestFinished } from 'vitest'
import type { ParsedInput, StatisticsScope } from '@shared/api'
import { Refusal } from '@shared/errors'
import { manualGameSchema } from '@shared/games/one-deck-dungeon'
import type { HeroId, Mark, Outcome, PlayedWithCards, Sheet } from '@shared/games/one-deck-dungeon'
import type { OwnOutput, Statistics } from '@shared/games/one-deck-dungeon/answers'
import { tableId } from '@shared/ids'
import type { CampaignId, RecordId, SheetId } from '@shared/ids'
import { createGameServices } from '@main/campaigns'
import { createCampaigns } from '@main/campaigns/campaigns'
import type { Campaigns } from '@main/campaigns/campaigns'
import { games } from '@main/games'
import { outcomeRules } from '@main/games/outcomes'
import { openQueries } from '@main/store/queries'
import type { Queries } from '@main/store/queries'
import { tempFolder } from '../../api/test-app'
import { open } from '../../store/test-store'

/** A game lost at once on the easiest dungeon at the lowest tier: it earned nothing. */
export const nothingEarned: Outcome = {
  result: 'lost',
  cause: 'consequences',
  dungeon: 'dragons-cave',
  tier: 'novice',
  heroes: ['mage'],
  descents: 0,
  levels: 0,
  bossDefeated: false,
  turns: 3,
  bossRounds: 0,
  healthLeft: [0],
}

/** A game won from top to bottom. */
export const won: Partial<Outcome> = {
  result: 'won',
  cause: null,
  descents: 3,
  bossDefeated: true,
  bossRounds: 4,
  healthLeft: [2],
}

type Answers = {
  readonly [Name in keyof Asked]: (
    ...input: Parameters<Campaigns[Name]>
  ) => Omit<OwnOutput<Asked[Name]>, 'tables'>
}
/** What answers which call, by this game's types. */
interface Asked {
  readonly create: 'campaigns.create'
  readonly get: 'campaigns.get'
  readonly rename: 'campaigns.rename'
  readonly restore: 'campaigns.restore'
  readonly previewRecord: 'records.preview'
  readonly addRecord: 'records.add'
  readonly correctRecord: 'records.correct'
  readonly noteRecord: 'records.note'
  readonly record: 'records.get'
  readonly restoreRecord: 'records.restore'
}

/** Everything that campaigns of this game can do. */
export type OddCampaigns = Omit<Campaigns, keyof Asked | 'statistics'> &
  Answers &
  ReturnType<typeof createGameServices> & {
    readonly statistics: (scope: StatisticsScope) => Statistics
  }

export interface TestCampaigns {
  readonly campaigns: OddCampaigns
  readonly queries: Queries
  readonly changed: readonly CampaignId[]
  readonly campaign: CampaignId
  readonly sheet: SheetId
  readonly addSheet: (hero: HeroId, player?: string) => SheetId
  /** Enters a game on the sheets, as a table does when it ends. */
  readonly play: (outcome: Partial<Outcome>, ...sheets: readonly SheetId[]) => RecordId
  /** Removes a sheet as the bin does when it is emptied. */
  readonly purgeSheet: (sheet: SheetId) => void
  readonly marks: (record: RecordId, marks: readonly Mark[]) => Sheet
}

export async function openCampaigns(): Promise<TestCampaigns> {
  const store = await open(tempFolder())
  onTestFinished(() => store.close())
  const changed: CampaignId[] = []
  let minute = 0
  const now = (): Date => new Date(Date.parse('2026-05-01T10:00:00.000Z') + 60_000 * minute++)
  const queries = openQueries(store.db, outcomeRules(games))
  const parts = { queries, games, now, changed: (campaign: CampaignId) => changed.push(campaign) }
  const neutral = createCampaigns(parts)
  const campaigns = {
    ...neutral,
    ...createGameServices(parts),
    statistics: (scope: StatisticsScope) => neutral.statistics({ scope, game: 'one-deck-dungeon' }),
    // The services know the game by its contract alone.
  } as unknown as OddCampaigns
  const { campaign } = campaigns.create({ name: 'Winter evenings', game: 'one-deck-dungeon' })
  const addSheet = (hero: HeroId, player = 'Ada'): SheetId =>
    campaigns.createSheet({ campaign, hero, player }).sheet
  const sheet = addSheet('mage')
  return {
    campaigns,
    queries,
    changed,
    campaign,
    sheet,
    addSheet,
    play: (outcome, ...sheets) =>
      campaigns.recordGame({
        campaign,
        game: 'one-deck-dungeon',
        series: null,
        table: v.parse(tableId, randomUUID()),
        seats: (sheets.length === 0 ? [sheet] : sheets).map((each) => ({
          sheet: each,
          player: 'Ada',
        })),
        outcome: { ...nothingEarned, ...outcome },
        endedAt: now().toISOString(),
      }),
    purgeSheet: (id) => {
      store.db.prepare('DELETE FROM sheets WHERE id = ?').run(id)
    },
    marks: (record, marks) => {
      for (const mark of marks) campaigns.mark({ sheet, record, ...mark })
      return campaigns.sheet(sheet)
    },
  }
}

/** A game told by its players: lost at once on the easiest dungeon at the lowest tier. */
export function told(game: Partial<PlayedWithCards>): ParsedInput<'records.add'>['game'] {
  const { playedAt = '2026-04-30T20:00:00.000Z', note = '', ...rest } = game
  const parsed = v.parse(manualGameSchema, {
    heroes: [{ hero: 'archer' }],
    dungeon: 'dragons-cave',
    tier: 'novice',
    won: false,
    descents: 0,
    levels: 0,
    ...rest,
  })
  return { ...parsed, playedAt, note }
}

/** So many marks on one colour of one talent. */
export function times(count: number, mark: Mark): readonly Mark[] {
  return Array.from({ length: count }, () => mark)
}

/** The code and details with which something is refused; fails where it is not. */
export function refused(work: () => unknown): Pick<Refusal, 'code' | 'details'> {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, details: error.details }
    throw error
  }
  throw new Error('Nothing was refused.')
}
