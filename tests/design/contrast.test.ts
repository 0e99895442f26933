/** The design tokens keep their word: text reaches a contrast of 4.5 to 1 on every ground it is made for. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync('src/renderer/src/design/tokens.css', 'utf8')

const colors = new Map(
  [...tokens.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex ?? '']),
)

/** Relative luminance, as WCAG defines it. */
function luminance(name: string): number {
  const hex = colors.get(name)
  if (hex === undefined) throw new Error(`No colour --${name} in the tokens`)
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const STATS = ['strength', 'agility', 'magic', 'heroic']
const WOOD = ['wood-950', 'wood-900', 'wood-850', 'wood-800', 'wood-700']
const PARCHMENT = ['parchment-50', 'parchment-100', 'parchment-200', 'parchment-300']
const pairs: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['on-wood', 'on-wood-muted', 'on-wood-faint'], WOOD],
  [['brass-200', 'brass-300', 'good', 'bad', 'warn'], WOOD],
  [STATS.map((stat) => `${stat}-bright`), WOOD],
  [['on-parchment', 'on-parchment-muted'], PARCHMENT],
  [
    ['good-deep', 'bad-deep'],
    ['parchment-50', 'parchment-100', 'parchment-200'],
  ],
  [STATS.map((stat) => `${stat}-deep`), ['parchment-50', 'parchment-100', 'parchment-200']],
  [['on-brass'], ['brass-200', 'brass-300', 'brass-400', 'brass-500']],
  [['on-danger'], ['danger', 'danger-raised']],
  ...STATS.map((stat) => [[`${stat}-ink`], [`${stat}-fill`]] as const),
]

test.each(
  pairs.flatMap(([texts, grounds]) =>
    texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ),
)('%s on %s', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})
