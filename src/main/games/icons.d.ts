/** An icon as the text of an SVG, for pages that are printed. */
declare module '~icons/game-icons/*?raw' {
  const svg: string
  export default svg
}
