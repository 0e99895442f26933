/** The five heroes, each with a side for one hero alone and one for a party. */
import type {
  Catalogue,
  FeatId,
  HeroSide,
  HeroSkillId,
  Side,
  Stat,
} from '@shared/games/one-deck-dungeon'

export type HeroCard = Catalogue['heroes'][number]

/** Feats that roll stored dice, and how many a hero may store on either side (R35). */
const STORES: Readonly<Record<FeatId, Readonly<Record<Side, number>>>> = {
  frenzy: { solo: 2, party: 1 },
  'mana-charge': { solo: 2, party: 1 },
  valiant: { solo: 2, party: 1 },
  'daring-gamble': { solo: 0, party: 0 },
  'eagle-eye': { solo: 0, party: 0 },
}

/** A side of a card: its dice in the order strength, agility, magic. */
function side(of: Side, feat: FeatId) {
  return (
    [strength, agility, magic]: readonly [number, number, number],
    health: number,
    skill: HeroSkillId,
  ): HeroSide => ({
    stats: { strength, agility, magic } satisfies Record<Stat, number>,
    health,
    feat,
    stores: STORES[feat][of],
    skill,
  })
}

type Numbers = Parameters<ReturnType<typeof side>>

function hero(id: HeroCard['id'], feat: FeatId, solo: Numbers, party: Numbers): HeroCard {
  return {
    id,
    sides: { solo: side('solo', feat)(...solo), party: side('party', feat)(...party) },
  }
}

export const HEROES: readonly HeroCard[] = [
  hero('warrior', 'frenzy', [[4, 2, 1], 6, 'second-wind'], [[3, 1, 0], 4, 'fearless-charge']),
  hero('rogue', 'daring-gamble', [[1, 4, 2], 5, 'stealth'], [[0, 3, 1], 3, 'dungeoneering']),
  hero('mage', 'mana-charge', [[1, 2, 4], 5, 'shield-aura'], [[0, 1, 3], 3, 'power-transfer']),
  hero('archer', 'eagle-eye', [[2, 3, 2], 5, 'kiting'], [[1, 2, 1], 3, 'combined-shot']),
  hero('paladin', 'valiant', [[3, 1, 3], 5, 'armor'], [[2, 0, 2], 3, 'support-aura']),
]
