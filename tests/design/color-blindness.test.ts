/**
 * Nobody has to see in full colour (WCAG 2.2, 1.4.1). What is filled with a colour that means something (dice and
 * boxes, talent spaces) stays apart in all three kinds of colour blindness and in grey, and differs in shape as
 * well; signs and words on the table in the same colours have their own icon or wording, so shape is asserted there.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DIE_SHAPES } from '../../src/renderer/src/components/dice/shapes.ts'
import { THEMES } from '../../src/shared/api.ts'
import { DIE_COLORS, SPACE_COLORS } from '../../src/shared/games/one-deck-dungeon.ts'
import { colorsOf } from './themes.ts'
import type { Color } from './themes.ts'
import { VISIONS, deltaE, distance } from './vision.ts'

/** CIEDE2000: 2 is just noticed side by side, 10 is told apart at a glance and away from each other. */
const AT_A_GLANCE = 10

const FILLS: Readonly<Record<string, readonly string[]>> = {
  dice: DIE_COLORS.map((color) => `${color}-fill`),
  spaces: SPACE_COLORS.map((color) => `space-${color}`),
}
const pairs = Object.values(FILLS).flatMap((tokens) =>
  tokens.flatMap((one, at) => tokens.slice(at + 1).map((other) => [one, other] as const)),
)

function only([color]: readonly Color[]): Color {
  if (color === undefined) throw new Error('A fill is one colour.')
  return color
}

describe.each(THEMES)('%s', (theme) => {
  describe.each(VISIONS)('in %s vision', (vision) => {
    test.each(pairs)('%s and %s are told apart', (one, other) => {
      const [a, b] = [one, other].map((token) => only(colorsOf(theme, token)))
      if (a === undefined || b === undefined) throw new Error('Two colours have two values.')
      expect(distance(a, b, vision)).toBeGreaterThanOrEqual(AT_A_GLANCE)
    })
  })
})

test('each colour of die has an outline of its own', () => {
  const outlines = DIE_COLORS.map((color) => DIE_SHAPES[color].outline)
  expect(new Set(outlines).size).toBe(DIE_COLORS.length)
})

test('each colour of space has a shape of its own', () => {
  const mark = readFileSync(
    'src/renderer/src/games/one-deck-dungeon/campaign/sheets/SpaceMark.vue',
    'utf8',
  )
  const shapes = [...mark.matchAll(/<(\w+)[^>]*class="shape"/g)].map(([, shape]) => shape)
  expect(shapes).toHaveLength(SPACE_COLORS.length)
  expect(new Set(shapes).size).toBe(SPACE_COLORS.length)
})

test('each tier has a shape of its own', () => {
  const mark = readFileSync('src/renderer/src/games/one-deck-dungeon/emblems/TierMark.vue', 'utf8')
  const shapes = [...mark.matchAll(/^ {2}\w+:\s+'(M[^']+)'/gm)].map(([, shape]) => shape)
  expect(shapes).toHaveLength(4)
  expect(new Set(shapes).size).toBe(4)
})

/** Pairs of the formula's authors, chosen to catch what goes wrong. */
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('CIEDE2000 of %j and %j', (one, other, expected) => {
  expect(deltaE(one, other)).toBeCloseTo(expected, 4)
})
