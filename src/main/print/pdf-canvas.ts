/** A canvas that becomes a PDF of one page: the same drawing gives the same bytes. */
import PDFDocument from 'pdfkit'
import type { Paper } from '@shared/api'
import type { Paint, Shape } from '../games/print-rules'
import type { Canvas, FileFacts } from './canvas'
import { allFonts, FEATURES } from './fonts'

const APP = 'Delver’s Table'

export function pdfCanvas(paper: Paper, { title, locale, createdAt }: FileFacts): Canvas {
  const doc = new PDFDocument({
    size: paper === 'a4' ? 'A4' : 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    lang: locale,
    displayTitle: true,
    info: { Title: title, Creator: APP, CreationDate: new Date(createdAt) },
  })
  const bytes = collect(doc)
  for (const { name, bytes: font } of allFonts()) doc.registerFont(name, font)
  return {
    width: doc.page.width,
    height: doc.page.height,
    draw: (shape, paint) => {
      outline(doc, shape)
      fillAndStroke(doc, paint)
    },
    write: ({ font, text, size, color, spacing }, [x, y]) => {
      // Features named also make pdfkit lay a run out whole; word by word, right-to-left ones would lose
      // their order.
      doc
        .font(font, size)
        .fillColor(color)
        .text(text, x, y, {
          characterSpacing: spacing,
          features: [...FEATURES],
          lineBreak: false,
          baseline: 'alphabetic',
        })
    },
    finish: () => {
      doc.end()
      return bytes
    },
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
