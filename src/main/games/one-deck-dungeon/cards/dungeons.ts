/** The five dungeons: difficulty, boss, and the boxes of each floor. What a floor's rule does is in floors.ts. */
import type { Catalogue } from '@shared/games/one-deck-dungeon'
import { box, wide } from './box'

export type Dungeon = Catalogue['dungeons'][number]

export const DUNGEONS: readonly Dungeon[] = [
  {
    id: 'dragons-cave',
    difficulty: 1,
    boss: 'dragon',
    floors: [
      {
        id: 'hall-of-statues',
        peril: [box('chosen', 2, { armor: true })],
        combat: [box('strength', 3, { damage: 1 })],
      },
      {
        id: 'flame-aura',
        peril: [box('chosen', 6, { damage: 1 })],
        combat: [box('magic', 5, { damage: 2 })],
      },
      {
        id: 'dragonskin',
        peril: [box('chosen', 5, { armor: true })],
        combat: [wide('strength', 10, { armor: true })],
      },
    ],
  },
  {
    id: 'hydras-reef',
    difficulty: 2,
    boss: 'hydra',
    floors: [
      {
        id: 'sticky-surrounding',
        peril: [box('chosen', 5, { damage: 1, time: 1 })],
        combat: [box('agility', 3, { damage: 1 })],
      },
      {
        id: 'regeneration',
        peril: [box('chosen', 3, { armor: true })],
        combat: [box('agility', 5, { damage: 1 }), box('strength', 5, { damage: 1, time: 1 })],
      },
      {
        id: 'poison-aura',
        peril: [box('chosen', 5, { armor: true })],
        combat: [box('magic', 5, { damage: 1, time: 1 })],
      },
    ],
  },
  {
    id: 'yetis-cavern',
    difficulty: 2,
    boss: 'yeti',
    floors: [
      {
        id: 'freezing-winds',
        peril: [box('chosen', 4, { armor: true, time: 1 })],
        combat: [box('magic', 3, { time: 1 }), box('magic', 4, { time: 1 })],
      },
      {
        id: 'brutal-strength',
        peril: [box('chosen', 5, { damage: 1, time: 1 })],
        combat: [box('strength', 5, { damage: 2 })],
      },
      {
        id: 'biting-cold',
        peril: [box('chosen', 4, { armor: true, damage: 1 })],
        combat: [
          box('strength', 3, { armor: true, damage: 1 }),
          box('strength', 3, { armor: true, damage: 1 }),
        ],
      },
    ],
  },
  {
    id: 'lichs-tomb',
    difficulty: 3,
    boss: 'lich',
    floors: [
      {
        id: 'undying-legions',
        peril: [box('chosen', 4, { armor: true })],
        combat: [box('magic', 2, { armor: true }), box('strength', 5, { time: 2 })],
      },
      {
        id: 'weakness-curse',
        peril: [box('chosen', 6, { damage: 1, time: 1 })],
        combat: [box('magic', 3, { armor: true })],
      },
      {
        id: 'blade-storm',
        peril: [box('chosen', 4, { armor: true, damage: 1 })],
        combat: [wide('magic', 10, { damage: 2 })],
      },
    ],
  },
  {
    id: 'minotaurs-maze',
    difficulty: 3,
    boss: 'minotaur',
    floors: [
      {
        id: 'deadly-maze',
        peril: [box('chosen', 5, { armor: true, damage: 1 })],
        combat: [box('agility', 2, { damage: 1 }), box('agility', 2, { damage: 1 })],
      },
      {
        id: 'crumbling-walls',
        peril: [box('chosen', 3, { armor: true })],
        combat: [box('strength', 3, { armor: true }), box('strength', 3, { armor: true })],
      },
      {
        id: 'poison-dart-traps',
        peril: [box('chosen', 6, { damage: 1, time: 1 })],
        combat: [wide('agility', 12, { damage: 3 })],
      },
    ],
  },
]
