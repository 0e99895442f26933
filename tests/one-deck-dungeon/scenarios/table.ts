/**
 * A table for scenarios: the deck is stacked, the dice are scripted, and play starts where it gets
 * interesting. A scenario fails when an action is not listed, a scripted roll is left over, or a card or die
 * is lost on the way.
 */
import { DECK, bossCard, dungeonCard } from '@main/games/one-deck-dungeon/cards'
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { beginTransition } from '@main/games/one-deck-dungeon/transition'
import { runAgenda } from '@main/games/one-deck-dungeon/run-agenda'
import type { GameState } from '@main/games/one-deck-dungeon/state'
import type { Task } from '@main/games/one-deck-dungeon/tasks'
import { createRandom, type ScriptedRoll } from '@main/games/random'
import { DIE_COLORS } from '@shared/games/one-deck-dungeon'
import type {
  Action,
  ActionType,
  BoxView,
  CardId,
  OddContent,
  Die,
  DieColor,
  DungeonId,
  Event,
  EventType,
  HeroId,
  OptionsInput,
  Question,
  RollName,
  TierId,
} from '@shared/games/one-deck-dungeon'
import { expect } from 'vitest'
import { brokenInvariants } from '../rules/invariants'

/** A hero of a party: who it is, and how it stands. */
export interface Seated {
  readonly hero: HeroId
  readonly player?: string
  readonly talents?: NonNullable<OptionsInput['heroes'][number]['talents']>
  readonly basicSkill?: 'steady-grip' | 'spark' | null
  readonly damage?: number
  readonly stored?: number
  readonly items?: readonly CardId[]
  readonly skills?: readonly CardId[]
}

/** A door's card, or with four heroes its two. */
type Stack = CardId | readonly [CardId, CardId]

export interface Position {
  /** The version of the rules; default: the newest. */
  readonly rules?: number
  /** Two or four heroes; without them, one: that of the fields below. */
  readonly party?: readonly Seated[]
  readonly dice?: 'app' | 'own'
  /** What it is played with in the place of our own values. */
  readonly content?: OddContent
  readonly hero?: HeroId
  readonly dungeon?: DungeonId
  readonly tier?: TierId | null
  readonly talents?: NonNullable<OptionsInput['heroes'][number]['talents']>
  readonly basicSkill?: 'steady-grip' | 'spark' | null
  readonly floor?: 1 | 2 | 3
  readonly level?: 1 | 2 | 3 | 4
  readonly potions?: number
  readonly damage?: number
  readonly stored?: number
  readonly items?: readonly CardId[]
  readonly skills?: readonly CardId[]
  readonly identified?: readonly CardId[]
  readonly xp?: readonly CardId[]
  readonly removed?: readonly CardId[]
  readonly closed?: readonly Stack[]
  readonly open?: readonly Stack[]
  /** The deck from its top. What is in no other place lies in the discard pile, or under these cards. */
  readonly deck?: readonly CardId[]
  /** How many cards the deck has; the rest lie in the discard pile. Default: all that are left. */
  readonly deckSize?: number
  readonly stairsTokens?: number
  /** Dice to come, in the order of rolling, by value or by name and value. */
  readonly rolls?: readonly ScriptedRoll[]
  /** Damage on the dungeon's boss, whose fight has begun; for `boss` below. */
  readonly bossDamage?: number
  /** What is asked first; default: the turn's choice, its time already spent. */
  readonly asked?: Task
}

/** Dice to come from one roll, by its name. */
export function rolls(roll: RollName, ...values: readonly number[]): readonly ScriptedRoll[] {
  return values.map((value) => ({ roll, value }))
}

/** The dice of an encounter's or boss round's own roll, in the order in which the colours are rolled. */
export function hand(
  dice: Partial<Readonly<Record<DieColor, readonly number[]>>>,
  from: 'encounter' | 'boss' = 'encounter',
): readonly ScriptedRoll[] {
  return DIE_COLORS.flatMap((color) => rolls(`${from}.${color}`, ...(dice[color] ?? [])))
}

function bossWith(dungeon: DungeonId, damage: number, sets: number): GameState['boss'] {
  const { boss } = dungeonCard(dungeon)
  return { boss, health: bossCard(boss).health * sets, damage, round: 0 }
}

function seatedIn(position: Position): readonly Seated[] {
  const { party, hero = 'warrior', talents, basicSkill, damage, stored, items, skills } = position
  const alone = { talents, basicSkill, damage, stored, items, skills }
  const given = Object.fromEntries(Object.entries(alone).filter(([, value]) => value !== undefined))
  return party ?? [{ hero, ...given }]
}

