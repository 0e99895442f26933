/// <reference types="vite/types/importMeta.d.ts" />
/** The files of every language, and what they say together. */
import type { Locale } from '@shared/locales'
import type { en } from './messages'

export interface Messages {
  readonly [key: string]: string | Messages
}

const files = import.meta.glob<Messages>('../../src/locales/*/*.json', {
  eager: true,
  import: 'default',
})

/** The files of a language by their names: `app`, and the ids of the games. */
export function filesOf(locale: Locale): Readonly<Record<string, Messages>> {
  return Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.includes(`/${locale}/`))
      .map(([file, messages]) => [file.replace(/^.*\/|\.json$/g, ''), messages]),
  )
}

/** A language's whole catalogue; every one of them has the form of the English one. */
export function messagesOf(locale: Locale): typeof en {
  const { app, ...games } = filesOf(locale)
  if (app === undefined) throw new Error(`There is no catalogue of ${locale}.`)
  const errors = [app, ...Object.values(games)].map((messages) => messages['errors'])
  return Object.assign({}, app, ...Object.values(games), {
    errors: Object.assign({}, ...errors) as Messages,
  }) as typeof en
}
