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

/** A Warrior climbs over a Cave-In: only agility and heroic dice are there. */
function climbing(given: Position = {}): Table {
  return facing('cave-in-1', { rolls: hand({ agility: [3, 3] }), ...given })
    .do('choose-option', { option: 'climb-over-it' })
    .do('roll-dice')
}

/** Two dice are picked for a heroic one. */
function bothPicked(): Table {
  const table = placing().do('begin-heroic-die')
  for (const die of [table.die('strength 1'), table.die('strength 1', 1)])
    table.do('pick-die', { die })
  return table
}

/** The Warrior has discarded every die of a colour, or all. */
function discarding(table: Table, color?: string): Table {
  for (const look of [...table.dice])
    if (color === undefined || look.startsWith(color))
      table.do('discard-die', { die: table.die(look) })
  return table
}
function withoutAgility(given: Position = {}): Table {
  return discarding(placing(given), 'agility')
}
function noDice(given: Position = {}): Table {
  return discarding(placing(given))
}
function onlyHeroic(): Table {
  const table = placing({ potions: 1, identified: ['shadow-2'] })
    .do('begin-heroic-die')
    .pick('strength 1', 'strength 1')
  for (const color of ['strength', 'agility', 'magic']) discarding(table, color)
  return table
}

/** A Warrior and a Rogue, who has no dice left. */
function duo(): Table {
  const table = facing('ogre-1', {
    party: [{ hero: 'warrior' }, { hero: 'rogue' }],
  }).do('roll-dice')
  for (const { id, hero } of [...table.pool]) if (hero === 1) table.do('discard-die', { die: id })
  return table
}

