/** Seats as far as they are filled. */
import type { BotLevel, SeatInfo } from '@shared/games'
import type { Translate } from '../../say'

export interface SeatDraft {
  player: string
  who: 'person' | BotLevel
}
export function emptySeat(): SeatDraft {
  return { player: '', who: 'person' }
}
export function draftOf({ player, bot }: Pick<SeatInfo, 'player' | 'bot'>): SeatDraft {
  return { player: player ?? '', who: bot ?? 'person' }
}

/** Who sits there, as calls want it; a bot without a name is called by its strength. */
export function seatInput({ player, who }: SeatDraft, t: Translate) {
  const written = player.trim()
  if (who === 'person') return { player: written === '' ? null : written, bot: null }
  return { player: written === '' ? t(`paper.newGame.bots.${who}`, {}, 1) : written, bot: who }
}
