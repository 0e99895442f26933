/** Cards in motion: burnt by time, dealt as doors, opened, met and tucked. */
import { middleOf, type Place, type Stage, type When } from './stage'

/** The back of a card, as it lies in the deck. */
function cardBack(): HTMLElement {
  const back = document.createElement('div')
  back.className = 'card-back'
  return back
}

const CARD = { width: 46, height: 64 }

/** A place of the size of a small card, around the middle of another. */
export function cardAt(place: Place, drop = 0): Place {
  const { x, y } = middleOf(place)
  const { width, height } = CARD
  return { left: x - width / 2, top: y - height / 2 + drop, width, height, zoom: 1 }
}

const EMBERS = 7

/** Sparks that rise from a burning card. */
function embers(stage: Stage, place: Place, at: number): void {
  const { x, y } = middleOf(place)
  for (let index = 0; index < EMBERS; index += 1) {
    const size = 3 + Math.random() * 4
    const spark = stage.ghost(
      {
        left: x + (Math.random() - 0.5) * CARD.width,
        top: y + (Math.random() - 0.3) * CARD.height * 0.6,
        width: size,
        height: size,
        zoom: 1,
      },
      [],
      'ember',
    )
    const drift = (Math.random() - 0.5) * 50
    stage.play(
      spark,
      [
        { opacity: 0, transform: 'none' },
        { opacity: 1, transform: `translate(${drift * 0.2}px, -8px)`, offset: 0.2 },
        {
          opacity: 0,
          transform: `translate(${drift}px, -${30 + Math.random() * 40}px) scale(0.3)`,
        },
      ],
      { at: at + Math.random() * 160, length: 520 + Math.random() * 240, easing: 'ease-out' },
    )
  }
}

/** A card leaves the deck, glows, and is gone in sparks on the discard pile. */
export function burn(stage: Stage, deck: Place, discard: Place | null, at: number): void {
  const from = cardAt(deck)
  const to = middleOf(discard ?? deck)
  const x = to.x - middleOf(deck).x
  const card = stage.ghost(from, [cardBack()], 'burning')
  const glow = document.createElement('div')
  glow.className = 'fire'
  card.append(glow)
  const length = 620
  stage.play(
    card,
    [
      { transform: 'translate(0, 0) scale(0.5)', opacity: 0 },
      { transform: `translate(${x * 0.2}px, 38px) scale(1)`, opacity: 1, offset: 0.22 },
      { transform: `translate(${x * 0.8}px, 42px) rotate(5deg)`, opacity: 1, offset: 0.74 },
      { transform: `translate(${x}px, 8px) scale(0.45) rotate(9deg)`, opacity: 0 },
    ],
    { at, length, easing: 'cubic-bezier(0.4, 0, 0.6, 1)' },
  )
  stage.play(
    glow,
    [
      { opacity: 0, transform: 'scaleY(0)' },
      { opacity: 0.4, transform: 'scaleY(0.1)', offset: 0.2 },
      { opacity: 1, transform: 'scaleY(1)', offset: 0.75 },
      { opacity: 1, transform: 'scaleY(1)' },
    ],
    { at, length },
  )
  const place = cardAt(deck, 40)
  embers(stage, { ...place, left: place.left + x * 0.6 }, at + length * 0.4)
}

/** Lays a copy over a place and lets it come from another, growing or shrinking on the way. */
export function glide(
  stage: Stage,
  ends: { readonly from: Place; readonly to: Place },
  copy: HTMLElement,
  { away, ...when }: When & { readonly away: boolean },
): void {
  const { from, to } = ends
  // The copy keeps the size of the end where it is read.
  const at = away ? from : to
  const ghost = stage.ghost(at, [copy], 'card')
  const a = middleOf(from)
  const b = middleOf(to)
  const x = (away ? b.x - a.x : a.x - b.x) / at.zoom
  const y = (away ? b.y - a.y : a.y - b.y) / at.zoom
  const other = away ? to : from
  const small = Math.max(0.06, Math.min(1, other.width / at.width, other.height / at.height))
  const far = { transform: `translate(${x}px, ${y}px) scale(${small})`, opacity: 0.15 }
  const way = {
    transform: `translate(${x * 0.75}px, ${y * 0.75}px) scale(${small + (1 - small) * 0.2})`,
    opacity: 1,
    offset: away ? 0.8 : 0.2,
  }
  const near = { transform: 'none', opacity: 1 }
  stage.play(ghost, away ? [near, way, far] : [far, way, near], {
    easing: 'cubic-bezier(0.35, 0, 0.25, 1)',
    ...when,
  })
}

/** Swings a closed door open on its hinges, to the left. */
export function swing(stage: Stage, door: Place, copy: HTMLElement, at: number): void {
  const frame = stage.ghost(door, [], 'doorway')
  const dark = document.createElement('div')
  dark.className = 'dark'
  copy.classList.add('leaf')
  frame.append(dark, copy)
  stage.play(
    copy,
    [
      { transform: 'perspective(900px) rotateY(0deg)' },
      { transform: 'perspective(900px) rotateY(-8deg)', offset: 0.25 },
      { transform: 'perspective(900px) rotateY(-96deg)', offset: 0.9 },
      { transform: 'perspective(900px) rotateY(-92deg)' },
    ],
    { at, length: 560, easing: 'ease-in-out' },
  )
  stage.play(frame, [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], {
    at,
    length: 820,
  })
}
