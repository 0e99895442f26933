/** Dice in motion: thrown, turned over, gained, dropped, and sliding from place to place. */
import type { Die, DieColor } from '@shared/games/one-deck-dungeon'
import { DIE_SHAPES } from '@renderer/components/dice/shapes'
import { middleOf, type Place, type Stage, type When } from '@renderer/motion/stage'
import { playThrow } from '@renderer/motion/throwing'
import { passingFaces, throwOf, type Throw } from '@renderer/motion/tumble'
import './dice.css'

/** A die as it lay or lies: where, and a copy of its face. */
export interface SeenDie {
  readonly die: Die
  readonly place: Place
  readonly face: HTMLElement
}

/** How thick a die is, by its size, and how many slices make the rim. */
const THICKNESS = 0.24
const SLICES = 5

/** The silhouette of a die, as one slice of its rim. */
function slice(color: DieColor): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 64 64')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', DIE_SHAPES[color].outline)
  svg.append(path)
  return svg
}

/** A thick token with the die's face on either side. */
function tokenOf({ die, place, face }: SeenDie): HTMLElement {
  const token = document.createElement('div')
  token.className = `token ${die.color}`
  const thick = (place.width / place.zoom) * THICKNESS
  const one = slice(die.color)
  for (let index = 0; index < SLICES; index += 1) {
    const rim = one.cloneNode(true) as SVGSVGElement
    rim.style.transform = `translateZ(${(index / (SLICES - 1) - 0.5) * thick * 0.96}px)`
    token.append(rim)
  }
  for (const side of ['front', 'back'] as const) {
    const copy = face.cloneNode(true) as HTMLElement
    copy.classList.add('side')
    const turned = side === 'back' ? 'rotateX(180deg) ' : ''
    copy.style.transform = `${turned}translateZ(${thick / 2}px)`
    token.append(copy)
  }
  return token
}

/** Writes what the two sides of a token show. */
function show(token: HTMLElement, front: number, back: number): void {
  const [a, b] = token.querySelectorAll('[data-value]')
  if (a && a.textContent !== String(front)) a.textContent = String(front)
  if (b && b.textContent !== String(back)) b.textContent = String(back)
}

/** Lets a die fly and tumble to where it lies. */
export function tumble(stage: Stage, seen: SeenDie, thrown: Throw, before: number | null): number {
  const { place, die } = seen
  const passing = passingFaces(thrown.turns, die.value)
  const element = tokenOf(seen)
  const token = { element, show: (front: number, back: number) => show(element, front, back) }
  return playThrow(stage, place, token, before === null ? passing : passing.with(0, before), thrown)
}

/** When a die is thrown, and when it lies still at the latest. */
export interface Flight {
  readonly begins: number
  readonly lands: number
}

/** A throw that is over in time. */
function inTime(thrown: Throw, { lands }: Flight): Throw {
  return { ...thrown, length: Math.min(thrown.length, lands - thrown.at) }
}

/** Throws a die out of a hand that is somewhere on the screen. */
export function throwFrom(stage: Stage, seen: SeenDie, hand: Place, flight: Flight): number {
  const from = middleOf(hand)
  const to = middleOf(seen.place)
  const apart = { x: from.x - to.x, y: from.y - to.y }
  const thrown = throwOf(flight.begins, seen.place.width, apart, true)
  return tumble(stage, seen, inTime(thrown, flight), null)
}

/** Lets a die jump up from where it lay, showing what it showed, and tumble to where it lies. */
export function throwAgain(stage: Stage, seen: SeenDie, was: SeenDie, flight: Flight): number {
  const from = middleOf(was.place)
  const to = middleOf(seen.place)
  const apart = { x: from.x - to.x, y: from.y - to.y }
  const thrown = throwOf(flight.begins, seen.place.width, apart, false)
  return tumble(stage, seen, inTime(thrown, flight), was.die.value)
}

/** Turns a die over once, to what it shows now. */
export function turnOver(stage: Stage, seen: SeenDie, was: SeenDie, at: number): number {
  const from = middleOf(was.place)
  const to = middleOf(seen.place)
  const thrown: Throw = {
    at,
    length: 520,
    from: { x: from.x - to.x, y: from.y - to.y },
    height: seen.place.width * 0.6,
    turns: 2,
    lean: 0,
    bend: 0,
    hand: false,
  }
  return tumble(stage, seen, thrown, was.die.value)
}

/** Slides a die from where it lay to where it lies, over everything between. */
export function slide(stage: Stage, seen: SeenDie, from: Place, when: When): number {
  const { place } = seen
  const { zoom } = place
  const a = middleOf(from)
  const b = middleOf(place)
  const x = (a.x - b.x) / zoom
  const y = (a.y - b.y) / zoom
  const larger = from.width / place.width
  const ghost = stage.ghost(place, [seen.face.cloneNode(true)], 'moving')
  stage.play(
    ghost,
    [
      { transform: `translate(${x}px, ${y}px) scale(${larger})` },
      {
        transform: `translate(${x * 0.35}px, ${y * 0.35 - 10}px) scale(${Math.max(larger, 1) * 1.12})`,
        offset: 0.55,
      },
      { transform: 'translate(0, 0) scale(1)', offset: 0.86 },
      { transform: 'translate(0, 0) scale(0.93)', offset: 0.93 },
      { transform: 'none' },
    ],
    { easing: 'cubic-bezier(0.3, 0.5, 0.4, 1)', ...when },
  )
  return when.at + when.length
}

/** Lets a die appear where it lies, as if drawn from the supply. */
export function appear(stage: Stage, seen: SeenDie, at: number): number {
  const ghost = stage.ghost(seen.place, [seen.face.cloneNode(true)], 'moving')
  const length = 380
  stage.play(
    ghost,
    [
      { transform: 'scale(0) rotate(-140deg)', opacity: 0 },
      { transform: 'scale(1.25) rotate(12deg)', opacity: 1, offset: 0.6 },
      { transform: 'scale(0.95) rotate(-4deg)', offset: 0.82 },
      { transform: 'none', opacity: 1 },
    ],
    { at, length },
  )
  return at + length
}

/** Lets a die go: it sinks into the table. */
export function drop(stage: Stage, was: SeenDie, at: number): void {
  const ghost = stage.ghost(was.place, [was.face.cloneNode(true)], 'moving')
  stage.play(
    ghost,
    [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(-8px) scale(1.08)', opacity: 1, offset: 0.25 },
      { transform: 'translateY(16px) scale(0.35) rotate(50deg)', opacity: 0 },
    ],
    { at, length: 360, easing: 'ease-in' },
  )
}
