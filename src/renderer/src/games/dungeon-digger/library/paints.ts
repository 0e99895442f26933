/** What the picture on the box is painted with: colours of the picture, whatever theme the app wears. */
export const PAINTS = {
  night: '#070504',
  rock: '#17110c',
  rockLine: '#3a2c20',
  way: '#bcab90',
  wayLine: '#20160d',
  door: '#7b4a22',
  room: '#cfae7c',
  roomLine: '#8b6b3f',
  portal: '#3b3560',
  portalLine: '#b3a8ff',
  gold: '#f0c04a',
  goldInk: '#5c3f00',
  flame: '#ffb347',
  flameHeart: '#fff0b8',
  flameEdge: '#e2571a',
  torch: '#4a2f1a',
} as const
