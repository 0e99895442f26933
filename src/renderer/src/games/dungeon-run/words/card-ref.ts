/** What a key of the rules stands for: `skill:fleet`, `item:stormrod`, `slime.1`, `stormrod`, `attached:leg-irons`. */
import {
  BOSSES,
  HEROES,
  ITEMS,
  MONSTERS,
  SKILLS,
  STRANGERS,
  TILES,
  TRAPS,
} from '@shared/games/dungeon-run'
import type {
  BossId,
  HeroId,
  ItemId,
  MonsterId,
  SkillId,
  StrangerId,
  TileId,
  TrapId,
} from '@shared/games/dungeon-run'

export type CardRef =
  | { readonly kind: 'item'; readonly id: ItemId }
  | { readonly kind: 'monster'; readonly id: MonsterId }
  | { readonly kind: 'boss'; readonly id: BossId }
  | { readonly kind: 'trap'; readonly id: TrapId }
  | { readonly kind: 'stranger'; readonly id: StrangerId }
  | { readonly kind: 'skill'; readonly id: SkillId }
  | { readonly kind: 'tile'; readonly id: TileId }
  | { readonly kind: 'ability' | 'summoning' | 'hero'; readonly id: HeroId }

const refs = new Map<string, CardRef>([
  ...ITEMS.map((id) => [id, { kind: 'item', id }] as const),
  ...MONSTERS.map((id) => [id, { kind: 'monster', id }] as const),
  ...BOSSES.map((id) => [id, { kind: 'boss', id }] as const),
  ...TRAPS.map((id) => [id, { kind: 'trap', id }] as const),
  ...STRANGERS.map((id) => [id, { kind: 'stranger', id }] as const),
  ...SKILLS.map((id) => [id, { kind: 'skill', id }] as const),
  ...TILES.map((id) => [id, { kind: 'tile', id }] as const),
  ...HEROES.flatMap((id) => [
    [id, { kind: 'hero', id }] as const,
    [`ability:${id}`, { kind: 'ability', id }] as const,
    [`summoning:${id}`, { kind: 'summoning', id }] as const,
  ]),
])

/** null: no such card. */
export function cardRef(key: string): CardRef | null {
  const [plain = key] = key.split('.')
  return refs.get(plain) ?? refs.get(plain.slice(plain.indexOf(':') + 1)) ?? null
}
