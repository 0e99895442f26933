/** The 22 treasures (rules page, 25.5). */
import type { ItemCard } from '@shared/games/dungeon-run'

export const TREASURES: readonly ItemCard[] = [
  {
    id: 'notched-falchion',
    artifact: false,
    slots: ['mainHand'],
    enchanted: false,
    training: ['strength'],
    effects: [
      {
        when: 'passive',
        if: [{ c: 'stat', in: ['strength'] }],
        do: [{ op: 'addDice', roll: 'fight', n: 1 }],
      },
    ],
  },
  {
    id: 'miners-maul',
    artifact: false,
    slots: ['mainHand', 'offHand'],
    enchanted: false,
    training: ['strength'],
    effects: [
      {
        when: 'passive',
        if: [{ c: 'stat', in: ['strength'] }],
        do: [{ op: 'addDice', roll: 'fight', n: 2 }],
      },
      {
        when: 'passive',
        if: [{ c: 'not', of: { c: 'race', in: ['dwarf'] } }],
        do: [{ op: 'stat', stat: 'dexterity', n: -1 }],
      },
    ],
  },
  {
    id: 'gravebane-mace',
    artifact: false,
    slots: ['mainHand'],
    enchanted: true,
    training: ['strength', 'magic'],
    effects: [
      { when: 'passive', do: [{ op: 'addDice', roll: 'fight', n: 1 }] },
      {
        when: 'passive',
        if: [{ c: 'foeType', in: ['undead'] }],
        do: [{ op: 'addDice', roll: 'fight', n: 1 }],
      },
    ],
  },
  {
    id: 'twin-slivers',
    artifact: false,
    slots: ['mainHand', 'offHand'],
    enchanted: false,
    training: ['dexterity'],
    effects: [
      { when: 'passive', do: [{ op: 'addDice', roll: 'fight', n: 1 }] },
      {
        when: 'roll',
        if: [{ c: 'roll', in: ['fight'] }],
        may: true,
        do: [{ op: 'reroll', whose: 'self', count: '1' }],
      },
    ],
  },
  {
    id: 'rookwing-bow',
    artifact: false,
    slots: ['mainHand', 'offHand'],
    enchanted: false,
    training: ['dexterity'],
    effects: [
      {
        when: 'fightStart',
        if: [{ c: 'attacking' }, { c: 'foe', in: ['monster'] }],
        do: [
          {
            op: 'dieTable',
            rows: [{ faces: [4, 5, 6], do: [{ op: 'wound', target: 'foe', n: 1 }] }],
          },
        ],
      },
    ],
  },
  {
    id: 'ashwood-wand',
    artifact: false,
    slots: ['mainHand'],
    enchanted: true,
    training: ['magic'],
    effects: [
      {
        when: 'passive',
        if: [{ c: 'stat', in: ['magic'] }],
        do: [{ op: 'addDice', roll: 'fight', n: 1 }],
      },
    ],
  },
  {
    id: 'stormrod',
    artifact: false,
    slots: ['mainHand', 'offHand'],
    enchanted: true,
    training: ['magic'],
    effects: [
      {
        when: 'passive',
        if: [{ c: 'stat', in: ['magic'] }],
        do: [{ op: 'addDice', roll: 'fight', n: 2 }],
      },
    ],
  },
  {
    id: 'riveted-buckler',
    artifact: false,
    slots: ['offHand'],
    enchanted: false,
    training: ['strength', 'dexterity'],
    effects: [{ when: 'passive', do: [{ op: 'armor', dice: 1, min: 5 }] }],
  },
  {
    id: 'gatehouse-shield',
    artifact: false,
    slots: ['offHand'],
    enchanted: false,
    training: ['strength'],
    effects: [{ when: 'passive', do: [{ op: 'armor', dice: 2, min: 5 }] }],
  },
  {
    id: 'moon-orb',
    artifact: false,
    slots: ['offHand'],
    enchanted: true,
    training: ['magic'],
    effects: [
      {
        when: 'wounds',
        if: [{ c: 'cause', in: ['fight', 'freeAttack'] }],
        may: true,
        limit: 'turn',
        do: [{ op: 'prevent', n: 1 }],
      },
    ],
  },
  {
    id: 'iron-pot',
    artifact: false,
    slots: ['head'],
    enchanted: false,
    training: [],
    effects: [{ when: 'passive', do: [{ op: 'armor', dice: 1, min: 6 }] }],
  },
  {
    id: 'lampcap',
    artifact: false,
    slots: ['head'],
    enchanted: false,
    training: [],
    effects: [
      {
        when: 'roll',
        if: [{ c: 'roll', in: ['content'] }],
        may: true,
        do: [{ op: 'reroll', whose: 'self', count: '1' }],
      },
    ],
  },
  {
    id: 'circlet-of-calm',
    artifact: false,
    slots: ['head'],
    enchanted: true,
    training: ['magic'],
    effects: [
      {
        when: 'roll',
        if: [{ c: 'roll', in: ['fight'] }],
        may: true,
        do: [{ op: 'reroll', whose: 'self', count: '2' }],
      },
    ],
  },
  {
    id: 'whisper-hood',
    artifact: false,
    slots: ['head'],
    enchanted: false,
    training: ['dexterity'],
    effects: [
      {
        when: 'passive',
        do: [
          { op: 'addDice', roll: 'escape', n: 1 },
          { op: 'forbid', what: 'sabotage', who: 'others' },
        ],
      },
    ],
  },
  {
    id: 'scale-hauberk',
    artifact: false,
    slots: ['body'],
    enchanted: false,
    training: ['strength'],
    effects: [{ when: 'passive', do: [{ op: 'armor', dice: 2, min: 5 }] }],
  },
  {
    id: 'road-leathers',
    artifact: false,
    slots: ['body'],
    enchanted: false,
    training: ['strength', 'dexterity'],
    effects: [{ when: 'passive', do: [{ op: 'armor', dice: 1, min: 4 }] }],
  },
  {
    id: 'sigil-robe',
    artifact: false,
    slots: ['body'],
    enchanted: true,
    training: ['magic'],
    effects: [{ when: 'passive', do: [{ op: 'stat', stat: 'magic', n: 1 }] }],
  },
  {
    id: 'heartroot-draught',
    artifact: false,
    slots: [],
    enchanted: false,
    training: [],
    effects: [
      {
        when: 'free',
        cost: [{ op: 'discard', what: 'this', n: 1 }],
        do: [{ op: 'heal', target: 'self', n: 3 }],
      },
    ],
  },
  {
    id: 'smoke-flask',
    artifact: false,
    slots: [],
    enchanted: false,
    training: [],
    effects: [
      {
        when: 'beforeRoll',
        if: [{ c: 'roll', in: ['escape'] }],
        may: true,
        cost: [{ op: 'discard', what: 'this', n: 1 }],
        do: [{ op: 'auto', roll: 'escape', result: 'success' }],
      },
    ],
  },
  {
    id: 'lockwrights-kit',
    artifact: false,
    slots: [],
    enchanted: false,
    training: ['dexterity'],
    effects: [{ when: 'passive', do: [{ op: 'addDice', roll: 'disarm', n: 2 }] }],
  },
  {
    id: 'lucky-knuckle',
    artifact: false,
    slots: [],
    enchanted: true,
    training: [],
    effects: [
      {
        when: 'roll',
        may: true,
        limit: 'round',
        do: [{ op: 'reroll', whose: 'self', count: 'any' }],
      },
    ],
  },
  {
    id: 'recall-scroll',
    artifact: false,
    slots: [],
    enchanted: true,
    training: ['magic'],
    effects: [
      {
        when: 'free',
        if: [{ c: 'not', of: { c: 'ownStone' } }],
        cost: [{ op: 'discard', what: 'this', n: 1 }],
        do: [{ op: 'goTo', who: 'self', to: 'entrance' }],
      },
    ],
  },
]
