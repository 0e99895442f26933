/** The kinds of things that travel (content.ts). */
export const CONTENT_KINDS = [
  'player',
  'campaign',
  'sheet',
  'series',
  'record',
  'table',
  'pack',
] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]
