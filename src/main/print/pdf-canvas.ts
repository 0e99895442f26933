/**
 * A canvas that becomes a PDF of one page: the same drawing gives the same bytes. It is tagged: lines of text are
 * headings and paragraphs in the order in which they are written, and all else is an artifact.
 */
import PDFDocument from 'pdfkit'
import type { Paper } from '@shared/api'
import type { Paint, Shape } from '../games/print-rules'
import type { Canvas, FileFacts, Line, Role } from './canvas'
import { FEATURES, fontFileNamed } from './fonts'

const APP = 'Delver’s Table'
const TAGS: Readonly<Record<Role, string>> = { title: 'H1', heading: 'H2', text: 'P' }

export function pdfCanvas(paper: Paper, { title, locale, createdAt }: FileFacts): Canvas {
  const doc = new PDFDocument({
    size: paper === 'a4' ? 'A4' : 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    lang: locale,
    displayTitle: true,
    tagged: true,
    info: { Title: title, Creator: APP, CreationDate: new Date(createdAt) },
  })
  const bytes = collect(doc)
  const registered = new Set<string>()
  const register = (name: string): void => {
    if (registered.has(name)) return
    registered.add(name)
    doc.registerFont(name, fontFileNamed(name).bytes)
  }
  const structure = doc.struct('Document')
  doc.addStructure(structure)
  return {
    width: doc.page.width,
    height: doc.page.height,
    draw: (shape, paint) => {
      doc.markContent('Artifact', { type: 'Layout' })
      if (shape.kind === 'path') doc.save()
      outline(doc, shape)
      fillAndStroke(doc, paint)
      if (shape.kind === 'path') doc.restore()
      doc.endMarkedContent()
    },
    write: (line) => {
      for (const { font } of line.runs) register(font)
      // Where letters stand in another order than they are read, apart, or not at all, the text itself is told.
      const options = isDrawnAsRead(line) ? {} : { actual: line.text }
      structure.add(doc.struct(TAGS[line.role], options, [() => drawRuns(doc, line)]))
    },
    finish: () => {
      structure.end()
      doc.end()
      return bytes
    },
  }
}

function isDrawnAsRead({ text, runs }: Line): boolean {
  const drawn = runs.map((run) => run.text).join('')
  return drawn === text && runs.every(({ rtl, spacing }) => !rtl && spacing === 0)
}

function drawRuns(doc: PDFKit.PDFDocument, { runs }: Line): void {
  for (const { font, text, size, color, spacing, at } of runs) {
    // Features named also make pdfkit lay a run out whole; word by word, right-to-left ones would lose
    // their order.
    doc
      .font(font, size)
      .fillColor(color)
      .text(text, ...at, {
        characterSpacing: spacing,
        features: [...FEATURES],
        lineBreak: false,
        baseline: 'alphabetic',
      })
  }
}

function outline(doc: PDFKit.PDFDocument, shape: Shape): void {
  switch (shape.kind) {
    case 'circle':
      doc.circle(...shape.center, shape.radius)
      return
    case 'rect':
      doc.roundedRect(...shape.corner, shape.width, shape.height, shape.radius ?? 0)
      return
    case 'polygon':
      doc.polygon(...shape.points.map(([x, y]) => [x, y]))
      return
    case 'lines':
      for (const [first, ...others] of shape.lines) {
        if (first !== undefined) doc.moveTo(...first)
        for (const point of others) doc.lineTo(...point)
      }
      return
    case 'path':
      doc
        .translate(...shape.corner)
        .scale(shape.scale)
        .path(shape.data)
  }
}

function fillAndStroke(doc: PDFKit.PDFDocument, { fill, stroke }: Paint): void {
  if (stroke !== undefined) {
    doc
      .lineWidth(stroke.width)
      .lineCap(stroke.cap ?? 'butt')
      .lineJoin(stroke.join ?? 'miter')
    if (stroke.dash === undefined) doc.undash()
    else doc.dash(stroke.dash, { space: stroke.dash })
  }
  if (fill !== undefined && stroke !== undefined) doc.fillAndStroke(fill, stroke.color)
  else if (fill !== undefined) doc.fill(fill)
  else if (stroke !== undefined) doc.stroke(stroke.color)
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
