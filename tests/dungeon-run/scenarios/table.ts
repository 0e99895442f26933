/**
 * A table for scenarios: heroes, tiles, monsters and cards lie as given, dice to come are scripted by the names of their
 * rolls. A scenario fails when an action is not listed, when a die is rolled that is not scripted, or an invariant breaks.
 */
import { dungeonRun as game } from '@main/games/dungeon-run'
import { run } from '@main/games/dungeon-run/agenda'
import { idOf } from '@main/games/dungeon-run/cards'
import { closeDraft, openDraft } from '@main/games/dungeon-run/draft'
import type { Attachment, Hero, Placed, Room, State, Task } from '@main/games/dungeon-run/state'
import { createRandom, type ScriptedRoll } from '@main/games/random'
import {
  HEROES,
  ITEMS,
  optionsSchema,
  SKILLS,
  STONE,
  type Action,
  type BossId,
  type Event,
  type EventType,
  type HeroId,
  type ItemId,
  type OptionsInput,
  type RollKind,
  type SkillId,
  type TileId,
} from '@shared/games/dungeon-run'
import * as v from 'valibot'
import { expect } from 'vitest'
import { must } from '../../must'
import { brokenInvariants } from '../rules/invariants'

export interface HeroAt {
  readonly id: HeroId
  /** The number of its tile; absent: 0. */
  readonly at?: number
  readonly status?: Hero['status']
  readonly wounds?: number
  readonly tokens?: Partial<Hero['training']>
  readonly skills?: readonly SkillId[]
  readonly equipped?: readonly ItemId[]
  readonly loot?: readonly string[]
  readonly attached?: readonly Attachment[]
}
export interface TileAt {
  readonly tile: TileId
  readonly x: number
  readonly y: number
  readonly turn?: number
  readonly monster?: string
  readonly wounds?: number
  readonly strangers?: readonly string[]
  readonly items?: readonly (ItemId | { readonly down: ItemId })[]
}
export interface Position {
  readonly heroes: readonly HeroAt[]
  /** Besides the entrance, which is tile 0. */
  readonly tiles?: readonly TileAt[]
  readonly entrance?: Omit<TileAt, 'tile' | 'x' | 'y'>
  readonly options?: Omit<OptionsInput, 'players'>
  /** The tops of decks; what they do not name follows. */
  readonly tileDeck?: readonly TileId[]
  /** Nothing follows the tiles that are named. */
  readonly lastTiles?: boolean
  readonly encounters?: readonly string[]
  readonly treasures?: readonly ItemId[]
  readonly boss?: BossId
  readonly bossDead?: boolean
  readonly endgame?: boolean
  readonly firstPlayer?: number
  /** Whose turn it is; the first one's. */
  readonly active?: number
  /** Seats whose turns follow; absent: the others clockwise. */
  readonly after?: readonly number[]
  readonly agenda?: readonly Task[]
  readonly dice?: readonly Roll[]
}
/** A roll's name and its dice. */
export type Roll = readonly [name: RollKind | 'firstPlayer' | 'randomCard', ...dice: number[]]

function scripted(rolls: readonly Roll[]): ScriptedRoll[] {
  return rolls.flatMap(([roll, ...dice]) => dice.map((value) => ({ roll, value })))
}
function onTop<Card>(
  named: readonly Card[],
  deck: readonly Card[],
  elsewhere: readonly Card[],
): readonly Card[] {
  return [...named, ...deck.filter((card) => !named.includes(card) && !elsewhere.includes(card))]
}

function heroOf(given: HeroAt, fresh: Hero): Hero {
  const { id, equipped = [], skills = [], attached = [], tokens = {} } = given
  const own = SKILLS.slice(HEROES.indexOf(id) * 10, HEROES.indexOf(id) * 10 + 10)
  return {
    ...fresh,
    id,
    at: given.at ?? 0,
    status: given.status ?? 'standing',
    wounds: given.wounds ?? 0,
    training: { ...fresh.training, ...tokens },
    kit: { skills, equipped, attached },
    skillDeck: own.filter((skill) => !skills.includes(skill)),
    skillDiscard: [],
    loot: given.loot ?? [],
  }
}

