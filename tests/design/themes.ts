/** The themes as their files say them, and how well one colour is seen on another (WCAG 2.2). */
import { readFileSync } from 'node:fs'
import { THEMES } from '../../src/shared/api.ts'
import type { Theme } from '../../src/shared/api.ts'

export type Color = readonly [red: number, green: number, blue: number]

/** Each theme's tokens, as written. */
export const themes: ReadonlyMap<Theme, ReadonlyMap<string, string>> = new Map(
  THEMES.map((theme) => {
    const css = readFileSync(`src/renderer/src/design/themes/${theme}.css`, 'utf8')
    const tokens = [...css.matchAll(/^ {2}--([\w-]+):\s*([^;]+);/gm)]
    return [theme, new Map(tokens.map(([, name, value]) => [name ?? '', value ?? '']))]
  }),
)

export function valueOf(theme: Theme, token: string): string {
  const value = themes.get(theme)?.get(token)
  if (value === undefined) throw new Error(`No token --${token} in the theme ${theme}`)
  return value
}

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/
const COLORS = /#[0-9a-f]{6}|rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)/g

/** Every colour that a token's ground shows, a see-through one as it lies upon the table. */
export function colorsOf(theme: Theme, token: string): readonly Color[] {
  return [...valueOf(theme, token).matchAll(COLORS)].map(([text, red, green, blue, alpha]) => {
    const hex = HEX.exec(text)
    if (hex) return [1, 2, 3].map((at) => parseInt(hex[at] ?? '', 16)) as unknown as Color
    const [below] = colorsOf(theme, 'ground')
    const part = Number(alpha ?? 1)
    return [red, green, blue].map(
      (channel, at) => Number(channel) * part + (below?.[at] ?? 0) * (1 - part),
    ) as unknown as Color
  })
}

/** The light that a colour gives off, from 0 to 1. */
export function linear(color: Color): Color {
  return color.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Color
}

/** Relative luminance: what is left of a colour in grey. */
export function luminance(color: Color): number {
  const [red, green, blue] = linear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ratio(a: Color, b: Color): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The least contrast that two tokens have anywhere. */
export function contrast(theme: Theme, a: string, b: string): number {
  const ratios = colorsOf(theme, a).flatMap((one) =>
    colorsOf(theme, b).map((other) => ratio(one, other)),
  )
  return Math.min(...ratios)
}
