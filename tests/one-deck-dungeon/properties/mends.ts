/** What a refusal names, made otherwise: a state in which just that no longer stands in the way. */
import { DECK, printing } from '@main/games/one-deck-dungeon/cards'
import type { ActiveBox, Encounter, GameState, Hero } from '@main/games/one-deck-dungeon/state'
import {
  STATS,
  type Action,
  type CardId,
  type Die,
  type DieColor,
  type RejectionCode,
} from '@shared/games/one-deck-dungeon'

/** What a reason says, and of what. */
export interface Told {
  readonly state: GameState
  readonly action: Action
  readonly named: Readonly<Record<string, string | number>>
}
type Mend = (told: Told) => GameState

function encounterIn({ encounter }: GameState): Encounter {
  if (encounter === null) throw new Error('no encounter')
  return encounter
}
function withEncounter(state: GameState, change: Partial<Encounter>): GameState {
  return { ...state, encounter: { ...encounterIn(state), ...change } }
}
function heroOf(action: Action): number {
  return action.hero ?? 0
}
function withHero({ state, action }: Told, change: (hero: Hero) => Partial<Hero>): GameState {
  const heroes = state.heroes.map((hero, seat) =>
    seat === heroOf(action) ? { ...hero, ...change(hero) } : hero,
  )
  return { ...state, heroes }
}
function withBoxes(state: GameState, change: (box: ActiveBox) => Partial<ActiveBox>): GameState {
  const boxes = encounterIn(state).boxes.map((box) => ({ ...box, ...change(box) }))
  return withEncounter(state, { boxes })
}
function boxOf({ state, action }: Told): ActiveBox {
  const id = 'box' in action ? action.box : -1
  const box = encounterIn(state).boxes.find((one) => one.id === id)
  if (box === undefined) throw new Error('no box')
  return box
}
function withDie({ state, action }: Told, change: Partial<Die>): GameState {
  const id = 'die' in action ? action.die : -1
  const pool = encounterIn(state).pool.map((die) => (die.id === id ? { ...die, ...change } : die))
  return withEncounter(state, { pool })
}
/** More dice for the hero who acts, or for the partner that a use is about. */
function withDice(
  { state, action }: Told,
  dice: readonly { readonly color: DieColor; readonly value: number }[],
): GameState {
  const { pool, nextDie, heroes } = encounterIn(state)
  const owners = action.hero === null ? heroes.slice(0, 1) : heroes
  const more = owners.flatMap((hero) => dice.map((die) => ({ ...die, hero, only: null })))
  const numbered = more.map((die, at) => ({ ...die, id: nextDie + at }))
  return withEncounter(state, { pool: [...pool, ...numbered], nextDie: nextDie + more.length })
}
function each(count: number, value: number): readonly { color: DieColor; value: number }[] {
  return STATS.flatMap((color) => Array.from({ length: count }, () => ({ color, value })))
}
function teaching(loot: string): CardId {
  const card = DECK.find((one) => printing(one).loot === loot)
  if (card === undefined) throw new Error(`nothing teaches ${loot}`)
  return card
}
function inFight(state: GameState, kind: Encounter['kind']): GameState {
  const { card } = encounterIn(state)
  return { ...withEncounter(state, { kind, color: null, card: card ?? 'ogre-1' }), boss: null }
}
const ANY_DIE: Die = { id: 9_999, color: 'strength', value: 6, hero: 0, only: null }

