/** The codex of the game: its cards and tiles, and what the frame needs to sift, name and draw them. */
import {
  HEROES,
  MONSTER_TYPES,
  SLOTS,
  STATS,
  type DungeonRunTypes,
  type HeroId,
  type MonsterType,
  type Slot,
  type Stat,
} from '@shared/games/dungeon-run'
import { heroName, monsterType, slotName, statName } from '@shared/games/dungeon-run/keys'
import type { Codex } from '@renderer/codex/codex'
import CardFace from '../cards/CardFace.vue'
import { entriesOf, KINDS, relatedTo, type Entry, type Kind } from '../cards/entries'

// The frame hands back what it was given: the values of a facet, and the entries.
export const codex: Codex<DungeonRunTypes, Entry> = {
  facets: [
    {
      id: 'kind',
      label: 'codex.kind',
      any: 'run.codex.any',
      values: KINDS,
      nameOf: (value) => ({ key: `run.codex.kinds.${value as Kind}` }),
      of: (entry) => [(entry as Entry).subject.kind],
    },
    {
      id: 'hero',
      label: 'run.codex.hero',
      any: 'run.codex.anyOne',
      values: HEROES,
      nameOf: (value) => ({ key: heroName(value as HeroId) }),
      of: (entry) => [(entry as Entry).hero ?? ''],
    },
    {
      id: 'type',
      label: 'run.codex.type',
      any: 'run.codex.anyOne',
      values: MONSTER_TYPES,
      nameOf: (value) => ({ key: monsterType(value as MonsterType) }),
      of: (entry) => (entry as Entry).types,
    },
    {
      id: 'stat',
      label: 'run.codex.stat',
      any: 'run.codex.anyOne',
      values: STATS,
      nameOf: (value) => ({ key: statName(value as Stat) }),
      of: (entry) => (entry as Entry).stats,
    },
    {
      id: 'slot',
      label: 'run.codex.slot',
      any: 'run.codex.anyOne',
      values: SLOTS,
      nameOf: (value) => ({ key: slotName(value as Slot) }),
      of: (entry) => (entry as Entry).slots,
    },
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
