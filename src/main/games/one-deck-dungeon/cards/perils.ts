/** The ten perils, two printings each: 20 peril cards. */
import type { PerilCard } from '@shared/games/one-deck-dungeon'
import { wide } from './box'

export const PERILS: readonly PerilCard[] = [
  {
    id: 'arrow-wall',
    kind: 'peril',
    xp: 2,
    options: [
      { id: 'magic-shield', time: 1, box: wide('magic', 6, { damage: 2, time: 3 }) },
      { id: 'rush-through', time: 0, box: wide('agility', 11, { damage: 3, time: 2 }) },
    ],
    printings: [
      { id: 'arrow-wall-1', item: { stat: 'strength', health: 0 }, loot: 'dodge' },
      { id: 'arrow-wall-2', item: { stat: 'magic', health: 0 }, loot: 'mana' },
    ],
  },
  {
    id: 'bear-traps',
    kind: 'peril',
    xp: 2,
    options: [
      { id: 'disarm-them', time: 3, box: wide('agility', 6, { damage: 2, time: 1 }) },
      { id: 'run-through', time: 0, box: wide('agility', 11, { damage: 3, time: 2 }) },
    ],
    printings: [
      { id: 'bear-traps-1', item: { stat: 'magic', health: 0 }, loot: 'mana' },
      { id: 'bear-traps-2', item: { stat: 'agility', health: 0 }, loot: 'invisibility' },
    ],
  },
  {
    id: 'boulder',
    kind: 'peril',
    xp: 4,
    options: [
      { id: 'slow-time', time: 3, box: wide('magic', 11, { damage: 3, time: 2 }) },
      { id: 'run-past-it', time: 0, box: wide('agility', 14, { damage: 4, time: 1 }) },
    ],
    printings: [
      { id: 'boulder-1', item: { stat: 'magic', health: 1 }, loot: 'valor' },
      { id: 'boulder-2', item: { stat: 'strength', health: 1 }, loot: 'critical-strikes' },
    ],
  },
  {
    id: 'cave-in',
    kind: 'peril',
    xp: 2,
    options: [
      { id: 'dismantle-it', time: 2, box: wide('strength', 6, { damage: 1, time: 3 }) },
      { id: 'climb-over-it', time: 0, box: wide('agility', 11, { damage: 2, time: 2 }) },
    ],
    printings: [
      { id: 'cave-in-1', item: { stat: 'agility', health: 0 }, loot: 'flameweave' },
      { id: 'cave-in-2', item: { stat: 'magic', health: 0 }, loot: 'crushing-blow' },
    ],
  },
  {
    id: 'flame-statues',
    kind: 'peril',
    xp: 3,
    options: [
      { id: 'disenchant', time: 3, box: wide('magic', 8, { damage: 2, time: 3 }) },
      { id: 'dodge-them', time: 0, box: wide('agility', 14, { damage: 3, time: 1 }) },
    ],
    printings: [
      { id: 'flame-statues-1', item: { stat: 'strength', health: 0 }, loot: 'haste' },
      { id: 'flame-statues-2', item: { stat: 'magic', health: 0 }, loot: 'backstab' },
    ],
  },
  {
    id: 'force-wall',
    kind: 'peril',
    xp: 4,
    options: [
      { id: 'climb-around', time: 3, box: wide('agility', 11, { damage: 2, time: 4 }) },
      { id: 'blast-through', time: 0, box: wide('magic', 14, { damage: 4, time: 2 }) },
    ],
    printings: [
      { id: 'force-wall-1', item: { stat: 'strength', health: 1 }, loot: 'crushing-fist' },
      { id: 'force-wall-2', item: { stat: 'magic', health: 1 }, loot: 'poison' },
    ],
  },
  {
    id: 'locked-door',
    kind: 'peril',
    xp: 2,
    options: [
      { id: 'pick-the-lock', time: 1, box: wide('agility', 8, { damage: 1, time: 4 }) },
      { id: 'bash-it-open', time: 0, box: wide('strength', 11, { damage: 2, time: 2 }) },
    ],
    printings: [
      { id: 'locked-door-1', item: { stat: 'strength', health: 0 }, loot: 'shimmerblast' },
      { id: 'locked-door-2', item: { stat: 'magic', health: 0 }, loot: 'accuracy' },
    ],
  },
  {
    id: 'pit-of-spikes',
    kind: 'peril',
    xp: 3,
    options: [
      { id: 'climb-around', time: 3, box: wide('strength', 8, { damage: 2, time: 2 }) },
      { id: 'jump-over', time: 0, box: wide('agility', 14, { damage: 3, time: 2 }) },
    ],
    printings: [
      { id: 'pit-of-spikes-1', item: { stat: 'magic', health: 0 }, loot: 'armor-crush' },
      { id: 'pit-of-spikes-2', item: { stat: 'strength', health: 0 }, loot: 'dexterity' },
    ],
  },
  {
    id: 'rune-puzzle',
    kind: 'peril',
    xp: 2,
    options: [
      { id: 'decipher-it', time: 2, box: wide('magic', 6, { damage: 1, time: 3 }) },
      { id: 'destroy-it', time: 0, box: wide('strength', 11, { damage: 3, time: 2 }) },
    ],
    printings: [
      { id: 'rune-puzzle-1', item: { stat: 'agility', health: 0 }, loot: 'persistence' },
      { id: 'rune-puzzle-2', item: { stat: 'strength', health: 0 }, loot: 'clarity' },
    ],
  },
  {
    id: 'spiked-log',
    kind: 'peril',
    xp: 3,
    options: [
      { id: 'clobber-logs', time: 2, box: wide('strength', 8, { damage: 3, time: 1 }) },
      { id: 'dodge-logs', time: 0, box: wide('agility', 14, { damage: 3, time: 2 }) },
    ],
    printings: [
      { id: 'spiked-log-1', item: { stat: 'agility', health: 0 }, loot: 'cleave' },
      { id: 'spiked-log-2', item: { stat: 'agility', health: 0 }, loot: 'static-burst' },
    ],
  },
]
