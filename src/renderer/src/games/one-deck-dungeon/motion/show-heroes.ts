/** What the cues of heroes and boss look like: health, levels, the way down, and the lights that tell of a use. */
import type { Seat } from '@shared/games/one-deck-dungeon'
import {
  crack,
  fall,
  mend,
  motes,
  raise,
  shake,
  shine,
  sweep,
  well,
  wipe,
} from '@renderer/motion/marks'
import { copyOf, placeOf } from '@renderer/motion/stage'
import { findSpot, type Spot } from '../table/spots'
import { placeAt } from './seen'
import type { Show } from './showing'

/** Hearts or skulls of a row that break now, the outermost first. */
function breakOff({ stage, breaking }: Show, row: Spot, count: number, at: number): void {
  const left = breaking.get(row) ?? []
  for (const [index, one] of left.splice(-count).entries()) {
    const place = placeOf(one)
    if (place === null) continue
    const copy = copyOf(one)
    copy.classList.remove('lost', 'struck')
    // What is whole has the colour of its row.
    const { color } = getComputedStyle(one.parentElement ?? one)
    crack(stage, place, { copy, color }, at + index * 90)
  }
}

function shakeAt({ stage }: Show, spot: Spot, at: number, strength: number): void {
  const element = findSpot(spot)
  if (element !== null) shake(stage, element, at, strength)
}

export function hurt(show: Show, hero: Seat, amount: number, at: number): void {
  const { stage } = show
  const panel = placeAt(`hero ${hero}`)
  if (panel !== null) shine(stage, panel, at, 'hurt')
  const head = findSpot(`hero ${hero}`)?.querySelector('header')
  if (head) shake(stage, head, at)
  shakeAt(show, `health ${hero}`, at, 1)
  breakOff(show, `health ${hero}`, amount, at)
}

export function heal({ stage }: Show, hero: Seat, amount: number, at: number): void {
  const row = findSpot(`health ${hero}`)
  const panel = placeAt(`hero ${hero}`)
  if (row === null || panel === null) return
  shine(stage, panel, at, 'healing')
  well(stage, panel, at)
  const whole = [...row.querySelectorAll<HTMLElement>(':scope > :not(.lost)')]
  for (const heart of whole.slice(-amount)) {
    const place = placeOf(heart)
    if (place === null) continue
    mend(stage, place, copyOf(heart), at)
    motes(stage, place, at)
    stage.hide(heart, at + 400)
  }
}

export function strikeBoss(show: Show, amount: number, at: number): void {
  const card = placeAt('encounter')
  if (card !== null) shine(show.stage, card, at, 'hurt')
  shakeAt(show, 'boss', at, 1.6)
  breakOff(show, 'boss-health', amount, at)
}

export function roar(show: Show, at: number): void {
  shakeAt(show, 'boss', at, 2)
  shineAt(show, at, 'encounter')
}

/** Lights up places for a moment. */
export function shineAt({ stage }: Show, at: number, ...spots: readonly Spot[]): void {
  for (const spot of spots) {
    const place = placeAt(spot)
    if (place !== null) shine(stage, place, at)
  }
}

/** The level's picture comes forward out of a shower of sparks, and the light goes round the party. */
export function levelUp(show: Show, at: number): void {
  const { stage, seats } = show
  const level = placeAt('level')
  if (level !== null) {
    sweep(stage, level, at)
    motes(stage, level, at + 180, { count: 14, lights: ['golden'] })
  }
  const picture = findSpot('level picture')
  const place = picture === null ? null : placeOf(picture)
  if (picture !== null && place !== null) raise(stage, place, copyOf(picture), at + 120)
  shineAt(show, at + 120, 'xp')
  for (const seat of seats) shineAt(show, at + 300 + seat * 110, `hero ${seat}`)
}

export function descend({ stage }: Show, at: number): void {
  const scene = placeAt('scene')
  if (scene !== null) wipe(stage, scene, at)
}

/** The light rises upon a victory, and goes out over a defeat; then the result takes over from the table. */
export function endGame({ stage }: Show, ending: 'victory' | 'defeat', at: number): void {
  fall(stage, ending, at)
  const card = placeAt('encounter')
  if (card !== null && ending === 'victory') sweep(stage, card, at)
}
