/** What a game is called of which nothing can be read but when it was last played, if that. */
import { useI18n } from 'vue-i18n'
import type { DamagedTable } from '@shared/api'

/** Gives the function that names such a game. */
export function useDamagedName() {
  const { t, d } = useI18n()
  return ({ updatedAt, newer }: DamagedTable): string => {
    if (updatedAt === null) return t('library.damaged.gameUnknown')
    const when = d(updatedAt, 'moment')
    return newer ? t('library.damaged.newer', { when }) : t('library.damaged.game', { when })
  }
}
