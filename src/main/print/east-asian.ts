/**
 * Chinese, Japanese and Korean letters: Noto Sans of each language, in some hundred files by what is used together.
 * They are too many for the bundle, so they lie beside it, and a file is read when a letter of it is first drawn.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as v from 'valibot'
import { covers, fontFile } from './font-file'
import type { FontFile } from './font-file'

const FAMILIES = ['sc', 'jp', 'kr'] as const
type Family = (typeof FAMILIES)[number]

const { resolve } = createRequire(import.meta.url)
function read(family: Family, path: string): Buffer {
  return readFileSync(resolve(`@fontsource/noto-sans-${family}/${path}`))
}

/** Which characters each file has, as `U+4e00,U+4e01-4e05`; those of other scripts have names without brackets. */
const listed = v.record(v.string(), v.string())
const NUMBERED = /^\[(\d+)\]$/

/** The number of the file that has a character, by the character. */
function filesOf(family: Family): ReadonlyMap<number, string> {
  const ranges = v.parse(listed, JSON.parse(read(family, 'unicode.json').toString()))
  return new Map(
    Object.entries(ranges).flatMap(([key, list]) => {
      const [, file] = NUMBERED.exec(key) ?? []
      return file === undefined ? [] : pointsIn(list).map((point) => [point, file] as const)
    }),
  )
}

function pointsIn(list: string): readonly number[] {
  return list.split(',').flatMap((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    const from = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => from + at)
  })
}

const known = new Map<Family, ReadonlyMap<number, string>>()
function filesByPoint(family: Family): ReadonlyMap<number, string> {
  const files = known.get(family) ?? filesOf(family)
  known.set(family, files)
  return files
}

const loaded = new Map<string, FontFile>()
function load(family: Family, file: string): FontFile {
  const name = `noto-sans-${family}-${file}`
  const font = loaded.get(name) ?? fontFile(name, read(family, `files/${name}-400-normal.woff`))
  loaded.set(name, font)
  return font
}

/** Of the fonts that were looked into, the one with this name. */
export function loadedFont(name: string): FontFile | undefined {
  return loaded.get(name)
}

/** Han letters are drawn otherwise in each language: which one is meant, the other letters beside them tell. */
function familiesFor(text: string): readonly Family[] {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return ['jp', 'sc', 'kr']
  if (/\p{sc=Hangul}/u.test(text)) return ['kr', 'sc', 'jp']
  return FAMILIES
}

/**
 * @param cluster a letter with its marks
 * @param text that it is a part of
 * @returns null where it is a letter of none of them
 */
export function eastAsianFont(cluster: string, text: string): FontFile | null {
  const point = cluster.codePointAt(0) ?? 0
  for (const family of familiesFor(text)) {
    const file = filesByPoint(family).get(point)
    const font = file === undefined ? null : load(family, file)
    if (font !== null && covers(font, cluster)) return font
  }
  return null
}
