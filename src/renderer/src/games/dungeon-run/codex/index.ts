/** The codex of the game: its cards and tiles, and what the frame needs to sift, name and draw them. */
import {
  HEROES,
  MONSTER_TYPES,
  SLOTS,
  STATS,
  type DungeonRunTypes,
} from '@shared/games/dungeon-run'
import { heroName, monsterType, slotName, statName } from '@shared/games/dungeon-run/keys'
import { facetOf, type Codex } from '@renderer/codex/codex'
import CardFace from '../cards/CardFace.vue'
import { entriesOf, KINDS, relatedTo, type Entry } from '../cards/entries'

export const codex: Codex<DungeonRunTypes, Entry> = {
  facets: [
    facetOf({
      id: 'kind',
      label: 'codex.kind',
      any: 'run.codex.any',
      values: KINDS,
      nameOf: (value) => ({ key: `run.codex.kinds.${value}` }),
      of: ({ subject }: Entry) => [subject.kind],
    }),
    facetOf({
      id: 'hero',
      label: 'run.codex.hero',
      any: 'run.codex.anyOne',
      values: HEROES,
      nameOf: (value) => ({ key: heroName(value) }),
      of: ({ hero }: Entry) => [hero ?? ''],
    }),
    facetOf({
      id: 'type',
      label: 'run.codex.type',
      any: 'run.codex.anyOne',
      values: MONSTER_TYPES,
      nameOf: (value) => ({ key: monsterType(value) }),
      of: ({ types }: Entry) => types,
    }),
    facetOf({
      id: 'stat',
      label: 'run.codex.stat',
      any: 'run.codex.anyOne',
      values: STATS,
      nameOf: (value) => ({ key: statName(value) }),
      of: ({ stats }: Entry) => stats,
    }),
    facetOf({
      id: 'slot',
      label: 'run.codex.slot',
      any: 'run.codex.anyOne',
      values: SLOTS,
      nameOf: (value) => ({ key: slotName(value) }),
      of: ({ slots }: Entry) => slots,
    }),
  ],
  entriesOf,
  title: ({ name }, t) => t(name, {}, 1),
  spoken: ({ name, subject }, _catalogue, t) =>
    `${t(`run.codex.kinds.${subject.kind}`, {}, 1)}: ${t(name, {}, 1)}`,
  wordsOf: ({ words }) => words.map((key) => ({ key })),
  relatedTo,
  related: 'run.codex.related',
  face: CardFace,
}
