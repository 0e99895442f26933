/** What of a game goes into files, and what comes in from them. */
import type { Phrase } from '@shared/games/game'
import { MOST_SEATS } from '@shared/games/game'
import {
  BOXES,
  totalOf,
  TURNS,
  type DungeonId,
  type Outcome,
  type PaperTypes,
} from '@shared/games/paper-dungeons'
import type { FileRules } from '../../file-rules'
import { impossibleIn } from '../outcomes'

/** Never reordered: ids are made of it. */
function facts({ dungeon, missions, scattered, players, pack }: Outcome): readonly unknown[] {
  const sheets = players.map(({ boxes, objective, power, marks }) => [
    boxes,
    objective,
    power,
    ...(marks === undefined ? [] : [marks]),
  ])
  return [dungeon, missions, scattered, sheets, ...(pack === undefined ? [] : [pack])]
}

export function dungeonPhrase(dungeon: DungeonId | null): Phrase {
  return dungeon === null ? { key: 'paper.title.drawn' } : { key: `paper.dungeons.${dungeon}` }
}

type Columns = FileRules<PaperTypes>['columns']

/** Their names and order never change. */
const columns: Columns = [
  { name: 'dungeon_id', value: ({ dungeon }) => dungeon },
  { name: 'scattered', value: ({ scattered }) => scattered },
  ...Array.from({ length: MOST_SEATS }, (_, seat): Columns => {
    const nth = seat + 1
    return [
      { name: `player_${nth}`, value: (_outcome, seats) => seats[seat]?.player ?? null },
      {
        name: `score_${nth}`,
        value: ({ players }) => {
          const player = players[seat]
          return player === undefined ? null : totalOf(player.boxes)
        },
      },
      ...BOXES.map((box, at) => ({
        name: `box_${box.toLowerCase()}_${nth}`,
        value: ({ players }: Outcome) => players[seat]?.boxes[at] ?? null,
      })),
      { name: `objective_id_${nth}`, value: ({ players }) => players[seat]?.objective ?? null },
      { name: `power_id_${nth}`, value: ({ players }) => players[seat]?.power ?? null },
    ]
  }).flat(),
]

export const fileRules: FileRules<PaperTypes> = {
  facts,
  impossible: impossibleIn,
  badOptions: () => null,
  title: ({ dungeon }) => dungeonPhrase(dungeon),
  readable: [
    { heading: { key: 'paper.record.dungeon' }, value: ({ dungeon }) => [dungeonPhrase(dungeon)] },
    {
      heading: { key: 'paper.record.scores' },
      value: ({ players }) =>
        players.map(({ boxes }) => ({
          key: 'paper.record.score',
          named: { total: totalOf(boxes) },
        })),
    },
  ],
  particulars: [],
  columns,
  bgStats: {
    bggId: 291962,
    name: 'Paper Dungeons: A Dungeon Scrawler Game',
    year: 2020,
    cooperative: false,
    players: [1, MOST_SEATS],
    scored: true,
    play: ({ dungeon, players }) => ({
      board: [dungeonPhrase(dungeon)],
      roles: players.map(() => null),
      beaten: null,
      rounds: TURNS,
    }),
  },
  print: { load: async () => (await import('./print')).printRules },
  sheets: null,
}
