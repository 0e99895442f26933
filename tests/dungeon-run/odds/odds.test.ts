/** The odds that the table shows, held against the rules' own dice: each card that changes them, by its id. */
import { dungeonRun as game } from '@main/games/dungeon-run'
import { blankContest } from '@main/games/dungeon-run/contest'
import type { Action, ForecastLine, Options, TileId } from '@shared/games/dungeon-run'
import { describe, expect, test } from 'vitest'
import { amount } from '../../amount'
import { must } from '../../must'
import { at, beside, FIGHT, VAULTS } from '../scenarios/fights'
import { tableAt, type HeroAt, type Table } from '../scenarios/table'
import { playOut } from './played'

const TIMES = amount(500, 5000)

function linesOf(table: Table, seat = table.seat): readonly ForecastLine[] {
  return game.view(table.state, seat, true).forecast?.lines ?? []
}
function oddsFor(table: Table, action: Action, stat: string | null = null) {
  const line = linesOf(table).find((one) => JSON.stringify(one.action) === JSON.stringify(action))
  const { odds } = must(line)
  return stat === null ? odds[0] : must(odds.find((one) => one.stat === stat))
}
function total(chances: readonly number[]): number {
  return chances.reduce((sum, chance) => sum + chance, 0)
}
/** Within four deviations of what was counted. */
function near(counted: readonly number[], chances: readonly number[], times: number): void {
  expect(total(chances)).toBeCloseTo(1, 9)
  for (let n = 0; n < Math.max(counted.length, chances.length); n++) {
    const chance = chances[n] ?? 0
    const share = (counted[n] ?? 0) / times
    const wide = 4 * Math.sqrt((chance * (1 - chance)) / times) + 2 / times
    expect(Math.abs(share - chance), `${n}: ${share} of ${chance}`).toBeLessThan(wide)
  }
}
function held(table: Table, action: Action, stat: string | null = null, times = TIMES) {
  const odds = oddsFor(table, action, stat)
  const counted = playOut(table.state, table.seat, { action, odds, times })
  near(counted.own, odds.own, times)
  if (odds.type === 'fight') near(counted.foe, odds.foe, times)
  else near([times - counted.success, counted.success], [1 - odds.success, odds.success], times)
  return odds
}

