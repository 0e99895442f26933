/** The name of the player of a seat. */
import { useI18n } from 'vue-i18n'
import type { Seat, SeatInfo } from '@shared/games'

/** Gives the function that names a seat: by its player, else by its number. */
export function useSeatNames() {
  const { t } = useI18n()
  return ({ player }: Pick<SeatInfo, 'player'>, seat: Seat): string =>
    player ?? t('table.seats.seat', { number: seat + 1 })
}
