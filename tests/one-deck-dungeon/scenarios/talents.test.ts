/** The 15 talents in play (R21, R44; rulebook, Campaign Mode), basic ones first. */
import type { CardId, HeroId, TalentId } from '@shared/games/one-deck-dungeon'
import { TALENTS } from '@shared/games/one-deck-dungeon'
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { createRandom } from '@main/games/random'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { boss, facing, hand, position, rolls, Table, type Position } from './table'

function ready(table: Table, talent: TalentId): boolean {
  return table.can('use-talent', { talent })
}
function refusal(table: Table, talent: TalentId): string {
  return table.refused({ type: 'use-talent', hero: 0, talent })
}
function use(table: Table, talent: TalentId): Table {
  return table.do('use-talent', { talent })
}
function stopping(table: Table) {
  const due = table.view.encounter?.stopping
  return due == null ? null : { damage: due.damage, time: due.time }
}

const ONES = hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] })
/** The warrior's roll against the Ogre. */
function fight(talents: readonly TalentId[], given: Position = {}): Table {
  return facing('ogre-1', { talents: [...talents], rolls: ONES, ...given }).do('roll-dice')
}
function climb(talents: readonly TalentId[], given: Position = {}): Table {
  return facing('cave-in-1', { talents: [...talents], rolls: hand({ agility: [1, 1] }), ...given })
    .do('choose-option', { option: 'climb-over-it' })
    .do('roll-dice')
}

interface NewGame {
  readonly talents: readonly TalentId[]
  readonly hero?: HeroId
  readonly dungeon?: 'dragons-cave' | 'hydras-reef' | 'yetis-cavern'
  readonly tier?: 'novice' | 'fearless' | null
  readonly basicSkill?: 'steady-grip' | 'spark'
}
/** A game from its first card. */
function newGame({ talents, hero, dungeon, tier, basicSkill }: NewGame): Table {
  const begun = oneDeckDungeon.setup(
    {
      heroes: [
        {
          hero: hero ?? 'warrior',
          player: null,
          focus: null,
          talents: [...talents],
          basicSkill: basicSkill ?? null,
        },
      ],
      dungeon: dungeon ?? 'yetis-cavern',
      tier: tier ?? null,
      dice: 'app',
    },
    createRandom(7),
    oneDeckDungeon.rulesVersion,
  )
  const table = new Table(begun.state)
  table.events.push(...begun.events)
  return table
}

describe('all talents', () => {
  test('R44: only the talents of the game’s options are in play', () => {
    const none = fight([])
    for (const talent of TALENTS) expect([talent, ready(none, talent)]).toEqual([talent, false])
    expect(refusal(none, 'guile')).toBe('talent-unknown')
    expect(none.hero.talents).toEqual([])

    // Earned talents of the chosen focus and basic ones are active together; others are not.
    const some = fight(['durability', 'guile', 'planning'])
    expect(some.hero.talents).toEqual([
      { talent: 'durability', used: false },
      { talent: 'guile', used: false },
      { talent: 'planning', used: false },
    ])
    expect(some.hero.health).toBe(7)
    expect([ready(some, 'guile'), ready(some, 'planning'), ready(some, 'direct-hit')]).toEqual([
      true,
      true,
      false,
    ])
    expect(refusal(some, 'grit')).toBe('talent-unknown')
  })

  test('R44: a talent is earned once: options that name it twice make no game', () => {
    const options = (talents: readonly TalentId[]) => ({
      heroes: [{ hero: 'mage', talents }],
      dungeon: 'dragons-cave',
    })
    expect(v.is(oneDeckDungeon.schemas.options, options(['grit', 'veteran']))).toBe(true)
    expect(v.is(oneDeckDungeon.schemas.options, options(['grit', 'grit']))).toBe(false)
  })

  test('R44: talents that are always in effect are not used by hand', () => {
    const always: readonly TalentId[] = [
      'veteran',
      'durability',
      'crafty',
      'prepared',
      'first-aid',
      'recovery',
      'knowledge',
      'foresight',
    ]
    const table = fight(always)
    expect(table.listed('use-talent')).toEqual([])
    for (const talent of always) expect(refusal(table, talent)).toBe('works-by-itself')
  })

  test.each([
    ['grit', true, false],
    ['guile', true, false],
    ['planning', true, false],
    ['direct-hit', true, false],
    ['fortitude', false, true],
    ['cunning', false, true],
    ['speed', true, true],
  ] as const)('R44: %s: combat %s, peril %s', (talent, combat, peril) => {
    const inCombat = fight([talent])
    expect(ready(inCombat, talent)).toBe(combat)
    if (!combat) expect(refusal(inCombat, talent)).toBe('peril-only')
    const inPeril = climb([talent])
    expect(ready(inPeril, talent)).toBe(peril)
    if (!peril) expect(refusal(inPeril, talent)).toBe('combat-only')
    // Combat talents serve in boss rounds, where there is no time for Speed to prevent (R29).
    const round = boss('dragons-cave', { talents: [talent] }).do('roll-dice')
    expect(ready(round, talent)).toBe(combat && talent !== 'speed')
  })

  test('R21: once per encounter, and again in the next', () => {
    const table = facing('plague-rat-1', {
      talents: ['planning'],
      open: ['ogre-1'],
      rolls: [
        ...hand({ strength: [1, 1, 1, 1], agility: [6, 6], magic: [1] }),
        ...hand({ strength: [1, 1, 1, 1], agility: [6, 6], magic: [1] }),
      ],
    }).do('roll-dice')
    use(table, 'planning').pick('magic 1')
    expect(refusal(table, 'planning')).toBe('skill-used')
    expect(table.hero.talents).toEqual([{ talent: 'planning', used: true }])
    table.do('finish-placing').do('claim-xp').do('begin-turn').do('enter-room', { door: 2 })
    expect(table.hero.talents).toEqual([{ talent: 'planning', used: false }])
    table.do('roll-dice')
    expect(ready(table, 'planning')).toBe(true)
    table.end()
  })

  test('Fade: takes 1 time for a talent used as it does for a skill', () => {
    const table = facing('shadow-1', { talents: ['planning', 'crafty'], rolls: ONES })
    table.do('roll-dice')
    use(table, 'planning').pick('magic 1')
    expect(table.timeFor('fade')).toBe(1)
    // Crafty has no icon: it is in effect, not used.
    table.do('begin-heroic-die', { crafty: true }).pick('strength 1', 'magic 2')
    expect(table.timeFor('fade')).toBe(1)
    table.end()
  })
})

