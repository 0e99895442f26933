/** One Deck Dungeon's columns in a spreadsheet: their names and order never change. */
import type { OddTypes, Outcome } from '@shared/games/one-deck-dungeon'
import type { FileRules } from '../../file-rules'
import { catalogue } from '../cards'
import { earnedCheckmarks } from '../checkmarks'

type Columns = FileRules<OddTypes>['columns']

const MOST_HEROES = 4

const FACTS = [
  'dungeon',
  'tier',
  'result',
  'cause',
  'descents',
  'levels',
  'bossDefeated',
  'turns',
  'bossRounds',
] as const satisfies readonly (keyof Outcome)[]

function ofSeat(seat: number): Columns {
  return [
    { name: `hero${seat + 1}`, value: ({ heroes }) => heroes[seat] ?? null },
    { name: `player${seat + 1}`, value: (_, seats) => seats[seat]?.player ?? null },
    { name: `sheet${seat + 1}`, value: (_, seats) => seats[seat]?.sheet ?? null },
    { name: `healthLeft${seat + 1}`, value: ({ healthLeft }) => healthLeft?.[seat] ?? null },
  ]
}

export const columns: Columns = [
  ...FACTS.map((name) => ({ name, value: (outcome: Outcome) => outcome[name] })),
  ...Array.from({ length: MOST_HEROES }, (_, seat) => ofSeat(seat)).flat(),
  { name: 'earned', value: (outcome) => earnedCheckmarks(outcome, catalogue).total },
]
