/** Why actions are refused: every code is provoked from outside, and the state stays as it was. */
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { REJECTIONS, type Action, type RejectionCode } from '@shared/games/one-deck-dungeon'
import { expect, test } from 'vitest'
import { boss, facing, hand, position, rolls, type Position, type Table } from './table'

/** A moment of play, and an action that is refused there. */
interface Attempt {
  readonly at: string
  readonly table: Table
  readonly action: unknown
}

const low = { strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] } as const

/** A Warrior who has rolled against the Ogre and places dice. */
function placing(given: Position = {}): Table {
  return facing('ogre-1', { rolls: hand(low), ...given }).do('roll-dice')
}

/** A Warrior about to claim Bear Traps’ card (Mana) or another peril’s. */
function looting(given: Position = {}, card: 'bear-traps-1' | 'cave-in-1' = 'bear-traps-1') {
  return facing(card, { rolls: hand({ agility: [1, 1] }), ...given })
    .do('choose-option', { option: card === 'cave-in-1' ? 'climb-over-it' : 'run-through' })
    .do('roll-dice')
    .do('finish-placing')
}

function levelling(): Table {
  return looting({ xp: ['ogre-1', 'goblin-1', 'beetle-1'] })
    .do('claim-item')
    .do('begin-level-up')
}

/** The Dragon’s round with its armor covered and a heroic 6 in hand. */
function atTheDragon(): Table {
  return boss('dragons-cave', {
    level: 2,
    rolls: hand({ ...low, agility: [5, 5], heroic: [6] }, 'boss'),
  })
    .do('roll-dice')
    .place('agility 5', 0)
    .place('agility 5', 1)
}

function withFountain(): Table {
  return facing('fire-elemental-1', { skills: ['fire-elemental-2'], rolls: hand(low) })
    .do('roll-dice')
    .do('use-skill', { skill: 'mana-fountain' })
}

function withCrush(): Table {
  return placing({ skills: ['glooping-ooze-1'] })
    .do('use-skill', { skill: 'armor-crush' })
    .pick('strength 1')
}

/** Past the moment at which Invisibility could be drunk. */
function seen(): Table {
  return facing('ogre-1', { potions: 1, identified: ['skeleton-1'], rolls: hand(low) })
    .do('face-encounter')
    .do('roll-dice')
}

/** A turn is about to begin. */
function unbegun(given: Position): Table {
  return position({ ...given, asked: { type: 'start-of-turn', floorBegins: false } })
}

/** Two heroic dice are stored, four lie on the Ogre’s box, and dice are left in the pool. */
function heroicOut(): Table {
  return placing({
    level: 4,
    stored: 2,
    skills: ['boulder-1', 'goblin-1'],
    rolls: [
      ...hand({ ...low, magic: [3], strength: [4, 4, 1, 1], heroic: [1, 1] }),
      ...rolls('effect.heroic', 1, 1),
    ],
  })
    .do('use-skill', { skill: 'valor' })
    .do('use-skill', { skill: 'shimmerblast' })
    .pick('magic 3')
    .do('begin-wide-box', { box: 0 })
    .pick('heroic 1', 'heroic 1', 'heroic 1', 'heroic 1', 'strength 4')
}

function attempt(at: string, table: Table, action: Action | ((table: Table) => Action)): Attempt {
  return {
    at,
    table,
    action: typeof action === 'function' ? action(table) : action,
  }
}

function placeDie(look: string, box: number) {
  return (table: Table): Action => ({ type: 'place-die', hero: 0, die: table.die(look), box })
}

function noAction(action: unknown): Attempt {
  return { at: 'no action', table: position({}), action }
}

