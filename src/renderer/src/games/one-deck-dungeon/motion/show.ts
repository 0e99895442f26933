/** Plays the cues of one answer on a stage: the screen already shows what came of them. */
import type { View } from '@shared/games/one-deck-dungeon'
import type { Stage } from '@renderer/motion/stage'
import { findSpot, type Spot } from '../table/spots'
import type { Cue } from './cues'
import { linesOfLog, seenDice, type Seen } from './seen'
import { bringCards, burnCard, castAway, dealDoor, openDoor, tuck } from './show-cards'
import {
  closeRanks,
  dropDice,
  gainDice,
  placeDice,
  throwDice,
  throwDiceAgain,
  turnDice,
} from './show-dice'
import { descend, endGame, heal, hurt, levelUp, roar, shineAt, strikeBoss } from './show-heroes'
import type { Show } from './showing'
import { landingOf, type Timed } from './timeline'

function play(show: Show, { cue, at, apart, lands }: Timed): void {
  switch (cue.type) {
    case 'throw-dice':
      throwDice(show, cue.hero, cue.dice, { at, apart, lands: lands ?? at })
      break
    case 'throw-again':
      throwDiceAgain(show, cue.dice, { at, apart, lands: lands ?? at })
      break
    case 'turn-dice':
      turnDice(show, cue.before, at, apart)
      break
    case 'gain-dice':
      gainDice(show, cue.dice, at, apart)
      break
    case 'drop-dice':
      dropDice(show, cue.dice, at)
      break
    case 'place-dice':
      placeDice(show, cue.dice, at)
      break
    case 'burn-card':
      burnCard(show, at)
      break
    case 'reveal-stairs':
    case 'stairs-step':
      shineAt(show, at, 'stairs')
      break
    case 'deal-door':
      dealDoor(show, cue.door, at)
      break
    case 'open-door':
      openDoor(show, cue.door, at)
      break
    case 'meet':
      if (show.doorOpened === null) bringCards(show, at)
      break
    case 'tuck':
      tuck(show, cue.hero, cue.to, at)
      break
    case 'cast-away':
      castAway(show, at)
      break
    case 'hurt':
      hurt(show, cue.hero, cue.amount, at)
      break
    case 'heal':
      heal(show, cue.hero, cue.amount, at)
      break
    case 'use':
      shineAt(show, at, cue.at)
      break
    case 'drink':
      shineAt(show, at, 'potions')
      break
    case 'boss-roars':
      roar(show, at)
      break
    case 'boss-heals':
      shineAt(show, at, 'boss-health')
      break
    case 'strike-boss':
      strikeBoss(show, cue.amount, at)
      break
    case 'survive':
      shineAt(show, at, 'encounter')
      break
    case 'level-up':
      levelUp(show, at)
      break
    case 'descend':
      descend(show, at)
      break
    case 'victory':
    case 'defeat':
      endGame(show, cue.type, at)
      break
  }
}

/** The hearts and skulls that break in this answer, by their rows. */
function breakingIn(cues: readonly Cue[]): ReadonlyMap<Spot, HTMLElement[]> {
  const counts = new Map<Spot, number>()
  for (const cue of cues) {
    if (cue.type !== 'hurt' && cue.type !== 'strike-boss') continue
    const row: Spot = cue.type === 'hurt' ? `health ${cue.hero}` : 'boss-health'
    counts.set(row, (counts.get(row) ?? 0) + cue.amount)
  }
  return new Map(
    [...counts].map(([row, count]) => {
      // Rows empty from their end: the first of those that are gone went last.
      const gone = [...(findSpot(row)?.querySelectorAll<HTMLElement>('.lost, .struck') ?? [])]
      return [row, gone.slice(0, count)]
    }),
  )
}

/** What follows from dice is not to be seen before they lie still: what the table comes to, and what is told of it. */
function holdBack(stage: Stage, { lines, things }: Seen, until: number): void {
  if (until === 0) return
  for (const result of document.querySelectorAll('[data-result]')) stage.hide(result, until)
  for (const line of linesOfLog().slice(lines)) stage.hide(line, until)
  const was = things.get('stopping')
  if (was === undefined) return
  const ghost = stage.ghost(was.place, [was.copy.cloneNode(true)], 'card')
  stage.play(ghost, [{ opacity: 1 }, { opacity: 1 }], { at: 0, length: until })
}

/** Begins to play all of it; the stage ends it. */
export function showCues(stage: Stage, cues: readonly Timed[], before: Seen, now: View): void {
  const opening = cues.find(({ cue }) => cue.type === 'open-door')?.cue
  const door = opening?.type === 'open-door' ? before.things.get(`door ${opening.door}`) : undefined
  const show: Show = {
    stage,
    before,
    seats: now.heroes.map((_, seat) => seat),
    dice: new Map(seenDice(now)),
    breaking: breakingIn(cues.map(({ cue }) => cue)),
    doorOpened: door?.place ?? null,
  }
  holdBack(stage, before, landingOf(cues))
  for (const one of cues) play(show, one)
  closeRanks(show)
}