/** Four heroes in a room of two: the first pair places dice. */
function pairs(): Table {
  return position({
    party: (['warrior', 'mage', 'archer', 'paladin'] as const).map((hero) => ({ hero })),
    open: [['ogre-1', 'goblin-1']],
  })
    .do('enter-room')
    .do('choose-card', { card: 'ogre-1' })
    .do('choose-pair', { first: 0, second: 1 })
    .do('roll-dice')
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
    attempt('claiming loot', looting({ xp: ['ogre-1', 'ogre-2'] }), {
      type: 'begin-level-up',
      hero: null,
    }),
    attempt('before the doors', position({}), { type: 'flee', hero: null }),
  ],
  'choice-open': () => [
    attempt(
      'a skill while dice are picked',
      placing({ skills: ['beetle-2'] }).do('begin-heroic-die'),
      {
        type: 'use-skill',
        hero: 0,
        skill: 'crushing-blow',
      },
    ),
    attempt(
      'a box while dice are picked',
      placing().do('begin-heroic-die'),
      placeDie('agility 1', 1),
    ),
  ],
  'hero-elsewhere': () => [
    attempt('one of the other pair', pairs(), { type: 'use-skill', hero: 3, skill: 'armor' }),
    attempt('one of the other pair', pairs(), { type: 'begin-heroic-die', hero: 2, crafty: false }),
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
  ],
  'too-late-to-flee': () => [
    attempt('the feats', facing('ogre-1'), { type: 'flee', hero: null }),
    attempt(
      'after a closed door was opened and the card faced',
      position({ closed: ['ogre-1'] })
        .do('enter-room')
        .do('face-encounter'),
      { type: 'flee', hero: null },
    ),
    attempt('claiming loot', looting(), { type: 'flee', hero: null }),
  ],
  'boss-no-fleeing': () => [
    attempt('the boss', boss('dragons-cave'), { type: 'flee', hero: null }),
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
  'other-heros-die': () => [
    attempt('another’s die', placing(), (table) => ({
      type: 'discard-die',
      hero: 1,
      die: table.die('magic 1'),
    })),
    attempt(
      'another’s die on a box',
      placing({ rolls: hand({ ...low, agility: [6, 1] }) }),
      (table) => ({
        type: 'place-die',
        hero: 1,
        die: table.die('agility 6'),
        box: 1,
      }),
    ),
  ],
  'not-among-choices': () => [
    attempt(
      'a die that does not pay',
      placing({ skills: ['beetle-2'] }).do('use-skill', { skill: 'crushing-blow' }),
      (table) => ({ type: 'pick-die', hero: 0, die: table.die('magic 1') }),
    ),
  ],
  'picks-complete': () => [
    attempt('a third for a heroic die', bothPicked(), (table) => ({
      type: 'pick-die',
      hero: 0,
      die: table.die('magic 1'),
    })),
  ],
  'too-few-picked': () => [
    attempt('none of two dice picked', placing().do('begin-heroic-die'), {
      type: 'confirm',
      hero: null,
    }),
  ],
  'too-few-entered': () => [
    attempt('no value entered', facing('ogre-1', { dice: 'own' }).do('roll-dice'), {
      type: 'confirm',
      hero: null,
    }),
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
  ],
  'dice-too-low': () => [
    attempt('no die for a normal box', placing({ rolls: hand({ ...low, agility: [3, 1] }) }), {
      type: 'begin-wide-box',
      hero: null,
      box: 1,
    }),
  ],
  'sum-too-low': () => [
    attempt('too little for a wide box', placing(), {
      type: 'begin-wide-box',
      hero: null,
      box: 4,
    }),
    attempt('a die for it, where all together do not do', placing(), placeDie('strength 1', 0)),
    attempt(
      'too little picked',
      placing({ rolls: hand({ ...low, strength: [6, 6, 1, 1] }) }).do('begin-wide-box', { box: 0 }),
      { type: 'confirm', hero: null },
    ),
  ],
  'no-die-fits': () => [
    attempt('no die of its colour', withoutAgility(), {
      type: 'begin-wide-box',
      hero: null,
      box: 1,
    }),
  ],
  'wide-box': () => [
    attempt(
      'a wide box for one die',
      placing({ rolls: hand({ ...low, strength: [6, 1, 1, 1] }) }),
      placeDie('strength 6', 0),
    ),
  ],
  'single-box': () => [
    attempt('a box for one die', placing({ rolls: hand({ ...low, agility: [6, 1] }) }), {
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
  ],
  'no-own-die': () => [
    attempt('a hero without dice', duo(), { type: 'begin-heroic-die', hero: 1, crafty: false }),
  ],
  'skill-unknown': () => [
    attempt('never learned', placing(), { type: 'use-skill', hero: 0, skill: 'valor' }),
    attempt('nobody’s seat', placing({ skills: ['boulder-1'] }), {
      type: 'use-skill',
      hero: 1,
      skill: 'valor',
    }),
  ],
  'talent-unknown': () => [
    attempt('Crafty not earned', placing(), { type: 'begin-heroic-die', hero: 0, crafty: true }),
    attempt('a talent not earned', placing(), {
      type: 'use-talent',
      hero: 0,
      talent: 'planning',
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
  'combat-only': () => [
    attempt('Dodge in a peril', climbing({ skills: ['goblin-2'] }), {
      type: 'use-skill',
      hero: 0,
      skill: 'dodge',
    }),
  ],
  'peril-only': () => [
    attempt('a peril’s skill in combat', placing({ skills: ['phantom-1'] }), {
      type: 'use-skill',
      hero: 0,
      skill: 'steady-hands',
    }),
    attempt('a peril’s talent in combat', placing({ talents: ['fortitude'] }), {
      type: 'use-talent',
      hero: 0,
      talent: 'fortitude',
    }),
  ],
  'before-encounter-only': () => [
    attempt('Invisibility in combat', seen(), {
      type: 'drink-potion',
      hero: 0,
      potion: 'invisibility',
    }),
    attempt('too late to hide', seen(), { type: 'drink-invisibility', hero: null }),
  ],
  'works-by-itself': () => [
    attempt('Second Wind in combat', placing(), {
      type: 'use-skill',
      hero: 0,
      skill: 'second-wind',
    }),
    attempt('a talent that is always in effect', placing({ talents: ['prepared'] }), {
      type: 'use-talent',
      hero: 0,
      talent: 'prepared',
    }),
  ],
  'armor-prevents': () => [
    attempt(
      'Dodge of the Paladin',
      facing('ogre-1', {
        hero: 'paladin',
        skills: ['goblin-2'],
      }).do('roll-dice'),
      { type: 'use-skill', hero: 0, skill: 'dodge' },
    ),
  ],
  'no-time-here': () => [
    attempt(
      'Poison against the boss',
      boss('dragons-cave', { skills: ['force-wall-2'], rolls: hand(low, 'boss') }).do('roll-dice'),
      { type: 'use-skill', hero: 0, skill: 'poison' },
    ),
    attempt(
      'Speed against the boss',
      boss('dragons-cave', { talents: ['speed'], rolls: hand(low, 'boss') }).do('roll-dice'),
      { type: 'use-talent', hero: 0, talent: 'speed' },
    ),
  ],
  'no-such-color': () => [
    attempt(
      'Mana where only agility dice are',
      climbing({ potions: 1, identified: ['arrow-wall-2'] }),
      {
        type: 'drink-potion',
        hero: 0,
        potion: 'mana',
      },
    ),
  ],
  'no-die-left': () => [
    attempt('Planning without dice', noDice({ talents: ['planning'] }), {
      type: 'use-talent',
      hero: 0,
      talent: 'planning',
    }),
  ],
  'no-die-of-color': () => [
    attempt('Critical Strikes without agility dice', withoutAgility({ skills: ['boulder-2'] }), {
      type: 'use-skill',
      hero: 0,
      skill: 'critical-strikes',
    }),
  ],
  'no-die-shows': () => [
    attempt('no 5 for Brute Force', placing({ skills: ['ogre-2'] }), {
      type: 'use-skill',
      hero: 0,
      skill: 'brute-force',
    }),
  ],
  'dice-at-most': () => [
    attempt(
      'Planning with all sixes',
      placing({
        talents: ['planning'],
        rolls: hand({ strength: [6, 6, 6, 6], agility: [6, 6], magic: [6] }),
      }),
      { type: 'use-talent', hero: 0, talent: 'planning' },
    ),
  ],
  'only-heroic-dice': () => [
    attempt('Heroism with heroic dice alone', onlyHeroic(), {
      type: 'drink-potion',
      hero: 0,
      potion: 'heroism',
    }),
  ],
  'cost-unpaid': () => [
    attempt('three agility dice for Accuracy', placing({ skills: ['beetle-1'] }), {
      type: 'use-skill',
      hero: 0,
      skill: 'accuracy',
    }),
  ],
  'mana-unpaid': () => [
    attempt('mana for Haste', placing({ skills: ['wraith-2'] }), {
      type: 'use-skill',
      hero: 0,
      skill: 'haste',
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
