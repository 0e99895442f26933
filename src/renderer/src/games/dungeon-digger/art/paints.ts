/** What Dungeon Digger is painted with: colours of the picture, whatever theme the app wears. */
import type { TileType } from '@shared/games/dungeon-digger'

/** What belongs to a player: each has an emblem and a hatching of its own besides. */
export interface SeatPaint {
  /** Of tokens, and of the earth around its rooms. */
  readonly fill: string
  readonly earth: string
  /** Strokes of the hatching in that earth. */
  readonly hatch: string
  readonly rim: string
}
const SEATS: readonly SeatPaint[] = [
  { fill: '#b8402f', earth: '#5c2119', hatch: '#9c4334', rim: '#ffb3a3' },
  { fill: '#3f5fae', earth: '#1d2f5e', hatch: '#4a68b0', rim: '#b4c8ff' },
  { fill: '#6f8f2a', earth: '#33440f', hatch: '#69862c', rim: '#d8ee9a' },
  { fill: '#8d52a8', earth: '#43234f', hatch: '#854f9c', rim: '#e9c2fa' },
  { fill: '#1f8a80', earth: '#0c4540', hatch: '#22847b', rim: '#a5efe5' },
  { fill: '#c78a2c', earth: '#664108', hatch: '#ad7a2c', rim: '#ffdf9f' },
]
const NOBODY: SeatPaint = { fill: '#6a5f54', earth: '#332c25', hatch: '#5d5246', rim: '#d9cdbb' }
/** Of a seat; null: of nobody. */
export function seatPaint(seat: number | null): SeatPaint {
  return (seat === null ? undefined : SEATS[seat]) ?? NOBODY
}

/** How the earth of a seat is hatched: strokes in a field of 24 by 24 that is laid side by side. */
const HATCHES: readonly string[] = [
  'M-6 6L6 -6M0 24L24 0M18 30L30 18',
  'M6 3V9M3 6H9M18 15V21M15 18H21',
  'M0 8Q6 0 12 8T24 8M0 20Q6 12 12 20T24 20',
  'M12 0L24 12L12 24L0 12Z',
  'M0 6H24M0 18H24',
  'M0 0L6 10L12 0M12 12L18 22L24 12',
]
export function hatchOf(seat: number | null): string {
  return (seat === null ? undefined : HATCHES[seat]) ?? ''
}

/** The floor of a room: its stone, what is drawn on it, and its sign. */
export interface FloorPaint {
  readonly floor: string
  readonly lines: string
  readonly sign: string
}
export const FLOORS: Readonly<Record<TileType, FloorPaint>> = {
  torture: { floor: '#c79a86', lines: '#a5745f', sign: '#4a120a' },
  dormitory: { floor: '#cfae7c', lines: '#ab8756', sign: '#442a0b' },
  kitchen: { floor: '#e0cfae', lines: '#c2a67a', sign: '#3f2a12' },
  library: { floor: '#aebf9d', lines: '#879c74', sign: '#1d3316' },
  throne: { floor: '#cfa3b8', lines: '#a97390', sign: '#4b0f33' },
  treasure: { floor: '#e6c871', lines: '#c09a36', sign: '#4a3100' },
  pit: { floor: '#3a2226', lines: '#5f353b', sign: '#ffb09c' },
  portal: { floor: '#3b3560', lines: '#7d72c8', sign: '#e4deff' },
  corridor: { floor: '#bcab90', lines: '#94836a', sign: '#2c2013' },
  trap: { floor: '#bcab90', lines: '#94836a', sign: '#7c0f0f' },
  nugget: { floor: '#bcab90', lines: '#94836a', sign: '#6b4700' },
}

/** Wood, stone, metal and light. */
export const PIECES = {
  ink: '#140d07',
  rim: '#fbeed2',
  face: '#fff8e8',
  gold: '#f0c04a',
  goldInk: '#3d2900',
  door: '#7b4a22',
  doorLight: '#d69a52',
  rock: '#4a433b',
  rockLight: '#6f665a',
  rockDark: '#2a251f',
  neutralFloor: '#a8a39a',
  neutralLines: '#7f7a70',
  neutralSign: '#1f1b16',
  monster: '#a8251c',
  dragon: '#c0261a',
  treasure: '#d9a32c',
  back: '#5b5165',
  backSign: '#e8def2',
} as const

/** By torchlight: the air between tiles, what is lit up, and what is wrong. */
const MAP = {
  '--dig-air': '#0c0907',
  '--dig-haze': '#382a1c',
  '--dig-space': '#231b13',
  '--dig-space-line': '#5b4b39',
  '--dig-outline': '#8a7152',
  '--dig-letter': '#b7a387',
  '--dig-wall': '#140d07',
  '--dig-torch': '#ffc46b',
  '--dig-off': '#17130f',
  '--dig-light': '#ffe2a0',
  '--dig-plate': '#130d08',
  '--dig-plate-line': '#c99a52',
  '--dig-plate-ink': '#fff2d6',
  '--dig-place': '#ffd76a',
  '--dig-target': '#8fe3ff',
  '--dig-attack': '#ff8a75',
  '--dig-refused': '#c7b9a6',
  '--dig-source': '#ffffff',
  '--dig-wrong': '#ff5245',
  '--dig-closes': '#ffe680',
  '--dig-spoils': '#ff7d66',
  '--dig-way': '#8fe3ff',
  '--dig-changed': '#dcc2ff',
  '--dig-mouth': '#fbeed2',
  '--dig-door': '#ffb45c',
} as const
export function mapPaints(): typeof MAP {
  return MAP
}
