/** The name of the player of a seat. */
import { useI18n } from 'vue-i18n'
import type { Seat, SeatInfo } from '@shared/games'
import type { Translate } from '@renderer/games/say'
import { botName } from '@renderer/locales/keys'

/** What the name of a seat is told from; a record says nothing of bots where a person sat. */
export interface NamedSeat extends Pick<SeatInfo, 'player'> {
  readonly bot?: SeatInfo['bot']
}

/** A seat by its player, a bot by its strength, else as yours where you alone sit there as a person, else by its number. */
export function seatName(all: readonly NamedSeat[], seat: Seat, t: Translate): string {
  const player = all[seat]?.player ?? null
  if (player !== null) return player
  const own = all[seat]?.bot ?? null
  if (own !== null) return t(botName(own), {}, 1)
  const people = all.filter(({ bot = null }) => bot === null)
  return people.length === 1
    ? t('table.seats.you', {}, 1)
    : t('table.seats.seat', { number: seat + 1 }, 1)
}

/** Gives the function that names the seats of a table. */
export function useSeatNames() {
  const { t } = useI18n()
  return (all: readonly NamedSeat[], seat: Seat): string => seatName(all, seat, t)
}
