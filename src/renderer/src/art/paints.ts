/** The paints that bodies are made of, each from its lit side to its shaded side, and how a scene is put together. */
import type { Place } from './places'
import type { Layer, Scene, Tint } from './scene'

export const FUR: Tint = ['#e8c79a', '#966b48', '#3b2417']
export const GOBLIN: Tint = ['#dcea7c', '#7f9f3a', '#2a3c17']
export const BONES: Tint = ['#fff6df', '#d9c59d', '#6b583f']
export const CHITIN: Tint = ['#b6f0d2', '#3f8a74', '#12302c']
export const SPIRIT: Tint = ['#f6ffff', '#a5d8e6', '#3b6f92']
export const PHANTASM: Tint = ['#fff2ff', '#c7a2f2', '#5b3aa6']
export const NIGHT: Tint = ['#5d5275', '#241e33', '#0b0912']
export const SLIME: Tint = ['#efff9a', '#8ccf3c', '#2b6425']
export const ICE: Tint = ['#ffffff', '#a8dcf2', '#3a7aa2']
export const FLAME: Tint = ['#fff6bd', '#ffa531', '#d1400f']
export const BLAZE: Tint = ['#ffe08a', '#f2661b', '#8a1c0c']
export const SCALES: Tint = ['#ffb27a', '#c73e1f', '#4c0f0e']
export const SEA_SCALES: Tint = ['#d4ffd9', '#3fa98a', '#0d4a4c']
export const FLESH: Tint = ['#f2cfa0', '#b27a4c', '#4b2a1a']
export const STEEL: Tint = ['#f4f8fb', '#98a4b0', '#3a434e']
export const IRON: Tint = ['#c3c8cc', '#5f666d', '#202428']
export const GOLD: Tint = ['#fff3b5', '#e6ae41', '#80500f']
export const WOOD: Tint = ['#e3b072', '#8e5d32', '#3a2212']
export const STONE: Tint = ['#e6dccb', '#978b7a', '#3d362e']
export const SLATE: Tint = ['#b9c2cc', '#626d7a', '#252b33']
export const LEATHER: Tint = ['#d59a62', '#7d4b2a', '#2e190d']
export const RUNE: Tint = ['#f2e6ff', '#9f7ae6', '#3b2279']
export const CORAL: Tint = ['#ffc4b0', '#e0705c', '#7a2a35']
export const SNOW_FUR: Tint = ['#ffffff', '#b7d0e0', '#466d8c']
export const RUBY: Tint = ['#ffc0b0', '#df3a34', '#6f0f1a']
export const AZURE: Tint = ['#d6f0ff', '#4f9be8', '#173f87']
export const AMETHYST: Tint = ['#f0d9ff', '#a45fe0', '#431a7c']
export const PEARL: Tint = ['#ffffff', '#d6e4ea', '#7d97a6']

/** A scene in a place, with more behind and before its subject where the scene needs it. */
export function staged(
  place: Place,
  subject: readonly Layer[],
  { behind = [], before = [] }: Partial<Record<'behind' | 'before', readonly Layer[]>> = {},
): Scene {
  const { ground, light, backdrop, floor = [], foreground } = place
  return {
    ground,
    light,
    backdrop: [...backdrop, ...behind],
    subject: [...floor, ...subject],
    foreground: [...before, ...foreground],
  }
}
