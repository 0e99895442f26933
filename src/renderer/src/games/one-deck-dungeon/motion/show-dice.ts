/** What the cues of dice look like. */
import type { Die, DieId, Seat } from '@shared/games/one-deck-dungeon'
import type { Place } from '@renderer/motion/stage'
import { appear, drop, slide, throwAgain, throwFrom, turnOver, type SeenDie } from './dice'
import { faceOf, placeAt } from './seen'
import type { Show } from './showing'

/** When a throw begins, how far its dice are apart, and when all of them lie still. */
export interface ThrowTime {
  readonly at: number
  readonly apart: number
  readonly lands: number
}

/** Moves a die as the first cue about it says; until it has arrived, only its ghost is to be seen. */
function withDie({ stage, dice }: Show, id: DieId, move: (seen: SeenDie) => number): void {
  const seen = dice.get(id)
  const face = faceOf(id)
  if (seen === undefined || face === null) return
  dice.delete(id)
  stage.hide(face, move(seen))
}

/** Where a hero's hand is: at the side of its card. */
function handOf(hero: Seat): Place | null {
  const panel = placeAt(`hero ${hero}`)
  return panel && { ...panel, left: panel.left + panel.width * 0.7, width: panel.width * 0.3 }
}

export function throwDice(
  show: Show,
  hero: Seat,
  ids: readonly DieId[],
  { at, apart, lands }: ThrowTime,
): void {
  const hand = handOf(hero)
  ids.forEach((id, index) => {
    const begins = at + index * apart
    withDie(show, id, (seen) =>
      hand === null
        ? appear(show.stage, seen, begins)
        : throwFrom(show.stage, seen, hand, { begins, lands }),
    )
  })
}

export function throwDiceAgain(
  show: Show,
  ids: readonly DieId[],
  { at, apart, lands }: ThrowTime,
): void {
  ids.forEach((id, index) => {
    const begins = at + index * apart
    withDie(show, id, (seen) =>
      throwAgain(show.stage, seen, show.before.dice.get(id) ?? seen, { begins, lands }),
    )
  })
}

export function turnDice(show: Show, before: readonly Die[], at: number, apart: number): void {
  before.forEach(({ id }, index) => {
    withDie(show, id, (seen) =>
      turnOver(show.stage, seen, show.before.dice.get(id) ?? seen, at + index * apart),
    )
  })
}

export function gainDice(show: Show, ids: readonly DieId[], at: number, apart: number): void {
  ids.forEach((id, index) => {
    withDie(show, id, (seen) => appear(show.stage, seen, at + index * apart))
  })
}

export function placeDice(show: Show, ids: readonly DieId[], at: number): void {
  ids.forEach((id, index) => {
    const from = show.before.dice.get(id)?.place
    if (from === undefined) return
    withDie(show, id, (seen) => slide(show.stage, seen, from, { at: at + index * 60, length: 340 }))
  })
}

export function dropDice({ stage, dice, before }: Show, ids: readonly DieId[], at: number): void {
  for (const id of ids) {
    const was = before.dice.get(id)
    if (was !== undefined && !dice.has(id)) drop(stage, was, at)
  }
}

/** How far a die must have moved to be seen sliding. */
const MOVED = 2

/** Dice that no cue was about make room: they slide to where they lie now. */
export function closeRanks(show: Show): void {
  for (const [id, { place }] of [...show.dice]) {
    const from = show.before.dice.get(id)?.place
    if (from === undefined) continue
    if (Math.hypot(from.left - place.left, from.top - place.top) < MOVED) continue
    withDie(show, id, (seen) => slide(show.stage, seen, from, { at: 0, length: 260 }))
  }
}
