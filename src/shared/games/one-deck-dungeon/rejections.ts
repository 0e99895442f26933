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
  /** The party has gone in, whatever door it was. */
  'too-late-to-flee',
  'boss-no-fleeing',
  'no-potion',
  'potion-unknown',
  'not-wounded',
  /** A choice has been begun: it is gone through with, or cancelled. */
  'choice-open',
  /** The hero is with the other pair. */
  'hero-elsewhere',
  'no-such-die',
  'other-heros-die',
  'not-among-choices',
  'picks-complete',
  'too-few-picked',
  'too-few-entered',
  'no-such-box',
  'box-covered',
  'armor-first',
  'wrong-color',
  'die-too-low',
  /** No die that fits is high enough. */
  'dice-too-low',
  'sum-too-low',
  'no-die-fits',
  'wide-box',
  'single-box',
  'die-restricted',
  'heroic-on-skull',
  /** For a heroic die. */
  'not-enough-dice',
  'no-own-die',
  'no-heroic-die',
  'skill-unknown',
  'talent-unknown',
  'skill-used',
  'combat-only',
  'peril-only',
  'before-encounter-only',
  'works-by-itself',
  /** Nothing but her Armor prevents the Paladin's damage. */
  'armor-prevents',
  'no-time-here',
  /** In a peril there are no dice of that colour. */
  'no-such-color',
  'no-die-left',
  'no-die-of-color',
  'no-die-shows',
  'dice-at-most',
  'only-heroic-dice',
  'cost-unpaid',
  'mana-unpaid',
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
  /** A sheet on paper could not have been so: more marks than spaces, more bosses than games, more marks than games give. */
  'paper-spaces',
  'paper-bosses',
  'paper-checkmarks',
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
