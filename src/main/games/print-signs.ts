/** Signs on pages and pictures, from the same set as those on the screens; each fills a square of 512. */
import type { Page } from './print-rules'

const SIZE = 512

/** A sign as an SVG path. */
export type Sign = string

/**
 * @param svg the whole picture, as `~icons/…?raw` gives it
 * @throws Error where it is not one path
 */
export function signOf(svg: string): Sign {
  const path = / d="([^"]+)"/.exec(svg)?.[1]
  if (path === undefined) throw new Error('A sign has no path.')
  return path
}

/** Draws a sign in a square, its top left corner at a point. */
export function drawSign(
  page: Page,
  data: Sign,
  color: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  page.draw({ kind: 'path', data, corner: [x, y], scale: size / SIZE }, { fill: color })
}