/** Every code, with the attempts that it answers. */
const ATTEMPTS: Readonly<Record<RejectionCode, () => readonly Attempt[]>> = {
  'bad-action': () =>
    [
      null,
      undefined,
      7,
      'explore',
      [],
      {},
      { type: 'fly', hero: null },
      { type: 'explore' },
      { type: 'explore', hero: 0 },
      { type: 'explore', hero: null, twice: true },
      { type: 'enter-room', hero: null, door: '1' },
      { type: 'enter-room', hero: null, door: 1.5 },
      { type: 'enter-room', hero: null, door: -1 },
      { type: 'enter-room', hero: null, door: Number.NaN },
      { type: 'place-die', hero: null, die: 1, box: 1 },
      { type: 'use-skill', hero: 0, skill: 'fireball' },
      { type: 'claim-item', hero: 0 },
      { type: ['explore'], hero: null },
    ].map(noAction),
  'not-now': () => [
    attempt('the turn’s choice', position({}), { type: 'roll-dice', hero: null }),
    attempt('the turn’s choice', position({}), { type: 'descend', hero: null }),
    attempt('the feats', facing('ogre-1'), { type: 'explore', hero: null }),
    attempt('the feats', facing('ogre-1'), { type: 'use-feat', hero: 0, dice: 1 }),
    attempt('placing', placing(), { type: 'roll-dice', hero: null }),
    attempt('placing', placing(), { type: 'claim-xp', hero: null }),
    attempt('a peril’s choice', facing('cave-in-1'), {
      type: 'choose-option',
      hero: null,
      option: 'run-through',
    }),
    attempt('picking', placing().do('begin-heroic-die'), { type: 'finish-placing', hero: null }),
    attempt('picking', placing().do('begin-heroic-die'), (table) => ({
      type: 'unpick-die',
      hero: 0,
      die: table.die('magic 1'),
    })),
    attempt('another’s die', placing(), (table) => ({
      type: 'discard-die',
      hero: 1,
      die: table.die('magic 1'),
    })),
    attempt(
      'a wide box for one die',
      placing({ rolls: hand({ ...low, strength: [6, 1, 1, 1] }) }),
      placeDie('strength 6', 0),
    ),
    attempt('claiming loot', looting({ xp: ['ogre-1', 'ogre-2'] }), {
      type: 'begin-level-up',
      hero: null,
    }),
    attempt('the boss', boss('dragons-cave'), { type: 'flee', hero: null }),
    attempt('too late to hide', seen(), {
      type: 'drink-invisibility',
      hero: null,
    }),
  ],
  'game-over': () => [
    attempt('a lost game', facing('fire-elemental-1', { damage: 5 }), {
      type: 'roll-dice',
      hero: null,
    }),
    attempt('a lost game', facing('fire-elemental-1', { damage: 5 }), {
      type: 'drink-healing',
      hero: 0,
    }),
  ],
  'deck-empty': () => [
    attempt('no card left', position({ deckSize: 0, closed: ['ogre-1'] }), {
      type: 'explore',
      hero: null,
    }),
  ],
  'door-limit': () => [
    attempt(
      'four doors',
      position({ closed: ['ogre-1', 'ogre-2'], open: ['goblin-1', 'goblin-2'], deckSize: 9 }),
      { type: 'explore', hero: null },
    ),
    attempt(
      'three doors in the maze',
      position({ dungeon: 'minotaurs-maze', closed: ['ogre-1', 'ogre-2', 'goblin-1'] }),
      { type: 'explore', hero: null },
    ),
  ],
  'no-such-door': () => [
    attempt('two doors', position({ closed: ['ogre-1', 'ogre-2'] }), {
      type: 'enter-room',
      hero: null,
      door: 3,
    }),
  ],
  'cannot-flee-open-door': () => [
    attempt(
      'before an open door',
      position({ open: ['ogre-1'], potions: 1, identified: ['skeleton-1'] }).do('enter-room'),
      { type: 'flee', hero: null },
    ),
    attempt('the feats', facing('ogre-1'), { type: 'flee', hero: null }),
  ],
  'no-potion': () => [
    attempt('the turn’s choice', position({ damage: 3 }), { type: 'drink-healing', hero: 0 }),
    attempt('placing', placing({ identified: ['skeleton-2'] }), {
      type: 'drink-potion',
      hero: 0,
      potion: 'clarity',
    }),
    attempt(
      'a door opened',
      position({ closed: ['ogre-1'], identified: ['skeleton-1'] }).do('enter-room'),
      { type: 'drink-invisibility', hero: null },
    ),
  ],
  'potion-unknown': () => [
    attempt('placing', placing({ potions: 1 }), {
      type: 'drink-potion',
      hero: 0,
      potion: 'clarity',
    }),
    attempt('a door opened', position({ closed: ['ogre-1'], potions: 1 }).do('enter-room'), {
      type: 'drink-invisibility',
      hero: null,
    }),
  ],
  'not-wounded': () => [
    attempt('unhurt', position({ potions: 1 }), { type: 'drink-healing', hero: 0 }),
  ],
  'no-such-die': () => [
    attempt('placing', placing(), { type: 'place-die', hero: 0, die: 99, box: 0 }),
    attempt('placing', placing(), { type: 'discard-die', hero: 0, die: 99 }),
    attempt('picking', placing().do('begin-heroic-die'), { type: 'pick-die', hero: 0, die: 99 }),
  ],
  'no-such-box': () => [
    attempt('placing', placing(), placeDie('magic 1', 99)),
    attempt('placing', placing(), { type: 'begin-wide-box', hero: null, box: 99 }),
  ],
  'box-covered': () => [
    attempt(
      'a normal box',
      placing({ rolls: hand({ ...low, agility: [6, 6] }) }).place('agility 6', 1),
      placeDie('agility 6', 1),
    ),
    attempt(
      'a wide box',
      placing({ rolls: hand({ ...low, strength: [6, 6, 1, 1] }) })
        .do('begin-wide-box', { box: 0 })
        .pick('strength 6'),
      { type: 'begin-wide-box', hero: null, box: 0 },
    ),
  ],
  'armor-first': () => [
    attempt(
      'the Skeleton',
      facing('skeleton-1', { rolls: hand({ ...low, strength: [6, 6, 6, 6] }) }).do('roll-dice'),
      placeDie('strength 6', 5),
    ),
    attempt('Dragonskin', placing({ floor: 3, rolls: hand({ ...low, strength: [6, 6, 6, 6] }) }), {
      type: 'begin-wide-box',
      hero: null,
      box: 0,
    }),
  ],
  'wrong-color': () => [
    attempt(
      'strength for agility',
      placing({ rolls: hand({ ...low, strength: [6, 1, 1, 1] }) }),
      placeDie('strength 6', 1),
    ),
  ],
  'die-too-low': () => [
    attempt(
      'a 3 for a 4',
      placing({ rolls: hand({ ...low, agility: [3, 1] }) }),
      placeDie('agility 3', 1),
    ),
    attempt('no die for a normal box', placing({ rolls: hand({ ...low, agility: [3, 1] }) }), {
      type: 'begin-wide-box',
      hero: null,
      box: 1,
    }),
  ],
  'die-restricted': () => [
    attempt('Mana Fountain on a box', withFountain(), placeDie('magic 6', 2)),
    attempt('Armor Crush on a box without armor', withCrush(), placeDie('heroic 6', 1)),
  ],
  'heroic-on-skull': () => [attempt('the Dragon', atTheDragon(), placeDie('heroic 6', 4))],
  'not-enough-dice': () => [
    attempt('too little for a wide box', placing(), {
      type: 'begin-wide-box',
      hero: null,
      box: 4,
    }),
    attempt('one of two dice picked', placing().do('begin-heroic-die'), {
      type: 'confirm',
      hero: null,
    }),
    attempt('no 5 for Brute Force', placing({ skills: ['ogre-2'] }), {
      type: 'use-skill',
      hero: 0,
      skill: 'brute-force',
    }),
    attempt(
      'two dice against the Bandit',
      facing('bandit-1', { rolls: hand(low) })
        .do('roll-dice')
        .do('begin-heroic-die')
        .pick('strength 1', 'strength 1', 'strength 1')
        .do('begin-heroic-die')
        .pick('strength 1', 'agility 1', 'agility 1')
        .do('discard-die', { die: 7 }),
      { type: 'begin-heroic-die', hero: 0, crafty: false },
    ),
    attempt(
      'Heroism without a die to change',
      facing('cave-in-1', {
        potions: 1,
        identified: ['shadow-2'],
        rolls: hand({ agility: [6, 6] }),
      })
        .do('choose-option', { option: 'climb-over-it' })
        .do('roll-dice'),
      { type: 'drink-potion', hero: 0, potion: 'heroism' },
    ),
  ],
  'skill-unknown': () => [
    attempt('never learned', placing(), { type: 'use-skill', hero: 0, skill: 'valor' }),
    attempt('Crafty not earned', placing(), { type: 'begin-heroic-die', hero: 0, crafty: true }),
    attempt('a talent not earned', placing(), {
      type: 'use-talent',
      hero: 0,
      talent: 'planning',
    }),
    attempt('nobody’s seat', placing({ skills: ['boulder-1'] }), {
      type: 'use-skill',
      hero: 1,
      skill: 'valor',
    }),
  ],
  'skill-used': () => [
    attempt(
      'a skill',
      placing({ skills: ['beetle-2'] })
        .do('use-skill', { skill: 'crushing-blow' })
        .pick('strength 1'),
      { type: 'use-skill', hero: 0, skill: 'crushing-blow' },
    ),
    attempt(
      'Crafty',
      placing({ talents: ['crafty'] })
        .do('begin-heroic-die', { crafty: true })
        .pick('strength 1', 'strength 1'),
      { type: 'begin-heroic-die', hero: 0, crafty: true },
    ),
    attempt('a talent', placing({ talents: ['grit'] }).do('use-talent', { talent: 'grit' }), {
      type: 'use-talent',
      hero: 0,
      talent: 'grit',
    }),
  ],
  'skill-not-here': () => [
    attempt('a peril’s skill in combat', placing({ skills: ['phantom-1'] }), {
      type: 'use-skill',
      hero: 0,
      skill: 'steady-hands',
    }),
    attempt('Second Wind in combat', placing(), {
      type: 'use-skill',
      hero: 0,
      skill: 'second-wind',
    }),
    attempt('a peril’s talent in combat', placing({ talents: ['fortitude'] }), {
      type: 'use-talent',
      hero: 0,
      talent: 'fortitude',
    }),
    attempt('a talent that is always in effect', placing({ talents: ['prepared'] }), {
      type: 'use-talent',
      hero: 0,
      talent: 'prepared',
    }),
    attempt('Invisibility in combat', seen(), {
      type: 'drink-potion',
      hero: 0,
      potion: 'invisibility',
    }),
  ],
  'cost-unpaid': () => [
    attempt('mana for Haste', placing({ skills: ['wraith-2'] }), {
      type: 'use-skill',
      hero: 0,
      skill: 'haste',
    }),
    attempt('three agility dice for Accuracy', placing({ skills: ['beetle-1'] }), {
      type: 'use-skill',
      hero: 0,
      skill: 'accuracy',
    }),
  ],
  'item-limit': () => [
    attempt('one item at level 1', looting({ items: ['goblin-1'] }), {
      type: 'claim-item',
      hero: 0,
      replace: null,
    }),
  ],
  'skill-limit': () => [
    attempt('two skills at level 1', looting({ skills: ['goblin-2', 'beetle-2'] }, 'cave-in-1'), {
      type: 'claim-skill',
      hero: 0,
      replace: null,
    }),
  ],
  'skill-known': () => [
    attempt('Flameweave twice', looting({ skills: ['plague-rat-2'] }, 'cave-in-1'), {
      type: 'claim-skill',
      hero: 0,
      replace: null,
    }),
    attempt('Flameweave for Flameweave', looting({ skills: ['plague-rat-2'] }, 'cave-in-1'), {
      type: 'claim-skill',
      hero: 0,
      replace: 'plague-rat-2',
    }),
  ],
  'potion-known': () => [
    attempt('Mana twice', looting({ identified: ['arrow-wall-2'] }), {
      type: 'claim-potion',
      hero: null,
    }),
  ],
  'wrong-loot': () => [
    attempt('a potion as a skill', looting({ skills: ['goblin-2', 'beetle-2'] }), {
      type: 'claim-skill',
      hero: 0,
      replace: null,
    }),
    attempt('a skill as a potion', looting({}, 'cave-in-1'), {
      type: 'claim-potion',
      hero: null,
    }),
    attempt('in place of an item that the hero has not', looting(), {
      type: 'claim-item',
      hero: 0,
      replace: 'goblin-1',
    }),
  ],
  'not-enough-xp': () => [
    attempt('claiming loot', looting(), { type: 'begin-level-up', hero: null }),
    attempt('too few cards picked', levelling().do('unpick-card', { card: 'goblin-1' }), {
      type: 'confirm',
      hero: null,
    }),
    attempt(
      'no card picked',
      levelling().do('unpick-card', { card: 'goblin-1' }).do('unpick-card', { card: 'ogre-1' }),
      { type: 'confirm', hero: null },
    ),
  ],
  'turn-not-begun': () => [
    attempt('before the first turn', unbegun({}), { type: 'explore', hero: null }),
    attempt('before a later turn', unbegun({ damage: 1, potions: 1, closed: ['ogre-1'] }), {
      type: 'enter-room',
      hero: null,
      door: 1,
    }),
    attempt('after the loot', looting().do('claim-item'), { type: 'explore', hero: null }),
  ],
  'no-heroic-die': () => [
    attempt('all heroic dice stored and on boxes', heroicOut(), {
      type: 'begin-heroic-die',
      hero: 0,
      crafty: false,
    }),
  ],
  'wasteful-xp': () => [
    attempt('a card that could stay', levelling().do('pick-card', { card: 'beetle-1' }), {
      type: 'confirm',
      hero: null,
    }),
  ],
}

