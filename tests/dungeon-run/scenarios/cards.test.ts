/** Monsters, Bosses, traps, strangers, tiles, treasures and artifacts that do more than add dice, by their ids. */
import { dungeonRun as game } from '@main/games/dungeon-run'
import { describe, expect, test } from 'vitest'
import { STONE, type Action, type BossId, type ItemId } from '@shared/games/dungeon-run'
import { must } from '../../must'
import { tableAt, type HeroAt, type Position, type Roll, type Table, type TileAt } from './table'

const VAULTS: TileAt = { tile: 's01', x: 0, y: -1 }
const LAIR: TileAt = { tile: 'lair', x: 1, y: 0, turn: 3 }
const FIGHT: Action = { type: 'fight', target: null }

function at(hero: HeroAt, more: Partial<Position> = {}, ...dice: readonly Roll[]) {
  const other: HeroAt = { id: hero.id === 'maelis' ? 'hadrun' : 'maelis', at: 1 }
  return tableAt({ heroes: [hero, other], tiles: [VAULTS], dice, ...more })
}
function beside(monster: string, hero: HeroAt, wounds: number, ...dice: readonly Roll[]) {
  return at(hero, { entrance: { monster, wounds } }, ...dice)
}
function fight(table: Table, stat: 'strength' | 'magic' = 'strength') {
  return table.do(FIGHT).do({ type: 'stat', stat })
}

describe('monsters', () => {
  test('tunnel-cutthroat, Pilfer: a treasure of the victim’s choice from loot, carried', () => {
    const table = beside(
      'tunnel-cutthroat.1',
      { id: 'hadrun', loot: ['lampcap', 'smoke-flask'] },
      0,
      ['escape', 1, 1, 1],
      ['attack', 5, 1, 1],
    )
    table.do({ type: 'escape' }).do({ type: 'discard', card: 'lampcap' })
    expect(table.hero().loot).toEqual(['smoke-flask'])
    expect(table.room(0).items).toEqual([{ id: 'lampcap', faceUp: true }])
  })
  test('pit-jailer, gutter-rats, orbweaver, ember-zealot, wailing-shade, scree-boar: dice.test.ts', () => {
    const table = at({ id: 'hadrun' }, { tileDeck: ['s14'], encounters: ['scree-boar.1'] }, [
      'content',
      4,
    ])
    table.do({ type: 'move', dir: 'E' }).do({ type: 'decline' })
    expect(must(table.rolled('attack')[0])).toHaveLength(5)
  })
  test('captain-vask: nobody assists', () => {
    const table = tableAt({
      heroes: [{ id: 'hadrun' }, { id: 'pim' }],
      entrance: { monster: 'captain-vask.1' },
    }).do(FIGHT)
    expect(table.types()).toEqual(['sabotage', 'pass'])
  })
  test.each([
    [6, 1],
    [5, null],
  ])('rattlebones, Reknit: a %i', (die, wounds) => {
    const table = beside(
      'rattlebones.1',
      { id: 'hadrun' },
      1,
      ['attack', 1, 1, 1],
      ['fight', 4, 1, 1, 1, 1],
      ['table', die],
    )
    fight(table).do(
      must(table.actions().find((one) => one.type === 'assign' && one.hits.length === 1)),
    )
    expect(table.room(0).monster?.wounds ?? null).toBe(wounds)
  })
  test('barrow-ghoul, Feast: a wound less for itself', () => {
    const table = beside(
      'barrow-ghoul.1',
      { id: 'hadrun' },
      2,
      ['escape', 1, 1, 1],
      ['attack', 2, 1, 1, 1],
    )
    table.do({ type: 'escape' })
    expect(table.room(0).monster?.wounds).toBe(1)
  })
  test('candlelit-king: dice below Defense do not block; the killer takes the crown', () => {
    const table = beside(
      'candlelit-king.1',
      { id: 'hadrun' },
      4,
      ['attack', 3, 1, 1, 1],
      ['fight', 3, 5, 1, 1, 1],
    )
    fight(table)
    expect(table.outcomes()).toEqual([
      [0, 1],
      [1, 0],
      [0, 0],
    ])
    table.assign(0, 1)
    while (table.types().includes('wear') || table.types().includes('heal'))
      table.do(must(table.actions()[0]))
    expect(table.hero().kit.equipped).toEqual(['candle-crown'])
  })
  test('old-whitejaw, Pursuer: it follows who escapes', () => {
    const table = at({ id: 'pim' }, { entrance: { monster: 'old-whitejaw.1' }, lastTiles: true }, [
      'escape',
      6,
      1,
      1,
      1,
      1,
    ])
    table.do({ type: 'escape' })
    expect([table.hero().at, table.room(1).monster?.card]).toEqual([1, 'old-whitejaw.1'])
  })
  test('slime, Corrosive: no armour', () => {
    const table = beside(
      'slime.1',
      { id: 'hadrun', equipped: ['iron-pot'] },
      0,
      ['escape', 1, 1, 1],
      ['attack', 3, 1],
    )
    expect(table.do({ type: 'escape' }).hero().wounds).toBe(1)
  })
  test('hollow-armor, Plated: one wound less from a Fight', () => {
    const table = beside(
      'hollow-armor.1',
      { id: 'hadrun' },
      0,
      ['attack', 1, 1, 1],
      ['fight', 4, 4, 1, 1, 1],
    )
    fight(table).assign(0, 2)
    expect(table.room(0).monster?.wounds).toBe(1)
  })
  test('bursting-urn: a wound for every hero here', () => {
    const table = tableAt({
      heroes: [{ id: 'hadrun' }, { id: 'pim' }],
      entrance: { monster: 'bursting-urn.1', wounds: 1 },
      dice: [
        ['attack', 6, 6, 6],
        ['fight', 4, 1, 1, 3, 3],
      ],
    })
    table.do(FIGHT).do({ type: 'pass' }).do({ type: 'stat', stat: 'strength' }).assign(0, 1)
    expect(table.state.heroes.map(({ wounds }) => wounds)).toEqual([1, 1])
  })
  test('foundry-colossus: never moves', () => {
    const table = at(
      { id: 'hadrun' },
      { tiles: [VAULTS, { tile: 's13', x: 0, y: -2, monster: 'foundry-colossus.1' }] },
    )
    table.do({ type: 'end-turn' }).do({ type: 'end-turn' })
    expect(table.room(2).monster?.card).toBe('foundry-colossus.1')
  })
})

