/** The 26 dungeon tiles (rules page, 25.7): exits as they lie unturned. */
import type { TileCard } from '@shared/games/dungeon-run'

export const TILES: readonly TileCard[] = [
  { id: 'entrance', kind: 'entrance', exits: 'NESW', treasure: [], encounter: [], effects: [] },
  { id: 'lair', kind: 'lair', exits: 'N', treasure: [], encounter: [], effects: [] },
  {
    id: 's01',
    kind: 'standard',
    exits: 'NESW',
    treasure: [1],
    encounter: [2, 3, 4, 5, 6],
    effects: [],
  },
  {
    id: 's02',
    kind: 'standard',
    exits: 'NESW',
    treasure: [6],
    encounter: [1, 2, 3, 4, 5, 6],
    effects: [],
  },
  {
    id: 's03',
    kind: 'standard',
    exits: 'NES',
    treasure: [1, 2],
    encounter: [2, 3, 4, 5],
    effects: [],
  },
  {
    id: 's04',
    kind: 'standard',
    exits: 'NES',
    treasure: [5, 6],
    encounter: [2, 3, 4, 5, 6],
    effects: [],
  },
  {
    id: 's05',
    kind: 'standard',
    exits: 'NES',
    treasure: [1, 2, 3],
    encounter: [3, 4, 5, 6],
    effects: [],
  },
  {
    id: 's06',
    kind: 'standard',
    exits: 'NES',
    treasure: [6],
    encounter: [2, 3, 4, 5, 6],
    effects: [],
  },
  {
    id: 's07',
    kind: 'standard',
    exits: 'NES',
    treasure: [3, 4],
    encounter: [1, 2, 3, 4, 5],
    effects: [],
  },
  {
    id: 's08',
    kind: 'standard',
    exits: 'NE',
    treasure: [1, 2, 3],
    encounter: [3, 4, 5, 6],
    effects: [],
  },
  {
    id: 's09',
    kind: 'standard',
    exits: 'NE',
    treasure: [4, 5, 6],
    encounter: [1, 2, 3, 4, 5],
    effects: [],
  },
  {
    id: 's10',
    kind: 'standard',
    exits: 'NE',
    treasure: [1, 2],
    encounter: [1, 2, 3, 4, 5, 6],
    effects: [],
  },
  {
    id: 's11',
    kind: 'standard',
    exits: 'NE',
    treasure: [4, 5, 6],
    encounter: [1, 2, 3, 4, 5],
    effects: [],
  },
  {
    id: 's12',
    kind: 'standard',
    exits: 'NE',
    treasure: [2, 3],
    encounter: [2, 3, 4, 5, 6],
    effects: [],
  },
  {
    id: 's13',
    kind: 'standard',
    exits: 'NS',
    treasure: [1, 2],
    encounter: [2, 3, 4, 5, 6],
    effects: [],
  },
  { id: 's14', kind: 'standard', exits: 'NS', treasure: [5, 6], encounter: [4, 5, 6], effects: [] },
  {
    id: 's15',
    kind: 'standard',
    exits: 'NS',
    treasure: [1, 2, 3],
    encounter: [3, 4, 5, 6],
    effects: [],
  },
  {
    id: 's16',
    kind: 'standard',
    exits: 'NS',
    treasure: [3, 4, 5, 6],
    encounter: [1, 2, 3, 4, 5],
    effects: [],
  },
  {
    id: 'x1',
    kind: 'special',
    exits: 'NS',
    treasure: [],
    encounter: [],
    effects: [
      {
        when: 'enter',
        do: [
          {
            op: 'test',
            stats: [{ stat: 'dexterity' }],
            pass: { mode: 'noneShows', face: 1 },
            onFail: [{ op: 'wound', target: 'self', n: 10 }],
          },
        ],
      },
    ],
  },
  {
    id: 'x2',
    kind: 'special',
    exits: 'NES',
    treasure: [],
    encounter: [],
    effects: [
      { when: 'passive', do: [{ op: 'forbid', what: 'abilities', who: 'heroesHereAndAdjacent' }] },
    ],
  },
  {
    id: 'x3',
    kind: 'special',
    exits: 'NESW',
    treasure: [],
    encounter: [4, 5, 6],
    effects: [
      {
        when: 'enter',
        if: [{ c: 'not', of: { c: 'encounterHere' } }],
        do: [{ op: 'contentRoll' }],
      },
    ],
  },
  {
    id: 'x4',
    kind: 'special',
    exits: 'NES',
    treasure: [],
    encounter: [],
    effects: [
      { when: 'reveal', do: [{ op: 'encounter', n: 1 }] },
      { when: 'passive', do: [{ op: 'forbid', what: 'fightUnassisted', who: 'heroesHere' }] },
      { when: 'passive', do: [{ op: 'forbid', what: 'leave', who: 'monsters' }] },
    ],
  },
  {
    id: 'x5',
    kind: 'special',
    exits: 'NE',
    treasure: [],
    encounter: [],
    effects: [
      {
        when: 'action',
        do: [
          {
            op: 'dieTable',
            rows: [
              { faces: [1], do: [{ op: 'wound', target: 'self', n: 1 }] },
              { faces: [5, 6], do: [{ op: 'peek', what: 'boss', n: 1, back: 'same' }] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'x6',
    kind: 'special',
    exits: 'NES',
    treasure: [],
    encounter: [],
    effects: [
      {
        when: 'leave',
        do: [
          {
            op: 'test',
            stats: [{ stat: 'strength' }],
            pass: { mode: 'successes', min: 4, need: 1 },
            onFail: [{ op: 'wound', target: 'self', n: 1 }, { op: 'stay' }],
          },
        ],
      },
      { when: 'passive', do: [{ op: 'forbid', what: 'leave', who: 'monsters' }] },
    ],
  },
  {
    id: 'x7',
    kind: 'special',
    exits: 'NS',
    treasure: [],
    encounter: [],
    effects: [
      {
        when: 'enter',
        do: [
          {
            op: 'test',
            stats: [{ stat: 'strength' }, { stat: 'dexterity', ifTrained: true }],
            pass: { mode: 'successes', min: 4, need: 2 },
            onFail: [{ op: 'wound', target: 'self', n: 1 }],
          },
        ],
      },
    ],
  },
  {
    id: 'x8',
    kind: 'special',
    exits: 'NESW',
    treasure: [],
    encounter: [],
    effects: [
      { when: 'reveal', do: [{ op: 'encounter', n: 1 }] },
      {
        when: 'action',
        if: [{ c: 'not', of: { c: 'monsterHere' } }],
        cost: [{ op: 'discard', what: 'treasure', n: 1 }],
        do: [
          {
            op: 'dieTable',
            rows: [{ faces: [3, 4, 5, 6], do: [{ op: 'artifact', id: 'well-spirit-sword' }] }],
          },
        ],
      },
    ],
  },
]
