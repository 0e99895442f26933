/** Setup: the dungeon, the missions, two objectives and two powers for each seat (rules page, 3). */
import {
  DUNGEONS,
  MISSIONS,
  OBJECTIVES,
  POWERS,
  blankSheet,
  type Event,
  type Options,
  type Step,
} from '@shared/games/paper-dungeons'
import type { Changed } from '../game'
import { shuffle, type Random } from '../random'
import { boardOf } from './board'
import { contentOf } from './content'
import { CARDS_DEALT, MISSIONS_OPEN } from './content/printed'
import { blankStep } from './sheets'
import type { State } from './state'

/** The decks of a game, by the names that scripts call them by. */
export const DECKS = {
  dungeon: DUNGEONS,
  missions: MISSIONS,
  objectives: OBJECTIVES,
  powers: POWERS,
} as const

/** Whether missions lie open; alone they always do (Q45). */
function hasMissions({ players, missions }: Options): boolean {
  return players === 1 || missions
}

export function setup(options: Options, random: Random, rules: number): Changed<State, Event> {
  const [dungeons, afterDungeon] =
    options.dungeon === null
      ? shuffle(DECKS.dungeon, random, 'dungeon')
      : ([[options.dungeon], random] as const)
  const [missionDeck, afterMissions] = hasMissions(options)
    ? shuffle(DECKS.missions, afterDungeon, 'missions')
    : ([[], afterDungeon] as const)
  const [objectives, afterObjectives] = shuffle(DECKS.objectives, afterMissions, 'objectives')
  const [powers, left] = shuffle(DECKS.powers, afterObjectives, 'powers')
  const dungeon = dungeons[0] ?? 'A'
  const missions = missionDeck.slice(0, MISSIONS_OPEN)
  const { rows } = boardOf(contentOf(options), dungeon)
  const seats = Array.from({ length: options.players }, (_, seat) => seat)
  const sheet = blankSheet(rows, missions.length)
  const hands = seats.map((seat) => ({
    objectives: objectives.slice(seat * CARDS_DEALT, (seat + 1) * CARDS_DEALT),
    powers: powers.slice(seat * CARDS_DEALT, (seat + 1) * CARDS_DEALT),
  }))
  const state: State = {
    rules,
    options,
    random: left,
    dungeon,
    missions: missions.map((id) => ({ id, done: 0 })),
    stage: 'setup',
    turn: 0,
    dice: [],
    sheets: seats.map(() => sheet),
    steps: hands.map((hand): Step => ({
      ...blankStep(sheet, 0),
      tasks: [{ type: 'keep', ...hand }],
    })),
  }
  const scattered = options.scattered || options.players === 1
  const events: Event[] = [
    { type: 'begun', dungeon, missions, scattered },
    ...hands.map((hand, seat): Event => ({ type: 'dealt', seat, ...hand })),
  ]
  return { ok: true, state, events, reveals: true }
}