describe('basic talents', () => {
  test.each(['steady-grip', 'spark'] as const)(
    'Veteran: the game begins with the basic skill chosen: %s',
    (basicSkill) => {
      const table = newGame({ talents: ['veteran'], basicSkill })
      expect(table.hero.skills).toEqual([
        { skill: 'second-wind', card: null, used: false },
        { skill: basicSkill, card: null, used: false },
      ])
    },
  )

  test('Durability: 1 more health', () => {
    expect(newGame({ talents: ['durability'] }).hero.health).toBe(7)
    const spared = facing('fire-elemental-1', { talents: ['durability'], damage: 5 })
    expect(spared.view.outcome).toBeNull()
    const lost = facing('fire-elemental-1', { talents: ['durability'], damage: 6 })
    expect(lost.view.outcome).toMatchObject({ result: 'lost' })
  })

  test('Crafty: a heroic die takes the highest value, once in an encounter', () => {
    const table = fight(['crafty'], {
      rolls: hand({ strength: [1, 6, 1, 5], agility: [1, 1], magic: [1] }),
    })
    expect(table.listed('begin-heroic-die')).toMatchObject([{ crafty: false }, { crafty: true }])
    table.do('begin-heroic-die', { crafty: true }).pick('strength 1', 'strength 6')
    expect(table.dice.at(-1)).toBe('heroic 6')
    expect(table.last.map(({ type }) => type)).toEqual([
      'dice-discarded',
      'dice-gained',
      'heroic-die-made',
    ])
    expect(table.listed('begin-heroic-die')).toMatchObject([{ crafty: false }])
    expect(table.hero.talents).toEqual([{ talent: 'crafty', used: true }])
    table.do('begin-heroic-die').pick('strength 1', 'strength 5')
    expect(table.dice.at(-1)).toBe('heroic 1')
    table.end()
  })

  test('Crafty: backing out keeps it; the plain way does not use it', () => {
    const table = fight(['crafty'])
    table.do('begin-heroic-die', { crafty: true }).do('cancel')
    expect(table.can('begin-heroic-die', { crafty: true })).toBe(true)
    table.do('begin-heroic-die', { crafty: false }).pick('strength 1', 'strength 1')
    expect(table.can('begin-heroic-die', { crafty: true })).toBe(true)
  })

  test('Crafty: R15: against the Bandit it is the highest of three', () => {
    const table = facing('bandit-1', {
      talents: ['crafty'],
      rolls: hand({ strength: [1, 1, 1, 1], agility: [5, 1], magic: [1] }),
    }).do('roll-dice')
    table.do('begin-heroic-die', { crafty: true })
    table.do('pick-die', { die: table.die('agility 5') })
    table.do('pick-die', { die: table.die('magic 1') })
    expect(table.can('confirm')).toBe(false)
    table.pick('strength 1')
    expect(table.dice).toEqual(['strength 1', 'strength 1', 'strength 1', 'agility 1', 'heroic 5'])
    table.end()
  })

  test('Crafty: in perils too, and once per boss round', () => {
    const peril = climb(['crafty'], { rolls: hand({ agility: [1, 6] }) })
    peril.do('begin-heroic-die', { crafty: true }).pick('agility 1', 'agility 6')
    expect(peril.dice).toEqual(['heroic 6'])

    const round = boss('dragons-cave', {
      talents: ['crafty'],
      level: 4,
      items: ['ogre-1', 'phantom-1', 'boulder-2', 'force-wall-1', 'shadow-2', 'glooping-ooze-2'],
    }).do('roll-dice')
    round.do('begin-heroic-die', { crafty: true })
    round.do('pick-die', round.listed('pick-die')[0]).do('pick-die', round.listed('pick-die')[0])
    round.do('confirm')
    expect(round.can('begin-heroic-die', { crafty: true })).toBe(false)
    round.do('finish-placing').do('roll-dice')
    expect(round.can('begin-heroic-die', { crafty: true })).toBe(true)
  })
})

