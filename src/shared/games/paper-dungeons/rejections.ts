/** Why an action was refused. Each code has a sentence in every language. */
export const REJECTIONS = [
  /** No such action exists. */
  'bad-action',
  /** Something else is asked now. */
  'not-now',
  'game-over',
  'not-your-seat',
  'committed',
  'not-dealt',
  'choice-open',
  'die-used',
  'die-skull',
  'dice-spent',
  'die-in-hand',
  'wrong-symbol',
  'wrong-color',
  'no-swap',
  'swap-needless',
  'hero-at-top',
  'same-hero',
  'item-complete',
  'same-item',
  /** The group stands in that room. */
  'group-there',
  /** More moves lead there than there are. */
  'too-far',
  'not-adjacent',
  'no-door',
  'wall',
  'river',
  'been-there',
  'no-monster',
  'monster-defeated',
  'gem-gone',
  'not-so-many-hearts',
  'not-so-much-damage',
  'dice-left',
] as const
export type RejectionCode = (typeof REJECTIONS)[number]

/** Why a campaign refused something. */
export const CAMPAIGN_REFUSALS = ['mini-campaign-over', 'not-the-next-game'] as const
export type CampaignRefusalCode = (typeof CAMPAIGN_REFUSALS)[number]

/** @returns the code as calls answer it */
export function campaignErrorCode<Code extends CampaignRefusalCode>(
  code: Code,
): `paper-dungeons.${Code}` {
  return `paper-dungeons.${code}`
}
