/**
 * A table for scenarios: sheets begin where it gets interesting, dice lie as given and the rolls to come are scripted.
 * A scenario fails when an action is not listed, or an invariant breaks on the way.
 */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import { boardOf } from '@main/games/paper-dungeons/board'
import { HOUSE_CONTENT } from '@main/games/paper-dungeons/content'
import { ROLLS } from '@main/games/paper-dungeons/roll'
import { boardOfGame } from '@main/games/paper-dungeons/stages'
import type { State } from '@main/games/paper-dungeons/state'
import { createRandom, type ScriptedRoll } from '@main/games/random'
import {
  BOXES,
  GEMS,
  HEROES,
  ITEMS,
  OUTSIDE,
  roomId,
  roomOf,
  SYMBOLS,
  totalOf,
  type Action,
  type BoxId,
  type DungeonId,
  type Event,
  type EventType,
  type GemId,
  type HeroId,
  type ItemId,
  type MissionId,
  type ObjectiveId,
  type PowerId,
  type Question,
  type RoomId,
  type Sheet,
  type SheetEvent,
  type Step,
  type SymbolId,
} from '@shared/games/paper-dungeons'
import { expect } from 'vitest'
import { must } from '../../must'
import { brokenInvariants } from '../rules/invariants'

/** How a sheet stands; what is left out is as it is at the beginning. */
export interface Standing {
  readonly power?: PowerId
  readonly objective?: ObjectiveId
  /** Warrior, Mage, Cleric, Thief. */
  readonly levels?: readonly [number, number, number, number]
  readonly damage?: number
  readonly resurrected?: boolean
  readonly items?: Partial<Readonly<Record<ItemId, number>>>
  readonly potions?: number
  readonly hearts?: number
  readonly brews?: number
  readonly gemMarks?: number
  readonly gems?: readonly GemId[]
  readonly lost?: readonly GemId[]
  /** Rooms of monsters that are defeated; or so many, the first from A1 on. */
  readonly defeated?: readonly RoomId[] | number
  /** Rooms entered in an earlier turn, the last one where the group stands; nothing in them is taken yet. */
  readonly walked?: readonly RoomId[]
  /** Where the group stands, without the room being entered for the first time again. */
  readonly at?: RoomId
  /** Bosses whose room was entered in this round, from 1. */
  readonly entered?: readonly number[]
  readonly bosses?: readonly number[]
  readonly missions?: readonly number[]
}

export interface Position {
  readonly seats: readonly Standing[]
  readonly dungeon?: DungeonId
  readonly turn?: number
  /** The dice in hand: three white ones, three black ones. */
  readonly dice?: readonly SymbolId[]
  readonly missions?: readonly MissionId[]
  readonly scattered?: boolean
  /** Rolls to come. */
  readonly rolls?: readonly (readonly SymbolId[])[]
}

/** A roll in which every die shows what it can and no hero is black or white alone. */
export const PLAIN: readonly SymbolId[] = ['warrior', 'mage', 'cleric', 'warrior', 'mage', 'thief']

/** A roll as the script of draws has it. */
export function scripted(symbols: readonly SymbolId[]): readonly ScriptedRoll[] {
  return symbols.map((symbol, die) => {
    const value = 1 + (HOUSE_CONTENT.faces[die % 3] ?? []).indexOf(symbol)
    if (value === 0) throw new Error(`die ${die} has no ${symbol}`)
    return { roll: must(ROLLS[die]), value }
  })
}

function setOf<Thing>(list: readonly Thing[], of: readonly Thing[] = []): number {
  return of.reduce((set, thing) => set | (1 << list.indexOf(thing)), 0)
}

export function sheetOf(standing: Standing, dungeon: DungeonId = 'A', missions = 0): Sheet {
  const board = boardOf(HOUSE_CONTENT, dungeon)
  const { walked = [], at, defeated = [], levels = [1, 1, 1, 1] } = standing
  // Who has entered a boss's room has been there.
  const met = (standing.entered ?? []).map((boss) => must(board.dungeon.bossRooms[boss - 1]))
  const rooms = [...met, ...walked, ...(at === undefined ? [] : [at])]
  const explored = Array.from({ length: board.rows }, () => 0)
  for (const room of rooms.map(roomOf)) {
    const { row, bit } = must(board.rooms[room])
    explored[row] = (explored[row] ?? 0) | bit
  }
  const last = rooms.at(-1)
  return {
    objective: standing.objective ?? 'surveyor',
    power: standing.power ?? 'healer',
    levels,
    damage: standing.damage ?? 0,
    resurrected: standing.resurrected ?? false,
    items: ITEMS.map((item) => standing.items?.[item] ?? 0),
    potions: standing.potions ?? 0,
    hearts: standing.hearts ?? 0,
    brews: standing.brews ?? 0,
    gemMarks: standing.gemMarks ?? standing.gems?.length ?? 0,
    gems: setOf(GEMS, standing.gems),
    lostGems: setOf(GEMS, standing.lost),
    defeated:
      typeof defeated === 'number'
        ? 2 ** defeated - 1
        : defeated.reduce((set, room) => {
            const { monster } = must(board.rooms[roomOf(room)])
            if (monster < 0) throw new Error(`no monster lives in ${room}`)
            return set | (1 << monster)
          }, 0),
    explored,
    room: last === undefined ? OUTSIDE : roomOf(last),
    entered: (standing.entered ?? []).reduce((set, boss) => set | (1 << (boss - 1)), 0),
    bosses: (standing.bosses ?? []).map((glory) => ({ glory, wounds: 0 })),
    missions: standing.missions ?? Array.from({ length: missions }, () => 0),
    trail: rooms.map(roomOf),
    tracker: [],
  }
}

