/** A party's first turns from a new game with a stacked deck: two heroes, then four (Setup, Turns; R39). */
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { createRandom, type Script } from '@main/games/random'
import type { OptionsInput } from '@shared/games/one-deck-dungeon'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Table, hand, rolls } from './table'

function newGame(options: OptionsInput, script: Script): Table {
  const begun = oneDeckDungeon.setup(
    v.parse(oneDeckDungeon.schemas.options, options),
    createRandom(11, script),
    oneDeckDungeon.rulesVersion,
  )
  const table = new Table(begun.state)
  table.events.push(...begun.events)
  return table
}

describe('first turns', () => {
  test('two heroes: time, explore, open, fight, claim', () => {
    const table = newGame(
      { heroes: [{ hero: 'archer' }, { hero: 'mage' }], dungeon: 'yetis-cavern' },
      {
        deck: [
          ...['goblin-1', 'goblin-2'],
          ...['rune-puzzle-1', 'ogre-1', 'ogre-2', 'bandit-1'],
          ...['wraith-1', 'wraith-2'],
        ],
        rolls: [...rolls('feat.heroic', 4), ...hand({ magic: [4] }), ...hand({ magic: [1, 2, 3] })],
      },
    ).do('begin-turn')
    expect(table.view.discard).toEqual(['goblin-1', 'goblin-2'])
    table.do('explore').do('begin-turn')
    expect(table.view.doors.map(({ count, cards }) => [count, cards])).toEqual([
      ...[1, 2, 3, 4].map(() => [1, null]),
    ])
    // Mana Charge; and the second turn’s time.
    expect(table.heroAt(1).stored).toBe(1)
    expect(table.view.discard.slice(2)).toEqual(['wraith-1', 'wraith-2'])
    table.do('enter-room', { door: 1 }).do('face-encounter')
    table.do('choose-option', { option: 'decipher-it' })
    expect(table.timeFor('option')).toBe(2)
    table.do('use-feat', { hero: 1 }).do('roll-dice')
    expect(table.diceOf(1)).toEqual(['heroic 4', 'magic 1', 'magic 2', 'magic 3'])
    // The Cavern’s armor of 4, then the puzzle’s 6 by both.
    table.place('1: heroic 4', 1).do('begin-wide-box', { box: 0 })
    table.pick('0: magic 4', '1: magic 2').do('finish-placing')
    expect(table.happened('damaged')).toEqual([])
    table.do('claim-skill', { hero: 0 })
    expect(table.heroAt(0).skills.at(-1)).toMatchObject({ skill: 'persistence' })
    expect(table.view.turn).toBe(3)
    expect(table.view.doors.length).toBe(3)
    table.end()
  })

  test('four heroes: a stack opened, fled, entered again, and both its cards met', () => {
    const table = newGame(
      {
        heroes: [{ hero: 'warrior' }, { hero: 'rogue' }, { hero: 'mage' }, { hero: 'paladin' }],
        dungeon: 'minotaurs-maze',
      },
      {
        deck: [
          ...['goblin-1', 'goblin-1', 'goblin-2', 'goblin-2'],
          ...['cave-in-1', 'arrow-wall-2', 'ogre-1', 'ogre-1', 'ogre-2', 'ogre-2'],
        ],
        rolls: [
          ...hand({ strength: [5, 5, 1] }),
          ...hand({ strength: [1, 1] }),
          ...hand({ magic: [5] }),
          ...hand({ magic: [6, 6, 1] }),
        ],
      },
    ).do('begin-turn')
    expect(table.view.discard.length).toBe(4)
    expect(table.view.potions).toBe(2)
    table.do('explore').do('begin-turn')
    expect(table.view.doors.map(({ count }) => count)).toEqual([2, 2, 2])
    table.do('enter-room', { door: 1 }).do('flee').do('begin-turn')
    expect(table.view.doors[0]?.cards).toEqual(['cave-in-1', 'arrow-wall-2'])
    table.do('enter-room', { door: 1 })
    table.do('choose-card', { card: 'cave-in-1' }).do('choose-pair', { first: 0, second: 3 })
    table.do('choose-option', { option: 'dismantle-it' }).do('roll-dice')
    // The Maze’s armor of 5, then the cave-in’s 6.
    table.place('0: strength 5', 1).do('begin-wide-box', { box: 0 })
    table.pick('0: strength 5', '3: strength 1').do('finish-placing')
    table.do('choose-option', { option: 'magic-shield' }).do('roll-dice')
    table.place('1: magic 5', 1).do('begin-wide-box', { box: 0 }).pick('2: magic 6')
    table.do('finish-placing')
    expect(table.happened('damaged')).toEqual([])
    table.do('claim-item', { hero: 1 }).do('claim-potion')
    expect(table.heroAt(1).items).toEqual(['cave-in-1'])
    expect(table.view.potions).toBe(3)
    expect(table.view.turn).toBe(4)
    // The fourth is about to begin: three have taken their four time each.
    expect(table.asked).toBe('start-of-turn')
    expect(table.timeFor('turn')).toBe(12)
    table.end()
  })
})
