/**
 * The map and cards of one dungeon, made ready for many look-ups: rooms by number, exits with what bars them, ids as
 * places. It follows from content and dungeon alone and is never part of a state.
 */
import {
  COLUMNS,
  GEMS,
  HEROES,
  MONSTERS,
  roomOf,
  SYMBOLS,
  type BossCard,
  type Content,
  type DungeonCard,
  type DungeonId,
  type EdgeId,
  type ObjectiveCard,
  type ObjectiveId,
  type PowerId,
  type RewardId,
  type Room,
  type RoomId,
} from '@shared/games/paper-dungeons'
import { once } from '@shared/once'

export interface Exit {
  readonly to: Room
  readonly wall: boolean
  readonly river: boolean
}

export interface MapRoom {
  readonly room: Room
  readonly id: RoomId
  readonly row: number
  /** The bit of its column in a row's set. */
  readonly bit: number
  /** Its place among the monsters; -1: there is none. */
  readonly monster: number
  readonly level: number
  /** The place of the hero who faces its monster; -1 where there is none. */
  readonly hero: number
  readonly trap: boolean
  readonly reward: Exclude<RewardId, 'gem'> | null
  /** The place of its gem; -1: there is none. */
  readonly gem: number
  /** Bit set of the bosses whose room it is. */
  readonly boss: number
  readonly exits: readonly Exit[]
}

export interface BoardMonster {
  readonly room: Room
  /** Its place in `MONSTERS`. */
  readonly type: number
  readonly level: number
  /** The place of the hero who faces it. */
  readonly hero: number
}

export interface Board {
  readonly content: Content
  readonly dungeon: DungeonCard
  readonly rooms: readonly MapRoom[]
  readonly rows: number
  readonly doors: readonly Exit[]
  /** In the order of their rooms: the places that bit sets of monsters stand for. */
  readonly monsters: readonly BoardMonster[]
  /** Bit sets of monsters: of all, by type, and from a level on. */
  readonly allMonsters: number
  readonly monstersOfType: readonly number[]
  readonly monstersFrom: readonly number[]
  /** The rooms of the gems, by gem. */
  readonly gemRooms: readonly Room[]
  /** By row: bit sets of the columns with traps. */
  readonly traps: readonly number[]
  readonly bosses: readonly BossCard[]
  /** By die of one colour and value: the place of the face in `SYMBOLS`. */
  readonly faces: readonly (readonly number[])[]
  /** The symbols that items ask for, by item; -1: any. */
  readonly itemSymbols: readonly number[]
  /** How many potions there are room for. */
  readonly satchel: number
  /** By number of potions: the row that the last of them fills; -1: none. */
  readonly rowFilledAt: readonly number[]
  /** By marks on the damage track, up to those that reach its last step: what they cost. */
  readonly damageGlory: readonly number[]
  readonly powerGlory: ReadonlyMap<PowerId, number>
  readonly objectives: ReadonlyMap<ObjectiveId, ObjectiveCard>
  /** By objective: the bit set of heroes whose dice are black. */
  readonly black: ReadonlyMap<ObjectiveId, number>
}

const boardsOf = once((_: Content) => new Map<DungeonId, Board>())

/** The board of a dungeon; made once for each content. */
export function boardOf(content: Content, dungeon: DungeonId): Board {
  const known = boardsOf(content)
  let board = known.get(dungeon)
  if (board === undefined) known.set(dungeon, (board = makeBoard(content, dungeon)))
  return board
}

/** The room of a number. */
export function roomAt(board: Board, room: Room): MapRoom {
  const found = board.rooms[room]
  if (found === undefined) throw new Error(`there is no room ${room}`)
  return found
}

/** The exits from where a group stands, the doors when it is outside. */
export function exitsFrom(board: Board, room: Room): readonly Exit[] {
  return board.rooms[room]?.exits ?? board.doors
}

function find<Id, Card extends { readonly id: Id }>(cards: readonly Card[], id: Id): Card {
  const card = cards.find((one) => one.id === id)
  if (card === undefined) throw new Error(`there is no card ${String(id)}`)
  return card
}

/** The two rooms of an edge. */
export function roomsOfEdge(edge: EdgeId): readonly [RoomId, RoomId] {
  const [one, other] = edge.split('-') as [RoomId, RoomId]
  return [one, other]
}

