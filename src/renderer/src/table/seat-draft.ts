/** Who is to sit at a seat, as far as it is filled in. */
import type { BotLevel, SeatInfo } from '@shared/games'
import type { Translate } from '@renderer/games/say'
import { botName } from '@renderer/locales/keys'

export type Who = 'person' | BotLevel
export interface SeatDraft {
  player: string
  who: Who
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
  return { player: written === '' ? t(botName(who), {}, 1) : written, bot: who }
}

/** Somebody else plays for a seat from now on: a person's name stays, a bot's own goes with it. */
export function handedTo(
  who: Who,
  { player, bot }: Pick<SeatInfo, 'player' | 'bot'>,
  t: Translate,
) {
  const isOwn = bot !== null && player === t(botName(bot), {}, 1)
  return seatInput({ player: isOwn ? '' : (player ?? ''), who }, t)
}
