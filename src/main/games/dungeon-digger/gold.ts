/** Gold on the track (section 12): it is gained by events alone, and has no upper limit. */
import type { Corridor, GoldSource, Space } from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { log, playerAt, setPlayer, type Draft } from './draft'

export function gainGold(
  g: Draft,
  seat: Seat,
  gold: number,
  source: GoldSource,
  spaces: readonly Space[],
): void {
  if (gold === 0) return
  g.busy = true
  setPlayer(g, seat, { gold: playerAt(g, seat).gold + gold })
  const hidden = g.scenario.type === 'sandsOfTime'
  log(g, { type: 'gold', seat, gold, source, spaces, hidden })
}
export function logCorridors(g: Draft, corridors: readonly Corridor[]): void {
  for (const { owner, spaces } of corridors)
    log(g, { type: 'corridor-completed', seat: owner, spaces })
}
