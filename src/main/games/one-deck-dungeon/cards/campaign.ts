/** The campaign's card-like facts: talents with their spaces and uses, and the challenge tiers. */
import type { FocusId, SpaceColor, TalentId, TierId } from '@shared/games/one-deck-dungeon'
import { increaseOne, prevent, reroll, roll, type Use } from './effect'

export interface Talent {
  readonly id: TalentId
  /** null: basic, active in every game. */
  readonly focus: FocusId | null
  readonly spaces: Readonly<Record<SpaceColor, number>>
  /** What it does when used, once per encounter or boss round; null: always in effect. */
  readonly use: Omit<Use, 'cost'> | null
}

function spaces(color: SpaceColor, count: number): Talent['spaces'] {
  return {
    green: 0,
    yellow: 0,
    red: 0,
    [color]: count,
  }
}
const GREEN = spaces('green', 6)
const YELLOW = spaces('yellow', 2)
const RED = spaces('red', 4)

export const TALENTS: readonly Talent[] = [
  { id: 'veteran', focus: null, spaces: GREEN, use: null },
  { id: 'durability', focus: null, spaces: spaces('yellow', 4), use: null },
  { id: 'crafty', focus: null, spaces: RED, use: null },
  { id: 'prepared', focus: 'survival', spaces: GREEN, use: null },
  { id: 'first-aid', focus: 'survival', spaces: YELLOW, use: null },
  { id: 'recovery', focus: 'survival', spaces: YELLOW, use: null },
  {
    id: 'grit',
    focus: 'survival',
    spaces: RED,
    use: { when: ['combat'], effects: [prevent(1, 0)] },
  },
  {
    id: 'guile',
    focus: 'tactics',
    spaces: GREEN,
    use: { when: ['combat'], effects: [reroll(1, 1)] },
  },
  {
    id: 'fortitude',
    focus: 'tactics',
    spaces: YELLOW,
    use: { when: ['peril'], effects: [prevent(1, 0)] },
  },
  {
    id: 'planning',
    focus: 'tactics',
    spaces: YELLOW,
    use: { when: ['combat'], effects: [increaseOne(1)] },
  },
  {
    id: 'direct-hit',
    focus: 'tactics',
    spaces: RED,
    use: {
      when: ['combat'],
      effects: [{ type: 'change', least: 1, most: 1, to: 6, among: 'non-heroic' }],
    },
  },
  {
    id: 'cunning',
    focus: 'lore',
    spaces: GREEN,
    use: { when: ['peril'], effects: [roll('chosen')] },
  },
  {
    id: 'speed',
    focus: 'lore',
    spaces: YELLOW,
    use: { when: ['combat', 'peril'], effects: [prevent(0, 1)] },
  },
  { id: 'knowledge', focus: 'lore', spaces: YELLOW, use: null },
  { id: 'foresight', focus: 'lore', spaces: RED, use: null },
]

export const TIERS: readonly { readonly id: TierId; readonly checkmarks: number }[] = [
  { id: 'novice', checkmarks: 0 },
  { id: 'standard', checkmarks: 1 },
  { id: 'veteran', checkmarks: 2 },
  { id: 'fearless', checkmarks: 3 },
]