const CASES: readonly (readonly [name: string, monster: string, hero: HeroAt, stat?: string])[] = [
  ['slime', 'slime.1', { id: 'hadrun' }],
  ['pit-jailer', 'pit-jailer.1', { id: 'maelis' }],
  ['barrow-ghoul', 'barrow-ghoul.1', { id: 'grothka' }],
  ['candlelit-king, Cold Wax', 'candlelit-king.1', { id: 'hadrun' }],
  ['hollow-armor, Plated', 'hollow-armor.1', { id: 'hadrun' }],
  ['rattlebones', 'rattlebones.1', { id: 'pim' }],
  ['bursting-urn', 'bursting-urn.1', { id: 'grothka' }],
  ['gutter-rats, Swarm', 'gutter-rats.1', { id: 'grothka', wounds: 5 }],
  ['mother-tangle', 'mother-tangle', { id: 'hadrun', tokens: { strength: 3 } }],
  ['hollow-regent', 'hollow-regent', { id: 'hadrun', tokens: { strength: 3 } }],
  ['brazen-juggernaut', 'brazen-juggernaut', { id: 'hadrun', tokens: { strength: 4 } }],
  ['ithrel-noon, Backlash', 'ithrel-noon', { id: 'hadrun', tokens: { strength: 4 } }],
  ['Spell Ward', 'ember-zealot.1', { id: 'ysaline' }, 'magic'],
  ['Thin as Breath', 'wailing-shade.1', { id: 'maelis' }],
  ['First Arrow', 'gutter-rats.1', { id: 'aelithra' }],
  ['First Arrow that kills', 'gutter-rats.1', { id: 'aelithra' }],
  ['rookwing-bow', 'gutter-rats.1', { id: 'aelithra', equipped: ['rookwing-bow'] }],
  ['Rekindle', 'slime.1', { id: 'ysaline' }, 'magic'],
  ['Gadgeteer', 'pit-jailer.1', { id: 'nixit' }, 'magic'],
  ['circlet-of-calm', 'orbweaver.1', { id: 'ysaline', equipped: ['circlet-of-calm'] }, 'magic'],
  ['twin-slivers', 'slime.1', { id: 'pim', equipped: ['twin-slivers'] }],
  ['well-spirit-sword', 'scree-boar.1', { id: 'grothka', equipped: ['well-spirit-sword'] }],
  ['lucky-button', 'slime.1', { id: 'pim', skills: ['lucky-button'] }],
  ['hammerfall', 'scree-boar.1', { id: 'hadrun', skills: ['hammerfall'] }],
  ['smite', 'foundry-colossus.1', { id: 'maelis', skills: ['smite'] }, 'magic'],
  ['shield-prayer', 'barrow-ghoul.1', { id: 'maelis', skills: ['shield-prayer'] }],
  [
    'gatehouse-shield, road-leathers, iron-pot',
    'captain-vask.1',
    { id: 'hadrun', equipped: ['gatehouse-shield', 'road-leathers', 'iron-pot'] },
  ],
  ['Corrosive', 'slime.1', { id: 'hadrun', equipped: ['gatehouse-shield'] }],
  ['moon-orb', 'barrow-ghoul.1', { id: 'ysaline', equipped: ['moon-orb'] }, 'magic'],
  ['emberguard', 'barrow-ghoul.1', { id: 'ysaline', skills: ['emberguard'] }, 'magic'],
  ['duck-under', 'captain-vask.1', { id: 'pim', skills: ['duck-under'] }],
  ['knife-dance', 'slime.1', { id: 'pim', skills: ['knife-dance'] }, 'dexterity'],
  ['burn-the-wick', 'foundry-colossus.1', { id: 'ysaline', skills: ['burn-the-wick'] }, 'magic'],
  ['headbutt', 'candlelit-king.1', { id: 'grothka', skills: ['headbutt'] }],
  ['war-cry', 'captain-vask.1', { id: 'grothka', skills: ['war-cry'] }],
  ['berserk', 'tunnel-cutthroat.1', { id: 'grothka', skills: ['berserk'] }],
  ['pinning-shot', 'pit-jailer.1', { id: 'aelithra', skills: ['pinning-shot'] }],
  ['bitter-spit', 'foundry-colossus.1', { id: 'ssorrek', skills: ['bitter-spit'] }],
  ['overcharge', 'slime.1', { id: 'nixit', skills: ['overcharge'] }, 'magic'],
  [
    'venom',
    'slime.1',
    { id: 'hadrun', attached: [{ card: 'orbweaver', until: 'defeat', turns: 0 }] },
  ],
]

const FIGHTS = CASES.map(([name, monster, hero, stat = 'strength']) => ({
  name,
  monster,
  hero,
  stat,
}))