describe('Bosses', () => {
  const boss = (id: BossId, hero: HeroAt, wounds: number, ...dice: readonly Roll[]) =>
    at(hero, { boss: id, entrance: { monster: id, wounds }, tiles: [VAULTS, LAIR] }, ...dice)
  test('hollow-regent: Soul Tithe and Cold Majesty', () => {
    const table = boss(
      'hollow-regent',
      { id: 'hadrun' },
      3,
      ['attack', 4, 1, 1, 1, 1],
      ['fight', 4, 1, 1, 1, 1],
    )
    fight(table)
    expect([table.hero().wounds, table.room(0).monster?.wounds]).toEqual([1, 2])
  })
  test('mother-tangle: Deep Venom', () => {
    const table = boss(
      'mother-tangle',
      { id: 'hadrun' },
      0,
      ['attack', 4, 1, 1, 1, 1, 1, 1],
      ['fight', 1, 1, 1, 1, 1],
    )
    fight(table)
    expect(table.hero().kit.attached[0]?.card).toBe('mother-tangle')
  })
  test('brazen-juggernaut: Plated and Grinding Weight', () => {
    const table = boss(
      'brazen-juggernaut',
      { id: 'hadrun', equipped: ['iron-pot'] },
      0,
      ['attack', 3, 1, 1, 1, 1, 1],
      ['fight', 5, 5, 1, 1, 1],
    )
    fight(table).assign(0, 2)
    expect([table.hero().wounds, table.room(0).monster?.wounds]).toEqual([1, 1])
  })
  test.each([
    [1, 1],
    [2, 0],
  ])('ithrel-noon, Backlash: 1 and %i', (second, wounds) => {
    const table = boss(
      'ithrel-noon',
      { id: 'hadrun' },
      0,
      ['attack', 1, 1, 1, 1, 1],
      ['fight', 1, second, 2, 2, 2],
    )
    expect(fight(table).hero().wounds).toBe(wounds)
  })
})

