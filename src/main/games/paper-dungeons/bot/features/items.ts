/** The magic items: which are started, which are complete. */
import { ITEMS } from '@shared/games/paper-dungeons'
import { MARKS_PER_ITEM } from '../../content/printed'
import { newNames, type Part } from './part'

const { names, place } = newNames()
const STARTED = place('started', ITEMS)
const COMPLETE = place('complete', ITEMS)

export const items: Part = {
  names,
  isSame: ({ sheet: one }, { sheet: other }) => one.items === other.items,
  filler: () => (settled, into) => {
    const { items: marked } = settled.sheet
    for (let item = 0; item < marked.length; item++) {
      const marks = marked[item] ?? 0
      if (marks >= MARKS_PER_ITEM) into[COMPLETE + item] = 1
      else if (marks > 0) into[STARTED + item] = 1
    }
  },
}