/** Of each reason that a player could do something about, or that another game would not have. */
export const MENDS: Readonly<Partial<Record<RejectionCode, Mend>>> = {
  'turn-not-begun': ({ state }) => ({ ...state, agenda: [{ type: 'choose-turn' }] }),
  'deck-empty': ({ state }) => ({ ...state, deck: DECK.slice(0, 3) }),
  'door-limit': ({ state }) => ({ ...state, doors: [] }),
  'no-potion': ({ state }) => ({ ...state, potions: 1 }),
  'potion-unknown': ({ state, action }) =>
    action.type === 'drink-potion'
      ? { ...state, identified: [...state.identified, teaching(action.potion)] }
      : state,
  'not-wounded': (told) => withHero(told, () => ({ damage: 1 })),
  'choice-open': ({ state }) => ({ ...state, agenda: [{ type: 'place' }] }),
  'hero-elsewhere': ({ state, action }) =>
    withEncounter(state, { heroes: [...encounterIn(state).heroes, heroOf(action)] }),
  'box-covered': (told) =>
    withBoxes(told.state, (box) => (box.id === boxOf(told).id ? { dice: [] } : {})),
  'armor-first': (told) =>
    withBoxes(told.state, (box) => (box.armor && box.dice.length === 0 ? { dice: [ANY_DIE] } : {})),
  'wrong-color': (told) => withDie(told, { color: boxOf(told).color }),
  'heroic-on-skull': (told) => withDie(told, { color: boxOf(told).color }),
  'die-restricted': (told) => withDie(told, { only: null }),
  'die-too-low': (told) => withDie(told, { value: Number(told.named['least']) }),
  'dice-too-low': (told) => withDice(told, each(1, Number(told.named['least']))),
  'sum-too-low': (told) =>
    withBoxes(told.state, (box) =>
      box.id === boxOf(told).id ? { value: Number(told.named['value']) } : {},
    ),
  'no-die-fits': (told) => withDice(told, each(1, 1)),
  'not-enough-dice': (told) => withDice(told, each(1, 1)),
  'no-own-die': (told) => withDice(told, each(1, 1)),
  'no-heroic-die': ({ state }) =>
    withBoxes(
      { ...state, heroes: state.heroes.map((hero) => ({ ...hero, stored: 0 })) },
      ({ dice }) => ({
        dice: dice.map((die) => ({ ...die, color: 'strength' })),
      }),
    ),
  'skill-unknown': (told) => {
    const { action } = told
    if (action.type !== 'use-skill') return told.state
    return withHero(told, ({ skills }) => ({ skills: [...skills, teaching(action.skill)] }))
  },
  'talent-unknown': ({ state, action }) => ({
    ...state,
    options: {
      ...state.options,
      heroes: state.options.heroes.map((hero, seat) =>
        seat === heroOf(action)
          ? {
              ...hero,
              talents: [...hero.talents, action.type === 'use-talent' ? action.talent : 'crafty'],
            }
          : hero,
      ),
    },
  }),
  'skill-used': ({ state }) => withEncounter(state, { used: [] }),
  'combat-only': ({ state }) => inFight(state, 'combat'),
  'peril-only': ({ state }) => inFight(state, 'peril'),
  'armor-prevents': ({ state, action }) => ({
    ...state,
    options: {
      ...state.options,
      heroes: state.options.heroes.map((hero, seat) =>
        seat === heroOf(action) ? { ...hero, hero: 'warrior' } : hero,
      ),
    },
  }),
  'no-time-here': ({ state }) => inFight(state, 'combat'),
  'no-such-color': ({ state }) => withEncounter(state, { color: null }),
  'no-die-left': (told) => withDice(told, [{ color: 'heroic', value: 6 }]),
  'no-die-of-color': (told) => withDice(told, each(1, 6)),
  'no-die-shows': (told) =>
    withDice(told, [{ color: 'strength', value: Number.parseInt(String(told.named['value'])) }]),
  'dice-at-most': (told) =>
    withEncounter(told.state, {
      pool: encounterIn(told.state).pool.map((die) => ({
        ...die,
        value: told.named['value'] === 1 ? 2 : 1,
      })),
    }),
  'only-heroic-dice': (told) => withDice(told, each(1, 1)),
  'cost-unpaid': (told) => withDice(told, each(Number(told.named['least']), 1)),
  'mana-unpaid': (told) => withDice(told, each(Number(told.named['least']), 1)),
  'item-limit': (told) =>
    withHero(told, ({ items }) => ({ items: items.slice(0, Number(told.named['least']) - 1) })),
  'skill-limit': (told) =>
    withHero(told, ({ skills }) => ({ skills: skills.slice(0, Number(told.named['least']) - 1) })),
  'skill-known': (told) => withHero(told, () => ({ skills: [] })),
  'potion-known': ({ state }) => ({ ...state, identified: [] }),
}
