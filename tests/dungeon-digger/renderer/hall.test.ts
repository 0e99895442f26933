/** What a campaign says of each of its players. */
import { hallOf } from '@renderer/games/dungeon-digger/campaign/hall'
import type { Score } from '@shared/games/dungeon-digger'
import { expect, test } from 'vitest'

function score(parts: Partial<Score> = {}): Score {
  return { lord: null, gold: 10, escapes: 0, awards: [], coins: 2, ...parts }
}
type Played = Parameters<typeof hallOf>[0][number]
function played(
  outcome: Partial<Played['outcome']>,
  ...players: readonly (string | null)[]
): Played {
  return {
    outcome: {
      scenario: null,
      by: 'gold',
      rounds: null,
      scores: [score({ gold: 20, lord: 'vexa', awards: ['builder'] }), score()],
      eliminated: [],
      ...outcome,
    },
    seats: players.map((player) =>
      player === 'a bot' ? { sheet: null, player, bot: 'easy' } : { sheet: null, player },
    ),
  }
}

test('people are counted by whatever case of the name, bots and nameless seats are not', () => {
  const hall = hallOf([
    played({}, 'Ada', 'Ben'),
    played({ scores: [score({ gold: 30 }), score()] }, 'ADA', 'a bot'),
    played({ scores: [score(), score({ gold: 21 })] }, null, 'ben'),
  ])
  expect(hall).toEqual([
    {
      player: 'ADA',
      games: 2,
      wins: 2,
      best: 32,
      awards: { tunneller: 0, builder: 1, conqueror: 0 },
      lords: ['vexa'],
    },
    {
      player: 'ben',
      games: 2,
      wins: 1,
      best: 23,
      awards: { tunneller: 0, builder: 0, conqueror: 0 },
      lords: [],
    },
  ])
})

test('who was eliminated every time has no best total', () => {
  const [, last] = hallOf([
    played({ scenario: 'creatures', by: 'last-lord', eliminated: [1] }, 'Ada', 'Ben'),
  ])
  expect(last).toMatchObject({ player: 'Ben', wins: 0, best: null })
})