function makeBoard(content: Content, id: DungeonId): Board {
  const dungeon = find(content.dungeons, id)
  const rows = content.rooms.length / COLUMNS.length
  const ids = content.rooms.map((room) => room.id)
  const withMonster = content.rooms.flatMap(({ monster }, room) =>
    monster === null
      ? []
      : [
          {
            room,
            type: MONSTERS.indexOf(monster.type),
            level: monster.level,
            hero: HEROES.indexOf(content.facedBy[monster.type]),
          },
        ],
  )
  const bits = (of: (monster: BoardMonster) => boolean): number =>
    withMonster.reduce((set, monster, at) => (of(monster) ? set | (1 << at) : set), 0)
  const highest = Math.max(0, ...withMonster.map(({ level }) => level))
  const exits = exitsOf(content, dungeon, ids)
  const rooms = content.rooms.map((card, room): MapRoom => {
    const gem = card.gem === null ? -1 : GEMS.indexOf(card.gem)
    return {
      room,
      id: card.id,
      row: Math.floor(room / COLUMNS.length),
      bit: 1 << (room % COLUMNS.length),
      monster: withMonster.findIndex((monster) => monster.room === room),
      level: card.monster?.level ?? 0,
      hero: withMonster.find((monster) => monster.room === room)?.hero ?? -1,
      trap: card.trap,
      reward: card.reward,
      gem,
      boss: dungeon.bossRooms.reduce((set, of, at) => (of === card.id ? set | (1 << at) : set), 0),
      exits: exits[room] ?? [],
    }
  })
  return {
    content,
    dungeon,
    rooms,
    rows,
    doors: content.doors.map((door) => ({ to: roomOf(door), wall: false, river: false })),
    monsters: withMonster,
    allMonsters: bits(() => true),
    monstersOfType: MONSTERS.map((_, type) => bits((monster) => monster.type === type)),
    monstersFrom: Array.from({ length: highest + 2 }, (_, level) =>
      bits((monster) => monster.level >= level),
    ),
    gemRooms: GEMS.map((gem) => content.rooms.findIndex((room) => room.gem === gem)),
    traps: Array.from({ length: rows }, (_, row) =>
      rooms.reduce((set, room) => (room.trap && room.row === row ? set | room.bit : set), 0),
    ),
    bosses: dungeon.bosses.map((boss) => find(content.bosses, boss)),
    faces: content.faces.map((faces) => faces.map((face) => SYMBOLS.indexOf(face))),
    itemSymbols: content.items.map((_, item) => {
      const symbol = content.itemSymbols[item]
      return symbol === undefined ? -1 : HEROES.indexOf(symbol)
    }),
    ...satchelOf(content),
    damageGlory: damageGloryOf(content),
    powerGlory: new Map(content.powers.map((power) => [power.id, power.glory])),
    objectives: new Map(content.objectives.map((card) => [card.id, card])),
    black: new Map(
      content.objectives.map(({ id: objective, black }) => [
        objective,
        black.reduce((set, hero) => set | (1 << HEROES.indexOf(hero)), 0),
      ]),
    ),
  }
}

function satchelOf({ tracks }: Content): Pick<Board, 'satchel' | 'rowFilledAt'> {
  const rowFilledAt: number[] = [-1]
  for (const [row, { size }] of tracks.potionRows.entries())
    for (let potion = 1; potion <= size; potion++) rowFilledAt.push(potion === size ? row : -1)
  return { satchel: rowFilledAt.length - 1, rowFilledAt }
}

/** The highest step reached counts; the last one goes on (Q16). */
function damageGloryOf({ tracks }: Content): readonly number[] {
  const last = tracks.damage.at(-1)?.from ?? 0
  return Array.from(
    { length: last + 1 },
    (_, marks) => tracks.damage.findLast(({ from }) => marks >= from)?.glory ?? 0,
  )
}

/** By room: its neighbours, the two wrapping rows' ends too, and what bars the way (rules page, 11). */
function exitsOf(
  content: Content,
  dungeon: DungeonCard,
  ids: readonly RoomId[],
): readonly (readonly Exit[])[] {
  const walls = new Set<string>([...content.walls, ...dungeon.walls])
  const rivers = new Set<string>(content.rivers)
  const exits: Exit[][] = ids.map(() => [])
  const connect = (one: Room, other: Room): void => {
    const edge = [ids[one], ids[other]].toSorted().join('-')
    const barred = { wall: walls.has(edge), river: rivers.has(edge) }
    exits[one]?.push({ to: other, ...barred })
    exits[other]?.push({ to: one, ...barred })
  }
  for (const room of ids.keys()) {
    if (room % COLUMNS.length < COLUMNS.length - 1) connect(room, room + 1)
    if (room + COLUMNS.length < ids.length) connect(room, room + COLUMNS.length)
  }
  for (const wrap of content.wraps) {
    const [one, other] = roomsOfEdge(wrap)
    connect(roomOf(one), roomOf(other))
  }
  return exits
}
