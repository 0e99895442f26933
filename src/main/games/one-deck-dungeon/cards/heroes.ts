/** The five heroes, solo side. */
import type { Catalogue } from '@shared/games/one-deck-dungeon'

export type HeroCard = Catalogue['heroes'][number]

export const HEROES: readonly HeroCard[] = [
  {
    id: 'warrior',
    stats: { strength: 4, agility: 2, magic: 1 },
    health: 6,
    feat: 'frenzy',
    skill: 'second-wind',
  },
  {
    id: 'rogue',
    stats: { strength: 1, agility: 4, magic: 2 },
    health: 5,
    feat: 'daring-gamble',
    skill: 'stealth',
  },
  {
    id: 'mage',
    stats: { strength: 1, agility: 2, magic: 4 },
    health: 5,
    feat: 'mana-charge',
    skill: 'shield-aura',
  },
  {
    id: 'archer',
    stats: { strength: 2, agility: 3, magic: 2 },
    health: 5,
    feat: 'eagle-eye',
    skill: 'kiting',
  },
  {
    id: 'paladin',
    stats: { strength: 3, agility: 1, magic: 3 },
    health: 5,
    feat: 'valiant',
    skill: 'armor',
  },
]
