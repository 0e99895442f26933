/** Monsters out of the Encounter deck: Summon of the Stone's holder (rules page, 18.3, A11, A45), and those that come in. */
import type { Action } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { isMonster } from './cards'
import { heroAt, log, push, type Draft } from './draft'
import { trigger } from './effects'
import { putMonster, takeEncounter, toPile } from './gains'
import { hasStone } from './kit'
import { monsterAt } from './places'
import type { TaskOf } from './state'
import { sumOf } from './values'

export function offersSummon(g: Draft, seat: Seat): boolean {
  return g.endgame && hasStone(heroAt(g, seat)) && g.encounterDeck.length > 0
}
function freeRooms(g: Draft): number[] {
  return [...g.rooms.keys()].filter((room) => monsterAt(g, room) === null)
}

export const summon = {
  options(g: Draft, { card }: TaskOf<'summon'>): readonly Action[] {
    if (card === null) return OFFER
    return freeRooms(g).map((to) => ({ type: 'summon-on', to }))
  },
  answer(g: Draft, { seat, card, left }: TaskOf<'summon'>, action: Action): void {
    if (action.type === 'summon') draw(g, seat, sumOf(g, seat, 'summonExtra'))
    if (action.type !== 'summon-on' || card === null) return
    putMonster(g, action.to, card, 0)
    log(g, { type: 'summoned', card, room: action.to })
    if (left > 0) draw(g, seat, left - 1)
    trigger(g, { when: 'summon', of: seat, room: action.to })
  },
}
const OFFER: readonly Action[] = [{ type: 'summon' }, { type: 'decline' }]

/** Turns over Encounter cards until a monster appears; the others are discarded. */
function draw(g: Draft, seat: Seat, left: number): void {
  for (;;) {
    const card = takeEncounter(g)
    if (card === null) return
    if (isMonster(card)) {
      if (freeRooms(g).length > 0) push(g, { type: 'summon', seat, left, card })
      else toPile(g, card)
      return
    }
    toPile(g, card)
    log(g, { type: 'card-discarded', card })
  }
}

/** By option `wanderingMonsters`: once all tiles lie, a monster comes in by the entrance, where none stands. */
export function wander(g: Draft): void {
  if (!g.options.wanderingMonsters || g.lair === null || monsterAt(g, 0) !== null) return
  for (;;) {
    const card = takeEncounter(g)
    if (card === null) return
    if (isMonster(card)) {
      putMonster(g, 0, card, 0)
      log(g, { type: 'wandered', card, room: 0 })
      return
    }
    toPile(g, card)
    log(g, { type: 'card-discarded', card })
  }
}
