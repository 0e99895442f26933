/** Skills of Grothka and Maelis (rules page, 25.8). */
import type { SkillCard } from '@shared/games/dungeon-run'

export const SKILLS_OF_GROTHKA_AND_MAELIS: readonly SkillCard[] = [
  {
    id: 'headbutt',
    hero: 'grothka',
    effects: [
      {
        when: 'fightStart',
        may: true,
        limit: 'action',
        cost: [{ op: 'wound', target: 'self', n: 1 }],
        do: [{ op: 'hit', n: 1 }],
      },
    ],
  },
  {
    id: 'war-cry',
    hero: 'grothka',
    effects: [
      {
        when: 'fightStart',
        if: [{ c: 'foeType', in: ['humanoid', 'beast'] }],
        may: true,
        limit: 'turn',
        do: [{ op: 'foeMod', field: 'attack', n: -1 }],
      },
    ],
  },
  {
    id: 'play-to-the-crowd',
    hero: 'grothka',
    effects: [
      { when: 'passive', if: [{ c: 'assisted' }], do: [{ op: 'addDice', roll: 'fight', n: 2 }] },
    ],
  },
  {
    id: 'thick-hide',
    hero: 'grothka',
    effects: [{ when: 'passive', do: [{ op: 'armor', dice: 1, min: 5 }] }],
  },
  {
    id: 'second-wind',
    hero: 'grothka',
    effects: [
      {
        when: 'turnStart',
        if: [{ c: 'ownWounds', min: 4 }],
        do: [{ op: 'heal', target: 'self', n: 1 }],
      },
    ],
  },
  {
    id: 'shoulder-charge',
    hero: 'grothka',
    effects: [
      {
        when: 'fightEnd',
        if: [
          { c: 'hits', min: 1 },
          { c: 'foe', in: ['monster'] },
        ],
        may: true,
        do: [{ op: 'push', target: 'monsterHere', to: 'adjacent' }],
      },
    ],
  },
  {
    id: 'scarred-muscle',
    hero: 'grothka',
    effects: [{ when: 'passive', do: [{ op: 'stat', stat: 'strength', n: 1 }] }],
  },
  {
    id: 'duelists-pride',
    hero: 'grothka',
    effects: [
      {
        when: 'passive',
        if: [{ c: 'foe', in: ['hero'] }],
        do: [{ op: 'addDice', roll: 'fight', n: 2 }],
      },
    ],
  },
  {
    id: 'berserk',
    hero: 'grothka',
    effects: [
      {
        when: 'fightStart',
        may: true,
        limit: 'action',
        do: [
          { op: 'addDice', roll: 'fight', n: 2 },
          { op: 'forbid', what: 'block', who: 'self' },
        ],
      },
    ],
  },
  {
    id: 'too-angry-to-fall',
    hero: 'grothka',
    effects: [
      { when: 'defeat', may: true, limit: 'game', do: [{ op: 'survive', min: 3, leave: 1 }] },
    ],
  },
  {
    id: 'turn-undead',
    hero: 'maelis',
    effects: [
      {
        when: 'passive',
        if: [{ c: 'foeType', in: ['undead'] }],
        do: [{ op: 'addDice', roll: 'fight', n: 2 }],
      },
    ],
  },
  {
    id: 'lay-on-hands',
    hero: 'maelis',
    effects: [{ when: 'action', do: [{ op: 'heal', target: 'heroHereOrSelf', n: 2 }] }],
  },
  {
    id: 'shield-prayer',
    hero: 'maelis',
    effects: [{ when: 'passive', do: [{ op: 'armor', dice: 1, min: 5 }] }],
  },
  {
    id: 'smite',
    hero: 'maelis',
    effects: [
      { when: 'passive', if: [{ c: 'stat', in: ['magic'] }], do: [{ op: 'doubleHit', face: 6 }] },
    ],
  },
  {
    id: 'stand-between',
    hero: 'maelis',
    effects: [{ when: 'wounds', by: 'othersHere', may: true, do: [{ op: 'redirect', n: 1 }] }],
  },
  {
    id: 'clear-conscience',
    hero: 'maelis',
    effects: [{ when: 'passive', do: [{ op: 'forbid', what: 'sabotage', who: 'others' }] }],
  },
  {
    id: 'last-rites',
    hero: 'maelis',
    effects: [
      {
        when: 'kill',
        if: [{ c: 'foeType', in: ['undead'] }],
        limit: 'turn',
        do: [{ op: 'gainActions', n: 1 }],
      },
    ],
  },
  {
    id: 'blessing',
    hero: 'maelis',
    effects: [{ when: 'passive', do: [{ op: 'addDice', roll: 'assist', n: 1 }] }],
  },
  {
    id: 'vigil',
    hero: 'maelis',
    effects: [
      {
        when: 'turnEnd',
        if: [
          { c: 'not', of: { c: 'monsterHere' } },
          { c: 'company', max: 0 },
        ],
        do: [{ op: 'heal', target: 'self', n: 1 }],
      },
    ],
  },
  {
    id: 'oath-of-peace',
    hero: 'maelis',
    effects: [
      {
        when: 'fightStart',
        by: 'othersHere',
        if: [{ c: 'foe', in: ['hero'] }],
        do: [{ op: 'wound', target: 'actor', n: 1 }],
      },
    ],
  },
]
