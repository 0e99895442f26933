/** The codex of the game: its cards, and what the frame needs to sift, name and draw them. */
import type { OddTypes } from '@shared/games/one-deck-dungeon'
import type { Codex } from '@renderer/codex/codex'
import CodexCard from './CodexCard.vue'
import { entriesOf, teachersOf } from './entries'
import type { Entry } from './entries'
import { FACETS } from './facets'
import { keysOf, spoken, title } from './words'

export const codex: Codex<OddTypes, Entry> = {
  facets: FACETS,
  entriesOf,
  title,
  spoken,
  wordsOf: keysOf,
  relatedTo: (entry, entries, catalogue) => teachersOf(entries, entry, catalogue),
  related: 'odd.codex.taughtBy',
  face: CodexCard,
}