describe('Survival', () => {
  test('Prepared: 1 more potion at the start, on every tier', () => {
    expect(newGame({ talents: ['prepared'] }).view.potions).toBe(2)
    expect(newGame({ talents: ['prepared'], tier: 'novice' }).view.potions).toBe(3)
    expect(newGame({ talents: ['prepared'], tier: 'fearless' }).view.potions).toBe(1)
    expect(newGame({ talents: [] }).view.potions).toBe(1)
  })

  test('First Aid: Healing heals 1 more: 4 at the start of a turn, 3 at other times', () => {
    const start = position({
      talents: ['first-aid'],
      damage: 5,
      potions: 1,
      asked: { type: 'start-of-turn', floorBegins: false },
    }).do('drink-healing')
    expect(start.hero.damage).toBe(1)
    const later = position({ talents: ['first-aid'], damage: 5, potions: 1 }).do('drink-healing')
    expect(later.hero.damage).toBe(2)
  })

  test('First Aid: R24: counts when a hero is to be saved', () => {
    // 4 + 4 damage on 6 health: a potion that heals 2 would not do, one that heals 3 does.
    const dying = (talents: readonly TalentId[]): Table => {
      const table = facing('bandit-1', {
        talents: [...talents],
        damage: 4,
        potions: 1,
        rolls: hand({ strength: [1, 1, 1, 1], agility: [6, 3], magic: [5] }),
      }).do('roll-dice')
      return table.place('agility 6', 2).place('agility 3', 1).do('finish-placing')
    }
    expect(dying([]).view.outcome).toMatchObject({ result: 'lost', cause: 'consequences' })
    const saved = dying(['first-aid'])
    expect(saved.view.question).toEqual({ type: 'save-hero', hero: 0 })
    saved.do('drink-healing')
    expect(saved.hero.damage).toBe(5)
    expect(saved.view.question.type).toBe('claim-loot')
  })

  test('Recovery: R38: heals 1 on descending', () => {
    const table = position({
      hero: 'rogue',
      talents: ['recovery'],
      damage: 2,
      deckSize: 0,
      asked: { type: 'end-turn' },
    }).do('descend')
    expect(table.last.slice(0, 2)).toEqual([
      { type: 'healed', hero: 0, amount: 1, cause: 'recovery' },
      { type: 'descended', floor: 2 },
    ])
    expect(table.hero.damage).toBe(1)
  })

  test('Recovery: R38: together with Second Wind, and on the way to the boss', () => {
    const table = boss('dragons-cave', { talents: ['recovery'], damage: 5 })
    expect(table.happened('healed')).toMatchObject([
      { amount: 2, cause: 'second-wind' },
      { amount: 1, cause: 'recovery' },
    ])
    expect(table.hero.damage).toBe(2)
    const little = boss('dragons-cave', { talents: ['recovery'], damage: 2 })
    expect(little.happened('healed')).toMatchObject([{ amount: 2 }])
  })

  test('Grit: prevents 1 damage in combat', () => {
    const table = fight(['grit'])
    const before = stopping(table)?.damage ?? 0
    use(table, 'grit')
    expect(table.last).toEqual([
      { type: 'talent-used', hero: 0, talent: 'grit' },
      { type: 'prevention-readied', hero: 0, damage: 1, time: 0 },
    ])
    expect(stopping(table)?.damage).toBe(before - 1)
  })

  test('Grit: adds to Dodge; in a boss round it is 1 to Dodge’s 2', () => {
    const table = fight(['grit'], { skills: ['goblin-2'] })
    const before = stopping(table)?.damage ?? 0
    table.do('use-skill', { skill: 'dodge' }).pick('agility 1')
    use(table, 'grit')
    expect(stopping(table)?.damage).toBe(before - 2)

    const round = boss('dragons-cave', {
      talents: ['grit'],
      skills: ['goblin-2'],
      rolls: hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] }, 'boss'),
    }).do('roll-dice')
    use(round, 'grit')
    expect(stopping(round)?.damage).toBe(11 - 1)
    round.do('use-skill', { skill: 'dodge' }).pick('agility 1')
    expect(stopping(round)?.damage).toBe(11 - 3)
  })
})

