/**
 * The fonts of printed pages. Each typeface of the app comes as one file per script; what none of them has is
 * looked for in DejaVu Sans, which knows nearly six thousand characters, then in the fonts of single scripts, and at last
 * in those of Chinese, Japanese and Korean (east-asian.ts).
 */
import type { Font } from 'fontkit'
import body from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff?inline'
import bodyCyrillic from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-400-normal.woff?inline'
import bodyExtended from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-400-normal.woff?inline'
import bodyGreek from '@fontsource/alegreya-sans/files/alegreya-sans-greek-400-normal.woff?inline'
import bodyVietnamese from '@fontsource/alegreya-sans/files/alegreya-sans-vietnamese-400-normal.woff?inline'
import bold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff?inline'
import boldCyrillic from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-700-normal.woff?inline'
import boldExtended from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-700-normal.woff?inline'
import boldGreek from '@fontsource/alegreya-sans/files/alegreya-sans-greek-700-normal.woff?inline'
import boldVietnamese from '@fontsource/alegreya-sans/files/alegreya-sans-vietnamese-700-normal.woff?inline'
import title from '@fontsource/alegreya-sc/files/alegreya-sc-latin-700-normal.woff?inline'
import titleExtended from '@fontsource/alegreya-sc/files/alegreya-sc-latin-ext-700-normal.woff?inline'
import dejavu from '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff?inline'
import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?inline'
import emoji from '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff?inline'
import thai from '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff?inline'
import type { Face } from '../games/print-rules'
import { loadedFont } from './east-asian'
import { fontFile } from './font-file'
import type { FontFile } from './font-file'

function bundled(name: string, url: string): FontFile {
  return fontFile(name, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
}

/** Draws the box for what no font has, and much else. */
export const boxFont = bundled('dejavu', dejavu)

/** Where to look for a character, face by face, in that order. Read once, at the first page. */
export const fontFiles: Readonly<Record<Face, readonly FontFile[]>> = (() => {
  const others = [
    boxFont,
    bundled('thai', thai),
    bundled('devanagari', devanagari),
    bundled('emoji', emoji),
  ]
  return {
    title: [bundled('title', title), bundled('title-extended', titleExtended), ...others],
    body: [
      bundled('body', body),
      bundled('body-extended', bodyExtended),
      bundled('body-vietnamese', bodyVietnamese),
      bundled('body-greek', bodyGreek),
      bundled('body-cyrillic', bodyCyrillic),
      ...others,
    ],
    bold: [
      bundled('bold', bold),
      bundled('bold-extended', boldExtended),
      bundled('bold-vietnamese', boldVietnamese),
      bundled('bold-greek', boldGreek),
      bundled('bold-cyrillic', boldCyrillic),
      ...others,
    ],
  }
})()

const byName = new Map(
  Object.values(fontFiles)
    .flat()
    .map((file) => [file.name, file]),
)

/** @throws Error where no font has the name */
export function fontFileNamed(name: string): FontFile {
  const file = byName.get(name) ?? loadedFont(name)
  if (file === undefined) throw new Error(`There is no font ${name}.`)
  return file
}

/** @throws Error where no font has the name */
export function fontNamed(name: string): Font {
  return fontFileNamed(name).font
}

/**
 * Lining figures of one width, because the old-style nought of these faces reads as an o and their 1 creeps up
 * to the word before it.
 */
export const FEATURES = ['lnum', 'tnum'] as const

/** A letter's shape as SVG draws paths, in the font's units, and where it stands from where it is. */
export interface LaidOutGlyph {
  readonly outline: string
  readonly offset: readonly [x: number, y: number]
  readonly advance: number
}

/** A run's letters from left to right. */
export function layOut(name: string, text: string): readonly LaidOutGlyph[] {
  const { glyphs, positions } = fontNamed(name).layout(text, [...FEATURES])
  return glyphs.map(({ path }, at) => ({
    outline: path.toSVG(),
    offset: [positions[at]?.xOffset ?? 0, positions[at]?.yOffset ?? 0],
    advance: positions[at]?.xAdvance ?? 0,
  }))
}

/** @returns the width of a run, in points */
export function widthOf(name: string, text: string, size: number): number {
  const font = fontNamed(name)
  return (font.layout(text, [...FEATURES]).advanceWidth * size) / font.unitsPerEm
}
