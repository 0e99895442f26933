import { describe, expect, test } from 'vitest'
import type { Die, Event, EventType } from '@shared/games/one-deck-dungeon'
import { cuesOf, type Cue } from '@renderer/games/one-deck-dungeon/motion/cues'
import { landingOf, timed } from '@renderer/games/one-deck-dungeon/motion/timeline'
import { soundOf } from '@renderer/games/one-deck-dungeon/motion/sounds'
import { SOUNDS } from '@renderer/sound/voices'

function die(id: number, value = 3): Die {
  return { id, color: 'magic', value, hero: 0, only: null }
}

/** Every type of event once, with the cues it becomes. A new type of event does not compile without a line here. */
const TOLD: {
  readonly [T in EventType]: readonly [Extract<Event, { type: T }>, readonly Cue[]]
} = {
  'game-began': [{ type: 'game-began', dungeon: 'dragons-cave' }, []],
  'starting-xp': [{ type: 'starting-xp', card: 'goblin-1' }, [{ type: 'use', at: 'xp' }]],
  'turn-began': [{ type: 'turn-began', turn: 1 }, []],
  'card-discarded': [
    { type: 'card-discarded', card: 'goblin-1', cause: 'turn' },
    [{ type: 'burn-card' }],
  ],
  'stairs-revealed': [{ type: 'stairs-revealed' }, [{ type: 'reveal-stairs' }]],
  'stairs-token': [{ type: 'stairs-token', tokens: 2, cause: 'turn' }, [{ type: 'stairs-step' }]],
  explored: [
    { type: 'explored', doors: [4, 5] },
    [
      { type: 'deal-door', door: 4 },
      { type: 'deal-door', door: 5 },
    ],
  ],
  'door-added': [{ type: 'door-added', door: 7 }, [{ type: 'deal-door', door: 7 }]],
  'lone-card-discarded': [
    { type: 'lone-card-discarded', card: 'goblin-1' },
    [{ type: 'burn-card' }],
  ],
  'door-opened': [
    { type: 'door-opened', door: 2, cards: ['goblin-1'] },
    [{ type: 'open-door', door: 2 }],
  ],
  fled: [{ type: 'fled', cards: ['goblin-1'] }, [{ type: 'cast-away' }]],
  'turn-passed': [{ type: 'turn-passed' }, []],
  'encounter-began': [
    { type: 'encounter-began', card: 'goblin-1', heroes: [0] },
    [{ type: 'meet' }],
  ],
  'ability-applied': [{ type: 'ability-applied', ability: 'flames' }, []],
  'floor-applied': [{ type: 'floor-applied', floor: 'flame-aura' }, []],
  'item-drained': [
    { type: 'item-drained', hero: 1, card: 'goblin-1' },
    [{ type: 'use', at: 'items 1' }],
  ],
  'option-chosen': [{ type: 'option-chosen', card: 'goblin-1', option: 'smash' }, []],
  'feat-used': [
    { type: 'feat-used', hero: 0, feat: 'frenzy', dice: 1 },
    [{ type: 'use', at: 'hero 0' }],
  ],
  'die-stored': [{ type: 'die-stored', hero: 0 }, [{ type: 'use', at: 'hero 0' }]],
  'stored-dice-lost': [
    { type: 'stored-dice-lost', hero: 0, count: 1 },
    [{ type: 'use', at: 'hero 0' }],
  ],
  'dice-rolled': [
    { type: 'dice-rolled', hero: 0, roll: 'encounter.magic', dice: [die(1), die(2)] },
    [{ type: 'throw-dice', hero: 0, dice: [1, 2] }],
  ],
  'dice-lost': [{ type: 'dice-lost', hero: 0, color: 'magic', count: 1 }, []],
  'dice-gained': [
    { type: 'dice-gained', hero: 0, dice: [die(3)] },
    [{ type: 'gain-dice', dice: [3] }],
  ],
  'dice-changed': [
    { type: 'dice-changed', hero: 0, before: [die(1, 2)], after: [die(1, 6)] },
    [{ type: 'turn-dice', before: [die(1, 2)] }],
  ],
  'dice-discarded': [
    { type: 'dice-discarded', hero: 0, dice: [die(1)], cause: 'cost' },
    [{ type: 'drop-dice', dice: [1] }],
  ],
  'dice-placed': [
    { type: 'dice-placed', box: 3, dice: [die(1), die(2)] },
    [{ type: 'place-dice', box: 3, dice: [1, 2] }],
  ],
  'heroic-die-made': [
    { type: 'heroic-die-made', hero: 0, die: die(9) },
    [{ type: 'gain-dice', dice: [9] }],
  ],
  'skill-used': [
    { type: 'skill-used', hero: 1, skill: 'accuracy' },
    [{ type: 'use', at: 'skills 1' }],
  ],
  'talent-used': [
    { type: 'talent-used', hero: 0, talent: 'grit' },
    [{ type: 'use', at: 'skills 0' }],
  ],
  'potion-drunk': [{ type: 'potion-drunk', hero: 0, potion: 'healing' }, [{ type: 'drink' }]],
  healed: [
    { type: 'healed', hero: 0, amount: 2, cause: 'healing' },
    [{ type: 'heal', hero: 0, amount: 2 }],
  ],
  'prevention-readied': [
    { type: 'prevention-readied', hero: 0, damage: 1, time: 0 },
    [{ type: 'use', at: 'stopping' }],
  ],
  consequences: [{ type: 'consequences', consequences: { damage: 1, time: 0, lines: [] } }, []],
  damaged: [
    { type: 'damaged', hero: 1, amount: 3, cause: 'consequences' },
    [{ type: 'hurt', hero: 1, amount: 3 }],
  ],
  'encounter-survived': [{ type: 'encounter-survived', card: 'goblin-1' }, [{ type: 'survive' }]],
  'loot-lost': [{ type: 'loot-lost', card: 'goblin-1' }, [{ type: 'cast-away' }]],
  'loot-claimed': [
    { type: 'loot-claimed', way: 'item', hero: 1, card: 'goblin-1' },
    [{ type: 'tuck', hero: 1, to: 'items 1' }],
  ],
  'loot-replaced': [
    { type: 'loot-replaced', hero: 0, card: 'goblin-1' },
    [{ type: 'use', at: 'items 0' }],
  ],
  'level-gained': [
    { type: 'level-gained', level: 2, potions: 1, cards: ['goblin-1'] },
    [{ type: 'level-up' }],
  ],
  'potions-gained': [
    { type: 'potions-gained', potions: 1, cards: ['goblin-1'] },
    [{ type: 'use', at: 'potions' }],
  ],
  descended: [{ type: 'descended', floor: 2 }, [{ type: 'descend' }]],
  'boss-began': [{ type: 'boss-began', boss: 'dragon' }, [{ type: 'boss-roars' }]],
  'round-began': [{ type: 'round-began', round: 2, heroes: [0] }, []],
  'boss-healed': [{ type: 'boss-healed', amount: 1 }, [{ type: 'boss-heals' }]],
  'boss-struck': [{ type: 'boss-struck', amount: 2 }, [{ type: 'strike-boss', amount: 2 }]],
  won: [{ type: 'won', boss: 'dragon' }, [{ type: 'victory' }]],
  lost: [{ type: 'lost', cause: 'consequences' }, [{ type: 'defeat' }]],
}

