/** Why an action was refused. Each code has a sentence in every language. */
export const REJECTIONS = [
  /** No such action exists. */
  'bad-action',
  /** Something else is asked now. */
  'not-now',
  /** Such a thing is asked now, but not this one. */
  'not-among-choices',
  'game-over',
  'not-your-turn',
  'no-actions-left',
  'monster-here',
  'hero-here-in-endgame',
  'no-such-exit',
  'cell-exhausted',
  'stack-empty',
  'no-monster',
  'nobody-there',
  'needs-assistance',
  'equip-limit',
  'not-trained',
  'not-yours',
  'already-moved',
  'nothing-to-search',
  'not-enough-encounters',
  'already-used',
  'reroll-used',
  'illegal-assignment',
  'does-not-fit',
  'cannot-pay',
  'no-target',
  'cannot-be-sabotaged',
  'cannot-be-assisted',
  'monster-cannot-go',
] as const
export type RejectionCode = (typeof REJECTIONS)[number]
/** Campaigns refuse nothing of their own. */
export const CAMPAIGN_REFUSALS = [] as const