function cardsOf(stack: Stack): readonly CardId[] {
  return typeof stack === 'string' ? [stack] : stack
}

/** Cards without those taken, each as often as it was taken. */
function without(cards: readonly CardId[], taken: readonly CardId[]): readonly CardId[] {
  const left = [...cards]
  for (const card of taken) {
    const at = left.indexOf(card)
    if (at < 0) throw new Error(`${card} stands in too many places`)
    left.splice(at, 1)
  }
  return left
}

function stateOf(position: Position): GameState {
  const { dungeon = 'dragons-cave', tier = null, dice = 'app', content } = position
  const seated = seatedIn(position)
  const sets = seated.length === 4 ? 2 : 1
  const options = oneDeckDungeon.setup(
    {
      heroes: seated.map(({ hero, player = null, talents = [], basicSkill = null }) => ({
        hero,
        player,
        focus: null,
        talents: [...talents],
        basicSkill,
      })),
      dungeon,
      tier,
      dice,
      ...(content !== undefined && { pack: { name: 'Theirs', content } }),
    },
    createRandom(1, { rolls: position.rolls ?? [] }),
    position.rules ?? oneDeckDungeon.rulesVersion,
  ).state
  const { identified = [], xp = [], removed = [] } = position
  const held = seated.flatMap(({ items = [], skills = [] }) => [...items, ...skills])
  const { closed = [], open = [], deck: top = [] } = position
  const behind = [...closed, ...open].flatMap(cardsOf)
  const placed = [...held, ...identified, ...xp, ...removed, ...behind, ...top]
  const left = without(Array.from({ length: sets }, () => DECK).flat(), placed)
  const pile = [...top, ...left]
  const size = position.deckSize ?? pile.length
  const doors = [
    ...open.map((stack) => ({ cards: cardsOf(stack), open: true })),
    ...closed.map((stack) => ({ cards: cardsOf(stack), open: false })),
  ].map((door, at) => ({ ...door, id: at + 1 }))
  return {
    ...options,
    turn: 1,
    floor: position.floor ?? 1,
    level: position.level ?? options.level,
    potions: position.potions ?? 0,
    heroes: seated.map(({ damage = 0, items = [], skills = [], stored = 0 }) => ({
      damage,
      items,
      skills,
      stored,
    })),
    identified,
    xp,
    removed,
    doors,
    nextDoor: doors.length + 1,
    deck: pile.slice(0, size),
    discard: pile.slice(size),
    stairs: { tokens: position.stairsTokens ?? 0, due: 0 },
    boss: position.bossDamage === undefined ? null : bossWith(dungeon, position.bossDamage, sets),
    agenda: [position.asked ?? { type: 'choose-turn' }],
  }
}

function looksLike(die: Die, look: string): boolean {
  return [`${die.color} ${die.value}`, `${die.hero}: ${die.color} ${die.value}`].includes(look)
}

type Data = Readonly<Record<string, unknown>>
function fits(action: Action, type: ActionType, data: Data): boolean {
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(action))
  return (
    action.type === type && Object.entries(data).every(([key, value]) => values.get(key) === value)
  )
}

export class Table {
  state: GameState
  /** Everything that has happened, in order. */
  readonly events: Event[] = []
  /** What the last action made happen. */
  last: readonly Event[] = []
  /** Whether the last action rolled a die or showed a card. */
  revealed = false

  constructor(state: GameState) {
    this.state = state
  }

  get view() {
    return oneDeckDungeon.view(this.state, null)
  }

  get actions(): readonly Action[] {
    return oneDeckDungeon.legalActions(this.state, null)
  }

  get hero() {
    const [hero] = this.view.heroes
    if (hero === undefined) throw new Error('no hero')
    return hero
  }

  /** A hero of the party, as the table sees it. */
  heroAt(seat: number) {
    const hero = this.view.heroes[seat]
    if (hero === undefined) throw new Error(`no hero at seat ${seat}`)
    return hero
  }

  get pool(): readonly Die[] {
    return this.view.encounter?.pool ?? []
  }

  /** The pool in short: `['strength 5', 'heroic 2']`. */
  get dice(): readonly string[] {
    return this.pool.map((die) => `${die.color} ${die.value}`)
  }

  /** What the table is asked now. */
  get asked(): Question['type'] {
    return this.view.question.type
  }

  /** The boxes of the encounter in hand. */
  get boxes(): readonly BoxView[] {
    return this.view.encounter?.boxes ?? []
  }

