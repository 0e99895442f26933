/** The line over the answers: what is asked, or what of it is being chosen just now. */
import type { View } from '@shared/games/dungeon-digger'
import { questionText } from '../words/question-text'
import type { Naming } from '../words/naming'
import type { Choosing } from './choosing'
import { isSpace, type Facet } from './facets'

interface Headed {
  readonly view: View
  /** Whether the viewer is asked. */
  readonly asked: boolean
  readonly undoable: boolean
  readonly choosing: Choosing
  readonly naming: Naming
}
type KindFacet = Extract<Facet, { readonly id: 'kind' }>

export function headlineOf(headed: Headed): string {
  const { view, asked, undoable, choosing, naming } = headed
  const { words } = naming
  if (view.result !== null) return words.say('digger.questions.over')
  if (asked) {
    if (choosing.sure.value?.type === 'think') return words.say('digger.table.choose.thinkSure')
    const { value: move } = choosing.move
    if (move !== null) return words.t('digger.table.move.plan', { count: move.size }, move.size)
    const { value: chosen } = choosing.chosen
    const kind = chosen.find((one) => one.id === 'kind')
    if (kind !== undefined) return kindText(headed, kind)
    if (view.question?.type === 'steps' && chosen.some(({ id }) => id === 'from')) {
      const count = view.question.left ?? 0
      return words.t('digger.table.choose.to', { count }, count)
    }
  }
  return questionText(view, asked, naming, undoable)
}
/** What an Order is given for, step by step. */
function kindText({ view, choosing, naming }: Headed, { value: kind }: KindFacet): string {
  const { words, place } = naming
  const at = choosing.chosen.value.find(isSpace)
  if (at !== undefined && (kind === 'conquer' || kind === 'store'))
    return words.t(`digger.table.choose.${kind}How`, { place: place(at.value) }, 1)
  // As a bonus nobody is given up.
  if (kind === 'sabotage' && view.question?.type === 'bonus')
    return words.say('digger.table.choose.sabotageBonus')
  return words.say(`digger.table.choose.${kind}`)
}
