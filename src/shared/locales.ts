/// <reference types="vite/types/importMeta.d.ts" />
/**
 * The languages of the app: one for each folder of `src/locales/`. The folders themselves are the list, as they
 * lie there when the app is built; a language is added by adding its folder (docs/add-a-language.md).
 */
import * as v from 'valibot'

const FILES = Object.keys(import.meta.glob('../locales/*/app.json'))
const tags = FILES.map((file) => file.split('/').at(-2) ?? '')

/** A language's BCP 47 tag, of which there is a catalogue. */
export const locale = v.pipe(v.picklist(tags), v.brand('Locale'))
export type Locale = v.InferOutput<typeof locale>

export const LOCALES: readonly Locale[] = tags.map((tag) => v.parse(locale, tag))
/** The language that the others follow, and that speaks where one of them lacks words. */
export const ENGLISH = v.parse(locale, 'en')

/** A language as it calls itself. */
export interface Language {
  readonly locale: Locale
  readonly name: string
}
