/**
 * A pseudo-language: English with accents on its letters, in brackets, and two fifths longer. An app
 * built with its folder beside the others, and with nothing else changed, shows that a language is one folder;
 * what its long words would push out of place, a translator's would too.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCopy, copySources } from '../copied-build.ts'
import { en } from '../locales/messages.ts'

/** The tag that CLDR keeps for English in accents. */
export const PSEUDO = 'en-XA'
export const PSEUDO_NAME = '[Éñĝļîšĥ öñé]'
const LONGER = 1.4

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ'
const FILLING = 'öñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ'.split(' ')

function accented(text: string): string {
  return Array.from(text, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('')
}

/** One form of a message: its parameters stay as they are, and it grows by whole words. */
function pseudoForm(form: string): string {
  const words = form
    .split(/(\{\w+\})/)
    .map((part, at) => (at % 2 === 0 ? accented(part) : part))
    .join('')
  const filled = [words]
  for (let at = 0; filled.join(' ').length + 2 < form.length * LONGER; at += 1)
    filled.push(FILLING[at % FILLING.length] ?? '')
  return `[${filled.join(' ')}]`
}

interface Messages {
  readonly [key: string]: string | Messages
}
function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string'
        ? message.split(' | ').map(pseudoForm).join(' | ')
        : pseudoMessages(message),
    ]),
  )
}

/** The catalogue, of the very form of the English one. */
export const pseudo = {
  ...pseudoMessages(en),
  language: { ...en.language, name: PSEUDO_NAME },
} as typeof en

/** Builds the app in `folder` from a copy of its sources and this one more language; its `out` is to be started. */
export function buildWithPseudo(folder: string): string {
  copySources(folder)
  const locales = join(folder, 'src/locales')
  mkdirSync(join(locales, PSEUDO))
  for (const file of readdirSync(join(locales, 'en'))) {
    const messages = JSON.parse(readFileSync(join(locales, 'en', file), 'utf8')) as Messages
    const { language } = pseudo
    writeFileSync(
      join(locales, PSEUDO, file),
      JSON.stringify({ ...pseudoMessages(messages), ...('language' in messages && { language }) }),
    )
  }
  return buildCopy(folder)
}
