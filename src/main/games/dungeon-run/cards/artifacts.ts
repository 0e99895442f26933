/** The four artifacts (rules page, 25.6). */
import type { ItemCard } from '@shared/games/dungeon-run'

export const ARTIFACTS: readonly ItemCard[] = [
  { id: 'summoning-stone', artifact: true, slots: [], enchanted: true, training: [], effects: [] },
  {
    id: 'well-spirit-sword',
    artifact: true,
    slots: ['mainHand'],
    enchanted: true,
    training: [],
    effects: [
      { when: 'passive', do: [{ op: 'addDice', roll: 'fight', n: 2 }] },
      {
        when: 'roll',
        if: [{ c: 'roll', in: ['fight'] }],
        may: true,
        do: [{ op: 'reroll', whose: 'self', count: '1' }],
      },
    ],
  },
  {
    id: 'candle-crown',
    artifact: true,
    slots: ['head'],
    enchanted: true,
    training: [],
    effects: [
      { when: 'passive', do: [{ op: 'addDice', roll: 'fight', n: 1 }] },
      {
        when: 'passive',
        if: [{ c: 'foeType', in: ['undead'] }],
        do: [{ op: 'foeMod', field: 'attack', n: -1 }],
      },
    ],
  },
  {
    id: 'delvers-lantern',
    artifact: true,
    slots: [],
    enchanted: true,
    training: [],
    effects: [
      {
        when: 'passive',
        do: [
          { op: 'addDice', roll: 'escape', n: 1 },
          { op: 'addDice', roll: 'disarm', n: 1 },
          { op: 'tileChoice', n: 2 },
        ],
      },
    ],
  },
]
