/** A catalogue with every card id, for tests of words: the numbers are not the printed ones. */
import {
  BOSSES,
  DUNGEONS,
  FEATS,
  FLOORS,
  FOES,
  HEROES,
  HERO_SKILLS,
  LOOT_POTIONS,
  PERILS,
  SKILLS,
  TALENTS,
  TIERS,
} from '@shared/games/one-deck-dungeon'
import type {
  Box,
  CardId,
  Catalogue,
  CombatCard,
  EncounterId,
  LootId,
  PerilCard,
  Printing,
} from '@shared/games/one-deck-dungeon'
import { en } from '../../locales/messages'

export const box: Box = {
  color: 'agility',
  value: 4,
  wide: true,
  armor: true,
  damage: 1,
  time: 1,
  skull: false,
}
const LOOT: readonly LootId[] = [...SKILLS, ...LOOT_POTIONS]

function printing(id: EncounterId, side: 1 | 2, at: number): Printing {
  const loot = LOOT[at % LOOT.length] ?? 'valor'
  return { id: `${id}-${side}`, item: { stat: 'magic', health: side - 1 }, loot }
}
function encounter<Id extends EncounterId>(id: Id, at: number) {
  return {
    id,
    xp: 3,
    printings: [printing(id, 1, 2 * at), printing(id, 2, 2 * at + 1)] as const,
  }
}
const foes = FOES.map((id, at): CombatCard => ({
  ...encounter(id, at),
  kind: 'combat',
  ability: null,
  boxes: [box],
}))
const perils = PERILS.map((id, at): PerilCard => {
  const [first = '', second = ''] = Object.keys(en.odd.options[id])
  return {
    ...encounter(id, FOES.length + at),
    kind: 'peril',
    options: [
      { id: first, time: 1, box },
      { id: second, time: 0, box },
    ],
  }
})

const floors = FLOORS.map((id) => ({ id, peril: [], combat: [] }))
const none = { green: 0, yellow: 0, red: 0 }

export const catalogue: Catalogue = {
  encounters: [...foes, ...perils],
  heroes: HEROES.map((id, at) => {
    const feat = FEATS[at] ?? 'frenzy'
    const side = { stats: { strength: 1, agility: 1, magic: 1 }, health: 5, feat, stores: 1 }
    const skill = HERO_SKILLS[at] ?? 'armor'
    return { id, sides: { solo: { ...side, skill }, party: { ...side, skill } } }
  }),
  levels: { solo: [], party: [] },
  skills: [],
  potions: [],
  dungeons: DUNGEONS.map((id, at) => ({
    id,
    difficulty: 1,
    boss: BOSSES[at] ?? 'dragon',
    floors: floors.slice(3 * at, 3 * at + 3),
  })),
  bosses: BOSSES.map((id) => ({ id, health: 6, boxes: [box] })),
  talents: TALENTS.map((id) => ({ id, focus: null, spaces: none, when: [] })),
  tiers: TIERS.map((id) => ({ id, checkmarks: 0, starts: 1 })),
  own: {},
}

/** Every printed card. */
export const CARDS: readonly CardId[] = catalogue.encounters.flatMap(({ printings }) =>
  printings.map(({ id }) => id),
)
