/** Setup (rules page, 4; A40): tiles, Boss, decks, who is first, heroes and their first skills. */
import {
  BOSSES,
  HEROES,
  SKILLS,
  TREASURES,
  ARTIFACTS,
  type Action,
  type HeroId,
  type Options,
  type SkillId,
} from '@shared/games/dungeon-run'
import { rollDice, shuffle, type Random } from '../random'
import { CONTENT, ENCOUNTER_DECK, SPECIAL_TILES, STANDARD_TILES } from './cards'
import { log, push, setHero, type Draft } from './draft'
import type { Hero, TaskOf } from './state'

const SPECIALS_PER_PLAYER = 2

export const DECKS: Readonly<Record<string, readonly string[]>> = {
  specials: SPECIAL_TILES.map(({ id }) => id),
  tiles: [...STANDARD_TILES, ...SPECIAL_TILES].map(({ id }) => id),
  bosses: BOSSES,
  encounters: ENCOUNTER_DECK,
  treasures: TREASURES,
  heroes: HEROES,
  'skills.0': SKILLS,
  'skills.1': SKILLS,
  'skills.2': SKILLS,
  'skills.3': SKILLS,
}

/** Ties roll again among the tied. */
function rollForFirst(players: number, random: Random) {
  let left = random
  let seats = Array.from({ length: players }, (_, seat) => seat)
  const rolls: (readonly number[])[] = []
  while (seats.length > 1) {
    const [dice, after] = rollDice(left, 'firstPlayer', seats.length)
    left = after
    rolls.push(dice)
    const best = Math.max(...dice)
    seats = seats.filter((_, at) => dice[at] === best)
  }
  return { first: seats[0] ?? 0, rolls, left }
}

/** The state in which nobody has a hero yet. */
export function newGame(options: Options, given: Random, rules: number): Draft {
  const { players } = options
  const [bosses, afterBoss] = shuffle(BOSSES, given, 'bosses')
  const [specials, afterSpecials] = shuffle(
    SPECIAL_TILES.map(({ id }) => id),
    afterBoss,
    'specials',
  )
  const used = specials.slice(0, SPECIALS_PER_PLAYER * players)
  const tiles = [...STANDARD_TILES.map(({ id }) => id), ...used]
  const [tileDeck, afterTiles] = shuffle(tiles, afterSpecials, 'tiles')
  const [encounterDeck, afterEncounters] = shuffle(ENCOUNTER_DECK, afterTiles, 'encounters')
  const [treasureDeck, afterTreasures] = shuffle(TREASURES, afterEncounters, 'treasures')
  const { first, rolls, left } = rollForFirst(players, afterTreasures)
  const [dealt, random] = shuffle(HEROES, left, 'heroes')
  const g: Draft = {
    rules,
    options,
    random,
    heroes: dealt.slice(0, players).map(blankHero),
    layout: [{ tile: 'entrance', x: 0, y: 0, turn: 0, sealed: 0 }],
    rooms: [{ monster: null, strangers: [], items: [] }],
    tileDeck,
    tileDiscard: [],
    exhausted: [],
    encounterDeck,
    encounterDiscard: [],
    treasureDeck,
    treasureDiscard: [],
    artifacts: ARTIFACTS,
    boss: bosses[0] ?? 'hollow-regent',
    bossSeenBy: [],
    lair: null,
    bossDead: false,
    eliminated: [],
    firstPlayer: first,
    active: null,
    round: 0,
    endgame: false,
    result: null,
    agenda: [{ type: 'round', stage: 'begin', left: [] }],
    events: [{ type: 'begun', first, rolls }],
    reveals: true,
  }
  const seats = Array.from({ length: players }, (_, step) => (first + step) % players)
  push(g, ...seats.map((seat) => ({ type: 'deal-skills', seat }) as const))
  if (options.heroDeal === 'choose') {
    // Each chooses among what those before it have left.
    push(g, ...seats.map((seat) => ({ type: 'choose-hero', seat, heroes: HEROES }) as const))
  } else for (const [seat, { id }] of g.heroes.entries()) deal(g, seat, id)
  return g
}
function blankHero(id: HeroId): Hero {
  return {
    id,
    at: 0,
    trail: [],
    status: 'standing',
    wounds: 0,
    training: { strength: 0, magic: 0, dexterity: 0 },
    kit: { skills: [], equipped: [], attached: [] },
    skillDeck: [],
    skillDiscard: [],
    loot: [],
    actions: 0,
    equips: 0,
    startedWith: null,
    fought: [],
    used: [],
  }
}
/** A hero's card with its ten skills, shuffled. */
function deal(g: Draft, seat: number, id: HeroId): void {
  const skills: readonly SkillId[] = CONTENT.skills
    .filter(({ hero }) => hero === id)
    .map((card) => card.id)
  const [skillDeck, left] = shuffle(skills, g.random, `skills.${seat}`)
  g.random = left
  setHero(g, seat, { id, skillDeck })
  log(g, { type: 'hero-dealt', seat, hero: id })
}

export const chooseHero = {
  options(g: Draft, { heroes }: TaskOf<'choose-hero'>): readonly Action[] {
    const taken = g.heroes.filter(({ skillDeck }) => skillDeck.length > 0).map(({ id }) => id)
    return heroes.filter((id) => !taken.includes(id)).map((hero) => ({ type: 'hero', hero }))
  },
  answer(g: Draft, { seat }: TaskOf<'choose-hero'>, action: Action): void {
    if (action.type === 'hero') deal(g, seat, action.hero)
  },
}