/** A position in the middle of a game: the active hero is about to begin its turn. */
export function tableAt(position: Position): Table {
  const { heroes, tiles = [], dice = [], active = 0, encounters = [], treasures = [] } = position
  const options = v.parse(optionsSchema, { ...position.options, players: heroes.length })
  const { state: begun } = game.setup(options, createRandom(1), 1)
  const all: TileAt[] = [{ tile: 'entrance', x: 0, y: 0, ...position.entrance }, ...tiles]
  const rooms = all.map((tile): Room => ({
    monster: tile.monster === undefined ? null : { card: tile.monster, wounds: tile.wounds ?? 0 },
    strangers: tile.strangers ?? [],
    items: (tile.items ?? []).map((item) =>
      typeof item === 'string' ? { id: item, faceUp: true } : { id: item.down, faceUp: false },
    ),
  }))
  const placed = all.map(({ tile, x, y, turn = 0 }): Placed => ({ tile, x, y, turn, sealed: 0 }))
  const here = heroes.map((hero, seat) =>
    heroOf(hero, { ...must(begun.heroes[seat]), skillDeck: [] }),
  )
  const used = [
    ...rooms.flatMap(({ monster, strangers, items }) => [
      ...(monster === null ? [] : [monster.card]),
      ...strangers,
      ...items.map(({ id }) => id),
    ]),
    ...here.flatMap(({ loot, kit }) => [
      ...loot,
      ...kit.equipped,
      ...kit.attached.map(({ card }) => card),
    ]),
  ]
  const order = here.map((_, step) => (active + step) % here.length)
  const lair = placed.findIndex(({ tile }) => tile === 'lair')
  const layoutIds = placed.map(({ tile }) => tile)
  const stack = onTop(position.tileDeck ?? [], begun.tileDeck, layoutIds).filter(
    (tile) => !layoutIds.includes(tile),
  )
  const room = 17 + 2 * heroes.length - layoutIds.length - (position.tileDeck?.length ?? 0)
  const rest = stack.slice(position.tileDeck?.length ?? 0)
  const deck = [...(position.tileDeck ?? []), ...rest.slice(0, Math.max(0, room))]
  const state: State = {
    ...begun,
    random: createRandom(7, { rolls: scripted(dice) }),
    heroes: here,
    layout: placed,
    rooms,
    tileDeck: lair >= 0 ? [] : position.lastTiles === true ? (position.tileDeck ?? []) : deck,
    encounterDeck: onTop(encounters, begun.encounterDeck, used).filter(
      (card) => !used.includes(card),
    ),
    treasureDeck: onTop(treasures, begun.treasureDeck, used as ItemId[]).filter(
      (item) => !used.includes(item),
    ),
    artifacts: begun.artifacts.filter((item) => !used.includes(item)),
    boss: position.boss ?? begun.boss,
    bossDead:
      position.bossDead ??
      (lair >= 0 &&
        rooms.every(
          ({ monster }) => monster === null || idOf(monster.card) !== (position.boss ?? begun.boss),
        )),
    lair: lair < 0 ? null : lair,
    firstPlayer: position.firstPlayer ?? active,
    round: 3,
    endgame: position.endgame ?? here.some(({ kit }) => kit.equipped.includes(STONE)),
    active: null,
    agenda: position.agenda ?? [
      { type: 'round', stage: 'turns', left: position.after ?? order.slice(1) },
      { type: 'turn', seat: active, step: 0 },
    ],
  }
  return new Table(state).wake()
}
/** Cards that scenarios need nothing of. */
export const ALL_ITEMS: readonly ItemId[] = ITEMS

export class Table {
  state: State
  readonly events: Event[] = []
  constructor(state: State) {
    this.state = state
  }
  /** Does what happens before anybody chooses: a state is never stored in between. */
  wake(): this {
    const { state, events } = awakened(this.state)
    this.state = state
    this.events.push(...events)
    return this
  }
  get seat(): number {
    return must(game.asked(this.state)[0])
  }
  hero(seat = 0): Hero {
    return must(this.state.heroes[seat])
  }
  room(at: number): Room {
    return must(this.state.rooms[at])
  }
  actions(seat = this.seat): readonly Action[] {
    return game.legalActions(this.state, seat)
  }
  types(): readonly string[] {
    return [...new Set(this.actions().map(({ type }) => type))]
  }
  may(action: Action, seat = this.seat): boolean {
    return game.whyNot(this.state, seat, action) === null
  }
  refusal(action: Action, seat = this.seat): string | null {
    return game.whyNot(this.state, seat, action)?.code ?? null
  }
  do(action: Action, seat = this.seat): this {
    const applied = game.apply(this.state, seat, action)
    if (!applied.ok)
      throw new Error(
        `${JSON.stringify(action)} is refused (${applied.rejection.code}); listed: ${JSON.stringify(this.actions(seat))}`,
      )
    this.state = applied.state
    this.events.push(...applied.events)
    expect(brokenCardsOnly(this.state)).toEqual([])
    return this
  }
  /** Dice to come, after those that are scripted already. */
  dice(...rolls: readonly Roll[]): this {
    const { random } = this.state
    const script = { ...random.script, rolls: [...random.script.rolls, ...scripted(rolls)] }
    this.state = { ...this.state, random: { ...random, script } }
    return this
  }
  /** The assignment that blocks and hits so many; doubled hits count twice. */
  assign(blocks: number, hits: number): this {
    const action = this.actions().find(
      (one) => one.type === 'assign' && one.blocks.length === blocks && this.hitsOf(one) === hits,
    )
    if (action === undefined)
      throw new Error(`no ${blocks} blocks and ${hits} hits: ${JSON.stringify(this.outcomes())}`)
    return this.do(action)
  }
  hitsOf(action: Action): number {
    return action.type === 'assign' ? action.hits.length : 0
  }
  /** What assignments come to: blocks and hits. */
  outcomes(): readonly (readonly [number, number])[] {
    return this.actions().flatMap((one) =>
      one.type === 'assign' ? [[one.blocks.length, one.hits.length] as const] : [],
    )
  }
  happened<Type extends EventType>(type: Type): readonly Extract<Event, { type: Type }>[] {
    return this.events.filter(
      (event): event is Extract<Event, { type: Type }> => event.type === type,
    )
  }
  rolled(kind: RollKind): readonly (readonly number[])[] {
    return this.happened('rolled').flatMap((event) => (event.kind === kind ? [event.dice] : []))
  }
  get scriptLeft(): number {
    return this.state.random.script.rolls.length
  }
}

/** Positions do not hold every card's number: only what cannot be is looked for. */
function brokenCardsOnly(state: State): readonly string[] {
  return brokenInvariants(state).filter(
    (one) => !/tiles$|skills$|alone$|fallen$|belongs$/.test(one),
  )
}

function awakened(state: State) {
  const g = openDraft(state)
  run(g)
  return { state: closeDraft(g), events: g.events }
}
