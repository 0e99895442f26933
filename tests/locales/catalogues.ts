/// <reference types="vite/types/importMeta.d.ts" />
/** Every catalogue, and the source that speaks from them, read as the tests need them. */
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ENGLISH } from '@shared/locales'
import type { Locale } from '@shared/locales'
import { filesOf, messagesOf, type Messages } from './files'
import * as keys from '@renderer/locales/keys'

/** Every message of a catalogue by its whole key. */
function flatten(messages: Messages, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as const]
      : flatten(value, `${prefix}${key}.`),
  )
}

/** Every message of a language by its whole key. */
export function catalogueOf(locale: Locale) {
  return new Map(flatten(messagesOf(locale)))
}

export const english = catalogueOf(ENGLISH)
/** The English messages of the files that a language has: a game whose file it lacks speaks English. */
export function englishOf(locale: Locale) {
  const files = filesOf(locale)
  const spoken = Object.entries(filesOf(ENGLISH)).filter(([name]) => Object.hasOwn(files, name))
  return new Map(spoken.flatMap(([, messages]) => flatten(messages)))
}
export const sections = Object.keys(messagesOf(ENGLISH))

/** The modules in which games put keys together from ids. */
const gameKeys = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../src/shared/games/*/keys.ts', '../../src/renderer/src/games/*/reference/keys.ts'],
  { eager: true },
)

/** The keys that are put together from ids, as the families list them. */
export const familyKeys: readonly string[] = [keys, ...Object.values(gameKeys)]
  .flatMap((module): readonly unknown[] => Object.values(module))
  .flatMap((one) => (isFamily(one) ? one.keys : []))

function isFamily(one: unknown): one is { readonly keys: readonly string[] } {
  return typeof one === 'function' && 'keys' in one
}

const root = resolve('src')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|vue)$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))

/** Every quoted text of the source that has the shape of a message key. */
export const quoted: ReadonlySet<string> = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/'([\w-]+(?:\.[\w-]+)*)'/g)].map(([, key]) => key ?? ''),
  ),
)

/**
 * Every template of the source that puts a key together (`table.undo.${why}`), as a pattern. One that starts
 * with a hole says too little and is left out.
 */
export const templates: readonly RegExp[] = sources
  .flatMap((text) => [...text.matchAll(/`([\w-]+\.[^`\n]*\$\{[^`\n]*)`/g)])
  .map(([, template]) =>
    (template ?? '').replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+'),
  )
  .filter((pattern) => /^[\w\-[\]\\.+]+$/.test(pattern))
  .map((pattern) => new RegExp(`^(odd\\.)?${pattern}$`))
