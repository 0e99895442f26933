/**
 * What a picture is made of. A scene is painted back to front in a field whose middle is 0, 0: the subject
 * keeps within 50 of it, whatever shape the frame has, and the scenery goes on beyond, as far as a wide or
 * a tall frame lets one see. Colours are paint and belong to the picture, whatever theme the app wears.
 */
import type { ArtIcon } from './icons'

/** How far scenery reaches from the middle, sideways and up and down. */
export const FAR = { x: 270, y: 170 } as const

/** A colour for the side towards the light, one for the body, one for the side in shade. */
export type Tint = readonly [lit: string, body: string, shade: string]

export interface Light {
  readonly x: number
  readonly y: number
  readonly color: string
  /** How far its halo reaches. */
  readonly reach: number
  /** How strong the halo is, 0 to 1. */
  readonly strength: number
}

/** The air behind everything, from around the light to the edges, and the floor from the horizon to the viewer. */
export interface Ground {
  readonly air: readonly [near: string, middle: string, far: string]
  readonly floor: readonly [far: string, near: string] | null
  readonly horizon: number
}

/** A path of our own in one colour, filled, or drawn as a line where it has a `width`. */
export interface Shape {
  readonly type: 'shape'
  readonly d: string
  readonly color: string
  readonly opacity: number
  readonly width?: number
}
/** A soft spot of light, fog or shade. */
export interface Glow {
  readonly type: 'glow'
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly color: string
  readonly opacity: number
}
/** A shaft of light: bright where it falls in, gone where it ends. */
export interface Beam {
  readonly type: 'beam'
  readonly d: string
  readonly top: number
  readonly bottom: number
  readonly color: string
  readonly opacity: number
}
/** Specks in the air: embers, snow, spores, bubbles. */
export interface Motes {
  readonly type: 'motes'
  readonly dots: readonly (readonly [x: number, y: number, radius: number])[]
  readonly color: string
  readonly opacity: number
}
interface Placed {
  readonly icon: ArtIcon
  readonly x: number
  readonly y: number
  readonly size: number
  /** Degrees, clockwise. */
  readonly turn: number
  readonly flip: boolean
  readonly opacity: number
}
/** An icon as a flat silhouette, for what stands far away or in the dark. */
export interface Silhouette extends Placed {
  readonly type: 'silhouette'
  readonly color: string
}
/** An icon as a body in the light: outlined, shaded, with a bright rim and a shadow on the floor. */
export interface Figure extends Placed {
  readonly type: 'figure'
  readonly tint: Tint
  readonly rim: string | null
  readonly outline: string
  readonly shadow: boolean
  /** Light that shines through its openings, in the icon's own field of 512 by 512: eyes, a glowing heart. */
  readonly within: readonly (readonly [x: number, y: number, radius: number, color: string])[]
}
export type Layer = Shape | Glow | Beam | Motes | Silhouette | Figure

export interface Scene {
  readonly ground: Ground
  readonly light: Light
  readonly backdrop: readonly Layer[]
  readonly subject: readonly Layer[]
  readonly foreground: readonly Layer[]
}

export function shape(d: string, color: string, opacity = 1): Shape {
  return {
    type: 'shape',
    d,
    color,
    opacity,
  }
}

export function line(d: string, color: string, width: number, opacity = 1): Shape {
  return {
    type: 'shape',
    d,
    color,
    opacity,
    width,
  }
}

export function glow(
  x: number,
  y: number,
  rx: number,
  color: string,
  opacity: number,
  ry = rx,
): Glow {
  return { type: 'glow', x, y, rx, ry, color, opacity }
}

/** A shaft from the breadth `from` at the top to the breadth `to` at the bottom. */
export function beam(
  from: readonly [left: number, right: number],
  to: readonly [left: number, right: number],
  color: string,
  opacity: number,
  top = -FAR.y,
  bottom = 45,
): Beam {
  const d = `M${from[0]} ${top}L${from[1]} ${top}L${to[1]} ${bottom}L${to[0]} ${bottom}Z`
  return { type: 'beam', d, top, bottom, color, opacity }
}

type Placing = Partial<Pick<Placed, 'turn' | 'flip' | 'opacity'>>

export function silhouette(
  icon: ArtIcon,
  x: number,
  y: number,
  size: number,
  color: string,
  { turn = 0, flip = false, opacity = 1 }: Placing = {},
): Silhouette {
  return { type: 'silhouette', icon, x, y, size, color, turn, flip, opacity }
}

export function figure(
  icon: ArtIcon,
  x: number,
  y: number,
  size: number,
  tint: Tint,
  {
    turn = 0,
    flip = false,
    opacity = 1,
    rim = null,
    outline = '#0a0706',
    shadow = false,
    within = [],
  }: Placing & Partial<Pick<Figure, 'rim' | 'outline' | 'shadow' | 'within'>> = {},
): Figure {
  return {
    type: 'figure',
    icon,
    x,
    y,
    size,
    tint,
    turn,
    flip,
    opacity,
    rim,
    outline,
    shadow,
    within,
  }
}
