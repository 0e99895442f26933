/** The codex of the game: its cards, and what the frame needs to sift, name and draw them. */
import type { PaperTypes } from '@shared/games/paper-dungeons'
import { facetOf, type Codex } from '@renderer/codex/codex'
import CodexCard from './CodexCard.vue'
import { entriesOf, KINDS, relatedTo, type Entry } from './entries'

export const codex: Codex<PaperTypes, Entry> = {
  facets: [
    facetOf({
      id: 'kind',
      label: 'codex.kind',
      any: 'paper.codex.any',
      values: KINDS,
      nameOf: (value) => ({ key: `paper.codex.kinds.${value}` }),
      of: ({ subject }: Entry) => [subject.kind],
    }),
  ],
  entriesOf,
  title: ({ name }, t) => t(name, {}, 1),
  spoken: ({ name, subject }, _catalogue, t) =>
    `${t(`paper.codex.kinds.${subject.kind}`, {}, 1)}: ${t(name, {}, 1)}`,
  wordsOf: ({ words }) => words,
  relatedTo,
  related: 'paper.codex.related',
  face: CodexCard,
}