function stateOf(position: Position): State {
  const { seats, dungeon = 'A', turn = 1, dice = PLAIN, rolls = [], missions = [] } = position
  const begun = game.setup(
    { players: seats.length, dungeon, missions: false, scattered: position.scattered ?? false },
    createRandom(1, { rolls: rolls.flatMap(scripted) }),
    1,
  ).state
  const sheets = seats.map((standing) => ({
    ...sheetOf(standing, dungeon, missions.length),
    tracker: Array.from({ length: 3 * (turn - 1) }, () => 0),
  }))
  const before = [3, 6, 8].filter((after) => after < turn)
  const withBosses = sheets.map((sheet) =>
    sheet.bosses.length > 0
      ? sheet
      : { ...sheet, bosses: before.map(() => ({ glory: 0, wounds: 0 })) },
  )
  return {
    ...begun,
    missions: missions.map((id) => ({ id, done: 0 })),
    stage: 'turn',
    turn,
    dice: dice.map((symbol) => SYMBOLS.indexOf(symbol)),
    sheets: withBosses,
    steps: withBosses.map((sheet): Step => ({
      sheet,
      diceLeft: 3,
      used: 0,
      moves: 0,
      swaps: 0,
      seen: [],
      tasks: [],
      committed: false,
      log: [],
    })),
  }
}

/** A table in the middle of a turn. */
export function tableAt(position: Position): Table {
  return new Table(stateOf(position))
}
/** One player among two: the other one stays out of it. */
export function tableFor(standing: Standing, position: Omit<Position, 'seats'> = {}): Table {
  return tableAt({ ...position, seats: [standing, {}] })
}

interface NewGame {
  readonly players?: number
  readonly dungeon?: DungeonId
  readonly missions?: readonly MissionId[]
  readonly scattered?: boolean
  /** By seat: two powers each, the first of which is kept; the same for objectives. */
  readonly powers?: readonly PowerId[]
  readonly objectives?: readonly ObjectiveId[]
  readonly rolls?: readonly (readonly SymbolId[])[]
}
/** A table at its very beginning, decks stacked. */
export function newTable({ players = 2, dungeon = 'A', ...game_ }: NewGame = {}): Table {
  const { missions, scattered = false, powers = [], objectives = [], rolls = [] } = game_
  const decks = { missions: missions ?? [], powers, objectives }
  return new Table(
    game.setup(
      { players, dungeon, missions: missions !== undefined || players === 1, scattered },
      createRandom(1, { decks, rolls: rolls.flatMap(scripted) }),
      1,
    ).state,
  )
}

export class Table {
  state: State
  /** Everything that has happened, in order. */
  readonly events: Event[] = []
  /** What the last action made happen. */
  last: readonly Event[] = []
  revealed = false

  constructor(state: State) {
    this.state = state
  }

