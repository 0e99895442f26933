/** What a spreadsheet is told of a game. Names and order never change. */
import {
  AWARDS,
  MOST_PLAYERS,
  standings,
  type DungeonDiggerTypes,
  type Outcome,
  type Score,
} from '@shared/games/dungeon-digger'
import type { Cell, FileRules } from '../../file-rules'

type Columns = FileRules<DungeonDiggerTypes>['columns']

function seatColumns(seat: number): Columns {
  const nth = seat + 1
  const ofScore = (value: (score: Score) => Cell) => {
    return ({ scores }: Outcome): Cell => {
      const score = scores[seat]
      return score === undefined ? null : value(score)
    }
  }
  return [
    { name: `player_${nth}`, value: (_outcome, seats) => seats[seat]?.player ?? null },
    { name: `lord_id_${nth}`, value: ofScore(({ lord }) => lord) },
    { name: `place_${nth}`, value: (outcome) => standings(outcome)[seat]?.rank ?? null },
    // Empty for whoever was eliminated.
    { name: `total_${nth}`, value: (outcome) => standings(outcome)[seat]?.score ?? null },
    { name: `gold_${nth}`, value: ofScore(({ gold }) => gold) },
    { name: `coins_${nth}`, value: ofScore(({ coins }) => coins) },
    { name: `escapes_${nth}`, value: ofScore(({ escapes }) => escapes) },
    ...AWARDS.map((award) => ({
      name: `${award}_${nth}`,
      value: ofScore(({ awards }) => awards.includes(award)),
    })),
    {
      // Which of those who were eliminated: 1 is the first.
      name: `eliminated_${nth}`,
      value: ({ eliminated }) => {
        const at = eliminated.indexOf(seat)
        return at < 0 ? null : at + 1
      },
    },
  ]
}

export const columns: Columns = [
  { name: 'scenario_id', value: ({ scenario }) => scenario },
  { name: 'ending_id', value: ({ by }) => by },
  { name: 'rounds', value: ({ rounds }) => rounds },
  ...Array.from({ length: MOST_PLAYERS }, (_, seat) => seatColumns(seat)).flat(),
]