describe('traps that spring', () => {
  const springs = (trap: string, ...dice: readonly Roll[]) => {
    const table = tableAt({
      heroes: [{ id: 'grothka' }, { id: 'pim', at: 1 }],
      tiles: [VAULTS],
      tileDeck: ['s14'],
      encounters: [trap],
      dice: [['content', 4], ...dice],
    }).do({ type: 'move', dir: 'E' })
    if (table.types().includes('stat')) table.do({ type: 'stat', stat: 'dexterity' }, 0)
    return table
  }
  const FAILS: Roll = ['disarm', 1, 1]
  test('dart-gallery: two wounds, discarded', () => {
    const table = springs('dart-gallery.1', FAILS)
    expect(table.hero().wounds).toBe(2)
    expect(table.state.encounterDiscard).toEqual(['dart-gallery.1'])
  })
  test('trapdoor: the actions are lost', () => {
    const table = springs('trapdoor.1', FAILS)
    expect(table.hero()).toMatchObject({ wounds: 1, actions: 0 })
    expect(table.state.active).toBe(1)
  })
  test('withering-rune and leg-irons stay', () => {
    expect(springs('withering-rune.1', FAILS).hero().kit.attached[0]).toMatchObject({
      card: 'withering-rune.1',
      until: 'defeatOrHeal',
    })
    expect(springs('leg-irons.1', ['disarm', 1, 1, 1, 1, 1]).hero().kit.attached[0]?.card).toBe(
      'leg-irons.1',
    )
  })
  test.each(['rolling-boulder.1', 'choking-spores.1'])(
    '%s: every other hero here takes one',
    (trap) => {
      const table = tableAt({
        heroes: [{ id: 'grothka' }, { id: 'pim', at: 1 }],
        tiles: [{ tile: 'x3', x: 0, y: -1 }],
        encounters: [trap],
        dice: [['table', 4]],
      })
      table.do({ type: 'move', dir: 'N' }).do({ type: 'pass' })
      table.dice(['disarm', 1, 1]).do({ type: 'stat', stat: 'dexterity' })
      expect(table.hero(1).wounds).toBe(1)
    },
  )
  test('mirror-sigil: back to the entrance', () => {
    expect(springs('mirror-sigil.1', FAILS).hero()).toMatchObject({ at: 0, wounds: 1 })
  })
  test('a kept trap goes in place of a wound, or with a faint', () => {
    const attached = [{ card: 'leg-irons.1', until: 'defeatOrHeal', turns: 1 }] as const
    const table = at(
      { id: 'hadrun', wounds: 2, attached },
      { entrance: { monster: 'slime.1', wounds: 2 } },
      ['attack', 1, 1],
      ['fight', 5, 1, 1, 1, 1],
    )
    fight(table).assign(0, 1).do({ type: 'shed', card: 'leg-irons.1' })
    expect(table.hero()).toMatchObject({ wounds: 2, kit: { attached: [] } })
    const falls = at(
      { id: 'hadrun', wounds: 5, attached },
      { entrance: { monster: 'slime.1' } },
      ['attack', 3, 3],
      ['fight', 1, 1, 1, 1, 1],
    )
    fight(falls)
    expect(falls.hero()).toMatchObject({ status: 'fainted', kit: { attached: [] } })
    expect(falls.state.encounterDiscard).toEqual(['leg-irons.1'])
  })
})

describe('strangers', () => {
  const meets = (stranger: string, hero: HeroAt, more: Partial<Position> = {}) =>
    at(hero, { entrance: { strangers: [`${stranger}.1`] }, ...more })
  const deal = (stranger: string) => ({ type: 'special', card: `stranger:${stranger}` }) as const
  test('lost-peddler: an Encounter card for a treasure', () => {
    const table = meets(
      'lost-peddler',
      { id: 'hadrun', loot: ['slime.1'] },
      { treasures: ['stormrod'] },
    ).do(deal('lost-peddler'))
    expect(table.hero().loot).toEqual(['stormrod'])
    expect(table.room(0).strangers).toEqual(['lost-peddler.1'])
  })
  test('bonesetter: two wounds, and he goes', () => {
    const table = meets('bonesetter', { id: 'hadrun', wounds: 3 }).do(deal('bonesetter'))
    expect(table.hero().wounds).toBe(1)
    expect(table.state.encounterDiscard).toEqual(['bonesetter.1'])
    expect(meets('bonesetter', { id: 'hadrun' }).may(deal('bonesetter'))).toBe(false)
  })
  test('blind-cartographer: three tiles reordered, the Boss seen alone', () => {
    const table = meets(
      'blind-cartographer',
      { id: 'hadrun' },
      { tileDeck: ['s13', 's14', 's15'], lastTiles: true },
    )
    table.do(deal('blind-cartographer')).do({ type: 'arrange', order: [2, 0, 1] })
    expect(table.state.tileDeck).toEqual(['s15', 's13', 's14'])
    expect(game.view(table.state, 0).boss).toBe(table.state.boss)
    expect(game.view(table.state, 1).boss).toBeNull()
  })
  test('sellsword: joins for a treasure', () => {
    const table = meets('sellsword', { id: 'hadrun', loot: ['lampcap'] }).do(deal('sellsword'))
    expect(table.hero().kit.attached).toEqual([{ card: 'sellsword.1', until: 'defeat', turns: 2 }])
    expect(table.room(0).strangers).toEqual([])
  })
  test('lantern-keeper: goes to the entrance, and sells there', () => {
    const table = at({ id: 'hadrun' }, { tileDeck: ['s14'], encounters: ['lantern-keeper.1'] }, [
      'content',
      4,
    ])
    table.do({ type: 'move', dir: 'E' }).do({ type: 'decline' })
    expect(table.room(0).strangers).toEqual(['lantern-keeper.1'])
    const sale = meets(
      'lantern-keeper',
      { id: 'hadrun', loot: ['hollow-regent'] },
      { boss: 'hollow-regent', bossDead: true, tiles: [VAULTS, LAIR] },
    )
    sale.do(deal('lantern-keeper'))
    while (sale.types().includes('wear')) sale.do({ type: 'keep', item: 'delvers-lantern' })
    expect(sale.hero()).toMatchObject({ loot: ['delvers-lantern'] })
  })
})

