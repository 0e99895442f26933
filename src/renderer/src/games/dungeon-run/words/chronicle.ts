/** What a game's events come to in words. */
import type { DungeonRunTypes } from '@shared/games/dungeon-run'
import type { Chronicle } from '../../screens'

export const chronicle: Chronicle<DungeonRunTypes> = {
  linesOf: () => [],
  chaptersOf: () => [],
}
