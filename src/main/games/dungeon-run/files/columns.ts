/** What a spreadsheet is told of a game. Names and order never change. */
import {
  MOST_PLAYERS,
  soloTotal,
  standings,
  type DungeonRunTypes,
  type Outcome,
  type SoloScore,
} from '@shared/games/dungeon-run'
import type { Cell, FileRules } from '../../file-rules'

type Columns = FileRules<DungeonRunTypes>['columns']

function ofSolo(value: (solo: SoloScore) => Cell) {
  return ({ solo }: Outcome): Cell => (solo === null ? null : value(solo))
}
function seatColumns(seat: number): Columns {
  const nth = seat + 1
  return [
    { name: `player_${nth}`, value: (_outcome, seats) => seats[seat]?.player ?? null },
    { name: `hero_id_${nth}`, value: ({ heroes }) => heroes[seat] ?? null },
    { name: `place_${nth}`, value: (outcome) => standings(outcome)[seat]?.rank ?? null },
    {
      // Which of those who left the game: 1 is the first.
      name: `left_${nth}`,
      value: ({ eliminated }) => {
        const at = eliminated.indexOf(seat)
        return at < 0 ? null : at + 1
      },
    },
  ]
}

export const columns: Columns = [
  { name: 'boss_id', value: ({ boss }) => boss },
  { name: 'boss_slain', value: ({ bossDead }) => bossDead },
  { name: 'ending_id', value: ({ by }) => by },
  { name: 'winner', value: ({ winner }, seats) => seats[winner ?? -1]?.player ?? null },
  {
    name: 'winner_hero_id',
    value: ({ winner, heroes }) => heroes[winner ?? -1] ?? null,
  },
  { name: 'rounds', value: ({ rounds }) => rounds },
  ...Array.from({ length: MOST_PLAYERS }, (_, seat) => seatColumns(seat)).flat(),
  {
    name: 'solo_score',
    value: ({ solo, winner }) => (solo === null ? null : soloTotal(solo, winner !== null)),
  },
  { name: 'solo_treasures', value: ofSolo(({ treasures }) => treasures) },
  { name: 'solo_artifacts', value: ofSolo(({ artifacts }) => artifacts) },
  { name: 'solo_encounters', value: ofSolo(({ encounters }) => encounters) },
  { name: 'solo_boss', value: ofSolo(({ boss }) => boss) },
  { name: 'solo_tokens', value: ofSolo(({ tokens }) => tokens) },
]
