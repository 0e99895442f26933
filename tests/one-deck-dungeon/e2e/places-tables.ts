/** Tables at each of their scenes, for one hero, for two and for four, and games that are over. */
import type { Page } from '@playwright/test'
import type { CallInput } from '../../../src/shared/api.ts'
import type {
  Action,
  DungeonId,
  HeroId,
  Question,
  View,
} from '../../../src/shared/games/one-deck-dungeon.ts'
import { FIRST_DELVE } from '../../../src/renderer/src/games/one-deck-dungeon/setup/first-delve.ts'
import { expect } from '../../e2e/app.ts'
import { playTo } from '../../e2e/prepare.ts'
import type { Ask } from '../../e2e/prepare.ts'
import type { Place } from '../../e2e/places.ts'
import type { Screens } from '../../e2e/screens.ts'

/** As long as a name may be, with nowhere to break it. */
export const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(3).slice(0, 80)
const SIXES = Array.from({ length: 3_000 }, () => 6)
const ONES = Array.from({ length: 300 }, () => 1)

export function game(
  hero: HeroId,
  dungeon: DungeonId,
  rolls: readonly number[] = SIXES,
): CallInput<'tables.start'> {
  return {
    game: 'one-deck-dungeon',
    options: { heroes: [{ hero }], dungeon, tier: 'novice' },
    script: { rolls: [...rolls] },
  }
}
/** The same game, begun further on. */
function further(
  start: CallInput<'tables.start'>,
  position: Readonly<Record<string, unknown>>,
): CallInput<'tables.start'> {
  return { ...start, script: { ...start.script, position } }
}
export function asks(type: Question['type'], also: (view: View) => boolean = () => true) {
  return (view: View): boolean => view.question.type === type && also(view)
}
function take(...types: readonly Action['type'][]) {
  return (_: View, actions: readonly Action[]): Action | undefined =>
    actions.find(({ type }) => types.includes(type))
}

type Scene = readonly [
  name: string,
  start: CallInput<'tables.start'>,
  reached: (view: View) => boolean,
  choose?: (view: View, actions: readonly Action[]) => Action | undefined,
]

/** A table at each of its scenes. */
export async function prepareTables(ask: Ask): Promise<readonly Place[]> {
  /** Opens every door and goes through none. */
  const peeping = (view: View, actions: readonly Action[]): Action | undefined => {
    const closed = view.doors.filter(({ cards }) => cards === null).map(({ id }) => id)
    return actions.find(
      (action) =>
        action.type === 'flee' || (action.type === 'enter-room' && closed.includes(action.door)),
    )
  }
  const scenes: readonly Scene[] = [
    [
      'four open doors',
      game('warrior', 'dragons-cave'),
      asks('choose-turn', ({ doors }) => doors.filter(({ cards }) => cards !== null).length === 4),
      peeping,
    ],
    [
      'a turn about to begin',
      game('warrior', 'dragons-cave'),
      asks('start-of-turn', ({ xp, heroes }) => xp.total > 0 && (heroes[0]?.damage ?? 0) > 0),
    ],
    ['a peril’s two ways', game('mage', 'hydras-reef'), asks('choose-option')],
    [
      'a fight on the third floor',
      further(game('paladin', 'yetis-cavern'), { floor: 3, level: 3 }),
      asks('place', ({ floor, encounter }) => floor === 3 && encounter?.kind === 'combat'),
      take('face-encounter'),
    ],
    ['dice being picked', game('warrior', 'dragons-cave'), asks('pick-dice')],
    [
      'loot with no room for it',
      game('archer', 'hydras-reef'),
      asks('claim-loot', ({ heroes, level }) => heroes[0]?.items.length === level.items),
      take('claim-item'),
    ],
    ['XP being spent', game('warrior', 'dragons-cave'), asks('pick-xp')],
    [
      'the stairs to the boss',
      further(game('warrior', 'dragons-cave'), { floor: 3, level: 4 }),
      asks('descend-or-stay', ({ floor }) => floor === 3),
    ],
    [
      'the boss',
      further(game('warrior', 'minotaurs-maze'), { boss: true, level: 3 }),
      asks('place', ({ boss }) => boss !== null),
    ],
    [
      'a hero about to fall',
      game('warrior', 'hydras-reef', ONES),
      asks('save-hero'),
      take('face-encounter', 'roll-dice', 'finish-placing', 'claim-xp', 'begin-turn'),
    ],
  ]
  const places: Place[] = []
  for (const [name, ...scene] of scenes) {
    const { table } = await playTo(ask, ...scene)
    places.push({ name: `table: ${name}`, path: `/tables/${table}` })
  }
  const over = asks('game-over')
  const lost = await playTo(
    ask,
    game('rogue', 'lichs-tomb', ONES),
    over,
    take('face-encounter', 'finish-placing', 'accept-defeat'),
  )
  places.push({ name: 'a single game lost', path: `/tables/${lost.table}/result` })
  const first = await playTo(ask, { ...FIRST_DELVE, script: { rolls: [...ONES] } }, over)
  places.push({ name: 'a first delve lost', path: `/tables/${first.table}/result` })
  return places
}