describe('the odds of a Fight', () => {
  test.each(FIGHTS)('$name', ({ monster, hero, stat }) => {
    const table = beside(monster, hero)
    const odds = held(table, FIGHT, stat)
    expect(odds.type).toBe('fight')
  })
  test.each(FIGHTS.filter((_, at) => at % 4 === 0))(
    'against a wounded one: $name',
    ({ monster, hero, stat }) => {
      held(at(hero, { entrance: { monster, wounds: 1 } }), FIGHT, stat)
    },
  )
  test('a hero fights a hero, with armour', () => {
    const table = tableAt({
      heroes: [{ id: 'pim' }, { id: 'maelis', equipped: ['moon-orb'], skills: ['shield-prayer'] }],
    })
    held(table, { type: 'fight', target: 1 }, 'strength')
  })
  test('Oath of Peace: a wound before any die', () => {
    const table = tableAt({
      heroes: [{ id: 'pim' }, { id: 'hadrun' }, { id: 'maelis', skills: ['oath-of-peace'] }],
    })
    const odds = held(table, { type: 'fight', target: 1 }, 'strength')
    expect(odds.own[0]).toBe(0)
  })
  test('Too Angry to Fall and Reknit: the chance to stay up is taken off', () => {
    const fallen = (skills: HeroAt['skills'] = []) => {
      const hero: HeroAt = { id: 'grothka', wounds: 6, skills }
      const odds = oddsFor(beside('captain-vask.1', hero), FIGHT)
      return odds.fallen
    }
    expect(fallen(['too-angry-to-fall'])).toBeLessThan(fallen() * 0.5)
    const odds = oddsFor(
      at({ id: 'hadrun' }, { entrance: { monster: 'rattlebones.1', wounds: 1 } }),
      FIGHT,
    )
    if (odds.type !== 'fight') throw new Error('a Fight')
    expect(odds.slain).toBeCloseTo(((1 - must(odds.foe[0])) * 5) / 6, 9)
  })
  test('what somebody could still choose is named', () => {
    const table = tableAt({
      heroes: [
        { id: 'nixit', skills: ['flash-powder'], equipped: ['lucky-knuckle'] },
        { id: 'maelis', skills: ['stand-between'] },
      ],
      entrance: { monster: 'slime.1' },
    })
    expect(oddsFor(table, FIGHT).leftOut.toSorted()).toEqual([
      'item:lucky-knuckle',
      'skill:flash-powder',
      'skill:stand-between',
    ])
  })
})

const ESCAPES: readonly (readonly [name: string, monster: string, hero: HeroAt])[] = [
  ['orbweaver', 'orbweaver.1', { id: 'grothka' }],
  ['pit-jailer, Hooked Chain', 'pit-jailer.1', { id: 'aelithra' }],
  ['Slippery Knife', 'old-whitejaw.1', { id: 'pim' }],
  ['whisper-hood', 'orbweaver.1', { id: 'aelithra', equipped: ['whisper-hood'] }],
  ['Gadgeteer', 'orbweaver.1', { id: 'nixit' }],
  ['veil-of-ash', 'orbweaver.1', { id: 'ysaline', skills: ['veil-of-ash'] }],
  ['rooted-stance', 'captain-vask.1', { id: 'hadrun', skills: ['rooted-stance'] }],
  ['road-leathers', 'captain-vask.1', { id: 'hadrun', equipped: ['road-leathers'] }],
  ['moon-orb', 'captain-vask.1', { id: 'maelis', equipped: ['moon-orb'] }],
]
describe('the odds of an Escape', () => {
  test.each(ESCAPES)('%s', (_, monster, hero) => {
    const odds = held(beside(monster, hero), { type: 'escape' })
    expect(odds.type).toBe('escape')
  })
  test('oil-slick, undertow', () => {
    const table = tableAt({
      heroes: [
        { id: 'aelithra' },
        { id: 'nixit', skills: ['oil-slick'] },
        { id: 'ssorrek', skills: ['undertow'] },
      ],
      entrance: { monster: 'orbweaver.1' },
      tiles: [VAULTS],
    })
    held(table, { type: 'escape' })
  })
})

