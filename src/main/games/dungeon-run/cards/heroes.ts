/** The eight heroes (rules page, 25.1). */
import type { HeroCard } from '@shared/games/dungeon-run'

export const HEROES: readonly HeroCard[] = [
  {
    id: 'hadrun',
    race: 'dwarf',
    training: ['strength', 'dexterity'],
    stats: { strength: 5, magic: 1, dexterity: 3, life: 6 },
    ability: [
      {
        when: 'roll',
        if: [{ c: 'roll', in: ['content'] }],
        may: true,
        do: [{ op: 'reroll', whose: 'self', count: '1' }],
      },
    ],
    summoning: [
      {
        when: 'passive',
        do: [{ op: 'addDice', roll: 'fight', n: 1, per: 'equippedTreasure', max: 4 }],
      },
    ],
  },
  {
    id: 'ysaline',
    race: 'human',
    training: ['magic'],
    stats: { strength: 2, magic: 5, dexterity: 2, life: 5 },
    ability: [
      {
        when: 'roll',
        if: [
          { c: 'roll', in: ['fight'] },
          { c: 'stat', in: ['magic'] },
        ],
        may: true,
        do: [{ op: 'reroll', whose: 'self', count: '1' }],
      },
    ],
    summoning: [{ when: 'summon', may: true, do: [{ op: 'wound', target: 'summonTile', n: 1 }] }],
  },
  {
    id: 'pim',
    race: 'halfling',
    training: ['dexterity'],
    stats: { strength: 4, magic: 1, dexterity: 5, life: 5 },
    ability: [
      { when: 'caught', do: [{ op: 'forbid', what: 'escapeAttack', who: 'foe' }] },
      { when: 'passive', if: [{ c: 'foeWounded' }], do: [{ op: 'addDice', roll: 'fight', n: 1 }] },
    ],
    summoning: [{ when: 'passive', do: [{ op: 'allow', what: 'moveOffHero' }] }],
  },
  {
    id: 'aelithra',
    race: 'elf',
    training: ['strength', 'dexterity'],
    stats: { strength: 4, magic: 2, dexterity: 4, life: 5 },
    ability: [
      {
        when: 'fightStart',
        if: [{ c: 'attacking' }, { c: 'foe', in: ['monster'] }],
        do: [
          { op: 'dieTable', rows: [{ faces: [5, 6], do: [{ op: 'wound', target: 'foe', n: 1 }] }] },
        ],
      },
    ],
    summoning: [{ when: 'action', do: [{ op: 'freeAttack', on: 'anyAdjacent' }] }],
  },
  {
    id: 'grothka',
    race: 'orc',
    training: ['strength'],
    stats: { strength: 5, magic: 1, dexterity: 2, life: 7 },
    ability: [
      {
        when: 'passive',
        if: [{ c: 'ownWounds', min: 4 }],
        do: [{ op: 'addDice', roll: 'fight', n: 1 }],
      },
    ],
    summoning: [
      { when: 'kill', do: [{ op: 'gainActions', n: 1 }] },
      { when: 'vanquish', do: [{ op: 'gainActions', n: 1 }] },
    ],
  },
  {
    id: 'maelis',
    race: 'human',
    training: ['strength', 'magic'],
    stats: { strength: 4, magic: 4, dexterity: 2, life: 6 },
    ability: [{ when: 'passive', do: [{ op: 'healBonus', n: 1 }] }],
    summoning: [
      {
        when: 'passive',
        if: [{ c: 'foe', in: ['monster'] }],
        do: [{ op: 'foeMod', field: 'attack', n: -2 }],
      },
    ],
  },
  {
    id: 'nixit',
    race: 'goblin',
    training: ['magic', 'dexterity'],
    stats: { strength: 2, magic: 4, dexterity: 4, life: 6 },
    ability: [
      {
        when: 'passive',
        if: [{ c: 'roll', in: ['disarm'] }],
        do: [{ op: 'foeMod', field: 'need', n: -1 }],
      },
      { when: 'roll', may: true, limit: 'turn', do: [{ op: 'reroll', whose: 'self', count: '1' }] },
    ],
    summoning: [{ when: 'passive', do: [{ op: 'summonExtra', n: 1 }] }],
  },
  {
    id: 'ssorrek',
    race: 'lizardfolk',
    training: ['strength', 'magic'],
    stats: { strength: 4, magic: 3, dexterity: 3, life: 7 },
    ability: [
      {
        when: 'turnStart',
        if: [{ c: 'not', of: { c: 'monsterHere' } }],
        do: [
          { op: 'dieTable', rows: [{ faces: [5, 6], do: [{ op: 'heal', target: 'self', n: 1 }] }] },
        ],
      },
    ],
    summoning: [
      { when: 'free', limit: 'turn', do: [{ op: 'push', target: 'anyMonster', to: 'adjacent' }] },
    ],
  },
]