/** The tables of two and of four, whose players all have names as long as may be. */
export async function preparePartyTables(ask: Ask): Promise<readonly Place[]> {
  const party = (
    heroes: readonly HeroId[],
    dungeon: DungeonId,
    dice: 'app' | 'own' = 'app',
  ): CallInput<'tables.start'> => ({
    game: 'one-deck-dungeon',
    options: {
      heroes: heroes.map((hero) => ({ hero, player: LONG })),
      dungeon,
      tier: 'novice',
      dice,
    },
    script: { rolls: dice === 'app' ? SIXES : [] },
  })
  const two = (dungeon: DungeonId) => party(['warrior', 'mage'], dungeon)
  const four = (dungeon: DungeonId) => party(['warrior', 'mage', 'archer', 'paladin'], dungeon)
  const fight = asks('place', ({ floor, encounter }) => floor === 2 && encounter?.kind === 'combat')
  const scenes: readonly Scene[] = [
    ['two in a fight', further(two('yetis-cavern'), { floor: 2 }), fight, take('face-encounter')],
    [
      'two before the odd damage',
      two('lichs-tomb'),
      asks('assign-damage'),
      take('face-encounter', 'roll-dice', 'finish-placing'),
    ],
    [
      'two and the loot with no room for it',
      two('hydras-reef'),
      asks('claim-loot', ({ heroes, level }) => heroes[0]?.items.length === level.items),
      take('claim-item'),
    ],
    ['four before the doors', four('dragons-cave'), asks('choose-turn', ({ turn }) => turn > 1)],
    [
      'four before a room of two',
      four('yetis-cavern'),
      asks('choose-card'),
      take('face-encounter'),
    ],
    ['four who part', four('lichs-tomb'), asks('choose-pair'), take('face-encounter')],
    [
      'four in a fight',
      four('dragons-cave'),
      asks('place', ({ encounter }) => encounter?.kind === 'combat'),
      take('face-encounter'),
    ],
    ['four and the loot', four('minotaurs-maze'), asks('claim-loot'), take('face-encounter')],
    [
      'four who part against the boss',
      further(four('dragons-cave'), { boss: true, level: 3 }),
      asks('choose-pair', ({ boss }) => boss !== null),
    ],
    [
      'four and the boss',
      further(four('minotaurs-maze'), { boss: true, level: 3 }),
      asks('place', ({ boss }) => boss !== null),
    ],
    ['dice to be entered', party(['rogue', 'archer'], 'hydras-reef', 'own'), asks('enter-dice')],
  ]
  const places: Place[] = []
  for (const [name, ...scene] of scenes) {
    const { table } = await playTo(ask, ...scene)
    places.push({ name: `table: ${name}`, path: `/tables/${table}` })
  }
  const over = await playTo(ask, two('dragons-cave'), asks('game-over'))
  places.push({ name: 'a party’s game over', path: `/tables/${over.table}/result` })
  return places
}

/** A game looked back at, and what opens over a table. */
export async function prepareHistories(ask: Ask): Promise<readonly Place[]> {
  const over = await playTo(ask, game('archer', 'lichs-tomb'), asks('game-over'))
  const four = await playTo(
    ask,
    {
      game: 'one-deck-dungeon',
      options: {
        heroes: (['rogue', 'mage', 'archer', 'paladin'] as const).map((hero) => ({ hero })),
        dungeon: 'lichs-tomb',
        tier: 'novice',
      },
      script: { rolls: SIXES },
    },
    asks('choose-pair', ({ turn }) => turn > 2),
    take('face-encounter'),
  )
  const fight = await playTo(
    ask,
    game('mage', 'dragons-cave'),
    asks('place', ({ encounter }) => encounter?.kind === 'combat'),
    take('face-encounter'),
  )
  const table = `/tables/${fight.table}`
  /** Looks at the last step. */
  const toTheEnd = async (_: Screens, page: Page): Promise<void> => {
    await page.getByRole('slider').press('End')
  }
  return [
    { name: 'a game looked back at', path: `/tables/${over.table}/history` },
    { name: 'a game’s end looked back at', path: `/tables/${over.table}/history`, open: toTheEnd },
    {
      name: 'four who part, looked back at',
      path: `/tables/${four.table}/history`,
      open: toTheEnd,
    },
    {
      name: 'a rule over a table',
      path: table,
      open: async (_, page) => {
        await page.locator('[data-spot="stairs"]').getByRole('button').click()
        await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible()
      },
    },
    {
      name: 'the keys of a table',
      path: table,
      open: ({ button }) => button('help.keys.title').click(),
    },
  ]
}
