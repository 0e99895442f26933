/**
 * The tips: what a player should learn once, at the moment when it helps, and where on the table to look. They
 * ask only what the main process says of the table; the words are in the catalogues, section `tips`.
 */
import type { TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import type { BoxView, EventType, Question } from '@shared/games/one-deck-dungeon'
import { tipsIn } from '@renderer/table/tips/tips-in'
import type { TopicId } from '@renderer/games/one-deck-dungeon/reference/topics'
import { ofType } from '../table/actions'
import type { Spot } from '../table/spots'

/** What a tip judges by: where the table stands, and what the last step made happen. */
export type Moment = Pick<TableAnswer, 'view' | 'actions' | 'events' | 'undo'>

export interface Tip {
  /** Whether it helps at this moment. */
  readonly when: (moment: Moment) => boolean
  /** The place it points at. */
  readonly spot: (moment: Moment) => Spot
  /** Where the rules reference has the whole of it. */
  readonly topic: TopicId
}

function asks(...types: readonly Question['type'][]) {
  return ({ view }: Moment): boolean => types.includes(view.question.type)
}
function offers({ actions }: Moment, type: (typeof actions)[number]['type']): boolean {
  return actions.some((action) => action.type === type)
}
function happened({ events }: Moment, type: EventType): boolean {
  return events.some((event) => event.type === type)
}
function at(spot: Spot) {
  return (): Spot => spot
}

function boxes({ view }: Moment): readonly BoxView[] {
  return view.encounter?.boxes ?? []
}
function uncovered(moment: Moment): readonly BoxView[] {
  return boxes(moment).filter(({ dice }) => dice.length === 0)
}
/** How many dice lie on boxes. */
function placed(moment: Moment): number {
  return boxes(moment).reduce((sum, { dice }) => sum + dice.length, 0)
}
const placing = asks('place')
/** Whether what stopping costs is more than what any roll costs before its first die lies on a box. */
function weighed(moment: Moment): boolean {
  return placed(moment) > 0 || !(offers(moment, 'place-die') || offers(moment, 'begin-wide-box'))
}
/** Points at the first such box; at the question where there is none. */
function atBox(fits: (box: BoxView) => boolean) {
  return (moment: Moment): Spot => {
    const box = uncovered(moment).find(fits)
    return box === undefined ? 'prompt' : `box ${box.id}`
  }
}
function free({ view }: Moment): boolean {
  return view.encounter?.stopping?.damage === 0 && view.encounter.stopping.time === 0
}
/** The wide box for which dice are being picked. */
function filling({ view: { question } }: Moment): number | null {
  return question.type === 'pick-dice' && question.purpose.type === 'wide-box'
    ? question.purpose.box
    : null
}
/** Points at the tray of the first who fights. */
function atTray({ view }: Moment): Spot {
  return `tray ${view.encounter?.heroes[0] ?? 0}`
}

/** Who carries a skill that may be used now. */
function skilled({ actions }: Moment): number | null {
  return ofType(actions, 'use-skill')[0]?.hero ?? null
}
/** Whether the next turn waits to begin, right after something was won: it can still be taken back. */
function between(moment: Moment): boolean {
  return (
    asks('start-of-turn')(moment) &&
    (happened(moment, 'loot-claimed') || happened(moment, 'level-gained'))
  )
}
function closedDoor(moment: Moment): number | null {
  return (
    moment.view.doors.find(
      ({ id, cards }) =>
        cards === null && ofType(moment.actions, 'enter-room').some(({ door }) => door === id),
    )?.id ?? null
  )
}
function atDoor(door: (moment: Moment) => number | null) {
  return (moment: Moment): Spot => {
    const id = door(moment)
    return id === null ? 'prompt' : `door ${id}`
  }
}
/** Every tip, the more urgent first: of several that fit a moment, the first unseen one is shown. */
export const TIPS = {
  rescue: { when: asks('save-hero'), spot: at('prompt'), topic: 'healing' },
  deadly: {
    when: (moment) =>
      placing(moment) && weighed(moment) && (moment.view.encounter?.deadly ?? false),
    spot: at('stopping'),
    topic: 'damage',
  },
  turn: { when: asks('start-of-turn'), spot: at('way on'), topic: 'turn' },
  explore: {
    when: (moment) => asks('choose-turn')(moment) && moment.view.doors.length === 0,
    spot: at('way on'),
    topic: 'explore',
  },
  doors: {
    when: (moment) => asks('choose-turn')(moment) && closedDoor(moment) !== null,
    spot: atDoor(closedDoor),
    topic: 'doors',
  },
  'face-or-flee': { when: asks('flee-or-face'), spot: at('encounter'), topic: 'flee' },
  peril: { when: asks('choose-option'), spot: at('encounter'), topic: 'peril' },
  'own-dice': { when: asks('enter-dice'), spot: at('prompt'), topic: 'own-dice' },
  boss: { when: asks('roll-round'), spot: at('encounter'), topic: 'boss-fight' },
  dice: {
    when: (moment) => placing(moment) && placed(moment) === 0,
    spot: atTray,
    topic: 'placing',
  },
  armor: {
    when: (moment) => placing(moment) && uncovered(moment).some(({ open }) => !open),
    spot: atBox(({ armor }) => armor),
    topic: 'armor',
  },
  wide: {
    when: (moment) =>
      filling(moment) !== null ||
      (placing(moment) && offers(moment, 'begin-wide-box') && placed(moment) > 0),
    spot: (moment) => {
      const box = filling(moment)
      return box === null ? atBox(({ wide, open }) => wide && open)(moment) : `box ${box}`
    },
    topic: 'wide-boxes',
  },
  stopping: {
    when: (moment) => placing(moment) && placed(moment) > 0 && !free(moment),
    spot: at('stopping'),
    topic: 'consequences',
  },
  skill: {
    when: (moment) => placing(moment) && skilled(moment) !== null,
    spot: (moment) => `skills ${skilled(moment) ?? 0}`,
    topic: 'skills',
  },
  potion: {
    when: (moment) => placing(moment) && offers(moment, 'drink-potion'),
    spot: ({ actions }) => {
      const drink = ofType(actions, 'drink-potion')[0]
      return drink === undefined ? 'potions' : `kind ${drink.potion}`
    },
    topic: 'potions',
  },
  undo: {
    when: (moment) =>
      moment.undo === 'free' && (between(moment) || (placing(moment) && placed(moment) > 1)),
    spot: at('undo'),
    topic: 'undo',
  },
  loot: { when: asks('claim-loot'), spot: at('ways'), topic: 'loot' },
  'level-up': { when: asks('level-up', 'pick-xp'), spot: at('way on'), topic: 'levels' },
  descend: { when: asks('descend-or-stay'), spot: at('stairs'), topic: 'descend' },
} as const satisfies Record<string, Tip>

export type TipId = keyof typeof TIPS
export const TIP_IDS = Object.keys(TIPS) as readonly TipId[]
export const { fits, tipFor } = tipsIn<Moment, TipId>(TIP_IDS, TIPS)

/** A tip by its name. */
export function tipOf(id: TipId): Tip {
  return TIPS[id]
}
