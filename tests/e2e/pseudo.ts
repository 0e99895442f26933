/**
 * A language that nobody speaks: English with accents on its letters, in brackets, and two fifths longer. An app
 * built with its folder beside the others, and with nothing else changed, shows that a language is one folder;
 * what its long words would push out of place, a translator's would too.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { en } from '../locales/messages.ts'

/** The tag that CLDR keeps for English in accents. */
export const PSEUDO = 'en-XA'
export const PSEUDO_NAME = '[Éñĝļîšĥ öñé]'
const LONGER = 1.4

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ'
const FILLING = 'öñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ'.split(' ')

const accented = (text: string): string =>
  Array.from(text, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('')

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
const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string'
        ? message.split(' | ').map(pseudoForm).join(' | ')
        : pseudoMessages(message),
    ]),
  )

/** The catalogue, of the very form of the English one. */
export const pseudo = {
  ...pseudoMessages(en),
  language: { ...en.language, name: PSEUDO_NAME },
} as typeof en

const root = join(import.meta.dirname, '../..')
/** What a build reads: the app, how it is built, and what its notices are made of. */
export const SOURCES = [
  'src',
  'package.json',
  'electron.vite.config.ts',
  'electron-builder.yml',
  'scripts/licences',
  'docs/credits.md',
]

/** Builds the app in `folder` from a copy of its sources and this one more language; its `out` is to be started. */
export function buildWithPseudo(folder: string): string {
  mkdirSync(folder, { recursive: true })
  for (const source of SOURCES)
    cpSync(join(root, source), join(folder, source), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
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
  const build = join(root, 'scripts/electron-vite.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [build, 'build'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The build with one more language failed.\n${stdout}${stderr}`)
  return join(folder, 'out')
}
