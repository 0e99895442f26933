/** What the cards of the game are sifted by: their kind, and what is printed on them. */
import { FLOORS, FLOORS_WITH_RULE, FOE_ABILITIES, STATS } from '@shared/games/one-deck-dungeon'
import { statName } from '@shared/games/one-deck-dungeon/keys'
import type { FloorId } from '@shared/games/one-deck-dungeon'
import { facetOf, type Facet } from '@renderer/codex/codex'
import { KINDS, LOOTS, MARKS } from './entries'
import type { Ability, Entry } from './entries'

/** The XP that a card may be worth. */
export const XP_VALUES = ['2', '3', '4'] as const
const ABILITIES: readonly Ability[] = [...FOE_ABILITIES, ...FLOORS_WITH_RULE]

function isFloor(ability: string): ability is FloorId {
  return FLOORS.some((floor) => floor === ability)
}

/** @param of what an entry has of it */
function facet<Value extends string>(
  id: string,
  values: readonly Value[],
  key: (value: Value) => string,
  of: (entry: Entry) => readonly Value[],
  any = 'codex.any',
): Facet {
  return facetOf({
    id,
    label: id === 'kind' ? 'codex.kind' : `odd.codex.${id}`,
    any,
    values,
    nameOf: (value) => ({ key: key(value), named: { count: value } }),
    of,
  })
}

export const FACETS: readonly [Facet, ...Facet[]] = [
  facet(
    'kind',
    KINDS,
    (kind) => `odd.codex.kinds.${kind}`,
    ({ subject }) => [subject.kind],
    'odd.codex.kinds.any',
  ),
  facet('stat', STATS, statName, ({ stats }) => stats),
  facet(
    'mark',
    MARKS,
    (mark) => `odd.codex.marks.${mark}`,
    ({ marks }) => marks,
  ),
  facet(
    'xp',
    XP_VALUES,
    () => 'odd.codex.xpWorth',
    ({ xp }) => XP_VALUES.filter((value) => value === String(xp)),
  ),
  facet(
    'loot',
    LOOTS,
    (loot) => `odd.codex.loots.${loot}`,
    ({ loot }) => loot,
  ),
  facet(
    'ability',
    ABILITIES,
    (ability) =>
      isFloor(ability) ? `odd.floors.${ability}.name` : `odd.abilities.${ability}.name`,
    ({ abilities }) => abilities,
  ),
]
