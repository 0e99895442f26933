/** Every picture of the game, by what it shows. */
import type {
  BossId,
  DungeonId,
  EncounterId,
  FloorId,
  HeroId,
  LootPotionId,
} from '@shared/games/one-deck-dungeon'
import { BOSS_SCENES } from './bosses'
import { DUNGEON_SCENES } from './dungeons'
import { ENDING_SCENES, type EndingPicture } from './endings'
import { FLOOR_SCENES } from './floors'
import { FOE_SCENES } from './foes'
import { HERO_SCENES } from './heroes'
import { LEVEL_SCENES, type LevelPicture } from './levels'
import { PERIL_SCENES } from './perils'
import { POTION_SCENES } from './potions'
import type { Scene } from '@renderer/art/scene'

export type Pictured =
  | EncounterId
  | BossId
  | HeroId
  | DungeonId
  | FloorId
  | LootPotionId
  | 'healing'
  | LevelPicture
  | EndingPicture

export const SCENES: Readonly<Record<Pictured, Scene>> = {
  ...FOE_SCENES,
  ...PERIL_SCENES,
  ...BOSS_SCENES,
  ...HERO_SCENES,
  ...DUNGEON_SCENES,
  ...FLOOR_SCENES,
  ...POTION_SCENES,
  ...LEVEL_SCENES,
  ...ENDING_SCENES,
}

export function sceneOf(of: Pictured): Scene {
  return SCENES[of]
}
