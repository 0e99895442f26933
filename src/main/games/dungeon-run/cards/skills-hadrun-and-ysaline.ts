/** Skills of Hadrun and Ysaline (rules page, 25.8). */
import type { SkillCard } from '@shared/games/dungeon-run'

export const SKILLS_OF_HADRUN_AND_YSALINE: readonly SkillCard[] = [
  {
    id: 'deep-pockets',
    hero: 'hadrun',
    effects: [{ when: 'free', limit: 'turn', do: [{ op: 'doFree', what: 'equipSelf' }] }],
  },
  {
    id: 'crowbar-logic',
    hero: 'hadrun',
    effects: [{ when: 'passive', do: [{ op: 'useStat', roll: 'disarm', stat: 'strength' }] }],
  },
  {
    id: 'hammerfall',
    hero: 'hadrun',
    effects: [{ when: 'passive', do: [{ op: 'doubleHit', face: 6 }] }],
  },
  {
    id: 'rooted-stance',
    hero: 'hadrun',
    effects: [
      {
        when: 'passive',
        if: [{ c: 'freeAttack' }],
        do: [{ op: 'foeMod', field: 'attack', n: -1 }],
      },
    ],
  },
  {
    id: 'finish-the-job',
    hero: 'hadrun',
    effects: [
      { when: 'passive', if: [{ c: 'foeWounded' }], do: [{ op: 'addDice', roll: 'fight', n: 1 }] },
    ],
  },
  {
    id: 'appraiser',
    hero: 'hadrun',
    effects: [
      {
        when: 'search',
        may: true,
        cost: [{ op: 'discard', what: 'foundTreasure', n: 1 }],
        do: [{ op: 'draw', deck: 'treasure', n: 1, to: 'loot' }],
      },
    ],
  },
  {
    id: 'stone-sense',
    hero: 'hadrun',
    effects: [{ when: 'passive', do: [{ op: 'tileChoice', n: 2 }] }],
  },
  {
    id: 'round-of-ale',
    hero: 'hadrun',
    effects: [{ when: 'assist', do: [{ op: 'heal', target: 'actor', n: 1 }] }],
  },
  {
    id: 'finders-keepers',
    hero: 'hadrun',
    effects: [
      {
        when: 'heroDefeated',
        by: 'othersHere',
        if: [{ c: 'not', of: { c: 'endgame' } }],
        may: true,
        do: [{ op: 'take', from: 'drop', what: 'any', n: 1, how: 'all', to: 'loot' }],
      },
    ],
  },
  {
    id: 'iron-gut',
    hero: 'hadrun',
    effects: [
      { when: 'wounds', if: [{ c: 'cause', in: ['trap', 'tile'] }], do: [{ op: 'prevent', n: 1 }] },
    ],
  },
  {
    id: 'kindling',
    hero: 'ysaline',
    effects: [
      {
        when: 'passive',
        if: [{ c: 'stat', in: ['magic'] }],
        do: [{ op: 'addDice', roll: 'fight', n: 1 }],
      },
    ],
  },
  {
    id: 'emberguard',
    hero: 'ysaline',
    effects: [
      {
        when: 'wounds',
        if: [
          { c: 'cause', in: ['fight'] },
          { c: 'stat', in: ['magic'] },
        ],
        may: true,
        limit: 'turn',
        do: [{ op: 'prevent', n: 1 }],
      },
    ],
  },
  {
    id: 'cinderstep',
    hero: 'ysaline',
    effects: [{ when: 'kill', may: true, limit: 'turn', do: [{ op: 'doFree', what: 'move' }] }],
  },
  {
    id: 'scorched-fur',
    hero: 'ysaline',
    effects: [
      {
        when: 'passive',
        if: [{ c: 'foeType', in: ['beast'] }],
        do: [{ op: 'addDice', roll: 'fight', n: 2 }],
      },
    ],
  },
  {
    id: 'burn-the-wick',
    hero: 'ysaline',
    effects: [
      {
        when: 'fightStart',
        may: true,
        limit: 'action',
        cost: [{ op: 'wound', target: 'self', n: 1 }],
        do: [{ op: 'addDice', roll: 'fight', n: 2 }],
      },
    ],
  },
  {
    id: 'veil-of-ash',
    hero: 'ysaline',
    effects: [{ when: 'passive', do: [{ op: 'useStat', roll: 'escape', stat: 'magic' }] }],
  },
  {
    id: 'backdraft',
    hero: 'ysaline',
    effects: [{ when: 'sabotaged', do: [{ op: 'wound', target: 'saboteurs', n: 1 }] }],
  },
  {
    id: 'smoke-reading',
    hero: 'ysaline',
    effects: [
      {
        when: 'free',
        limit: 'turn',
        do: [{ op: 'peek', what: 'encounter', n: 1, back: 'topOrBottom' }],
      },
    ],
  },
  {
    id: 'cautery',
    hero: 'ysaline',
    effects: [
      {
        when: 'action',
        if: [{ c: 'not', of: { c: 'monsterHere' } }],
        do: [{ op: 'heal', target: 'self', n: 2 }],
      },
    ],
  },
  {
    id: 'leaping-flame',
    hero: 'ysaline',
    effects: [{ when: 'action', do: [{ op: 'wound', target: 'monsterAdjacent', n: 1 }] }],
  },
]
