/** What the cues of cards and doors look like. */
import type { DoorId, Seat } from '@shared/games/one-deck-dungeon'
import { burn, cardAt, glide, swing } from '@renderer/motion/cards'
import { shine } from '@renderer/motion/marks'
import { copyOf, placeOf } from '@renderer/motion/stage'
import { findSpot, type Spot } from '../table/spots'
import { placeAt } from './seen'
import type { Show } from './showing'

const CARD_COMES = 460

/** Shows the current cards coming out of a door, or out of the dark. */
export function bringCards({ stage, doorOpened, before }: Show, at: number): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-spot="encounter"]')) {
    const to = placeOf(card)
    if (to === null) continue
    if (doorOpened !== null) {
      const ends = { from: doorOpened, to }
      glide(stage, ends, copyOf(card), { at, length: CARD_COMES, away: false })
      stage.hide(card, at + CARD_COMES)
    } else if (!before.things.has('encounter'))
      stage.touch(card, [{ opacity: 0 }, { opacity: 1 }], { at: 0, length: 240 })
  }
}

export function openDoor(show: Show, door: DoorId, at: number): void {
  const closed = show.before.things.get(`door ${door}`)
  if (closed === undefined) return
  swing(show.stage, closed.place, closed.copy, at)
  bringCards(show, at + 360)
}

export function dealDoor({ stage }: Show, door: DoorId, at: number): void {
  const element = findSpot(`door ${door}`)
  const deck = placeAt('deck')
  const to = element === null ? null : placeOf(element)
  if (element === null || to === null) return
  const from = deck === null ? { ...to, top: to.top - 60 } : cardAt(deck)
  glide(stage, { from, to }, copyOf(element), { at, length: 480, away: false })
  stage.hide(element, at + 480)
}

export function burnCard({ stage }: Show, at: number): void {
  const deck = placeAt('deck')
  if (deck !== null) burn(stage, deck, placeAt('discard'), at)
}

/** The current card is tucked where it belongs; where that is folded away, at its hero. */
export function tuck(show: Show, hero: Seat | null, spot: Spot, at: number): void {
  const card = show.before.things.get('encounter')
  const to = placeAt(spot) ?? (hero === null ? null : placeAt(`hero ${hero}`))
  if (to === null) return
  if (card !== undefined) {
    const copy = card.copy.cloneNode(true) as HTMLElement
    glide(show.stage, { from: card.place, to }, copy, { at, length: 560, away: true })
  }
  shine(show.stage, to, at + 430)
}

/** The current card goes away for nothing. */
export function castAway({ stage, before }: Show, at: number): void {
  const card = before.things.get('encounter')
  if (card === undefined) return
  const ghost = stage.ghost(card.place, [card.copy.cloneNode(true)], 'card')
  const gone = { transform: 'translateY(40px) scale(0.9)', opacity: 0 }
  stage.play(ghost, [{ transform: 'none', opacity: 1 }, gone], {
    at,
    length: 320,
    easing: 'ease-in',
  })
}
