/** What the picture on the box is painted with: colours of the picture, whatever theme the app wears. */
export const PAINTS = {
  lamplight: '#6b4424',
  wood: '#3a2415',
  dark: '#150c07',
  shadow: '#000000',
  paper: '#f0e3c4',
  grid: '#a88f62',
  wall: '#4b3718',
  river: '#5d8aa3',
  graphite: '#3b3a44',
  crayon: '#8c2f24',
  die: '#f7f1df',
  ink: '#2a1c10',
  pencil: '#c98a2b',
  pencilWood: '#ecd3a4',
  rubber: '#b5604f',
} as const
