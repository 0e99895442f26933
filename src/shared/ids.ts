/** Identifiers, branded so that one kind cannot be handed in for another. */
import * as v from 'valibot'

function id<const Brand extends string>(brand: Brand) {
  return v.pipe(v.string(), v.uuid('invalid-id'), v.brand(brand))
}

export const campaignId = id('CampaignId')
export type CampaignId = v.InferOutput<typeof campaignId>
export const sheetId = id('SheetId')
export type SheetId = v.InferOutput<typeof sheetId>
export const tableId = id('TableId')
export type TableId = v.InferOutput<typeof tableId>
export const recordId = id('RecordId')
export type RecordId = v.InferOutput<typeof recordId>
export const seriesId = id('SeriesId')
export type SeriesId = v.InferOutput<typeof seriesId>
export const playerId = id('PlayerId')
export type PlayerId = v.InferOutput<typeof playerId>

export const packId = id('PackId')
export type PackId = v.InferOutput<typeof packId>

/** A moment: ISO 8601 in UTC, to the millisecond. */
export type Instant = string
