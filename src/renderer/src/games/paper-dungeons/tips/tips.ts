/** The tips of a first game: what each is about, and when it is of use. */
import { SYMBOLS, type Content, type Question, type View } from '@shared/games/paper-dungeons'
import { tipsIn } from '@renderer/table/tips/tips-in'
import { glory, type Words } from '../words/names'

interface Tip {
  /** The key of its words. */
  readonly text: string
  readonly when: (view: View) => boolean
  /** What its words name of the values that are played with. */
  readonly named?: (content: Content, words: Words) => Readonly<Record<string, string | number>>
}
/** So many gems show what several are worth. */
const MANY_GEMS = 7
const SKULL = SYMBOLS.indexOf('skull')
function asks(view: View, ...types: readonly Question['type'][]): boolean {
  const question = view.own?.question ?? null
  return question !== null && types.includes(question.type)
}
function ownSheet({ viewer, sheets }: View) {
  return viewer === null ? undefined : sheets[viewer]
}
function inside(view: View): boolean {
  return (ownSheet(view)?.room ?? -1) >= 0
}
function manyGems({ tracks }: Content) {
  return { glory: glory(tracks.gems[MANY_GEMS]?.glory ?? 0) }
}

/** By the names under which they are kept as seen, in their order: the first that fits and was not seen is shown. */
const TIPS = {
  'paper-keep': { text: 'paper.tips.keep', when: (view) => asks(view, 'keep') },
  'paper-damage': { text: 'paper.tips.damage', when: (view) => asks(view, 'damage') },
  'paper-dice': { text: 'paper.tips.dice', when: (view) => asks(view, 'use-die') },
  'paper-move': { text: 'paper.tips.move', when: (view) => asks(view, 'use-die') },
  'paper-skulls': {
    text: 'paper.tips.skulls',
    when: (view) => view.dice.includes(SKULL) && asks(view, 'use-die'),
  },
  'paper-walk': { text: 'paper.tips.walk', when: (view) => asks(view, 'walk') },
  'paper-fight': {
    text: 'paper.tips.fight',
    when: (view) => inside(view) && asks(view, 'use-die', 'walk'),
  },
  'paper-commit': {
    text: 'paper.tips.commit',
    when: (view) => view.turn > 0 && asks(view, 'commit'),
  },
  'paper-boss': {
    text: 'paper.tips.boss',
    when: (view) => view.turn === 2 && asks(view, 'use-die'),
  },
  'paper-thresholds': {
    text: 'paper.tips.thresholds',
    when: (view) => view.turn === 2 && asks(view, 'use-die'),
  },
  'paper-levels': {
    text: 'paper.tips.levels',
    when: (view) => view.turn >= 2 && asks(view, 'use-die'),
  },
  'paper-gems': {
    text: 'paper.tips.gems',
    when: (view) => view.turn >= 2 && asks(view, 'use-die'),
    named: manyGems,
  },
  'paper-scattered': {
    text: 'paper.tips.scattered',
    when: (view) => view.scattered && view.turn >= 2 && view.turn <= 6 && asks(view, 'use-die'),
  },
  'paper-score': {
    text: 'paper.tips.score',
    when: (view) => view.turn >= 2 && asks(view, 'use-die'),
  },
  'paper-potions': {
    text: 'paper.tips.potions',
    when: (view) => view.turn >= 2 && (ownSheet(view)?.potions ?? 0) > 0 && asks(view, 'use-die'),
    named: ({ tracks }, { reward }) => ({
      gains: tracks.potionRows.map(({ bonus }) => reward(bonus)).join(', '),
    }),
  },
  'paper-shared': {
    text: 'paper.tips.shared',
    when: (view) => !view.alone && view.turn >= 3 && asks(view, 'use-die'),
  },
  'paper-wrap': {
    text: 'paper.tips.wrap',
    when: (view) => view.turn >= 3 && inside(view) && asks(view, 'use-die'),
  },
  'paper-missions': {
    text: 'paper.tips.missions',
    when: (view) => view.turn >= 4 && view.missions.length > 0 && asks(view, 'use-die'),
  },
} as const satisfies Readonly<Record<string, Tip>>

export type TipId = keyof typeof TIPS
export const TIP_IDS = Object.keys(TIPS) as readonly TipId[]
export const { fits, tipFor } = tipsIn<View, TipId>(TIP_IDS, TIPS)

/** A tip by its name. */
export function tipOf(id: TipId): Tip {
  return TIPS[id]
}
