/** The closed sets of names of Dungeon Digger that concern its turns, Lords and scenarios. */
import { GOLD_REASONS } from './map'

export const ORDERS = ['move', 'think', 'sabotage', 'rise', 'conquer', 'demolish', 'work'] as const
export type Order = (typeof ORDERS)[number]

/** Orders that rooms give (section 10): Conquer is none of them. */
export const BONUS_ORDERS = ['move', 'think', 'rise', 'sabotage', 'work', 'demolish'] as const
export type BonusOrder = (typeof BONUS_ORDERS)[number]
/** The lowest level at which each may be had; at level 4 two different ones of all (R16). */
export const BONUS_LEVEL: Readonly<Record<BonusOrder, number>> = {
  move: 1,
  think: 1,
  rise: 2,
  sabotage: 2,
  work: 3,
  demolish: 3,
}

export const LORDS = ['mordrake', 'quillia', 'ozzika', 'pelf', 'gurn', 'vexa'] as const
export type LordId = (typeof LORDS)[number]

export const SCENARIOS = [
  'monsterHunt',
  'adventurers',
  'sandsOfTime',
  'dwarvenCitadel',
  'dragonsLair',
  'creatures',
] as const
export type ScenarioId = (typeof SCENARIOS)[number]

export const ADVENTURERS = ['barbarian', 'priest', 'thief', 'warrior', 'mage', 'bard'] as const
export type AdventurerId = (typeof ADVENTURERS)[number]

export const CREATURES = [
  'troll',
  'guardian',
  'giantInsect',
  'observer',
  'elemental',
  'corruptor',
] as const
export type CreatureId = (typeof CREATURES)[number]

/** What moves by a step and is no minion. */
export type PieceId = AdventurerId | CreatureId

/** What the face-down tiles of Monster Hunt may be. */
export const HUNT_TILES = ['rock', 'monster', 'ruins'] as const
export type HuntTile = (typeof HUNT_TILES)[number]

/** What the face-down tiles of Dragon's Lair may be. */
export const LAIR_TILES = ['cave', 'eggs', 'dragon', 'treasure'] as const
export type LairTile = (typeof LAIR_TILES)[number]

export const AWARDS = ['tunneller', 'builder', 'conqueror'] as const
export type Award = (typeof AWARDS)[number]

/** How a game ended: by gold, by its scenario, by the house (R28). */
export const HOW_ENDED = [
  'gold',
  'clock',
  'citadel-full',
  'treasure',
  'last-lord',
  'idle',
  'round-cap',
] as const
export type HowEnded = (typeof HOW_ENDED)[number]

/** Where gold on the track came from: what a placement earns, and what scenarios give. */
export const GOLD_SOURCES = [...GOLD_REASONS, 'monster', 'adventurer'] as const
export type GoldSource = (typeof GOLD_SOURCES)[number]

/** A coin's value. */
export const COIN_VALUES = [1, 2, 3] as const
export type Coin = (typeof COIN_VALUES)[number]
