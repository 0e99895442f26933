/**
 * How things stand to each other is said by the classes of design/layout.css: a component's own style neither writes
 * such a rule out again nor changes what one of these classes means.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './sources.ts'

const SOURCE = 'src/renderer/src'

interface Rule {
  readonly selector: string
  readonly declarations: readonly string[]
}

function rulesOf(file: string): readonly Rule[] {
  const text = readFileSync(file, 'utf8')
  const css = file.endsWith('.css')
    ? text
    : [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style]) => style).join('\n')
  return [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({
      selector: selector.trim(),
      declarations: body
        .split(';')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    }),
  )
}

const layout = rulesOf(`${SOURCE}/design/layout.css`)
const names = [
  ...new Set(
    layout.flatMap(({ selector }) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name)),
  ),
]
/** What a single class may say of whatever wears it. */
const single = layout.filter(({ selector }) => /^\.[\w-]+(,\s*\.[\w-]+)*$/.test(selector))
const arrangements = single.filter(({ declarations }) =>
  declarations.some((one) => one.startsWith('display:')),
)
const sayable = new Set(single.flatMap(({ declarations }) => declarations))

/** Whether the classes of the set say all that this rule does. */
function isSaid({ declarations }: Rule): boolean {
  return (
    arrangements.some((one) => one.declarations.every((part) => declarations.includes(part))) &&
    declarations.every((part) => sayable.has(part))
  )
}

const others = sourceFiles(`${SOURCE}/**/*.{vue,css}`).filter(
  (file) => !file.endsWith('/design/layout.css'),
)

test('no style writes out what the layout set says', () => {
  expect(arrangements.length).toBeGreaterThan(3)
  expect(others.length).toBeGreaterThan(100)
  const repeated = others.flatMap((file) =>
    rulesOf(file)
      .filter(isSaid)
      .map(({ selector }) => `${file}: ${selector}`),
  )
  expect(repeated).toEqual([])
})

test('no other style names a class of the layout set', () => {
  const named = new RegExp(`\\.(?:${names.join('|')})(?![\\w-])`)
  const renamed = others.flatMap((file) =>
    rulesOf(file)
      .filter(({ selector }) => named.test(selector))
      .map(({ selector }) => `${file}: ${selector}`),
  )
  expect(renamed).toEqual([])
})