test.for(REJECTIONS)('%s: refused with this code, and nothing changes', (code) => {
  const attempts = ATTEMPTS[code]()
  expect(attempts).not.toEqual([])
  for (const { at, table, action } of attempts) {
    // `refused` compares the state before and after.
    expect(table.refused(action), at).toBe(code)
    const applied = oneDeckDungeon.apply(table.state, null, action)
    expect(applied.ok ? '' : applied.rejection.ruling, at).not.toBe('')
    expect(oneDeckDungeon.whyNot(table.state, null, action), at).toEqual(
      applied.ok ? null : applied.rejection,
    )
    table.end()
  }
})

test('Refusals: a listed action of another moment is refused, whatever its kind', () => {
  const moments: readonly Table[] = [
    position({ asked: { type: 'start-of-turn', floorBegins: false }, damage: 1, potions: 1 }),
    position({ closed: ['ogre-1', 'goblin-1'] }),
    position({ closed: ['ogre-1'] }).do('enter-room'),
    position({ hero: 'rogue', closed: ['ogre-1'] })
      .do('enter-room')
      .do('flee'),
    facing('wraith-1', { level: 2, items: ['goblin-1', 'goblin-2'] }),
    facing('cave-in-1'),
    facing('ogre-1', { stored: 1 }),
    facing('ogre-1', { hero: 'archer', rolls: rolls('feat.heroic', 2, 3) }).do('use-feat', {
      dice: 2,
    }),
    placing({ rolls: hand({ ...low, agility: [6, 4] }), skills: ['beetle-2'] }),
    placing().do('begin-heroic-die'),
    facing('fire-elemental-1', { damage: 5, potions: 1 }),
    looting(),
    looting({ xp: ['ogre-1', 'ogre-2'] }).do('claim-item'),
    levelling(),
    position({ deckSize: 0, asked: { type: 'descend-or-stay' } }),
    boss('dragons-cave'),
  ]
  const everything = [...new Set(moments.flatMap(({ actions }) => actions))]
  let refused = 0
  for (const table of moments) {
    for (const action of table.actions)
      expect(oneDeckDungeon.whyNot(table.state, null, action)).toBeNull()
    const listed = new Set(table.actions.map((action) => JSON.stringify(action)))
    for (const action of everything) {
      if (listed.has(JSON.stringify(action))) continue
      expect(REJECTIONS).toContain(table.refused(action))
      refused += 1
    }
  }
  expect(refused).toBeGreaterThan(moments.length * 20)
})
