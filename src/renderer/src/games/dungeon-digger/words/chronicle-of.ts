/** The chronicle of a game as the frame of its history asks for it: what happened, by its bare names for now. */
import type { DungeonDiggerTypes } from '@shared/games/dungeon-digger'
import type { Chronicle } from '@renderer/games/screens'

export const chronicle: Chronicle<DungeonDiggerTypes> = {
  linesOf: (log) =>
    log.flatMap(({ events, revision }, step) =>
      events.map(({ type }, at) => ({ key: `${revision} ${at}`, step, text: type, tone: 'plain' })),
    ),
  chaptersOf: () => [],
}
