/**
 * Colours as people see them who lack one kind of cones, or on paper printed in grey (Machado, Oliveira and
 * Fernandes 2009, severity 1), and how far apart two colours then look (CIEDE2000).
 */
import type { Color } from './themes.ts'
import { linear, luminance } from './themes.ts'

type Row = readonly [number, number, number]
type Matrix = readonly [Row, Row, Row]

const CONES: Readonly<Record<'protanopia' | 'deuteranopia' | 'tritanopia', Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

export const VISIONS = ['full', 'protanopia', 'deuteranopia', 'tritanopia', 'grey'] as const
export type Vision = (typeof VISIONS)[number]

function times(matrix: Matrix, [x, y, z]: Row): Row {
  const [a, b, c] = matrix.map(([i, j, k]) => i * x + j * y + k * z)
  return [a ?? 0, b ?? 0, c ?? 0]
}
function clamped(row: Row): Row {
  const [a, b, c] = row.map((part) => Math.min(1, Math.max(0, part)))
  return [a ?? 0, b ?? 0, c ?? 0]
}

/** A colour as it is seen, in linear red, green and blue from 0 to 1. */
function seen(color: Color, vision: Vision): Row {
  switch (vision) {
    case 'full':
      return linear(color)
    case 'grey': {
      const grey = luminance(color)
      return [grey, grey, grey]
    }
    case 'protanopia':
    case 'deuteranopia':
    case 'tritanopia':
      return clamped(times(CONES[vision], linear(color)))
  }
}

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]
const WHITE: Row = [0.95047, 1, 1.08883]

function lab(row: Row): Row {
  const root = (part: number): number =>
    part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116
  const [x, y, z] = times(TO_XYZ, row)
  const [fx, fy, fz] = [root(x / WHITE[0]), root(y / WHITE[1]), root(z / WHITE[2])]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

const RADIANS = Math.PI / 180
function degrees(y: number, x: number): number {
  return x === 0 && y === 0 ? 0 : (Math.atan2(y, x) / RADIANS + 360) % 360
}
function cos(angle: number): number {
  return Math.cos(angle * RADIANS)
}

/** CIEDE2000 between two colours in CIELAB; the names are those of the formula (Sharma, Wu and Dalal 2005). */
export function deltaE([L1, a1, b1]: Row, [L2, a2, b2]: Row): number {
  const seventh = (C: number): number => Math.sqrt(C ** 7 / (C ** 7 + 25 ** 7))
  const G = 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2))
  const [A1, A2] = [a1 * (1 + G), a2 * (1 + G)]
  const [C1, C2] = [Math.hypot(A1, b1), Math.hypot(A2, b2)]
  const [h1, h2] = [degrees(b1, A1), degrees(b2, A2)]
  const grey = C1 * C2 === 0
  const far = Math.abs(h2 - h1) > 180
  const turn = grey ? 0 : h2 - h1 - (far ? 360 * Math.sign(h2 - h1) : 0)
  const dH = 2 * Math.sqrt(C1 * C2) * Math.sin((turn / 2) * RADIANS)
  const L = (L1 + L2) / 2
  const C = (C1 + C2) / 2
  const sum = h1 + h2
  const h = grey ? sum : far ? (sum + (sum < 360 ? 360 : -360)) / 2 : sum / 2
  const T =
    1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63)
  const SL = 1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2)
  const SC = 1 + 0.045 * C
  const SH = 1 + 0.015 * C * T
  const RT = -2 * seventh(C) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * RADIANS)
  const [l, c, k] = [(L2 - L1) / SL, (C2 - C1) / SC, dH / SH]
  return Math.sqrt(l ** 2 + c ** 2 + k ** 2 + RT * c * k)
}

/** How far apart two colours look to who sees so. */
export function distance(one: Color, other: Color, vision: Vision): number {
  return deltaE(lab(seen(one, vision)), lab(seen(other, vision)))
}
