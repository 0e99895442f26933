/** Why an action was refused. Each code has a sentence in every language. */
export const REJECTIONS = [
  /** No such action exists. */
  'bad-action',
  'not-now',
  'game-over',
  /** Its time has not passed yet (R47). */
  'turn-not-begun',
  'deck-empty',
  'door-limit',
  'no-such-door',
  'cannot-flee-open-door',
  'no-potion',
  'potion-unknown',
  'not-wounded',
  'no-such-die',
  'no-such-box',
  'box-covered',
  'armor-first',
  'wrong-color',
  'die-too-low',
  'die-restricted',
  'heroic-on-skull',
  'not-enough-dice',
  'no-heroic-die',
  'skill-unknown',
  'skill-used',
  'skill-not-here',
  'cost-unpaid',
  'item-limit',
  'skill-limit',
  'skill-known',
  'potion-known',
  'wrong-loot',
  'not-enough-xp',
  'wasteful-xp',
] as const
export type RejectionCode = (typeof REJECTIONS)[number]

/** Why a campaign refused something. Told as the refusals of the rules are: the game's name before the code. */
export const CAMPAIGN_REFUSALS = [
  /** The sheet has checkmarks of an earlier game to place first (R43). */
  'checkmarks-open',
  'no-checkmark-left',
  'color-not-allowed',
  'talent-complete',
  'mark-not-of-this-game',
  /** Checkmarks could still be placed; closing needs the caller's word that they are lost. */
  'checkmarks-unplaced',
  /** The placing of this game's checkmarks has ended. */
  'checkmarks-settled',
  'focus-missing',
  'basic-skill-not-earned',
  'basic-skill-missing',
  'bad-gauntlet',
  'gauntlet-over',
  /** This is not the gauntlet's next dungeon, or not with its heroes. */
  'not-the-next-dungeon',
] as const
export type CampaignRefusalCode = (typeof CAMPAIGN_REFUSALS)[number]

/** @returns the code as calls answer it */
export function campaignErrorCode<Code extends CampaignRefusalCode>(
  code: Code,
): `one-deck-dungeon.${Code}` {
  return `one-deck-dungeon.${code}`
}
