/** One Deck Dungeon's columns in a spreadsheet: their names and order never change. */
import type { OddTypes, Outcome } from '@shared/games/one-deck-dungeon'
import type { FileRules } from '../../file-rules'
import { catalogue } from '../cards'
import { earnedCheckmarks } from '../checkmarks'

type Columns = FileRules<OddTypes>['columns']

const MOST_HEROES = 4

const FACTS = [
  ['dungeon_id', 'dungeon'],
  ['tier_id', 'tier'],
  ['result_id', 'result'],
  ['cause', 'cause'],
  ['descents', 'descents'],
  ['levels', 'levels'],
  ['boss_defeated', 'bossDefeated'],
  ['turns', 'turns'],
  ['boss_rounds', 'bossRounds'],
] as const satisfies readonly (readonly [name: string, fact: keyof Outcome])[]

function ofSeat(seat: number): Columns {
  return [
    { name: `hero_id_${seat + 1}`, value: ({ heroes }) => heroes[seat] ?? null },
    { name: `player_${seat + 1}`, value: (_, seats) => seats[seat]?.player ?? null },
    { name: `sheet_id_${seat + 1}`, value: (_, seats) => seats[seat]?.sheet ?? null },
    { name: `health_left_${seat + 1}`, value: ({ healthLeft }) => healthLeft?.[seat] ?? null },
  ]
}

export const columns: Columns = [
  ...FACTS.map(([name, fact]) => ({ name, value: (outcome: Outcome) => outcome[fact] })),
  ...Array.from({ length: MOST_HEROES }, (_, seat) => ofSeat(seat)).flat(),
  { name: 'earned', value: (outcome) => earnedCheckmarks(outcome, catalogue).total },
]
