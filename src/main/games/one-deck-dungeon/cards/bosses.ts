/** The five bosses. What a boss's rule does is in boss-fight.ts. */
import type { Catalogue } from '@shared/games/one-deck-dungeon'
import { box, wide } from './box'

export type Boss = Catalogue['bosses'][number]

export const BOSSES: readonly Boss[] = [
  {
    id: 'dragon',
    health: 6,
    boxes: [
      box('agility', 5, { armor: true }),
      box('agility', 5, { armor: true }),
      box('agility', 6, { damage: 1, skull: true }),
      wide('magic', 16, { damage: 4 }),
      box('magic', 6, { damage: 1, skull: true }),
      wide('strength', 17, { damage: 4 }),
      box('strength', 6, { damage: 1, skull: true }),
    ],
  },
  {
    id: 'hydra',
    health: 5,
    boxes: [
      wide('strength', 13, { damage: 3, skull: true }),
      box('magic', 6, { damage: 2 }),
      wide('strength', 19, { damage: 3, skull: true }),
      box('magic', 6, { damage: 2 }),
      wide('agility', 13, { damage: 3, skull: true }),
      box('agility', 6, { damage: 2 }),
    ],
  },
  {
    id: 'lich',
    health: 5,
    boxes: [
      box('strength', 3, { damage: 1, skull: true }),
      wide('strength', 17, { damage: 3 }),
      box('agility', 3, { damage: 1, skull: true }),
      wide('agility', 16, { damage: 4 }),
      box('magic', 3, { damage: 1, skull: true }),
      wide('magic', 15, { damage: 5 }),
    ],
  },
  {
    id: 'minotaur',
    health: 10,
    boxes: [
      wide('strength', 'X', { damage: 4, skull: true }),
      box('strength', 6, { damage: 2 }),
      box('strength', 5, { damage: 1, skull: true }),
      box('magic', 5, { damage: 1, skull: true }),
      box('magic', 6, { damage: 2 }),
      box('strength', 5, { damage: 1, skull: true }),
      box('agility', 5, { damage: 1, skull: true }),
      box('agility', 6, { damage: 2 }),
    ],
  },
  {
    id: 'yeti',
    health: 6,
    boxes: [
      wide('strength', 24, { armor: true, skull: true }),
      box('strength', 4, { damage: 1, skull: true }),
      box('strength', 5, { damage: 1, skull: true }),
      box('magic', 5, { damage: 2 }),
      box('magic', 6, { damage: 2 }),
      box('strength', 6, { damage: 1, skull: true }),
      box('agility', 5, { damage: 2 }),
      box('agility', 6, { damage: 2 }),
    ],
  },
]