describe('Tactics', () => {
  test('Guile: rerolls one die of the hero’s choice', () => {
    const table = fight(['guile'], { rolls: [...ONES, ...rolls('reroll.agility', 6)] })
    use(table, 'guile')
    expect(table.can('confirm')).toBe(false)
    table.do('pick-die', { die: table.die('agility 1') })
    expect(table.can('pick-die')).toBe(false)
    table.do('confirm')
    expect(table.dice).toContain('agility 6')
    table.end()
  })

  test('Guile: R12: the rerolled die is a rolled one', () => {
    const table = facing('glooping-ooze-1', {
      talents: ['guile'],
      rolls: [
        ...hand({ strength: [2, 2, 2, 2], agility: [2, 2], magic: [2] }),
        ...rolls('reroll.magic', 1),
      ],
    }).do('roll-dice')
    use(table, 'guile').pick('magic 2')
    expect(table.timeFor('split')).toBe(1)
    table.end()
  })

  test('Fortitude: prevents 1 damage in a peril', () => {
    const table = climb(['fortitude'])
    const before = stopping(table)?.damage ?? 0
    use(table, 'fortitude').do('finish-placing')
    expect(table.hero.damage).toBe(before - 1)
    table.end()
  })

  test('Planning: one die goes up by 1, never a 6', () => {
    const table = fight(['planning'], {
      rolls: hand({ strength: [6, 5, 1, 1], agility: [1, 1], magic: [1] }),
    })
    use(table, 'planning')
    expect(table.can('pick-die', { die: table.die('strength 6') })).toBe(false)
    table.pick('strength 5')
    expect(table.dice.slice(0, 2)).toEqual(['strength 6', 'strength 6'])
    table.end()
  })

  test('Planning: where every die shows 6 it is not offered', () => {
    const table = fight(['planning'], {
      rolls: hand({ strength: [6, 6, 6, 6], agility: [6, 6], magic: [6] }),
    })
    expect(ready(table, 'planning')).toBe(false)
    table.end()
  })

  test('Direct Hit: one die that is not heroic becomes a 6', () => {
    const table = fight(['direct-hit'], {
      level: 2,
      rolls: hand({ strength: [6, 5, 1, 1], agility: [1, 1], magic: [1], heroic: [1] }),
    })
    use(table, 'direct-hit')
    expect(table.can('pick-die', { die: table.die('heroic 1') })).toBe(false)
    expect(table.can('pick-die', { die: table.die('strength 6') })).toBe(false)
    table.pick('magic 1')
    expect(table.dice.slice(-2)).toEqual(['magic 6', 'heroic 1'])
    table.end()
  })
})

