/** Why an action was refused. Each code has a sentence in every language. */
import { PLACEMENT_REFUSALS, STEP_REFUSALS } from './map'

export const REJECTIONS = [
  /** No such action exists. */
  'bad-action',
  /** Something else is asked now. */
  'not-now',
  'game-over',
  'not-your-turn',
  /** Tyranny Points: `needed`, `left`. */
  'no-points',
  /** Bonus Orders come first: `pending`. */
  'bonus-first',
  'not-declared',
  /** That Order is of a higher level than the one reached: `level`, `needed`. */
  'level-too-low',
  'orders-alike',
  /** Minions: `limit`, `inPlay`. */
  'resources-full',
  'reserve-empty',
  'enemy-there',
  'not-your-tile',
  'not-a-nest',
  'room-inactive',
  'no-minion-there',
  /** Of the minions there: `there`, `wanted`. */
  'too-few-there',
  /** Think. */
  'tile-bag-empty',
  'no-projects',
  'not-a-project',
  /** Work: none of them, on any space. */
  'no-project-fits',
  /** Sabotage, Demolish. */
  'no-collapse-left',
  'space-taken',
  'nobody-to-sacrifice',
  'no-block-there',
  'not-beside',
  /** Conquer. */
  'not-conquerable',
  'own-room',
  'own-marker-there',
  'no-marker-there',
  'owner-eliminated',
  'no-coin-there',
  'marker-not-there',
  /** Steps. */
  'pit-useless',
  /** Citadel: `left`, `size`. */
  'citadel-full',
  'dragon-there',
  'bard-guarded',
  'guardian-stands',
  'may-not-end-there',
  'no-toll',
  'piece-gone',
  'piece-done',
  /** Storing a coin. */
  'after-orders',
  'already-stored',
  'not-a-treasure-room',
  /** `capacity`. */
  'room-full',
  'no-such-coin',
  /** Lords. */
  'no-lord',
  'not-activated',
  'ability-used',
  /** Scenarios. */
  'no-such-scenario',
  /** Monster Hunt: `distance`, `needed`. */
  'too-near-portal',
  'treasure-not-carried',
  'you-carry-treasure',
  'dragon-not-there',
  'dragon-not-that-far',
  'not-on-eggs',
  'no-direction',
  'creature-taken',
  'creature-alive',
  'room-missing',
  'not-start-space',
  ...PLACEMENT_REFUSALS,
  ...STEP_REFUSALS,
] as const
export type RejectionCode = (typeof REJECTIONS)[number]
