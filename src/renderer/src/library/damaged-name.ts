/** What a thing is called that cannot be read: its kind, its name and its moment, as far as those can be. */
import { useI18n } from 'vue-i18n'
import type { DamagedThing } from '@shared/api'
import { damagedKind } from '@renderer/locales/keys'

/** Gives the function that names such a thing. */
export function useDamagedName() {
  const { t, d } = useI18n()
  return ({ kind, name, at, newer }: DamagedThing): string => {
    const what = newer ? t('library.damaged.newer') : t(damagedKind(kind))
    const told = [name, at === null ? null : d(at, 'moment')].filter((part) => part !== null)
    return told.length === 0 ? what : `${what} (${told.join(', ')})`
  }
}
