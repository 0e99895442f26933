/** Skills of Pim and Aelithra (rules page, 25.8). */
import type { SkillCard } from '@shared/games/dungeon-run'

export const SKILLS_OF_PIM_AND_AELITHRA: readonly SkillCard[] = [
  {
    id: 'backstab',
    hero: 'pim',
    effects: [
      { when: 'passive', if: [{ c: 'foeWounded' }], do: [{ op: 'addDice', roll: 'fight', n: 2 }] },
    ],
  },
  {
    id: 'tumble-away',
    hero: 'pim',
    effects: [{ when: 'escaped', limit: 'turn', do: [{ op: 'gainActions', n: 1 }] }],
  },
  {
    id: 'light-fingers',
    hero: 'pim',
    effects: [
      {
        when: 'action',
        if: [{ c: 'company', min: 1 }],
        do: [
          {
            op: 'dieTable',
            rows: [
              {
                faces: [4, 5, 6],
                do: [
                  { op: 'take', from: 'heroHere', what: 'any', n: 1, how: 'random', to: 'loot' },
                ],
              },
              { faces: [1], do: [{ op: 'wound', target: 'self', n: 1 }] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'wire-cutters',
    hero: 'pim',
    effects: [{ when: 'passive', do: [{ op: 'addDice', roll: 'disarm', n: 2 }] }],
  },
  {
    id: 'lucky-button',
    hero: 'pim',
    effects: [
      { when: 'roll', may: true, limit: 'turn', do: [{ op: 'reroll', whose: 'self', count: '1' }] },
    ],
  },
  {
    id: 'dirty-tricks',
    hero: 'pim',
    effects: [{ when: 'passive', do: [{ op: 'addDice', roll: 'sabotage', n: 1 }] }],
  },
  {
    id: 'duck-under',
    hero: 'pim',
    effects: [
      {
        when: 'wounds',
        if: [
          { c: 'cause', in: ['fight'] },
          { c: 'faces', whose: 'self', face: 1, min: 1 },
        ],
        do: [{ op: 'prevent', n: 1 }],
      },
    ],
  },
  {
    id: 'grab-and-go',
    hero: 'pim',
    effects: [{ when: 'kill', may: true, do: [{ op: 'doFree', what: 'search' }] }],
  },
  {
    id: 'soft-soles',
    hero: 'pim',
    effects: [{ when: 'passive', do: [{ op: 'forbid', what: 'idleAttack', who: 'monsters' }] }],
  },
  {
    id: 'knife-dance',
    hero: 'pim',
    effects: [{ when: 'passive', do: [{ op: 'useStat', roll: 'fight', stat: 'dexterity' }] }],
  },
  {
    id: 'steady-hand',
    hero: 'aelithra',
    effects: [
      {
        when: 'roll',
        if: [{ c: 'roll', in: ['fight'] }],
        may: true,
        limit: 'action',
        do: [{ op: 'adjust', whose: 'self', count: 1, by: 1 }],
      },
    ],
  },
  {
    id: 'fleet',
    hero: 'aelithra',
    effects: [
      {
        when: 'enter',
        if: [{ c: 'not', of: { c: 'monsterHere' } }],
        may: true,
        limit: 'turn',
        do: [{ op: 'doFree', what: 'moveExplored' }],
      },
    ],
  },
  {
    id: 'pinning-shot',
    hero: 'aelithra',
    effects: [
      {
        when: 'fightStart',
        if: [{ c: 'attacking' }, { c: 'foe', in: ['monster'] }],
        may: true,
        limit: 'turn',
        do: [{ op: 'foeMod', field: 'attack', n: -1 }],
      },
    ],
  },
  {
    id: 'volley',
    hero: 'aelithra',
    effects: [{ when: 'action', do: [{ op: 'freeAttack', on: 'monsterAdjacent', dice: 3 }] }],
  },
  {
    id: 'manhunter',
    hero: 'aelithra',
    effects: [
      {
        when: 'passive',
        if: [{ c: 'foeType', in: ['humanoid'] }],
        do: [{ op: 'addDice', roll: 'fight', n: 2 }],
      },
    ],
  },
  {
    id: 'lightfoot',
    hero: 'aelithra',
    effects: [{ when: 'passive', do: [{ op: 'stat', stat: 'dexterity', n: 1 }] }],
  },
  {
    id: 'cold-distance',
    hero: 'aelithra',
    effects: [
      {
        when: 'passive',
        if: [
          { c: 'foe', in: ['hero'] },
          { c: 'not', of: { c: 'attacking' } },
        ],
        do: [{ op: 'addDice', roll: 'fight', n: -1, who: 'foe' }],
      },
    ],
  },
  {
    id: 'covering-fire',
    hero: 'aelithra',
    effects: [{ when: 'passive', do: [{ op: 'allow', what: 'assistAdjacent' }] }],
  },
  {
    id: 'second-arrow',
    hero: 'aelithra',
    effects: [
      { when: 'passive', if: [{ c: 'repeatFight' }], do: [{ op: 'addDice', roll: 'fight', n: 2 }] },
    ],
  },
  {
    id: 'trail-sense',
    hero: 'aelithra',
    effects: [
      {
        when: 'free',
        limit: 'turn',
        do: [{ op: 'peek', what: 'tiles', n: 1, back: 'topOrBottom' }],
      },
    ],
  },
]