describe('special tiles', () => {
  const on = (tile: 'x4' | 'x5' | 'x6', more: Partial<TileAt> = {}): TileAt => ({
    tile,
    x: 0,
    y: -1,
    ...more,
  })
  test.each(['x4', 'x6'] as const)('%s: monsters stay, the Boss leaves', (tile) => {
    const table = tableAt({
      heroes: [{ id: 'hadrun' }, { id: 'pim' }],
      tiles: [on(tile, { monster: 'slime.1' })],
    })
    table.do({ type: 'end-turn' }).do({ type: 'end-turn' })
    expect(table.room(1).monster?.card).toBe('slime.1')
    const boss = tableAt({
      heroes: [{ id: 'hadrun' }, { id: 'pim' }],
      boss: 'mother-tangle',
      tiles: [on(tile, { monster: 'mother-tangle' }), LAIR],
    })
    boss.do({ type: 'end-turn' }).do({ type: 'end-turn' })
    expect(boss.types()).toContain('monster')
  })
  test('x4: an Encounter when revealed, a Fight with an assistant', () => {
    const table = tableAt({
      heroes: [
        { id: 'hadrun', at: 1 },
        { id: 'pim', at: 1 },
      ],
      tiles: [on('x4', { monster: 'slime.1' })],
      dice: [['attack', 1, 1]],
    })
    table
      .do(FIGHT)
      .do({ type: 'assist', stat: 'strength' })
      .do({ type: 'accept' })
      .do({ type: 'stat', stat: 'strength' })
    expect(must(table.rolled('fight')[0])).toHaveLength(7)
  })
  test.each(['ignoreAssistance', 'strict'] as const)('x4 alone (%s)', (glyphSolo) => {
    const table = tableAt({
      heroes: [{ id: 'hadrun', at: 1 }],
      tiles: [on('x4', { monster: 'slime.1' })],
      options: { glyphSolo },
    })
    expect(table.may(FIGHT)).toBe(glyphSolo === 'ignoreAssistance')
  })
  test.each([
    [1, 1, false],
    [3, 0, false],
    [5, 0, true],
  ])('x5: a %i', (die, wounds, seen) => {
    const table = tableAt({
      heroes: [{ id: 'grothka', at: 1 }, { id: 'pim' }],
      tiles: [on('x5', { turn: 2 })],
      dice: [['table', die]],
    })
    table.do({ type: 'special', card: 'tile:x5' })
    expect(table.hero().wounds).toBe(wounds)
    expect(game.view(table.state, 0).boss !== null).toBe(seen)
    expect(game.view(table.state, 1).boss).toBeNull()
  })
  test('x8: an Encounter when revealed; no wish beside a monster', () => {
    const table = at(
      { id: 'grothka', loot: ['lampcap'] },
      { tileDeck: ['x8'], encounters: ['slime.1'] },
      ['attack', 1, 1],
      ['fight', 1, 1, 1, 1, 1],
    )
    table.do({ type: 'move', dir: 'E' }).do({ type: 'stat', stat: 'strength' })
    expect(table.room(2).monster?.card).toBe('slime.1')
    expect(table.may({ type: 'special', card: 'tile:x8' })).toBe(false)
  })
})

