/** A turn: time passes, then explore or enter a room (rulebook, Turns; R4, R5, R7). */
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { createRandom } from '@main/games/random'
import type { Action, CardId, DungeonId, TierId } from '@shared/games/one-deck-dungeon'
import { expect, test } from 'vitest'
import { facing, hand, position, rolls, Table } from './table'

const turnBegins = { type: 'start-of-turn', floorBegins: false } as const
const floorBegins = { type: 'start-of-turn', floorBegins: true } as const

/** A whole new game with a stacked deck. */
function newGame(dungeon: DungeonId, deck: readonly CardId[], tier: TierId | null = null): Table {
  const hero = {
    hero: 'warrior',
    player: null,
    focus: null,
    talents: [],
    basicSkill: null,
  } as const
  const options = { heroes: [{ ...hero, talents: [] }], dungeon, tier, dice: 'app' as const }
  const begun = oneDeckDungeon.setup(
    options,
    createRandom(7, { deck }),
    oneDeckDungeon.rulesVersion,
  )
  const table = new Table(begun.state)
  table.events.push(...begun.events)
  return table
}

function types(actions: readonly Action[]): readonly string[] {
  return [...new Set(actions.map(({ type }) => type))]
}

// --- the rulebook’s turn -------------------------------------------------------------------------

test('Time passes: a new game spends 2 time before its first choice, then explores four closed doors', () => {
  const deck: readonly CardId[] = ['goblin-1', 'beetle-1', 'ogre-1', 'ogre-2', 'wraith-1']
  const table = newGame('hydras-reef', deck)
  expect(table.view.deck).toBe(44)
  table.do('begin-turn')
  expect(table.view.discard.slice(0, 2)).toEqual(['goblin-1', 'beetle-1'])
  expect(table.timeFor('turn')).toBe(2)
  expect(table.view.turn).toBe(1)
  expect(table.asked).toBe('choose-turn')
  expect(types(table.actions)).toEqual(['explore'])
  table.do('explore')
  expect(table.view.doors.map(({ cards }) => cards)).toEqual([null, null, null, null])
  expect(table.state.doors.slice(0, 2).flatMap(({ cards }) => cards)).toEqual([
    'ogre-2',
    'wraith-1',
  ])
  // Exploring was the turn: the next one is about to begin, and has paid nothing.
  expect(table.view.turn).toBe(2)
  expect(table.timeFor('turn')).toBe(2)
  expect(table.asked).toBe('start-of-turn')
  table.do('begin-turn')
  expect(table.view.turn).toBe(2)
  expect(table.timeFor('turn')).toBe(4)
})

test('Explore: doors in play, closed and open, count against the limit of four', () => {
  const table = position({ closed: ['goblin-1'], open: ['ogre-1', 'ogre-2'] }).do('explore')
  expect(table.happened('explored').map(({ doors }) => doors)).toEqual([[4]])
  expect(table.view.doors).toHaveLength(4)
})

test('Explore: it is refused with four doors in play, and with an empty deck', () => {
  const full = position({
    closed: ['goblin-1', 'goblin-2', 'wraith-1'],
    open: ['ogre-1'],
    deckSize: 5,
  })
  expect(full.can('explore')).toBe(false)
  expect(types(full.actions)).toEqual(['enter-room'])
  const empty = position({ closed: ['goblin-1'], deckSize: 0 })
  expect(empty.can('explore')).toBe(false)
  expect(types(empty.actions)).toEqual(['enter-room'])
})

test('Explore: a deck too small for four doors gives those it has', () => {
  const table = position({ closed: ['goblin-1'], deckSize: 2 }).do('explore')
  expect(table.view.doors).toHaveLength(3)
  expect(table.view.deck).toBe(0)
})

test('Enter a room: without doors there is none to enter', () => {
  expect(types(position({}).actions)).toEqual(['explore'])
})

test('Enter a room: a closed door is opened, then the party faces it or flees', () => {
  const table = position({ closed: ['goblin-1', 'ogre-1'], potions: 0 })
  expect(table.view.doors.map(({ cards }) => cards)).toEqual([null, null])
  table.do('enter-room', { door: 2 })
  expect(table.revealed).toBe(true)
  expect(table.happened('door-opened')).toEqual([
    { type: 'door-opened', door: 2, cards: ['ogre-1'] },
  ])
  expect(table.view.doors.map(({ cards }) => cards)).toEqual([null, ['ogre-1']])
  expect(types(table.actions)).toEqual(['flee', 'face-encounter'])
})

