/** What the dungeon is painted with: colours of the picture, whatever theme the app wears. */

/** Stone by torchlight. */
const TORCHLIGHT = {
  '--stone': '#7a6953',
  '--stone-deep': '#4a3d30',
  '--stone-dark': '#17110c',
  '--stone-line': '#3b2f25',
  '--stone-ink': '#1c140d',
  '--dungeon-air': '#0b0806',
  '--dungeon-haze': '#2a1c10',
  '--dungeon-dark': '#060403',
  '--torch': '#ffb54d',
  '--torch-deep': '#e2621b',
  '--way': '#ffd98a',
  '--life': '#ff8576',
  '--plate': '#120c08',
  '--plate-line': '#b88a45',
  '--plate-ink': '#f6e7c6',
} as const
/** Once the Stone is taken. */
const HUNT = {
  ...TORCHLIGHT,
  '--stone': '#6f5b6a',
  '--stone-deep': '#40333f',
  '--stone-dark': '#150c14',
  '--stone-line': '#392a36',
  '--dungeon-air': '#0d050b',
  '--dungeon-haze': '#3d0f26',
  '--torch': '#ff8468',
  '--torch-deep': '#b3203f',
  '--way': '#ff9fb0',
  '--plate-line': '#c45a6e',
} as const
export function dungeonPaints(endgame: boolean): typeof TORCHLIGHT | typeof HUNT {
  return endgame ? HUNT : TORCHLIGHT
}

/** Heroes by seat: each has a shape of its own besides. */
export const SEAT_PAINTS = ['#e8b64c', '#7fb4e6', '#d98bc4', '#8fcf86'] as const
export const SEAT_SHAPES = [
  'M20 2A18 18 0 1 1 19.9 2Z',
  'M4 4H36V36H4Z',
  'M20 0L40 20L20 40L0 20Z',
  'M10 2H30L40 20L30 38H10L0 20Z',
] as const
export const PIECES = {
  monster: '#b3341f',
  boss: '#7d1636',
  stranger: '#2f6b52',
  item: '#8a6218',
  stone: '#8e4bd0',
  rim: '#f4e3bf',
  ink: '#150d07',
  face: '#fbf3e0',
} as const
