/** The answers of the API as One Deck Dungeon's own screens read them: by the game's own types. */
import type * as api from '../../api'
import type { Result } from '../../errors'
import type { Catalogue } from './catalogue'
import type { Earned } from './record'
import type { OddTypes } from './types'

export type TableAnswer = api.TableAnswer<OddTypes>
export type TableSummary = api.TableSummary<OddTypes>
export type LogEntry = api.LogEntry<OddTypes>
export type ReplayedTable = api.ReplayedTable<OddTypes>
export type GameRecord = api.GameRecord<OddTypes>
export type RecordVersion = api.RecordVersion<OddTypes>
export type Campaign = api.Campaign<OddTypes>
export type CampaignOverview = api.CampaignOverview<OddTypes>
export type Library = api.Library<OddTypes>
export type RecordPage = api.RecordPage<OddTypes>
export type RecordDetails = api.RecordDetails<OddTypes>
export type Statistics = api.Statistics<OddTypes>
export type Plots = api.Plots<OddTypes>

/** What these calls answer about a game of this kind. */
interface OwnOutputs {
  'games.cards': Catalogue
  'tables.start': TableAnswer
  'tables.open': TableAnswer
  'tables.act': TableAnswer
  'tables.undo': TableAnswer
  'tables.abandon': TableAnswer
  'tables.get': TableSummary | null
  'tables.list': readonly TableSummary[]
  'tables.restore': TableSummary | null
  'tables.log': readonly LogEntry[]
  'tables.replay': ReplayedTable
  'library.get': Library
  'campaigns.create': Campaign
  'campaigns.get': Campaign
  'campaigns.rename': Campaign
  'campaigns.note': Campaign
  'campaigns.archive': Campaign
  'campaigns.restore': Campaign
  'records.preview': Earned
  'records.add': GameRecord
  'records.list': readonly GameRecord[]
  'records.get': RecordDetails
  'records.note': RecordDetails
  'records.correct': RecordDetails
  'records.restore': RecordDetails
  'statistics.get': Statistics
  'statistics.plots': Plots
  'statistics.records': RecordPage
}
export type OwnOutput<Name extends api.CallName> = Name extends keyof OwnOutputs
  ? OwnOutputs[Name]
  : api.CallOutput<Name>

/**
 * As the API's own function, with what its answers hold by this game's types: for whoever asks about nothing but
 * games of this kind.
 */
export type OwnCall = <Name extends api.CallName>(
  name: Name,
  input: api.CallInput<Name>,
) => Promise<Result<OwnOutput<Name>>>
