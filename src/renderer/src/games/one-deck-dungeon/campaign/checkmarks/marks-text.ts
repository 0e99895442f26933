/** Where checkmarks lie, in words. */
import type { Mark } from '@shared/games/one-deck-dungeon'
import { spaceName, talentName } from '@shared/games/one-deck-dungeon/keys'
import type { Translate } from '@renderer/games/say'

export function markText({ talent, color }: Mark, t: Translate): string {
  const named = { talent: t(talentName(talent), {}, 1), space: t(spaceName(color), {}, 1) }
  return t('odd.sheet.markOn', named, 1)
}

/** Each space once, with how many lie there. */
export function marksText(marks: readonly Mark[], t: Translate): string {
  const counts = new Map<string, number>()
  for (const mark of marks) {
    const text = markText(mark, t)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts].map(([text, count]) => (count === 1 ? text : `${text} × ${count}`)).join(', ')
}