test('Enter a room: fleeing ends the turn and leaves the card as an open door', () => {
  const table = position({ closed: ['ice-elemental-1'] })
    .do('enter-room')
    .do('flee')
  expect(table.happened('fled')).toEqual([{ type: 'fled', cards: ['ice-elemental-1'] }])
  // The next turn has not begun.
  expect(table.happened('turn-began')).toEqual([])
  expect(table.view.doors).toEqual([{ id: 1, cards: ['ice-elemental-1'], count: 1 }])
  expect(table.view.encounter).toBeNull()
  expect(table.asked).toBe('start-of-turn')
})

test('Enter a room: an open door cannot be fled', () => {
  const table = position({ open: ['ogre-1'] }).do('enter-room')
  expect(table.happened('encounter-began')).toHaveLength(1)
  expect(table.asked).toBe('feats')
  expect(table.refused({ type: 'flee', hero: null })).toBe('too-late-to-flee')
})

test('Enter a room: a door fled from is entered again as an open one', () => {
  const table = position({ closed: ['ogre-1'] })
    .do('enter-room')
    .do('flee')
    .do('begin-turn')
    .do('enter-room', { door: 1 })
  expect(table.asked).toBe('feats')
  expect(table.happened('door-opened')).toHaveLength(1)
})

test('Enter a room: its loot claimed, the card has left its door and the turn is over', () => {
  const table = facing('bear-traps-1', {
    closed: ['goblin-1'],
    rolls: hand({ agility: [1, 1] }),
  })
    .do('choose-option', { option: 'run-through' })
    .do('roll-dice')
    .do('finish-placing')
    .do('claim-item')
  expect(table.view.doors).toEqual([{ id: 2, cards: null, count: 1 }])
  expect(table.view.turn).toBe(position({}).view.turn + 1)
  expect(table.asked).toBe('start-of-turn')
  table.end()
})

test('Peril: the choice comes first, its time is spent, and only the chosen box is active', () => {
  const table = facing('bear-traps-1', { rolls: hand({ agility: [2, 6] }) })
  expect(table.listed('choose-option').map((action) => action)).toEqual([
    { type: 'choose-option', hero: null, option: 'disarm-them' },
    { type: 'choose-option', hero: null, option: 'run-through' },
  ])
  expect(table.asked).toBe('choose-option')
  table.do('choose-option', { option: 'disarm-them' })
  expect(table.timeFor('option')).toBe(3)
  expect(
    table.boxes.map(({ source, color, value, damage, time }) => [
      source,
      color,
      value,
      damage,
      time,
    ]),
  ).toEqual([
    ['option', 'agility', 6, 2, 1],
    ['hall-of-statues', 'agility', 2, 0, 0],
  ])
  expect(table.asked).toBe('feats')
  table.do('roll-dice')
  expect(table.dice).toEqual(['agility 2', 'agility 6'])
  table.end()
})

test('Peril: an option without a time cost spends none', () => {
  const table = facing('bear-traps-1').do('choose-option', { option: 'run-through' })
  expect(table.timeFor('option')).toBe(0)
  expect(table.boxes[0]).toMatchObject({ source: 'option', value: 11, damage: 3, time: 2 })
})

test('Roll dice: hero’s card, items and the level’s heroic dice make one pool', () => {
  const table = facing('ogre-1', {
    level: 2,
    items: ['goblin-1', 'bandit-1'],
    rolls: hand({ strength: [1, 2, 3, 4, 5], agility: [6, 1], magic: [2, 3], heroic: [4] }),
  }).do('roll-dice')
  expect(table.dice).toEqual([
    'strength 1',
    'strength 2',
    'strength 3',
    'strength 4',
    'strength 5',
    'agility 6',
    'agility 1',
    'magic 2',
    'magic 3',
    'heroic 4',
  ])
  table.end()
})

test('Roll dice: the level’s heroic dice come in perils too', () => {
  const table = facing('cave-in-1', {
    level: 4,
    rolls: hand({ strength: [1, 2, 3, 4], heroic: [5, 6] }),
  })
    .do('choose-option', { option: 'dismantle-it' })
    .do('roll-dice')
  expect(table.dice.slice(4)).toEqual(['heroic 5', 'heroic 6'])
  table.end()
})

test('Feats: dice of a feat join the pool that is rolled after them', () => {
  const table = facing('ogre-1', {
    stored: 2,
    rolls: [
      ...rolls('feat.heroic', 3),
      ...hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] }),
    ],
  })
    .do('use-feat', { dice: 1 })
    .do('roll-dice')
  expect(table.dice[0]).toBe('heroic 3')
  expect(table.pool).toHaveLength(8)
  expect(table.hero.stored).toBe(1)
  table.end()
})