describe('treasures', () => {
  test('rookwing-bow: a wound before the Fight', () => {
    const table = beside(
      'slime.1',
      { id: 'pim', equipped: ['rookwing-bow'] },
      0,
      ['table', 4],
      ['attack', 1, 1],
      ['fight', 1, 1, 1, 1, 1],
    )
    fight(table)
    expect(table.room(0).monster?.wounds).toBe(1)
  })
  test.each<[ItemId, HeroAt['id'], readonly number[]]>([
    ['riveted-buckler', 'hadrun', [5]],
    ['gatehouse-shield', 'hadrun', [5, 4]],
    ['iron-pot', 'hadrun', [6]],
    ['scale-hauberk', 'hadrun', [5, 4]],
    ['road-leathers', 'hadrun', [4]],
  ])('%s: armour', (item, id, dice) => {
    const table = beside(
      'rattlebones.1',
      { id, equipped: [item] },
      0,
      ['escape', 1, 1, 1],
      ['attack', 4, 4, 1],
      ['armor', ...dice],
    )
    expect(table.do({ type: 'escape' }).hero().wounds).toBe(1)
  })
  test('moon-orb: a wound ignored once a turn', () => {
    const table = beside(
      'slime.1',
      { id: 'ysaline', equipped: ['moon-orb'] },
      0,
      ['escape', 1, 1],
      ['attack', 3, 3],
    )
    table.do({ type: 'escape' }).do({ type: 'use' })
    expect(table.hero()).toMatchObject({ wounds: 1, used: ['turn/item:moon-orb'] })
  })
  test('lampcap: the content die again', () => {
    const table = at(
      { id: 'pim', equipped: ['lampcap'] },
      { tileDeck: ['s14'] },
      ['content', 1],
      ['content', 2],
    )
    table.do({ type: 'move', dir: 'E' }).do({ type: 'reroll', card: 'item:lampcap', die: 0 })
    expect(table.scriptLeft).toBe(0)
  })
  test.each(['twin-slivers', 'well-spirit-sword'] as const)('%s: one Fight die again', (item) => {
    const table = beside('slime.1', { id: 'pim', equipped: [item] }, 0, ['attack', 1, 1])
    fight(table)
    expect(table.actions()).toContainEqual({ type: 'reroll', card: `item:${item}`, die: 0 })
  })
  test('heartroot-draught: three wounds, discarded', () => {
    const table = at({ id: 'hadrun', wounds: 4, equipped: ['heartroot-draught'] })
    table.do({ type: 'free', card: 'item:heartroot-draught' })
    expect(table.hero()).toMatchObject({ wounds: 1, kit: { equipped: [] } })
    expect(table.state.treasureDiscard).toEqual(['heartroot-draught'])
  })
  test('smoke-flask: the Escape succeeds', () => {
    const table = beside('slime.1', { id: 'hadrun', equipped: ['smoke-flask'] }, 0)
    table.do({ type: 'escape' }).do({ type: 'use' })
    expect(table.rolled('escape')).toEqual([])
    expect(table.types()).toContain('exit')
  })
  test('lucky-knuckle: any of the dice, once a round', () => {
    const table = beside(
      'slime.1',
      { id: 'grothka', equipped: ['lucky-knuckle'] },
      0,
      ['attack', 1, 1],
      ['fight', 1, 1, 2, 3, 6],
      ['fight', 5, 5, 5],
    )
    fight(table)
      .do({ type: 'reroll', card: 'item:lucky-knuckle', die: 0 })
      .do({ type: 'also', die: 1 })
      .do({ type: 'also', die: 2 })
      .do({ type: 'roll' })
    expect(table.happened('rerolled')[0]?.dice).toEqual([5, 5, 5, 3, 6])
    expect(table.hero().used).toEqual(['round/item:lucky-knuckle'])
  })
  test('recall-scroll: home, without the Stone', () => {
    const scroll = { type: 'free', card: 'item:recall-scroll' } as const
    const position = (equipped: readonly ItemId[]) =>
      tableAt({ heroes: [{ id: 'ysaline', at: 1, equipped }, { id: 'pim' }], tiles: [VAULTS] })
    expect(position(['recall-scroll']).do(scroll).hero().at).toBe(0)
    expect(position(['recall-scroll', STONE]).do({ type: 'decline' }).may(scroll)).toBe(false)
  })
  test('delvers-lantern: two tiles to choose from', () => {
    const table = at({ id: 'pim', equipped: ['delvers-lantern'] }, { tileDeck: ['s13', 's14'] }).do(
      { type: 'move', dir: 'E' },
    )
    expect(table.types()).toEqual(['place'])
  })
  test('training: who lacks it may not wear', () => {
    const table = at({ id: 'pim', loot: ['stormrod', 'iron-pot'] }).do({ type: 'equip' })
    expect(table.refusal({ type: 'wear', item: 'stormrod' })).toBe('not-trained')
  })
})
