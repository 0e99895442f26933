/** Skills of Nixit and Ssorrek (rules page, 25.8). */
import type { SkillCard } from '@shared/games/dungeon-run'

export const SKILLS_OF_NIXIT_AND_SSORREK: readonly SkillCard[] = [
  {
    id: 'salvage',
    hero: 'nixit',
    effects: [{ when: 'disarmed', do: [{ op: 'draw', deck: 'treasure', n: 1, to: 'loot' }] }],
  },
  {
    id: 'spring-gauntlets',
    hero: 'nixit',
    effects: [
      {
        when: 'passive',
        if: [{ c: 'slot', in: ['mainHand'] }],
        do: [{ op: 'addDice', roll: 'fight', n: 1 }],
      },
    ],
  },
  {
    id: 'flash-powder',
    hero: 'nixit',
    effects: [
      {
        when: 'roll',
        by: 'foe',
        if: [{ c: 'roll', in: ['attack'] }],
        may: true,
        limit: 'turn',
        do: [{ op: 'reroll', whose: 'foe', count: 'all' }],
      },
    ],
  },
  {
    id: 'oil-slick',
    hero: 'nixit',
    effects: [
      { when: 'passive', do: [{ op: 'addDice', roll: 'escape', n: -1, who: 'othersHere' }] },
    ],
  },
  {
    id: 'overcharge',
    hero: 'nixit',
    effects: [
      {
        when: 'fightStart',
        may: true,
        limit: 'action',
        do: [{ op: 'addDice', roll: 'fight', n: 3 }],
      },
      {
        when: 'roll',
        if: [{ c: 'roll', in: ['fight'] }, { c: 'usedThis' }],
        do: [{ op: 'wound', target: 'self', n: 1, per: 'die1' }],
      },
    ],
  },
  {
    id: 'blast-charge',
    hero: 'nixit',
    effects: [
      {
        when: 'action',
        cost: [{ op: 'discard', what: 'trapCard', n: 1 }],
        do: [{ op: 'wound', target: 'monsterHereOrAdjacent', n: 2 }],
      },
    ],
  },
  {
    id: 'patch-kit',
    hero: 'nixit',
    effects: [
      {
        when: 'free',
        limit: 'turn',
        cost: [{ op: 'discard', what: 'encounter', n: 1 }],
        do: [{ op: 'heal', target: 'self', n: 2 }],
      },
    ],
  },
  {
    id: 'long-tongs',
    hero: 'nixit',
    effects: [{ when: 'passive', do: [{ op: 'allow', what: 'searchAdjacent' }] }],
  },
  {
    id: 'tripwire',
    hero: 'nixit',
    effects: [
      {
        when: 'enter',
        by: 'anyOther',
        may: true,
        do: [
          {
            op: 'dieTable',
            rows: [{ faces: [5, 6], do: [{ op: 'wound', target: 'actor', n: 1 }] }],
          },
        ],
      },
    ],
  },
  {
    id: 'fail-safe',
    hero: 'nixit',
    effects: [
      { when: 'wounds', if: [{ c: 'cause', in: ['trap'] }], do: [{ op: 'prevent', n: 2 }] },
    ],
  },
  {
    id: 'tail-lash',
    hero: 'ssorrek',
    effects: [
      {
        when: 'fightEnd',
        if: [{ c: 'foe', in: ['monster'] }],
        do: [
          { op: 'dieTable', rows: [{ faces: [5, 6], do: [{ op: 'wound', target: 'foe', n: 1 }] }] },
        ],
      },
    ],
  },
  {
    id: 'ambush-instinct',
    hero: 'ssorrek',
    effects: [
      { when: 'passive', if: [{ c: 'surprise' }], do: [{ op: 'addDice', roll: 'fight', n: 2 }] },
    ],
  },
  {
    id: 'bitter-spit',
    hero: 'ssorrek',
    effects: [
      {
        when: 'fightStart',
        if: [{ c: 'foe', in: ['monster'] }],
        may: true,
        limit: 'turn',
        do: [{ op: 'foeMod', field: 'defense', n: -1 }],
      },
    ],
  },
  {
    id: 'plated-back',
    hero: 'ssorrek',
    effects: [{ when: 'passive', do: [{ op: 'armor', dice: 1, min: 5 }] }],
  },
  {
    id: 'born-swimmer',
    hero: 'ssorrek',
    effects: [
      {
        when: 'beforeRoll',
        if: [{ c: 'roll', in: ['tile'] }],
        do: [{ op: 'auto', roll: 'tile', result: 'success' }],
      },
    ],
  },
  {
    id: 'ancestor-bones',
    hero: 'ssorrek',
    effects: [{ when: 'passive', do: [{ op: 'stat', stat: 'magic', n: 1 }] }],
  },
  {
    id: 'lone-hunter',
    hero: 'ssorrek',
    effects: [
      {
        when: 'passive',
        if: [{ c: 'company', max: 0 }],
        do: [{ op: 'addDice', roll: 'fight', n: 1 }],
      },
    ],
  },
  {
    id: 'devour',
    hero: 'ssorrek',
    effects: [
      {
        when: 'kill',
        if: [{ c: 'foeType', in: ['beast', 'humanoid'] }],
        do: [{ op: 'heal', target: 'self', n: 1 }],
      },
    ],
  },
  {
    id: 'spirit-whisper',
    hero: 'ssorrek',
    effects: [
      {
        when: 'roll',
        by: 'othersHere',
        if: [{ c: 'assistedByMe' }],
        may: true,
        do: [{ op: 'reroll', whose: 'actor', count: '1' }],
      },
    ],
  },
  {
    id: 'undertow',
    hero: 'ssorrek',
    effects: [{ when: 'caught', by: 'othersHere', do: [{ op: 'wound', target: 'actor', n: 1 }] }],
  },
]
