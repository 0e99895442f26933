/**
 * Every action there is, made once: lists of legal actions hold these very objects, so that an action from a list is
 * known at a glance, and listing costs next to nothing.
 */
import {
  COLUMNS,
  DICE,
  GEMS,
  HEROES,
  ITEMS,
  roomId,
  SWAPS,
  type Action,
  type Room,
} from '@shared/games/paper-dungeons'

/** The map's rows are numbered with one digit. */
const MOST_ROOMS = COLUMNS.length * 9
const dice = [...DICE.keys()]
const rooms = Array.from({ length: MOST_ROOMS }, (_, room) => room)

export const COMMIT: Action = { type: 'commit' }
export const STOP: Action = { type: 'stop' }

const BREW = dice.map((die): Action => ({ type: 'brew', die }))
const PASS = dice.map((die): Action => ({ type: 'pass', die }))
const LEVEL = dice.map((die) =>
  HEROES.map((hero) =>
    [null, ...SWAPS].map((swap): Action => ({ type: 'level', die, hero, swap })),
  ),
)
const ITEM = dice.map((die) => ITEMS.map((item): Action => ({ type: 'item', die, item })))
const MOVE = dice.map((die) =>
  rooms.map((room): Action => ({ type: 'move', die, to: roomId(room) })),
)
const STEP = rooms.map((room): Action => ({ type: 'step', to: roomId(room) }))
const RAISE = HEROES.map((hero): Action => ({ type: 'raise', hero }))
const MARK = ITEMS.map((item): Action => ({ type: 'mark', item }))
const DEFEAT = rooms.map((room): Action => ({ type: 'defeat', room: roomId(room) }))
const RAID = GEMS.map((gem): Action => ({ type: 'raid', gem }))
const ABSORB: Action[] = []
/** By the most hearts that can be used: from none on. */
const ABSORBS: (readonly Action[])[] = []

function at<Thing>(list: readonly Thing[] | undefined, place: number): Thing {
  const thing = list?.[place]
  if (thing === undefined) throw new Error(`there is no action ${place}`)
  return thing
}

export function brewAction(die: number): Action {
  return at(BREW, die)
}
export function passAction(die: number): Action {
  return at(PASS, die)
}
/** @param swap 0: none, else one more than its place in `SWAPS` */
export function levelAction(die: number, hero: number, swap: number): Action {
  return at(at(LEVEL, die)[hero], swap)
}
export function itemAction(die: number, item: number): Action {
  return at(ITEM[die], item)
}
export function moveAction(die: number, to: Room): Action {
  return at(MOVE[die], to)
}
export function stepAction(to: Room): Action {
  return at(STEP, to)
}
export function raiseAction(hero: number): Action {
  return at(RAISE, hero)
}
export function markAction(item: number): Action {
  return at(MARK, item)
}
export function defeatAction(room: Room): Action {
  return at(DEFEAT, room)
}
export function raidAction(gem: number): Action {
  return at(RAID, gem)
}
/** Every number of hearts up to so many. */
export function absorbActions(most: number): readonly Action[] {
  while (ABSORB.length <= most) ABSORB.push({ type: 'absorb', hearts: ABSORB.length })
  return (ABSORBS[most] ??= ABSORB.slice(0, most + 1))
}
