/** The seven traps (rules page, 25.4). */
import type { TrapCard } from '@shared/games/dungeon-run'

export const TRAPS: readonly TrapCard[] = [
  { id: 'dart-gallery', copies: 1, stats: ['dexterity'], need: 2, damage: 2, effects: [] },
  {
    id: 'trapdoor',
    copies: 1,
    stats: ['dexterity'],
    need: 2,
    damage: 1,
    effects: [{ when: 'sprung', do: [{ op: 'loseActions' }] }],
  },
  {
    id: 'withering-rune',
    copies: 1,
    stats: ['magic', 'dexterity'],
    need: 2,
    damage: 1,
    effects: [
      {
        when: 'sprung',
        do: [
          {
            op: 'attach',
            to: 'self',
            until: 'defeatOrHeal',
            effects: [
              {
                when: 'passive',
                do: [
                  { op: 'stat', stat: 'strength', n: -1 },
                  { op: 'stat', stat: 'magic', n: -1 },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'rolling-boulder',
    copies: 1,
    stats: ['strength', 'dexterity'],
    need: 2,
    damage: 2,
    effects: [{ when: 'sprung', do: [{ op: 'wound', target: 'eachOtherHere', n: 1 }] }],
  },
  {
    id: 'choking-spores',
    copies: 1,
    stats: ['dexterity', 'magic'],
    need: 1,
    damage: 1,
    effects: [{ when: 'sprung', do: [{ op: 'wound', target: 'eachOtherHere', n: 1 }] }],
  },
  {
    id: 'mirror-sigil',
    copies: 1,
    stats: ['magic', 'dexterity'],
    need: 2,
    damage: 1,
    effects: [{ when: 'sprung', do: [{ op: 'goTo', who: 'self', to: 'entrance' }] }],
  },
  {
    id: 'leg-irons',
    copies: 1,
    stats: ['strength'],
    need: 2,
    damage: 1,
    effects: [
      {
        when: 'sprung',
        do: [
          {
            op: 'attach',
            to: 'self',
            until: 'defeatOrHeal',
            effects: [{ when: 'passive', do: [{ op: 'stat', stat: 'dexterity', n: -2 }] }],
          },
        ],
      },
    ],
  },
]
