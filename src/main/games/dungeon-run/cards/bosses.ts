/** The four Bosses (rules page, 25.3); both abilities of one together. */
import type { MonsterCard } from '@shared/games/dungeon-run'

export const BOSSES: readonly MonsterCard[] = [
  {
    id: 'hollow-regent',
    copies: 1,
    boss: true,
    type: 'undead',
    tier: 'boss',
    attack: 5,
    strength: [4, 5, 6],
    defense: 5,
    escape: 4,
    life: 9,
    effects: [
      { when: 'inflict', do: [{ op: 'heal', target: 'this', n: 1 }] },
      { when: 'passive', do: [{ op: 'forbid', what: 'matchBlock', who: 'foe' }] },
    ],
  },
  {
    id: 'mother-tangle',
    copies: 1,
    boss: true,
    type: 'beast',
    tier: 'boss',
    attack: 7,
    strength: [4, 5, 6],
    defense: 4,
    escape: 5,
    life: 11,
    effects: [
      { when: 'passive', do: [{ op: 'addDice', roll: 'escape', n: -1, who: 'foe' }] },
      {
        when: 'inflict',
        do: [
          {
            op: 'attach',
            to: 'foe',
            until: 'endNextTurn',
            effects: [{ when: 'passive', do: [{ op: 'addDice', roll: 'fight', n: -1 }] }],
          },
        ],
      },
    ],
  },
  {
    id: 'brazen-juggernaut',
    copies: 1,
    boss: true,
    type: 'animated',
    tier: 'boss',
    attack: 6,
    strength: [3, 4, 5],
    defense: 5,
    escape: 3,
    life: 8,
    effects: [
      { when: 'wounds', if: [{ c: 'cause', in: ['fight'] }], do: [{ op: 'prevent', n: 1 }] },
      { when: 'passive', do: [{ op: 'forbid', what: 'armor', who: 'foe' }] },
    ],
  },
  {
    id: 'ithrel-noon',
    copies: 1,
    boss: true,
    type: 'humanoid',
    tier: 'boss',
    attack: 5,
    strength: [4, 5, 6],
    defense: 5,
    escape: 4,
    life: 9,
    effects: [
      {
        when: 'passive',
        if: [{ c: 'stat', in: ['magic'] }],
        do: [{ op: 'addDice', roll: 'fight', n: -1, who: 'foe' }],
      },
      {
        when: 'roll',
        by: 'foe',
        if: [
          { c: 'roll', in: ['fight'] },
          { c: 'faces', whose: 'foe', face: 1, min: 2 },
        ],
        do: [{ op: 'wound', target: 'foe', n: 1 }],
      },
    ],
  },
]
