/** The five strangers (rules page, 25.4). */
import type { StrangerCard } from '@shared/games/dungeon-run'

export const STRANGERS: readonly StrangerCard[] = [
  {
    id: 'lost-peddler',
    copies: 1,
    effects: [
      {
        when: 'action',
        cost: [{ op: 'discard', what: 'encounter', n: 1 }],
        do: [{ op: 'draw', deck: 'treasure', n: 1, to: 'loot' }],
      },
    ],
  },
  {
    id: 'bonesetter',
    copies: 1,
    effects: [
      { when: 'action', do: [{ op: 'heal', target: 'self', n: 2 }, { op: 'discardThis' }] },
    ],
  },
  {
    id: 'blind-cartographer',
    copies: 1,
    effects: [
      {
        when: 'action',
        do: [
          { op: 'peek', what: 'tiles', n: 3, back: 'anyOrder' },
          { op: 'peek', what: 'boss', n: 1, back: 'same' },
          { op: 'discardThis' },
        ],
      },
    ],
  },
  {
    id: 'sellsword',
    copies: 1,
    effects: [
      {
        when: 'action',
        cost: [{ op: 'discard', what: 'treasure', n: 1 }],
        do: [
          {
            op: 'attach',
            to: 'self',
            until: 'defeat',
            effects: [{ when: 'passive', do: [{ op: 'addDice', roll: 'fight', n: 1 }] }],
          },
        ],
      },
    ],
  },
  {
    id: 'lantern-keeper',
    copies: 1,
    effects: [
      { when: 'reveal', do: [{ op: 'place', to: 'entrance' }] },
      {
        when: 'action',
        cost: [{ op: 'discard', what: 'encounter', n: 2 }],
        do: [{ op: 'artifact', id: 'delvers-lantern' }, { op: 'discardThis' }],
      },
    ],
  },
]