const SABOTAGE: Action = { type: 'sabotage' }
describe('the odds in a help window', () => {
  const helped = () =>
    tableAt({
      heroes: [
        { id: 'hadrun' },
        { id: 'grothka', tokens: { strength: 1 } },
        { id: 'maelis', skills: ['blessing'] },
      ],
      entrance: { monster: 'scree-boar.1' },
    })
  test('as things stand, and with each offer', () => {
    const table = helped().do(FIGHT)
    expect(table.seat).toBe(1)
    const dice = linesOf(table).map(({ action, odds }) => [
      action?.type === 'assist' ? action.stat : (action?.type ?? null),
      odds[0].dice,
    ])
    expect(dice).toEqual([
      [null, 5],
      ['strength', 8],
      ['magic', 6],
      ['sabotage', 4],
    ])
    // An offer that lies there is reckoned with by whoever comes next.
    table.do({ type: 'assist', stat: 'strength' })
    expect(must(linesOf(table)[0]).odds[0].dice).toBe(8)
    expect(oddsFor(table, { type: 'assist', stat: 'strength' }).dice).toBe(11)
    table.do({ type: 'pass' })
    expect(linesOf(table).map(({ action, odds }) => [action?.type, odds[0].dice])).toEqual([
      ['accept', 8],
      ['refuse', 5],
    ])
  })
  test('a characteristic is chosen with the monster’s dice lying there', () => {
    const table = helped().do(FIGHT).do(SABOTAGE).do({ type: 'pass' })
    expect(table.types()).toEqual(['stat'])
    held(table, { type: 'stat', stat: 'strength' })
    held(table, { type: 'stat', stat: 'magic' })
  })
  test('dirty-tricks: two dice less', () => {
    const table = tableAt({
      heroes: [{ id: 'hadrun' }, { id: 'pim', skills: ['dirty-tricks'] }],
      entrance: { monster: 'slime.1' },
    }).do(FIGHT)
    expect(oddsFor(table, SABOTAGE).dice).toBe(3)
  })
})

describe('the odds of traps and tiles', () => {
  const TRAPS: readonly (readonly [trap: string, hero: HeroAt])[] = [
    ['dart-gallery.1', { id: 'nixit' }],
    ['rolling-boulder.1', { id: 'hadrun', skills: ['iron-gut'] }],
    ['withering-rune.1', { id: 'nixit', skills: ['fail-safe'] }],
    ['trapdoor.1', { id: 'pim', skills: ['wire-cutters'] }],
    ['mirror-sigil.1', { id: 'aelithra', equipped: ['lockwrights-kit'] }],
    ['choking-spores.1', { id: 'aelithra', equipped: ['delvers-lantern'] }],
  ]
  test.each(TRAPS)('%s', (trap, hero) => {
    const table = tableAt({
      heroes: [hero, { id: hero.id === 'grothka' ? 'maelis' : 'grothka' }],
      tiles: [VAULTS],
      agenda: [
        { type: 'round', stage: 'turns', left: [] },
        { type: 'turn', seat: 0, step: 3 },
        { type: 'action', seat: 0, main: false, rerolled: [], used: [] },
        { ...blankContest(0, 'disarm'), trap },
      ],
    })
    expect(table.seat).toBe(1)
    const [odds] = must(linesOf(table)[0]).odds
    if (odds.type === 'fight') throw new Error('a trap')
    const counted = playOut(table.state, 1, { action: { type: 'pass' }, odds, times: TIMES })
    near(counted.own, odds.own, TIMES)
    near([TIMES - counted.success, counted.success], [1 - odds.success, odds.success], TIMES)
  })
  const TILES: readonly { tile: TileId; hero: HeroAt; options?: Partial<Options> }[] = [
    { tile: 'x1', hero: { id: 'pim' } },
    { tile: 'x1', hero: { id: 'pim' }, options: { bridgeFall: 'allOnes' } },
    { tile: 'x1', hero: { id: 'pim', skills: ['lucky-button'] } },
    { tile: 'x1', hero: { id: 'ssorrek', skills: ['born-swimmer'] } },
    { tile: 'x7', hero: { id: 'hadrun', skills: ['iron-gut'] } },
  ]
  test.each(TILES)('$tile, $hero.id, $hero.skills, $options', ({ tile, hero, options }) => {
    const table = at(hero, {
      tiles: [VAULTS, { tile, x: 0, y: 1 }],
      ...(options === undefined ? {} : { options }),
    })
    const action: Action = { type: 'move', dir: 'S' }
    const odds = oddsFor(table, action)
    const counted = playOut(table.state, 0, { action, odds, times: TIMES })
    near(counted.own, odds.own, TIMES)
  })
})
