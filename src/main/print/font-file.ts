/** One font file as pages use it. */
import { create } from 'fontkit'
import type { Font } from 'fontkit'
import { unpackWoff } from './woff'

/** One font file: its name in the document, its bytes, and which characters it has. */
export interface FontFile {
  readonly name: string
  readonly bytes: Buffer
  readonly font: Font
  readonly has: (codePoint: number) => boolean
}

/** @param woff as the file is stored */
export function fontFile(name: string, woff: Buffer): FontFile {
  const bytes = unpackWoff(woff)
  const font = create(bytes) as Font
  return { name, bytes, font, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) }
}

/** Whether a font has every character of a letter with its marks. */
export function covers(font: FontFile, cluster: string): boolean {
  return Array.from(cluster).every((character) => font.has(character.codePointAt(0) ?? 0))
}