  /** A seat's sheet, as it stands for its player. */
  sheet(seat = 0): Sheet {
    return this.state.steps[seat]?.sheet ?? must(this.state.sheets[seat])
  }
  level(hero: HeroId, seat = 0): number {
    return must(this.sheet(seat).levels[HEROES.indexOf(hero)])
  }
  marks(item: ItemId, seat = 0): number {
    return must(this.sheet(seat).items[ITEMS.indexOf(item)])
  }
  at(seat = 0): RoomId | null {
    const { room } = this.sheet(seat)
    return room === OUTSIDE ? null : roomId(room)
  }
  monsters(seat = 0): number {
    return this.sheet(seat).defeated.toString(2).replaceAll('0', '').length
  }
  gems(seat = 0): string {
    return GEMS.filter((_, at) => (this.sheet(seat).gems & (1 << at)) !== 0).join('')
  }
  lost(seat = 0): string {
    return GEMS.filter((_, at) => (this.sheet(seat).lostGems & (1 << at)) !== 0).join('')
  }
  explored(seat = 0): string {
    return boardOfGame(this.state)
      .rooms.filter(({ row, bit }) => ((this.sheet(seat).explored[row] ?? 0) & bit) !== 0)
      .map(({ id }) => id)
      .join(' ')
  }
  box(box: BoxId, seat = 0): number {
    return must(must(this.view(seat).boxes[seat])[BOXES.indexOf(box)])
  }
  total(seat = 0): number {
    return totalOf(must(this.view(seat).boxes[seat]))
  }
  view(seat: number | null = 0) {
    return game.view(this.state, seat)
  }
  question(seat = 0): Question['type'] | null {
    return this.view(seat).own?.question?.type ?? null
  }
  actions(seat = 0): readonly Action[] {
    return game.legalActions(this.state, seat)
  }
  get asked(): readonly (number | null)[] {
    return game.asked(this.state)
  }

  can(action: Action, seat = 0): boolean {
    return game.whyNot(this.state, seat, action) === null
  }
  refusal(action: unknown, seat: number | null = 0): string | null {
    return game.whyNot(this.state, seat, action)?.code ?? null
  }

  do(action: Action, seat = 0): this {
    const applied = game.apply(this.state, seat, action)
    if (!applied.ok)
      throw new Error(`${JSON.stringify(action)} is refused: ${applied.rejection.code}`)
    expect(brokenInvariants(applied.state, this.state)).toEqual([])
    this.state = applied.state
    this.last = applied.events
    this.revealed = applied.reveals
    this.events.push(...applied.events)
    return this
  }
  /** A die used for moves, room by room; choices on the way are made as `answer` says. */
  move(die: number, to: readonly RoomId[], seat = 0, answer: Answer = {}): this {
    for (const [at, room] of to.entries()) {
      this.do(at === 0 ? { type: 'move', die, to: room } : { type: 'step', to: room }, seat)
      this.settle(seat, answer)
    }
    return this
  }
  /** Answers what is asked on the way. */
  settle(seat = 0, { potions = true, item, hero }: Answer = {}): this {
    for (;;) {
      switch (this.question(seat)) {
        case 'damage': {
          const actions = this.actions(seat)
          this.do(must(potions ? actions.at(-1) : actions[0]), seat)
          break
        }
        case 'mark':
          this.do(item === undefined ? must(this.actions(seat)[0]) : { type: 'mark', item }, seat)
          break
        case 'raise':
          this.do(hero === undefined ? must(this.actions(seat)[0]) : { type: 'raise', hero }, seat)
          break
        case 'defeat':
        case 'raid':
          this.do(must(this.actions(seat)[0]), seat)
          break
        case 'keep':
        case 'use-die':
        case 'walk':
        case 'commit':
        case null:
          return this
      }
    }
  }
  /** Does nothing more with what is left, and commits. */
  finish(...seats: readonly number[]): this {
    for (const seat of seats.length === 0 ? [0] : seats)
      for (;;) {
        this.settle(seat)
        const question = this.question(seat)
        if (question === null) break
        if (question === 'walk') this.do({ type: 'stop' }, seat)
        else if (question === 'use-die') {
          const pass = this.actions(seat).find(({ type }) => type === 'pass')
          this.do(must(pass), seat)
        } else if (question === 'keep') this.do(must(this.actions(seat)[0]), seat)
        else {
          this.do({ type: 'commit' }, seat)
          break
        }
      }
    return this
  }
  /** Everybody does nothing more until the stage is over. */
  finishAll(): this {
    const { stage, turn } = this.state
    while (this.state.stage === stage && this.state.turn === turn) {
      const [seat] = this.asked
      if (seat === undefined || seat === null) break
      this.finish(seat)
    }
    return this
  }

  /** What happened of one kind, in order. */
  happened<Type extends EventType>(type: Type): readonly Extract<Event, { type: Type }>[] {
    return this.events.filter(
      (event): event is Extract<Event, { type: Type }> => event.type === type,
    )
  }
  /** What happened on a seat's sheet, in order, by kinds. */
  chain(seat = 0): readonly SheetEvent['type'][] {
    return this.log(seat).map(({ type }) => type)
  }
  log(seat = 0): readonly SheetEvent[] {
    return this.events.flatMap((event) =>
      event.type === 'played' && event.seat === seat ? event.events : [],
    )
  }
  get scriptLeft(): number {
    return game.scriptLeft(this.state).rolls.length
  }
}
interface Answer {
  /** Whether potions take damage. */
  readonly potions?: boolean
  readonly item?: ItemId
  readonly hero?: HeroId
}
