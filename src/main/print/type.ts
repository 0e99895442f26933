/**
 * Sets lines of text on a page, whatever they hold: each character in the first font that has it, right-to-left
 * parts in their reading order, and a box for what no font has. Nothing here may fail or run off the page,
 * because names are the players' own.
 */
import bidiFactory from 'bidi-js'
import type { Face, Place, Style } from '../games/print-rules'
import type { Canvas, Role } from './canvas'
import { eastAsianFont } from './east-asian'
import { covers } from './font-file'
import type { FontFile } from './font-file'
import { boxFont, fontFiles, widthOf } from './fonts'

/** A part of a line in one font and direction. */
interface Run {
  readonly font: string
  readonly text: string
  readonly rtl: boolean
}

/** A letter with its marks, and the font that draws it. */
interface Cluster {
  /** What was to be written. */
  readonly asked: string
  /** What is drawn. */
  readonly text: string
  readonly font: FontFile
}

const ELLIPSIS = '…'
/** Stands for a character that no font has. */
const MISSING = '□'
/** In parts of the size: with more space between them, programs that read a file take letters for words. */
const MOST_SPACING = 0.08
/** More marks on one letter would climb over the lines above. */
const MOST_MARKS = 3

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
function clustersOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment)
}

/**
 * Without controls, overrides of direction, line ends and towers of marks; the joiners of Arabic letters stay. Which form
 * of a Han letter is meant, no font here knows.
 */
function printable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/[\u{e0100}-\u{e01ef}]/gu, '')
    .replace(/(\p{M}+)/gu, (marks) => Array.from(marks).slice(0, MOST_MARKS).join(''))
}

function chooseFonts(text: string, face: Face): readonly Cluster[] {
  const files = fontFiles[face]
  let previous = files[0]
  return clustersOf(printable(text)).flatMap((cluster) => {
    // Spaces and punctuation stay with their neighbour, so that a right-to-left phrase is one run.
    const shared = /^\p{Script=Common}$/u.test(cluster) && previous ? [previous] : []
    const font =
      [...shared, ...files].find((file) => covers(file, cluster)) ?? eastAsianFont(cluster, text)
    previous = font ?? boxFont
    return [{ asked: cluster, text: font ? cluster : MISSING, font: previous }]
  })
}

/** A line as runs from left to right. */
function runsOf(text: string, face: Face): readonly Run[] {
  const clusters = chooseFonts(text, face)
  const line = clusters.map((cluster) => cluster.text).join('')
  const fonts = clusters.flatMap(({ text, font }) =>
    Array.from({ length: text.length }, () => font),
  )
  const embedding = bidi.getEmbeddingLevels(line, 'auto')
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels)
  const units = Array.from({ length: line.length }, (_, at) => mirrored.get(at) ?? line.charAt(at))

  const spans: { from: number; to: number; font: string; rtl: boolean }[] = []
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const font = fonts[at]?.name ?? ''
    const rtl = (embedding.levels[at] ?? 0) % 2 === 1
    const last = spans.at(-1)
    const joins = last?.font === font && last.rtl === rtl
    if (joins && rtl && at === last.from - 1) last.from = at
    else if (joins && !rtl && at === last.to + 1) last.to = at
    else spans.push({ from: at, to: at, font, rtl })
  }
  return spans.map(({ from, to, font, rtl }) =>
    turned({ font, rtl, text: units.slice(from, to + 1).join('') }),
  )
}

/** fontkit turns a right-to-left run by its letters; one that has none is turned here. */
function turned(run: Run): Run {
  return run.rtl && !/\p{L}/u.test(run.text)
    ? { ...run, rtl: false, text: clustersOf(run.text).toReversed().join('') }
    : run
}

function spacingOf({ size, spacing = 0 }: Style): number {
  return Math.min(spacing, MOST_SPACING * size)
}

function widthOfRun({ font, text }: Run, style: Style): number {
  return widthOf(font, text, style.size) + spacingOf(style) * text.length
}

/** @returns the width of a line, in points */
export function measure(text: string, style: Style): number {
  return runsOf(text, style.face).reduce((width, run) => width + widthOfRun(run, style), 0)
}

/** A text, and what it is to the page. */
export interface LineText {
  readonly role: Role
  readonly text: string
}

/**
 * Writes one line.
 * @returns the letters of it that no font has
 */
export function write(
  canvas: Canvas,
  { role, text }: LineText,
  style: Style,
  { x, y, align = 'left' }: Place,
): readonly string[] {
  if (printable(text) === '') return []
  const runs = runsOf(text, style.face).map((run) => ({ run, width: widthOfRun(run, style) }))
  const width = runs.reduce((sum, run) => sum + run.width, 0)
  const { size, color } = style
  const spacing = spacingOf(style)
  let left = x - { left: 0, center: width / 2, right: width }[align]
  const placed = runs.map(({ run, width }) => {
    const at = [left, y] as const
    left += width
    return { ...run, size, color, spacing, at }
  })
  canvas.write({ role, text: printable(text), runs: placed })
  return chooseFonts(text, style.face)
    .filter((cluster) => cluster.text !== cluster.asked)
    .map(({ asked }) => asked)
}

/** Cuts a line to a width: the most letters that leave room for an ellipsis. */
function cut(text: string, style: Style, width: number): string {
  const clusters = clustersOf(printable(text))
  const first = (count: number) => clusters.slice(0, count).join('').trimEnd() + ELLIPSIS
  let [least, most] = [0, clusters.length - 1]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (measure(first(middle), style) <= width) least = middle
    else most = middle - 1
  }
  return first(least)
}

/**
 * Makes a line fit a width: in smaller type down to `least`, then shortened.
 * @returns what to write, and in which style
 */
export function fit(
  text: string,
  style: Style,
  width: number,
  least: number,
): { readonly text: string; readonly style: Style } {
  const full = measure(text, style)
  if (full <= width) return { text, style }
  // A line is as many times wider as its type is larger; sizes go by halves of a point.
  const smaller = { ...style, size: Math.floor(((style.size * width) / full) * 2) / 2 }
  if (smaller.size >= least) return { text, style: smaller }
  const smallest = { ...style, size: least }
  return { text: cut(text, smallest, width), style: smallest }
}

/** @returns the text in lines of at most a width; what is beyond the `most` lines is cut with an ellipsis */
export function wrap(text: string, style: Style, width: number, most: number): readonly string[] {
  const lines: string[] = []
  // A last word of a letter or two would look lost on a line of its own: it takes its neighbour along.
  for (const word of text.split(/ (?!\S{1,2}$)/)) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line === undefined || measure(longer, style) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  const kept = lines.slice(0, most)
  if (lines.length > most) kept[most - 1] = lines.slice(most - 1).join(' ')
  return kept.map((line) => (measure(line, style) <= width ? line : cut(line, style, width)))
}
