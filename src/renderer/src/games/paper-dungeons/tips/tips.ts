/** The tips of a first game: what each is about, and when it is of use. */
import type { Content, Question, View } from '@shared/games/paper-dungeons'
import { glory, type Words } from '../words/names'

interface Tip {
  /** Its name among the tips seen. */
  readonly id: string
  /** The key of its words. */
  readonly text: string
  readonly when: (view: View) => boolean
  /** What its words name of the values that are played with. */
  readonly named?: (content: Content, words: Words) => Readonly<Record<string, string | number>>
}
/** So many gems show what several are worth. */
const MANY_GEMS = 7
function asks(view: View, type: Question['type']): boolean {
  return view.own?.question?.type === type
}
function ownSheet({ viewer, sheets }: View) {
  return viewer === null ? undefined : sheets[viewer]
}

/** In their order: the first that fits and was not seen is shown. */
export const TIPS: readonly Tip[] = [
  { id: 'paper-keep', text: 'paper.tips.keep', when: (view) => asks(view, 'keep') },
  { id: 'paper-damage', text: 'paper.tips.damage', when: (view) => asks(view, 'damage') },
  { id: 'paper-dice', text: 'paper.tips.dice', when: (view) => asks(view, 'use-die') },
  {
    id: 'paper-move',
    text: 'paper.tips.move',
    when: (view) => asks(view, 'use-die') && (ownSheet(view)?.room ?? 0) < 0,
  },
  { id: 'paper-walk', text: 'paper.tips.walk', when: (view) => asks(view, 'walk') },
  { id: 'paper-commit', text: 'paper.tips.commit', when: (view) => asks(view, 'commit') },
  {
    id: 'paper-boss',
    text: 'paper.tips.boss',
    when: (view) => view.turn === 2 && asks(view, 'use-die'),
  },
  {
    id: 'paper-levels',
    text: 'paper.tips.levels',
    when: (view) => view.turn >= 2 && asks(view, 'use-die'),
  },
  {
    id: 'paper-potions',
    text: 'paper.tips.potions',
    when: (view) => view.turn >= 2 && (ownSheet(view)?.potions ?? 0) > 0 && asks(view, 'use-die'),
    named: ({ tracks }, { reward }) => ({
      gains: tracks.potionRows.map(({ bonus }) => reward(bonus)).join(', '),
    }),
  },
  {
    id: 'paper-gems',
    text: 'paper.tips.gems',
    when: (view) => view.turn >= 3 && asks(view, 'use-die'),
    named: ({ tracks }) => ({ glory: glory(tracks.gems[MANY_GEMS]?.glory ?? 0) }),
  },
  {
    id: 'paper-missions',
    text: 'paper.tips.missions',
    when: (view) => view.turn >= 4 && view.missions.length > 0 && asks(view, 'use-die'),
  },
]
