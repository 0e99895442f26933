/**
 * A game that exists in tests only: two seats, a choice at the same time that nobody sees, a card dealt face
 * down, scores, bots and a series of two. It is registered nowhere but in the tests that play it.
 */
import type { Bot, Game } from '@main/games/game'
import { drawFrom } from '@main/games/random'
import { achievements, campaignRules, standings } from './campaign'
import {
  apply,
  asked,
  eventsFor,
  legalActions,
  SAFE,
  SEATS,
  setup,
  SIDES,
  view,
  whyNot,
} from './rules'
import type { State } from './rules'
import {
  CARDS,
  contentSchema,
  optionsSchema,
  outcomeSchema,
  progressSchema,
  tallySchema,
} from './types'
import type { DiceRace } from './types'

/** Throws a coin of its own. */
const easy: Bot<DiceRace> = {
  choose: (_view, actions, _seat, random) => must(actions[drawFrom(random, 'bot', 2)[0] - 1]),
}
/** Says what is not listed, whatever there is. */
const normal: Bot<DiceRace> = {
  choose: () => ({ type: 'choose', choice: 'slow' as 'safe' }),
}
/** Breaks down. */
const hard: Bot<DiceRace> = {
  choose: () => {
    throw new Error('The bot of the dice race breaks down, as its test wants it.')
  },
}
function must<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('There is no such action.')
  return thing
}

export const diceRace: Game<DiceRace, State> = {
  id: 'dice-race',
  rulesVersion: 1,
  // Two choices in each of nine rounds at most.
  limits: { actions: 18, actionLength: 40 },
  schemas: {
    options: optionsSchema,
    outcome: outcomeSchema,
    progress: progressSchema,
    tally: tallySchema,
  },
  catalogue: { cards: CARDS, safe: SAFE },
  phrases: {
    name: { key: 'app.name' },
    credit: { key: 'app.name' },
    title: () => ({ key: 'app.name' }),
    progress: () => ({ key: 'app.name' }),
    result: () => ({ key: 'app.name' }),
    role: () => null,
    series: { double: { name: { key: 'app.name' }, count: () => ({ key: 'app.name' }) } },
  },
  seats: () => SEATS.length,
  scripts: () => ({ decks: { cards: CARDS }, sides: { 'race.bold': SIDES }, positions: null }),
  scriptLeft: ({ random }) => random.script,
  setup,
  asked,
  legalActions,
  apply,
  whyNot,
  view,
  eventsFor,
  outcome: ({ options: { pack }, over, scores: [a = 0, b = 0] }) =>
    over ? { scores: [a, b], ...(pack !== undefined && { pack }) } : null,
  progress: ({ options, round }) => ({ round, of: options.rounds }),
  standings,
  tallyVersion: 1,
  tally: (_options, events) => {
    const bold: [number, number] = [0, 0]
    for (const event of events)
      if (event.type === 'raced')
        for (const seat of SEATS) bold[seat] += event.choices[seat] === 'bold' ? 1 : 0
    return { bold }
  },
  bots: { easy, normal, hard },
  campaign: campaignRules,
  achievements,
  files: {
    facts: ({ scores, pack }) => [scores, ...(pack === undefined ? [] : [pack])],
    impossible: () => null,
    badOptions: () => null,
    title: () => ({ key: 'app.name' }),
    readable: [],
    particulars: [],
    columns: SEATS.flatMap((seat) => [
      { name: `player_${seat + 1}`, value: (_outcome, seats) => seats[seat]?.player ?? null },
      { name: `score_${seat + 1}`, value: ({ scores }) => scores[seat] },
    ]),
    bgStats: {
      bggId: 0,
      name: 'Dice race',
      year: 2026,
      cooperative: false,
      players: [2, 2],
      scored: true,
      play: () => ({ board: [], roles: [], beaten: null, rounds: 0 }),
    },
    print: null,
    sheets: null,
  },
  daily: null,
  packs: {
    schema: contentSchema,
    own: { safe: SAFE },
    changes: ({ safe = SAFE }) =>
      safe === SAFE
        ? []
        : [
            {
              part: { key: 'race.steps' },
              changes: [{ what: { key: 'race.choices.safe' }, from: SAFE, to: safe }],
            },
          ],
    take: ({ rounds }, pack) => ({ rounds, ...(pack !== null && { pack }) }),
    packOf: ({ pack }) => pack ?? null,
  },
  simulation: {
    load: () =>
      Promise.resolve({
        party: null,
        flags: null,
        describe: ({ rounds }) => ({ rounds: String(rounds) }),
        measured: [{ name: 'races', flags: ['--bots', 'easy'], share: 1 }],
        traitsOf: (_, seat) => ({ seat: seat === 0 ? 'first' : 'second' }),
      }),
  },
}
