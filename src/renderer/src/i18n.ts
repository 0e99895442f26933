/** The two languages of the app; every sentence on the screen comes from one of these catalogues. */
import { createI18n } from 'vue-i18n'
import type { Locale } from '@shared/api'
import en from '@renderer/locales/en.json'
import it from '@renderer/locales/it.json'

const dates = {
  day: { dateStyle: 'medium' },
  weekday: { dateStyle: 'full' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
} as const

const numbers = {
  megabytes: { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 },
} as const

export const i18n = createI18n({
  legacy: false,
  locale: 'en',
  fallbackLocale: 'en',
  messages: { en, it },
  datetimeFormats: { en: dates, it: dates },
  numberFormats: { en: numbers, it: numbers },
})

/** Switches the app's language, live, and tells the document. */
export function speak(locale: Locale): void {
  i18n.global.locale.value = locale
  document.documentElement.lang = locale
}
