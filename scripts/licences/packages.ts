/** npm packages as components: who wrote them, under which licence, and where. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import spdx from 'spdx-license-list/full.js'
import type { Component } from '../../src/shared/licences.ts'

interface Person {
  readonly name?: string
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly author?: string | Person
  readonly repository?: string | { readonly url?: string }
  readonly homepage?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** Where a package says less, or something else, than its files do. */
const CORRECTIONS: Readonly<
  Record<string, { licence?: string; author?: string; source?: string }>
> = {
  // Fontsource has one identifier for all its fonts.
  '@fontsource/dejavu-sans': { licence: 'Bitstream-Vera' },
  '@resvg/resvg-wasm': {
    author: '2021-present, yisibl',
    source: 'https://github.com/thx/resvg-js',
  },
  // The decoder's files are Google's, and say so.
  brotli: { licence: 'MIT AND Apache-2.0' },
  'png-js': { licence: 'MIT' },
}

/** The packages of the app’s own dependencies that electron-builder.yml leaves out altogether. */
const LEFT_OUT: ReadonlySet<string> = new Set(['node-addon-api', 'pako'])

/** Packages that run from `node_modules` in the packed app, by folder: dependencies and theirs. */
export function dependenciesOf(root: string): readonly string[] {
  const folders = new Set<string>()
  const visit = (folder: string): void => {
    for (const name of Object.keys(manifestIn(folder).dependencies ?? {})) {
      const found = LEFT_OUT.has(name) ? null : folderOf(name, folder)
      if (found === null || folders.has(found)) continue
      folders.add(found)
      visit(found)
    }
  }
  visit(root)
  return [...folders]
}

/** Where Node finds a package from `folder`; null where it is not installed. */
function folderOf(name: string, folder: string): string | null {
  const found = join(folder, 'node_modules', name)
  if (existsSync(join(found, 'package.json'))) return found
  const parent = dirname(folder)
  return parent === folder ? null : folderOf(name, parent)
}

/** Throws where a package names no licence, or none whose text is known. */
export function componentIn(folder: string): Component {
  const manifest = manifestIn(folder)
  const correction = CORRECTIONS[manifest.name]
  const licence = correction?.licence ?? manifest.license
  if (licence === undefined) throw new Error(`${manifest.name} names no licence`)
  const author = correction?.author ?? authorOf(manifest)
  const texts = textsIn(folder)
  if (correction?.licence !== undefined && licence.includes(' AND ')) texts.length = 0
  return {
    name: manifest.name,
    version: manifest.version,
    licence,
    source: correction?.source ?? sourceOf(manifest),
    text: texts.length > 0 ? texts.join('\n\n') : standardText(licence, author),
  }
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

function authorOf({ author, name }: Manifest): string {
  return (
    (typeof author === 'string' ? author.replace(/ [<(].*$/, '') : author?.name) ??
    `the authors of ${name}`
  )
}

function sourceOf({ repository, homepage }: Manifest): string | null {
  const url = typeof repository === 'string' ? repository : repository?.url
  if (url === undefined) return homepage ?? null
  const address = url.replace(/^git\+/, '').replace(/^(git|ssh):\/\/(git@)?/, 'https://')
  if (address.includes('://')) return address.replace(/\.git$/, '')
  return `https://github.com/${address.replace(/^github:/, '')}`
}

/** The licence and the notices that a package brings. */
function textsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)(-mit)?(\.(md|txt|mit))?$/i.test(file))
    .sort()
    .map((file) => ownPart(readFileSync(join(folder, file), 'utf8')).trim())
}

/** A tool's licence goes on with those of what the tool itself is built of, which is not shipped. */
function ownPart(text: string): string {
  return text.split(/^# Licenses of bundled dependencies/m)[0] ?? ''
}

/** The text of a licence as SPDX has it, for those who name one and bring no text. */
export function standardText(licence: string, holder: string): string {
  return licence
    .split(/ (?:AND|OR) /)
    .map((identifier) => {
      const text = spdx[identifier]?.licenseText
      if (text === undefined) throw new Error(`No text is known for the licence ${identifier}`)
      const body = text.replace(/^(.* Licen[cs]e\n\n)?Copyright \(c\) <year>.*\n+/, '').trim()
      return `${identifier}\n\nCopyright (c) ${holder}\n\n${body}`
    })
    .join('\n\n')
}