test('Reveals: rolled dice and cards that come to light cannot be stepped back over', () => {
  const rolled = facing('ogre-1', {
    rolls: hand({ strength: [6, 1, 1, 1], agility: [4, 1], magic: [1] }),
  }).do('roll-dice')
  expect(rolled.revealed).toBe(true)
  const discarded = position({ closed: ['ogre-1'] })
    .do('enter-room')
    .do('flee')
    .do('begin-turn')
  expect(discarded.happened('card-discarded')).toHaveLength(2)
  expect(discarded.revealed).toBe(true)
  expect(position({ closed: ['ogre-1'] }).do('enter-room').revealed).toBe(true)
})

test('Reveals: choices among what is known can be', () => {
  const table = facing('ogre-1', {
    rolls: hand({ strength: [6, 1, 1, 1], agility: [4, 1], magic: [1] }),
  })
  expect(table.revealed).toBe(false)
  table.do('roll-dice')
  expect(table.place('agility 4', 1).revealed).toBe(false)
  expect(table.do('begin-wide-box', { box: 0 }).pick('strength 6').revealed).toBe(false)
  expect(table.do('discard-die', { die: table.die('magic 1') }).revealed).toBe(false)
  // With no card in the deck, time shows none.
  const stairs = position({ deckSize: 0 }).do('let-turn-pass').do('stay').do('begin-turn')
  expect(stairs.timeFor('turn')).toBe(2)
  expect(stairs.revealed).toBe(false)
})

// --- R4 ------------------------------------------------------------------------------------------

test('R4: no descent is offered while the stairs are hidden', () => {
  const table = position({ closed: ['goblin-1'], deckSize: 10 })
    .do('enter-room')
    .do('flee')
  expect(table.asked).toBe('start-of-turn')
  expect(table.can('descend')).toBe(false)
})

test('R4: at the end of a turn with the stairs visible the party descends or stays', () => {
  const fled = position({ closed: ['goblin-1'], deckSize: 0 })
    .do('enter-room')
    .do('flee')
  expect(types(fled.actions)).toEqual(['descend', 'stay'])
  fled.do('stay')
  expect(fled.timeFor('turn')).toBe(0)
  expect(fled.do('begin-turn').timeFor('turn')).toBe(2)
})

test('R4: after an encounter the descent is offered once the loot is claimed and levels are gained', () => {
  const table = facing('bear-traps-1', {
    deckSize: 0,
    xp: ['ogre-1'],
    rolls: hand({ agility: [1, 1] }),
  })
    .do('choose-option', { option: 'run-through' })
    .do('roll-dice')
    .do('finish-placing')
    .do('claim-xp')
  expect(table.asked).toBe('level-up')
  table.do('decline-level-up')
  expect(types(table.actions)).toEqual(['descend', 'stay'])
  table.do('descend')
  expect(table.view.floor).toBe(2)
  expect(table.asked).toBe('start-of-turn')
  table.end()
})

test('R4: stairs revealed by exploring end the turn with a descent or another turn', () => {
  const table = position({ deckSize: 2 }).do('explore')
  expect(types(table.actions)).toEqual(['descend', 'stay'])
  table.do('stay').do('begin-turn')
  expect(types(table.actions)).toEqual(['enter-room'])
  expect(table.view.doors).toHaveLength(2)
})

test('R4: stairs that appear while the turn’s time is paid may be taken at once, after the rest of it', () => {
  const table = position({ dungeon: 'hydras-reef', asked: turnBegins, deckSize: 1 }).do(
    'begin-turn',
  )
  // Sticky Surrounding’s time is part of the payment: one card, then two tokens.
  expect(table.timeFor('turn')).toBe(2)
  expect(table.timeFor('floor')).toBe(1)
  expect(table.view.stairs.tokens).toBe(2)
  expect(types(table.actions)).toEqual(['descend', 'stay'])
  table.do('descend')
  expect(table.view).toMatchObject({ floor: 2, stairs: { tokens: 0 } })
})

test('R4: the party that stays when the stairs appear goes on with its turn', () => {
  const table = position({ asked: turnBegins, deckSize: 2, closed: ['goblin-1'] })
    .do('begin-turn')
    .do('stay')
  expect(table.asked).toBe('choose-turn')
  expect(types(table.actions)).toEqual(['enter-room'])
  expect(table.timeFor('turn')).toBe(2)
})

test('R4: stairs that were visible before are not offered at the start of a turn', () => {
  const table = position({ asked: turnBegins, deckSize: 0, closed: ['goblin-1'] }).do('begin-turn')
  expect(table.asked).toBe('choose-turn')
  expect(types(table.actions)).toEqual(['enter-room'])
})

