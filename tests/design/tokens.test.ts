/** Colours come from the themes alone, and every token that is used is there in all of them. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BACKGROUND_COLORS } from '../../src/main/hosts/electron/background-colors.ts'
import { THEMES } from '../../src/shared/api.ts'
import { sourceFiles } from './sources.ts'
import { themes, valueOf } from './themes.ts'

const SOURCE = 'src/renderer/src'
const RAW_COLOR =
  /(?<!&)#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!var\()/gi

const parts = sourceFiles(`${SOURCE}/**/*.{vue,css}`).filter(
  (file) => !file.includes('/design/themes/'),
)

/** What a component draws with: its template and its styles, but not its script. */
function drawn(file: string): string {
  return readFileSync(file, 'utf8').replace(/<script[^]*?<\/script>/g, '')
}

test.each(parts)('%s names no colour of its own', (file) => {
  expect(drawn(file).match(RAW_COLOR)).toBeNull()
})

test.each(THEMES)('%s gives every token a value', (theme) => {
  expect([...(themes.get(theme)?.keys() ?? [])].sort()).toEqual(
    [...(themes.get('lantern')?.keys() ?? [])].sort(),
  )
})

/** Black on white whatever the theme: a token that paper forgot would keep the theme’s colour. */
test('paper gives every token a value', () => {
  const css = readFileSync(`${SOURCE}/design/themes/print.css`, 'utf8')
  const printed = [...css.matchAll(/^ {4}--([\w-]+): [^;]+;/gm)].map(([, name]) => name)
  expect(printed.sort()).toEqual([...(themes.get('lantern')?.keys() ?? [])].sort())
})

test('no token is used that nobody defines', () => {
  const files = [...parts, ...sourceFiles(`${SOURCE}/**/*.ts`)].map((file) =>
    readFileSync(file, 'utf8'),
  )
  const themed = [...(themes.get('lantern')?.keys() ?? [])]
  const defined = new Set([
    ...themed,
    ...files.flatMap((text) => [...text.matchAll(/--([\w-]+)['"]?:/g)].map(([, name]) => name)),
  ])
  const used = files.flatMap((text) =>
    [...text.matchAll(/var\(--([\w-]+)(?=[,)])/g)].map(([, name]) => name),
  )
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([])
})

test.each(THEMES)('a window that opens in %s has its ground from the first', (theme) => {
  expect(BACKGROUND_COLORS[theme]).toBe(valueOf(theme, 'ground'))
})

test('a page that follows the system has its ground before any script runs', () => {
  const css = readFileSync(`${SOURCE}/design/themes/system.css`, 'utf8')
  const ground = (query: string) =>
    new RegExp(`\\(${query}\\)[^]*?--ground: (#[0-9a-f]+);`).exec(css)?.[1]
  expect(ground('prefers-color-scheme: light')).toBe(valueOf('daylight', 'ground'))
  expect(ground('prefers-contrast: more')).toBe(valueOf('contrast', 'ground'))
})
