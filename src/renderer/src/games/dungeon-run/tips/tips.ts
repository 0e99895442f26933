/** The tips of a first game: what each is about, and when it is of use. */
import type { View } from '@shared/games/dungeon-run'
import { tipsIn } from '@renderer/table/tips/tips-in'

interface Tip {
  /** The key of its words. */
  readonly text: string
  readonly when: (view: View) => boolean
}

/** Whether the viewer is asked one of these now. */
function asks({ question, viewer }: View, ...types: readonly string[]): boolean {
  return (
    question !== null &&
    viewer !== null &&
    question.seats.includes(viewer) &&
    types.includes(question.type)
  )
}
function ownHero({ viewer, heroes }: View) {
  return viewer === null ? undefined : heroes[viewer]
}
function ownRoom(view: View) {
  const hero = ownHero(view)
  return hero === undefined ? undefined : view.rooms[hero.at]
}
function isBeside(view: View): boolean {
  return (ownRoom(view)?.monster ?? null) !== null
}
function liesHere(view: View): boolean {
  const room = ownRoom(view)
  return room !== undefined && room.items.length + room.faceDown > 0
}
/** So many Encounter cards pay for an Advance. */
const PRICE = 2
const HURT = 3

/** By the names under which they are kept as seen, in their order: the first that fits and was not seen is shown. */
const TIPS = {
  'run-learn': { text: 'run.tips.learn', when: (view) => asks(view, 'learn') },
  'run-assign': { text: 'run.tips.assign', when: (view) => asks(view, 'assign') },
  'run-stat': { text: 'run.tips.stat', when: (view) => asks(view, 'stat') },
  'run-reroll': { text: 'run.tips.reroll', when: (view) => asks(view, 'reroll') },
  'run-help': { text: 'run.tips.help', when: (view) => asks(view, 'offer', 'answer-help') },
  'run-place': { text: 'run.tips.place', when: (view) => asks(view, 'place') },
  'run-stone': {
    text: 'run.tips.stone',
    when: (view) => view.bossDead && !view.endgame && asks(view, 'menu'),
  },
  'run-endgame': { text: 'run.tips.endgame', when: (view) => view.endgame && asks(view, 'menu') },
  'run-lair': {
    text: 'run.tips.lair',
    when: (view) => view.lair !== null && !view.bossDead && asks(view, 'menu'),
  },
  'run-beside': { text: 'run.tips.beside', when: (view) => isBeside(view) && asks(view, 'menu') },
  'run-search': {
    text: 'run.tips.search',
    when: (view) => liesHere(view) && !isBeside(view) && asks(view, 'menu'),
  },
  'run-advance': {
    text: 'run.tips.advance',
    when: (view) => (ownHero(view)?.encounters ?? 0) >= PRICE && asks(view, 'menu'),
  },
  'run-explore': {
    text: 'run.tips.explore',
    when: (view) => !isBeside(view) && asks(view, 'menu'),
  },
  'run-wounds': {
    text: 'run.tips.wounds',
    when: (view) => (ownHero(view)?.wounds ?? 0) >= HURT && asks(view, 'menu'),
  },
  'run-equip': {
    text: 'run.tips.equip',
    when: (view) => (ownHero(view)?.items ?? 0) > 0 && asks(view, 'menu'),
  },
} as const satisfies Readonly<Record<string, Tip>>

export type TipId = keyof typeof TIPS
export const TIP_IDS = Object.keys(TIPS) as readonly TipId[]
export const { fits, tipFor } = tipsIn<View, TipId>(TIP_IDS, TIPS)

/** The key of a tip's words. */
export function tipText(id: TipId): string {
  return TIPS[id].text
}
