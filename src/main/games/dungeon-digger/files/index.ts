/** What of a game goes into files, and what comes in from them. */
import type { Phrase } from '@shared/games/game'
import {
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  standings,
  type DungeonDiggerTypes,
  type Outcome,
} from '@shared/games/dungeon-digger'
import { awardName, endingName, lordName, scenarioName } from '@shared/games/dungeon-digger/keys'
import { titleOf } from '@shared/games/dungeon-digger/phrases'
import type { FileRules } from '../../file-rules'
import { impossibleIn } from '../outcomes'
import { columns } from './columns'

/** Never reordered: ids are made of it. */
function facts({ scenario, by, rounds, scores, eliminated }: Outcome): readonly unknown[] {
  const players = scores.map(({ lord, gold, escapes, awards, coins }) => [
    lord,
    gold,
    escapes,
    awards,
    coins,
  ])
  return [scenario, by, rounds, players, eliminated]
}

function scenarioPhrase({ scenario }: Outcome): Phrase {
  return scenario === null ? { key: 'digger.standard' } : { key: scenarioName(scenario) }
}
/** In the order of seats; who was eliminated has no total. */
function placePhrases(outcome: Outcome): readonly Phrase[] {
  return standings(outcome).map(({ rank, score }, seat) => ({
    key: score === null ? 'digger.files.eliminated' : 'digger.files.place',
    named: { seat: seat + 1, rank, ...(score !== null && { score }) },
  }))
}
function awardPhrases({ scores }: Outcome): readonly Phrase[] {
  return scores.flatMap(({ awards }, seat) =>
    awards.map((award) => ({
      key: 'digger.files.award',
      named: { seat: seat + 1, award: { key: awardName(award) } },
    })),
  )
}

export const fileRules: FileRules<DungeonDiggerTypes> = {
  facts,
  impossible: impossibleIn,
  badOptions: () => null,
  title: ({ scores, scenario }) => titleOf(scores.length, scenario),
  readable: [
    { heading: { key: 'digger.files.scenario' }, value: (outcome) => [scenarioPhrase(outcome)] },
    { heading: { key: 'digger.files.end' }, value: ({ by }) => [{ key: endingName(by) }] },
    { heading: { key: 'digger.files.places' }, value: placePhrases },
    { heading: { key: 'digger.files.awards' }, value: awardPhrases },
  ],
  particulars: [
    {
      heading: { key: 'digger.files.gold' },
      value: ({ scores }) => scores.reduce((sum, { gold }) => sum + gold, 0),
    },
    {
      heading: { key: 'digger.files.coins' },
      value: ({ scores }) => scores.reduce((sum, { coins }) => sum + coins, 0),
    },
  ],
  columns,
  bgStats: {
    // Its number is not known for certain: in BG Stats the game is found by its name.
    bggId: 0,
    name: 'Dungeon Digger',
    year: 0,
    cooperative: false,
    players: [FEWEST_PLAYERS, MOST_PLAYERS],
    scored: true,
    play: (outcome) => ({
      board: [scenarioPhrase(outcome)],
      roles: outcome.scores.map(({ lord }) => (lord === null ? null : { key: lordName(lord) })),
      beaten: null,
      rounds: outcome.rounds ?? 0,
    }),
  },
  print: { load: async () => (await import('./print')).printRules },
  sheets: null,
}