  /** What stopping now would cost, in short. */
  get stopping(): { readonly damage: number; readonly time: number } | null {
    const stopping = this.view.encounter?.stopping ?? null
    return stopping === null ? null : { damage: stopping.damage, time: stopping.time }
  }

  /** Listed actions of a type that have this data. */
  listed(type: ActionType, data: Data = {}): readonly Action[] {
    return this.actions.filter((action) => fits(action, type, data))
  }

  can(type: ActionType, data: Data = {}): boolean {
    return this.listed(type, data).length > 0
  }

  /** Takes the one listed action of a type that has this data. */
  do(type: ActionType, data: Data = {}): this {
    const [action, ...others] = this.listed(type, data)
    if (action === undefined)
      throw new Error(
        `${type} ${JSON.stringify(data)} is not listed, but ${JSON.stringify(this.actions)}`,
      )
    if (others.length > 0)
      throw new Error(`${type} ${JSON.stringify(data)} is not one action but ${others.length + 1}`)
    const applied = oneDeckDungeon.apply(this.state, null, action)
    if (!applied.ok) throw new Error(`${type} is listed but refused: ${applied.rejection.code}`)
    this.state = applied.state
    this.events.push(...applied.events)
    this.last = applied.events
    this.revealed = applied.reveals
    expect(brokenInvariants(this.state)).toEqual([])
    return this
  }

  /** Tries anything at all; the rejection's code. The state must not change. */
  refused(action: unknown): string {
    const before = JSON.stringify(this.state)
    const applied = oneDeckDungeon.apply(this.state, null, action)
    expect(JSON.stringify(this.state)).toBe(before)
    if (applied.ok) throw new Error(`${JSON.stringify(action)} was accepted`)
    return applied.rejection.code
  }

  /** The pool of one hero in short. */
  diceOf(seat: number): readonly string[] {
    return this.pool.filter((die) => die.hero === seat).map((die) => `${die.color} ${die.value}`)
  }

  /** The die in the pool that looks like this: `'strength 5'`; with a hero before it, that hero's: `'1: magic 2'`. */
  die(look: string, nth = 0): number {
    const found = this.pool.filter((die) => looksLike(die, look))[nth]
    if (found === undefined) throw new Error(`no ${look} among ${this.dice.join(', ')}`)
    return found.id
  }

  /** Picks dice by their looks, then confirms. */
  pick(...looks: readonly string[]): this {
    const taken: number[] = []
    for (const look of looks) {
      const found = this.pool.find((die) => looksLike(die, look) && !taken.includes(die.id))
      if (found === undefined) throw new Error(`no ${look} among ${this.dice.join(', ')}`)
      taken.push(found.id)
      this.do('pick-die', { die: found.id })
    }
    return this.do('confirm')
  }

  /** Covers a normal box with a die by its look. */
  place(look: string, box: number): this {
    return this.do('place-die', { die: this.die(look), box })
  }

  happened<Type extends EventType>(type: Type): readonly Extract<Event, { type: Type }>[] {
    return this.events.filter(
      (event): event is Extract<Event, { type: Type }> => event.type === type,
    )
  }

  /** Time spent so far for a cause. */
  timeFor(cause: string): number {
    return [...this.happened('card-discarded'), ...this.happened('stairs-token')].filter(
      (event) => event.cause === cause,
    ).length
  }

  /** Ends a scenario: no scripted roll may be left over. */
  end(): void {
    expect(this.state.random.script.rolls, 'scripted rolls left over').toEqual([])
  }
}

/** A table in mid-game. Damage, cards and dice are as the position says; everything else is a new game's. */
export function position(given: Position): Table {
  const settled = runAgenda(beginTransition(stateOf(given)))
  const table = new Table(settled.state)
  table.events.push(...settled.events)
  expect(brokenInvariants(settled.state)).toEqual([])
  return table
}

/** A table that goes straight into an encounter with an open card, up to the feats or the peril's choice. */
export function facing(card: CardId, given: Position = {}): Table {
  const table = position({ ...given, open: [card, ...(given.open ?? [])] })
  return table.do('enter-room', { door: 1 })
}

/** A boss fight at its first roll: of a boss just met, or of one that has some damage already. */
export function boss(dungeon: DungeonId, given: Position = {}): Table {
  const below = { ...given, dungeon, floor: 3, deckSize: 0 } as const
  return given.bossDamage === undefined
    ? position({ ...below, asked: { type: 'descend-or-stay' } }).do('descend')
    : position({ ...below, asked: { type: 'begin-round' } })
}
