/**
 * What the components wear together is read: wherever one rule of a component gives both the ground and the ink, the
 * ink reaches a contrast of 4.5 to 1 on all of that ground, in every theme.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { THEMES } from '../../src/shared/api.ts'
import { sourceFiles } from './sources.ts'
import { colorsOf, contrast, themes } from './themes.ts'

interface Worn {
  readonly where: string
  readonly ink: string
  readonly ground: string
}

function tokensIn(value: string): readonly string[] {
  return [...value.matchAll(/var\(--([\w-]+)\)/g)].flatMap(([, name]) =>
    name === undefined ? [] : [name],
  )
}
function isColor(token: string): boolean {
  return THEMES.every((theme) => themes.get(theme)?.has(token) && colorsOf(theme, token).length > 0)
}

/** Grounds that only frame: what is read lies on a leaf within. */
const FRAMES = ['card-back', 'card-edge']

/** The ink and the grounds that one rule gives. */
function wornIn(file: string): readonly Worn[] {
  const text = readFileSync(file, 'utf8')
  const css = file.endsWith('.css')
    ? text
    : (/<style[^>]*>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '')
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const ink = /(?:^|[;\s])color:\s*var\(--([\w-]+)\);/.exec(body)?.[1]
    const ground = /(?:^|[;\s])background(?:-color)?:\s*([^;]+);/.exec(body)?.[1]
    // What is mixed is no token's colour any more.
    if (ink === undefined || ground === undefined || ground.includes('color-mix')) return []
    const where = `${file.replace('src/renderer/src/', '')} ${selector.trim().split('\n').at(-1)}`
    return tokensIn(ground).map((token) => ({ where, ink, ground: token }))
  })
}

const worn = sourceFiles('src/renderer/src/**/*.{vue,css}')
  .flatMap(wornIn)
  .filter(({ ink, ground }) => isColor(ink) && isColor(ground) && !FRAMES.includes(ground))

test.each(THEMES)('ink is read on the ground that it is worn with (%s)', (theme) => {
  expect(worn.length).toBeGreaterThan(25)
  const faint = worn.filter(({ ink, ground }) => contrast(theme, ink, ground) < 4.5)
  expect(faint.map(({ where, ink, ground }) => `${where}: --${ink} on --${ground}`)).toEqual([])
})