test('R4: stairs revealed in an encounter are offered when its turn ends, not before', () => {
  const table = facing('ice-elemental-1', {
    deckSize: 2,
    items: ['shadow-2'],
    rolls: hand({ strength: [1, 1, 1, 1, 1], agility: [1, 1], magic: [1] }),
  })
  expect(table.happened('stairs-revealed')).toHaveLength(1)
  expect(table.asked).toBe('feats')
  table.do('roll-dice').do('finish-placing')
  expect(table.asked).toBe('claim-loot')
  table.do('claim-xp')
  expect(types(table.actions)).toEqual(['descend', 'stay'])
  table.end()
})

// --- R5 ------------------------------------------------------------------------------------------

test('R5: with no card in the deck and no door, the party descends or lets the turn pass', () => {
  const table = position({ deckSize: 0 })
  expect(types(table.actions)).toEqual(['descend', 'let-turn-pass'])
})

test('R5: the next turn’s time is spent when a turn is let pass', () => {
  const table = position({ deckSize: 0 }).do('let-turn-pass')
  expect(table.happened('turn-passed')).toHaveLength(1)
  expect(types(table.actions)).toEqual(['descend', 'stay'])
  table.do('stay').do('begin-turn')
  expect(table.timeFor('turn')).toBe(2)
  expect(table.view.stairs.tokens).toBe(2)
  expect(types(table.actions)).toEqual(['descend', 'let-turn-pass'])
})

test('R5: the party may descend from there at once', () => {
  const table = position({ deckSize: 0 }).do('descend')
  expect(table.view).toMatchObject({ floor: 2, descents: 1 })
})

test('R5: while there is a door or a card, no turn is let pass', () => {
  expect(position({ deckSize: 0, open: ['goblin-1'] }).can('let-turn-pass')).toBe(false)
  expect(position({ deckSize: 1 }).can('let-turn-pass')).toBe(false)
  expect(position({ deckSize: 0, open: ['goblin-1'] }).can('descend')).toBe(false)
})

// --- R7 ------------------------------------------------------------------------------------------

test('R7: Hall of Statues takes 5 time before the first turn, on top of the turn’s own', () => {
  const table = newGame('dragons-cave', []).do('begin-turn')
  expect(table.timeFor('floor')).toBe(5)
  expect(table.timeFor('turn')).toBe(2)
  const causes = table.happened('card-discarded').map(({ cause }) => cause)
  expect(causes).toEqual([...Array.from({ length: 5 }, () => 'floor'), 'turn', 'turn'])
  expect(table.view.deck).toBe(37)
})

test('R7: only the first turn of a floor pays it', () => {
  const table = newGame('dragons-cave', []).do('begin-turn').do('explore').do('begin-turn')
  expect(table.timeFor('floor')).toBe(5)
  expect(table.timeFor('turn')).toBe(4)
})

test('R7: each later floor’s first turn pays it again', () => {
  for (const floor of [1, 2] as const) {
    const table = position({ floor, deckSize: 0, asked: { type: 'descend-or-stay' } })
      .do('descend')
      .do('begin-turn')
    expect(table.timeFor('floor')).toBe(5)
    expect(table.timeFor('turn')).toBe(2)
  }
})

test('R7: other dungeons have no such hall', () => {
  for (const dungeon of ['hydras-reef', 'yetis-cavern', 'lichs-tomb', 'minotaurs-maze'] as const) {
    const table = newGame(dungeon, []).do('begin-turn')
    expect(table.timeFor('floor')).toBe(dungeon === 'hydras-reef' ? 1 : 0)
    expect(table.timeFor('turn')).toBe(2)
  }
})

test('R7: the hall’s time passes with the turn’s own, when the party begins it: before, Healing heals 3', () => {
  const table = position({ asked: floorBegins, damage: 4, potions: 1 })
  expect(table.asked).toBe('start-of-turn')
  expect(table.timeFor('floor')).toBe(0)
  expect(table.timeFor('turn')).toBe(0)
  table.do('drink-healing')
  expect(table.hero.damage).toBe(1)
  table.do('begin-turn')
  expect(table.timeFor('floor')).toBe(5)
  expect(table.timeFor('turn')).toBe(2)
})

test('R7: the hall’s time is paid after Standard’s starting card is drawn', () => {
  const table = newGame('dragons-cave', ['ogre-1', 'goblin-1'], 'standard').do('begin-turn')
  expect(table.view.xp).toEqual({ cards: ['ogre-1'], total: 4 })
  expect(table.view.discard[0]).toBe('goblin-1')
  expect(table.view.deck).toBe(36)
})
