/** What a game is called of which nothing can be read but when it was last played, if that. */
import { useI18n } from 'vue-i18n'
import type { DamagedTable } from '@shared/api'

/** Gives the function that names such a game. */
export function useDamagedName() {
  const { t, d } = useI18n()
  return ({ updatedAt }: DamagedTable): string =>
    updatedAt === null
      ? t('library.damaged.gameUnknown')
      : t('library.damaged.game', { when: d(updatedAt, 'moment') })
}
