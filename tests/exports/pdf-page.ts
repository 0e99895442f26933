/** A PDF of one page, as those who print, search and listen to it find it. */
import { getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { LOCALES } from '@shared/locales'
import type { Locale } from '@shared/locales'
import { isFull } from '../amount'

const PAPERS = { a4: [595.28, 841.89], letter: [612, 792] } as const
const MARGIN = 34

export interface Print {
  readonly locale: Locale
  readonly paper: keyof typeof PAPERS
}
const PAPER_SIZES = ['a4', 'letter'] as const
/** Every language on every paper; in the short form each language on one, and each paper with one. */
export const PRINTS: readonly Print[] = LOCALES.flatMap((locale, at) =>
  (isFull ? PAPER_SIZES : [PAPER_SIZES[at % 2] ?? 'a4']).map((paper) => ({ locale, paper })),
)

type PdfFile = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<PdfFile['getPage']>>
type TextItem = Extract<
  Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number],
  { readonly str: string }
>
interface PrintedPage {
  readonly page: PdfPage
  readonly width: number
  readonly height: number
  /** Its runs of text, in the order in which they are written. */
  readonly items: readonly TextItem[]
}

/** Opens a PDF with pdf.js, the reader of browsers. */
export function open(bytes: Buffer): Promise<PdfFile> {
  return getDocumentProxy(new Uint8Array(bytes))
}

export async function firstPage(bytes: Buffer): Promise<PrintedPage> {
  const pdf = await open(bytes)
  expect(pdf.numPages).toBe(1)
  const page = await pdf.getPage(1)
  const { width, height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return { page, width, height, items: items.filter((item) => 'str' in item) }
}

/** The words of a page with single spaces, as they would be searched for. */
export function wordsOf(
  items: readonly { readonly str: string; readonly hasEOL: boolean }[],
): string {
  return items
    .map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str))
    .join('')
    .replace(/\s+/g, ' ')
}

/** Text runs whole within the page's edges. */
export async function expectInside(bytes: Buffer, paper: Print['paper']): Promise<void> {
  const { items, width, height } = await firstPage(bytes)
  expect([width, height]).toEqual(PAPERS[paper])
  for (const { str, transform, width: length } of items) {
    if (str.trim() === '') continue
    const [x, y] = [Number(transform[4]), Number(transform[5])]
    expect(x, str).toBeGreaterThan(MARGIN)
    expect(x + length, str).toBeLessThan(width - MARGIN)
    expect(y, str).toBeGreaterThan(20)
    expect(y, str).toBeLessThan(height - 36)
  }
}

/** Names in all the scripts that people have names in, and signs. */
export const NAMES = ['Žofie Ελένη Иван דוד مريم', 'สมชาย अमिता 🐉 さくら 张伟 김민준'] as const

/** Each letter of a name is there to read, whatever the order in which it is drawn: none is a box. */
export async function expectLetters(bytes: Buffer, name: string): Promise<void> {
  const words = wordsOf((await firstPage(bytes)).items)
  for (const letter of name.normalize('NFC').replace(/\s/g, '')) expect(words).toContain(letter)
}

/** What stands in the file's structure, each with what it says. */
export interface Tagged {
  readonly role: string
  readonly text: string
}
export async function structureOf(bytes: Buffer): Promise<readonly Tagged[]> {
  const { page } = await firstPage(bytes)
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  const within: (string | null)[] = []
  for (const item of items) {
    if ('str' in item) {
      for (const id of within) if (id !== null) texts.set(id, (texts.get(id) ?? '') + item.str)
    } else if (item.type === 'endMarkedContent') within.pop()
    else within.push('id' in item && item.id ? item.id : null)
  }
  const [document, ...others] = (await page.getStructTree()).children
  expect(others).toEqual([])
  if (document === undefined || !('role' in document)) throw new Error('The file is not tagged.')
  expect(document.role).toBe('Document')
  return document.children.map((child) => {
    if (!('role' in child)) throw new Error('A line has no role.')
    const said = child.children.map((content) => ('id' in content ? texts.get(content.id) : ''))
    return { role: child.role, text: said.join('') }
  })
}

/**
 * The file says that it is tagged and in which language; it has one title and these headings, as words, and every line
 * is in its structure as it is read.
 */
export async function expectTagged(
  bytes: Buffer,
  locale: Locale,
  headings: readonly string[],
): Promise<void> {
  const pdf = await open(bytes)
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  expect((await pdf.getMetadata()).info).toMatchObject({ Language: locale })
  const lines = await structureOf(bytes)
  const of = (role: string) => lines.filter((line) => line.role === role).map(({ text }) => text)
  expect(of('H1')).toHaveLength(1)
  // Some have a count behind them.
  expect(of('H2')).toEqual(headings.map((text) => expect.stringContaining(text) as string))
  const written = (await firstPage(bytes)).items.map(({ str }) => str).join('')
  const bare = (text: string) => text.replace(/\s/g, '')
  expect(bare(lines.map(({ text }) => text).join(''))).toBe(bare(written))
}
