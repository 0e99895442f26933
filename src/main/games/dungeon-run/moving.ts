/** Going from tile to tile, and what a fresh one brings (rules page, 7.1, 8.1–8.3). */
import { DIRECTIONS, trailStep, type Action, type TileId } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { atlasOf, cellKey, dirOf, spotBeyond, turnsFor, type Spot } from './atlas'
import { effectsOf, idOf, isMonster, isTrap, tileCard } from './cards'
import { actionOf, blankContest, roll } from './contest'
import { heroAt, log, push, replaceTop, setHero, setRoom, roomAt, type Draft } from './draft'
import { trigger, triggerCard } from './effects'
import { drawEncounter, toPile } from './gains'
import { arrival, STAYED } from './operations'
import { isStanding, monsterAt } from './places'
import type { TaskOf } from './state'
import { sumOf } from './values'
import { exitsFrom } from './ways'

export function runMove(g: Draft, task: TaskOf<'move'>): void {
  const { seat, dir, step, gates } = task
  const { at } = heroAt(g, seat)
  if (step === STAYED || !isStanding(g, seat)) {
    g.agenda.pop()
    log(g, { type: 'stayed', seat })
    return
  }
  if (step === 0) {
    replaceTop(g, { ...task, step: 1 })
    // The gates limit Move, not Escape (A7).
    const tile = `tile:${g.layout[at]?.tile ?? ''}`
    if (gates && effectsOf(tile).length > 0) triggerCard(g, tile, 'leave', seat, at)
    return
  }
  g.agenda.pop()
  const there = atlasOf(g.layout).neighbours[at]?.[dir] ?? -1
  if (there >= 0) push(g, { ...arrival(seat, there), step: 2 })
  else explore(g, seat, at, dir)
}

/** Draws tiles until one fits (8.2), or as many as a card lets the hero choose from. */
function explore(g: Draft, seat: Seat, from: number, dir: number): void {
  const tile = g.layout[from]
  if (tile === undefined) return
  const spot = spotBeyond(tile, dir)
  const most = sumOf(g, seat, 'tileChoice')
  const fit: TileId[] = []
  g.reveals = true
  while (fit.length < most) {
    const [next, ...rest] = g.tileDeck
    if (next === undefined) break
    g.tileDeck = rest
    if (turnsFor(g.layout, next, spot).length > 0) fit.push(next)
    else {
      g.tileDiscard = [...g.tileDiscard, next]
      log(g, { type: 'tile-set-aside', tile: next })
    }
  }
  if (fit.length > 0) {
    push(g, { type: 'place', seat, dir, tiles: fit })
    return
  }
  // A5: the whole stack was tried, and it only shrinks.
  g.exhausted = [...g.exhausted, cellKey(spot)]
  log(g, { type: 'cell-exhausted', x: spot.x, y: spot.y })
  log(g, { type: 'stayed', seat })
}

function spotOf(g: Draft, { seat, dir }: TaskOf<'place'>): Spot {
  const from = g.layout[heroAt(g, seat).at]
  if (from === undefined) throw new Error('a hero stands on a tile')
  return spotBeyond(from, dir)
}
export const place = {
  options(g: Draft, task: TaskOf<'place'>): readonly Action[] {
    const spot = spotOf(g, task)
    return task.tiles.flatMap((tile) =>
      turnsFor(g.layout, tile, spot).map(
        (turn) => ({ type: 'place', tile, turn: turn as 0 | 1 | 2 | 3 }) as const,
      ),
    )
  },
  answer(g: Draft, task: TaskOf<'place'>, action: Action): void {
    if (action.type !== 'place') return
    const { x, y } = spotOf(g, task)
    const { tile, turn } = action
    for (const other of task.tiles)
      if (other !== tile) {
        g.tileDiscard = [...g.tileDiscard, other]
        log(g, { type: 'tile-set-aside', tile: other })
      }
    g.layout = [...g.layout, { tile, x, y, turn, sealed: 0 }]
    g.rooms = [...g.rooms, { monster: null, strangers: [], items: [] }]
    log(g, { type: 'tile-placed', seat: task.seat, tile, x, y, turn })
    push(g, { ...arrival(task.seat, g.layout.length - 1), step: 0, fresh: true })
  },
}

/** Out of a tile by Escape, or on by a card. */
export const chooseMove = {
  options(g: Draft, { seat, explored }: TaskOf<'choose-move'>): readonly Action[] {
    if (!isStanding(g, seat)) return []
    return exitsFrom(g, heroAt(g, seat).at, explored).map((dir) => ({
      type: 'exit',
      dir: DIRECTIONS[dir] ?? 'N',
    }))
  },
  answer(g: Draft, { seat, escape }: TaskOf<'choose-move'>, action: Action): void {
    if (action.type === 'exit')
      push(g, { type: 'move', seat, dir: dirOf(action.dir), step: 0, gates: !escape })
  },
}

/** A10: contents, going in, rules of entering, reaction. */
export function runArrive(g: Draft, task: TaskOf<'arrive'>): void {
  const { seat, to, step, fresh, rolled } = task
  const tile = tileCard(g.layout[to]?.tile ?? 'entrance')
  replaceTop(g, { ...task, step: step + 1 })
  switch (step) {
    case 0:
      if (tile.kind === 'standard') roll(g, 'content', seat, 1)
      else triggerCard(g, `tile:${tile.id}`, 'reveal', seat, to)
      return
    case 1: {
      const face = rolled?.[0] ?? 0
      if (!fresh || tile.kind !== 'standard') return
      if (tile.treasure.includes(face)) layTreasure(g, to)
      if (tile.encounter.includes(face)) drawEncounter(g)
      return
    }
    case 2:
      enter(g, task)
      return
    case 3:
      for (const card of task.drawn)
        if (roomAt(g, to).strangers.includes(card))
          triggerCard(g, `stranger:${idOf(card)}`, 'reveal', seat, to)
      return
    default:
      g.agenda.pop()
      for (const card of task.drawn) react(g, task, card)
  }
}
function layTreasure(g: Draft, room: number): void {
  const [id, ...rest] = g.treasureDeck
  if (id === undefined) return
  g.treasureDeck = rest
  setRoom(g, room, { items: [...roomAt(g, room).items, { id, faceUp: false }] })
  log(g, { type: 'treasure-found', room })
}
function enter(g: Draft, { seat, to }: TaskOf<'arrive'>): void {
  if (!isStanding(g, seat)) return
  const { at: from, trail } = heroAt(g, seat)
  setHero(g, seat, { at: to, trail: [...trail, trailStep(g.round, to)] })
  log(g, { type: 'moved', seat, from, to })
  trigger(g, { when: 'enter', of: seat, room: to })
  // What a tile does on entering belongs to the entering; cards follow.
  triggerCard(g, `tile:${g.layout[to]?.tile ?? ''}`, 'enter', seat, to)
}
/** To a card just drawn, if the hero still stands here; else a trap is discarded, others stay (A10). */
function react(g: Draft, { seat, to }: TaskOf<'arrive'>, card: string): void {
  const here = isStanding(g, seat) && heroAt(g, seat).at === to
  if (isTrap(card)) {
    if (here) push(g, { ...blankContest(seat, 'disarm'), trap: card }, actionOf(seat, false))
    else toPile(g, card)
  } else if (here && isMonster(card) && monsterAt(g, to) === card)
    push(g, { ...blankContest(seat, 'fight'), foe: card, surprise: true }, actionOf(seat, false))
}