describe('Lore', () => {
  test('Cunning: rolls one more die of the chosen colour', () => {
    const agility = climb(['cunning'], {
      rolls: [...hand({ agility: [1, 1] }), ...rolls('effect.agility', 6)],
    })
    use(agility, 'cunning')
    expect(agility.dice).toEqual(['agility 1', 'agility 1', 'agility 6'])
    agility.end()

    const magic = facing('arrow-wall-1', {
      talents: ['cunning'],
      rolls: [...hand({ magic: [1] }), ...rolls('effect.magic', 5)],
    })
    magic.do('choose-option', { option: 'magic-shield' }).do('roll-dice')
    use(magic, 'cunning')
    expect(magic.dice).toEqual(['magic 1', 'magic 5'])
    magic.end()
  })

  test('Cunning: R16: not from an empty supply', () => {
    const items: readonly CardId[] = ['goblin-1', 'goblin-2', 'skeleton-2', 'wraith-1']
    const table = facing('cave-in-1', {
      level: 3,
      items,
      talents: ['cunning'],
      rolls: hand({ strength: [1, 1, 1, 1, 1, 1, 1, 1], heroic: [1] }),
    })
    table.do('choose-option', { option: 'dismantle-it' }).do('roll-dice')
    use(table, 'cunning')
    expect(table.last).toContainEqual({ type: 'dice-lost', hero: 0, color: 'strength', count: 1 })
    table.end()
  })

  test('Speed: prevents 1 time in combat and in perils', () => {
    const combat = facing('beetle-2', { talents: ['speed'], rolls: ONES }).do('roll-dice')
    expect(stopping(combat)).toEqual({ damage: 2, time: 3 })
    use(combat, 'speed')
    expect(stopping(combat)).toEqual({ damage: 2, time: 2 })
    combat.do('finish-placing')
    expect(combat.timeFor('consequences')).toBe(2)
    combat.end()

    const peril = climb(['speed'])
    const due = stopping(peril)?.time ?? 0
    use(peril, 'speed')
    expect(stopping(peril)?.time).toBe(due - 1)
  })

  test('Speed: R22: Freezing Winds counts the time that it prevents', () => {
    const table = fight(['speed'], {
      dungeon: 'yetis-cavern',
      rolls: hand({ strength: [1, 1, 1, 1], agility: [6, 6], magic: [4] }),
    })
    table.place('agility 6', 5).place('agility 6', 3).place('magic 4', 7)
    // Two boxes with 1 time each are left: no cold yet.
    expect(stopping(table)).toEqual({ damage: 6, time: 2 })
    table.end()

    const cold = fight(['speed'], {
      dungeon: 'yetis-cavern',
      rolls: hand({ strength: [1, 1, 1, 1], agility: [6, 6], magic: [1] }),
    })
    cold.place('agility 6', 5).place('agility 6', 3)
    expect(stopping(cold)).toEqual({ damage: 7, time: 3 })
    use(cold, 'speed')
    expect(stopping(cold)).toEqual({ damage: 7, time: 2 })
    cold.end()
  })

  test('Knowledge: a level takes 1 XP less', () => {
    const needs = ([1, 2, 3] as const).map(
      (level) => position({ level, talents: ['knowledge'] }).view.level.need,
    )
    expect(needs).toEqual([5, 7, 9])
    const table = position({
      talents: ['knowledge'],
      open: ['goblin-1'],
      xp: ['bandit-1'],
      potions: 1,
      identified: ['skeleton-1'],
    })
    table.do('enter-room').do('drink-invisibility').do('claim-xp')
    expect(table.view.question).toEqual({ type: 'level-up', need: 5, buys: 'level', potions: 1 })
    table.do('begin-level-up').do('confirm')
    expect(table.view).toMatchObject({ level: { level: 2 }, xp: { total: 0 }, potions: 1 })
  })

  test('Knowledge: a potion at level 4 is no level: it takes its 5 XP', () => {
    expect(position({ level: 4, talents: ['knowledge'] }).view.level.need).toBe(5)
  })

  test('Foresight: no time passes at the start of the first turn on a floor', () => {
    const table = newGame({ talents: ['foresight'] }).do('begin-turn')
    expect(table.view).toMatchObject({ deck: 44, question: { type: 'choose-turn' } })
    table.do('explore').do('begin-turn')
    expect(table.timeFor('turn')).toBe(2)
    expect(newGame({ talents: [] }).do('begin-turn').view.deck).toBe(42)
  })

  test('Foresight: on each floor', () => {
    const table = position({
      dungeon: 'yetis-cavern',
      talents: ['foresight'],
      deckSize: 0,
      asked: { type: 'end-turn' },
    }).do('descend')
    expect(table.view.deck).toBe(44)
    table.do('begin-turn').do('explore').do('begin-turn')
    expect(table.view.deck).toBe(44 - 4 - 2)
  })

  test('Foresight: Sticky Surrounding’s time is of that turn’s start; the Statues’ comes before it', () => {
    const sticky = newGame({ talents: ['foresight'], dungeon: 'hydras-reef' }).do('begin-turn')
    expect(sticky.view.deck).toBe(44)
    sticky.do('explore').do('begin-turn')
    expect([sticky.timeFor('turn'), sticky.timeFor('floor')]).toEqual([2, 1])

    const statues = newGame({ talents: ['foresight'], dungeon: 'dragons-cave' }).do('begin-turn')
    expect([statues.timeFor('turn'), statues.timeFor('floor')]).toEqual([0, 5])
    expect(statues.view.deck).toBe(39)
  })
})
