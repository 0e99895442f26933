/** What of a game goes into files, and what comes in from them. */
import type { Phrase } from '@shared/games/game'
import {
  MOST_PLAYERS,
  soloTotal,
  standings,
  type BossId,
  type DungeonRunTypes,
  type HeroId,
  type Outcome,
} from '@shared/games/dungeon-run'
import { phrases } from '@shared/games/dungeon-run/phrases'
import type { FileRules } from '../../file-rules'
import { impossibleIn } from '../outcomes'
import { columns } from './columns'

/** Never reordered: ids are made of it. */
function facts(outcome: Outcome): readonly unknown[] {
  const { heroes, boss, bossDead, winner, by, rounds, eliminated, solo } = outcome
  const score =
    solo === null ? null : [solo.treasures, solo.artifacts, solo.encounters, solo.boss, solo.tokens]
  return [heroes, boss, bossDead, winner, by, rounds, eliminated, score]
}

function heroPhrase(hero: HeroId): Phrase {
  return { key: `run.heroes.${hero}.name` }
}
function bossPhrase(boss: BossId): Phrase {
  return { key: `run.bosses.${boss}.name` }
}
function placePhrases(outcome: Outcome): readonly Phrase[] {
  return standings(outcome).map(({ rank, score }, seat) => ({
    key: score === null ? 'run.files.place' : 'run.files.points',
    named: {
      hero: heroPhrase(outcome.heroes[seat] ?? 'hadrun'),
      rank,
      ...(score !== null && { score }),
    },
  }))
}

export const fileRules: FileRules<DungeonRunTypes> = {
  facts,
  impossible: impossibleIn,
  badOptions: () => null,
  title: ({ heroes }) => ({ key: 'run.title', count: heroes.length }),
  readable: [
    { heading: { key: 'run.files.ending' }, value: (outcome) => [phrases.result(outcome)] },
    { heading: { key: 'run.files.boss' }, value: ({ boss }) => [bossPhrase(boss)] },
    { heading: { key: 'run.files.places' }, value: placePhrases },
  ],
  particulars: [
    {
      heading: { key: 'run.files.eliminated' },
      value: ({ eliminated }) => eliminated.length,
    },
    {
      heading: { key: 'run.files.score' },
      value: ({ solo, winner }) => (solo === null ? 0 : soloTotal(solo, winner !== null)),
    },
  ],
  columns,
  bgStats: {
    // Its number is not known for certain: in BG Stats the game is found by its name.
    bggId: 0,
    name: 'Dungeon Run',
    year: 2011,
    cooperative: false,
    players: [1, MOST_PLAYERS],
    // Alone; with others the places say it all, and scores stay empty.
    scored: true,
    play: ({ heroes, boss, bossDead, rounds }) => ({
      board: [{ key: 'run.title', count: heroes.length }],
      roles: heroes.map(heroPhrase),
      beaten: bossDead ? bossPhrase(boss) : null,
      rounds: rounds ?? 0,
    }),
  },
  print: { load: async () => (await import('./print')).printRules },
  sheets: null,
}
