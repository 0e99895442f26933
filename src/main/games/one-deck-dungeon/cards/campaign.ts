/** The campaign's card-like facts: talents with their spaces and effects, and the challenge tiers. */
import type {
  Effect,
  FocusId,
  SpaceColor,
  TalentEffect,
  TalentId,
  TierId,
  When,
} from '@shared/games/one-deck-dungeon'
import { increaseOne, prevent, reroll, roll } from './effect'

export interface Talent {
  readonly id: TalentId
  /** null: basic, active in every game. */
  readonly focus: FocusId | null
  readonly spaces: Readonly<Record<SpaceColor, number>>
  /** null: Veteran, which acts before the game. */
  readonly effect: TalentEffect | null
}

function spaces(color: SpaceColor, count: number): Talent['spaces'] {
  return {
    green: 0,
    yellow: 0,
    red: 0,
    [color]: count,
  }
}
function use(when: readonly When[], ...effects: readonly Effect[]): TalentEffect {
  return { type: 'use', when, effects }
}
const GREEN = spaces('green', 6)
const YELLOW = spaces('yellow', 2)
const RED = spaces('red', 4)

export const TALENTS: readonly Talent[] = [
  { id: 'veteran', focus: null, spaces: GREEN, effect: null },
  {
    id: 'durability',
    focus: null,
    spaces: spaces('yellow', 4),
    effect: { type: 'more-health', by: 1 },
  },
  { id: 'crafty', focus: null, spaces: RED, effect: { type: 'highest-heroic-die' } },
  { id: 'prepared', focus: 'survival', spaces: GREEN, effect: { type: 'more-potions', by: 1 } },
  { id: 'first-aid', focus: 'survival', spaces: YELLOW, effect: { type: 'better-healing', by: 1 } },
  { id: 'recovery', focus: 'survival', spaces: YELLOW, effect: { type: 'heal-on-descent', by: 1 } },
  {
    id: 'grit',
    focus: 'survival',
    spaces: RED,
    effect: use(['combat'], prevent(1, 0)),
  },
  {
    id: 'guile',
    focus: 'tactics',
    spaces: GREEN,
    effect: use(['combat'], reroll(1, 1)),
  },
  {
    id: 'fortitude',
    focus: 'tactics',
    spaces: YELLOW,
    effect: use(['peril'], prevent(1, 0)),
  },
  {
    id: 'planning',
    focus: 'tactics',
    spaces: YELLOW,
    effect: use(['combat'], increaseOne(1)),
  },
  {
    id: 'direct-hit',
    focus: 'tactics',
    spaces: RED,
    effect: use(['combat'], { type: 'change', least: 1, most: 1, to: 6, among: 'non-heroic' }),
  },
  {
    id: 'cunning',
    focus: 'lore',
    spaces: GREEN,
    effect: use(['peril'], roll('chosen')),
  },
  {
    id: 'speed',
    focus: 'lore',
    spaces: YELLOW,
    effect: use(['combat', 'peril'], prevent(0, 1)),
  },
  { id: 'knowledge', focus: 'lore', spaces: YELLOW, effect: { type: 'cheaper-levels', by: 1 } },
  { id: 'foresight', focus: 'lore', spaces: RED, effect: { type: 'timeless-first-turn' } },
]

export const TIERS: readonly { readonly id: TierId; readonly checkmarks: number }[] = [
  { id: 'novice', checkmarks: 0 },
  { id: 'standard', checkmarks: 1 },
  { id: 'veteran', checkmarks: 2 },
  { id: 'fearless', checkmarks: 3 },
]
