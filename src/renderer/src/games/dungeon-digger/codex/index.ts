/** The codex of the game: its cards, and what the frame needs to sift, name and draw them. */
import type { DungeonDiggerTypes } from '@shared/games/dungeon-digger'
import { facetOf, type Codex } from '@renderer/codex/codex'
import { say } from '../../say'
import CodexCard from './CodexCard.vue'
import { entriesOf, KINDS, relatedTo, type Entry } from './entries'

export const codex: Codex<DungeonDiggerTypes, Entry> = {
  facets: [
    facetOf({
      id: 'kind',
      label: 'codex.kind',
      any: 'digger.codex.any',
      values: KINDS,
      nameOf: (value) => ({ key: `digger.codex.kinds.${value}` }),
      of: ({ subject }: Entry) => [subject.kind],
    }),
  ],
  entriesOf,
  title: ({ name }, t) => say(name, t),
  spoken: ({ name, subject }, _catalogue, t) =>
    `${t(`digger.codex.kinds.${subject.kind}`, {}, 1)}: ${say(name, t)}`,
  wordsOf: ({ words }) => words,
  relatedTo,
  related: 'digger.codex.related',
  face: CodexCard,
}
