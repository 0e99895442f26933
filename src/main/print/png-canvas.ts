/**
 * A canvas that becomes a picture. Letters are drawn as outlines of our own fonts, so the picture is the same
 * on every computer, whatever fonts it has.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Paper } from '@shared/api'
import type { Paint, Point, Shape } from '../games/print-rules'
import type { Canvas, TextRun } from './canvas'
import { fontNamed, layOut } from './fonts'
import { withResolution } from './png-resolution'

/** In points. */
export const PAPER_SIZES: Readonly<Record<Paper, Point>> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
}
/** A point is 4/3 of a pixel; twice as many for screens of fine grain. */
const PIXELS_PER_POINT = (2 * 4) / 3
const POINTS_PER_INCH = 72

export function pngCanvas([width, height]: Point): Canvas {
  const parts: string[] = []
  return {
    width,
    height,
    draw: (shape, paint) => {
      parts.push(outline(shape, attributes(paint)))
    },
    write: ({ runs }) => {
      parts.push(...runs.flatMap((run) => glyphs(run)))
    },
    finish: async () => {
      await ready()
      const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`
      const image = new Resvg(svg, {
        background: '#ffffff',
        fitTo: { mode: 'zoom', value: PIXELS_PER_POINT },
      })
      try {
        return withResolution(image.render().asPng(), PIXELS_PER_POINT * POINTS_PER_INCH)
      } finally {
        image.free()
      }
    },
  }
}

let loaded: Promise<void> | null = null
/** Compiled once, at the first picture. */
function ready(): Promise<void> {
  loaded ??= readFile(
    createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'),
  ).then((wasm) => initWasm(wasm))
  return loaded
}

function pairs(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x},${y}`).join(' ')
}

function outline(shape: Shape, paint: string): string {
  switch (shape.kind) {
    case 'circle': {
      const [x, y] = shape.center
      return `<circle cx="${x}" cy="${y}" r="${shape.radius}" ${paint}/>`
    }
    case 'rect': {
      const [x, y] = shape.corner
      const size = `width="${shape.width}" height="${shape.height}" rx="${shape.radius ?? 0}"`
      return `<rect x="${x}" y="${y}" ${size} ${paint}/>`
    }
    case 'polygon':
      return `<polygon points="${pairs(shape.points)}" ${paint}/>`
    case 'lines': {
      const path = shape.lines.map((points) => `M${pairs(points)}`).join('')
      return `<path d="${path}" ${paint}/>`
    }
    case 'path': {
      const [x, y] = shape.corner
      return `<path transform="translate(${x} ${y}) scale(${shape.scale})" d="${shape.data}" ${paint}/>`
    }
  }
}

function attributes({ fill = 'none', stroke }: Paint): string {
  if (stroke === undefined) return `fill="${fill}"`
  const { color, width, cap = 'butt', join = 'miter', dash } = stroke
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`
  return `fill="${fill}" stroke="${color}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="${join}"${dashes}`
}

function glyphs({ font, text, size, color, spacing, at: [x, y] }: TextRun): string[] {
  const { unitsPerEm } = fontNamed(font)
  const scale = size / unitsPerEm
  let left = x
  return layOut(font, text).map(({ outline: path, offset, advance }) => {
    const [dx, dy] = offset
    const at = `translate(${left + dx * scale} ${y - dy * scale}) scale(${scale} ${-scale})`
    left += advance * scale + spacing
    return path === '' ? '' : `<path transform="${at}" fill="${color}" d="${path}"/>`
  })
}