describe('cues', () => {
  test.each(Object.values(TOLD))('%o', (event, cues) => {
    expect(cuesOf([event])).toEqual(cues)
  })

  test('a rerolled die is thrown where it lies', () => {
    const event: Event = { type: 'dice-rolled', hero: 0, roll: 'reroll.magic', dice: [die(1)] }
    expect(cuesOf([event])).toEqual([{ type: 'throw-again', dice: [1] }])
  })

  test.each([
    ['skill', 0, 'skills 0'],
    ['potion', null, 'potions'],
    ['xp', null, 'xp'],
  ] as const)('a card claimed as %s is tucked there', (way, hero, to) => {
    const event: Event = { type: 'loot-claimed', way, hero, card: 'goblin-1' }
    expect(cuesOf([event])).toEqual([{ type: 'tuck', hero, to }])
  })

  test('keep the order of what happened', () => {
    const events = [TOLD.explored[0], TOLD.damaged[0], TOLD['card-discarded'][0]]
    expect(cuesOf(events).map(({ type }) => type)).toEqual([
      'deal-door',
      'deal-door',
      'hurt',
      'burn-card',
    ])
  })
})

describe('their times', () => {
  test('follow each other without end before beginning', () => {
    const cues = timed(cuesOf(Object.values(TOLD).map(([event]) => event)))
    expect(cues.map(({ at }) => at)).toEqual(cues.map(({ at }) => at).toSorted((a, b) => a - b))
    expect(cues[0]?.at).toBe(0)
  })

  test('however much happens, the last begins before anyone gets bored', () => {
    const cues = timed(Array.from({ length: 60 }, () => ({ type: 'burn-card' })))
    expect(cues.at(-1)?.at).toBe(1_800)
  })

  test('what follows from dice waits until all of them lie still, however many they are', () => {
    const thrown = (count: number): Cue => ({
      type: 'throw-dice',
      hero: 0,
      dice: Array.from({ length: count }, (_, id) => id),
    })
    const hurt: Cue = { type: 'hurt', hero: 0, amount: 1 }
    const few = timed([thrown(1), hurt])
    const many = timed([thrown(8), thrown(7), thrown(6), hurt])
    expect(many.at(-1)?.at).toBe(few.at(-1)?.at)
    for (const { cue, at, apart, lands } of many.slice(0, -1)) {
      if (cue.type !== 'throw-dice') throw new Error('no throw')
      expect(lands).toBe(landingOf(many))
      expect(at + apart * cue.dice.length).toBeLessThan(lands ?? 0)
    }
    expect(many.at(-1)?.at).toBeGreaterThanOrEqual(landingOf(many))
  })

  test('throws with something between them are thrown one after the other', () => {
    const once: Cue = { type: 'throw-dice', hero: 0, dice: [1] }
    const again: Cue = { type: 'throw-again', dice: [1] }
    const [first, , second] = timed([once, { type: 'use', at: 'hero 0' }, again])
    expect(second?.at).toBeGreaterThan(first?.lands ?? Infinity)
  })

  test('however much follows from dice, it is over as soon as without them', () => {
    const burning = Array.from({ length: 60 }, (): Cue => ({ type: 'burn-card' }))
    const cues = timed([{ type: 'throw-dice', hero: 0, dice: [1] }, ...burning])
    expect(cues.at(-1)?.at).toBe(landingOf(cues) + 1_800)
    expect(cues[1]?.at).toBe(landingOf(cues))
  })

  test('nothing takes no time', () => {
    expect(timed([])).toEqual([])
  })
})

describe('sounds', () => {
  const cues = Object.values(TOLD).flatMap(([event]) => cuesOf([event]))

  test('each sound belongs to something that can happen', () => {
    const heard = new Set(cues.map((cue) => soundOf(cue)?.sound))
    expect(SOUNDS.filter((sound) => !heard.has(sound))).toEqual([])
  })

  test('there is as much of a sound as of what makes it', () => {
    expect(soundOf({ type: 'throw-dice', hero: 0, dice: [1, 2, 3] })).toEqual({
      sound: 'dice',
      count: 3,
    })
    expect(soundOf({ type: 'hurt', hero: 0, amount: 2 })).toEqual({ sound: 'hit', count: 2 })
    expect(soundOf({ type: 'meet' })).toBeNull()
  })
})
