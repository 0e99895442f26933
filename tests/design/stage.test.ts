/** What moves is a copy within the stage: no component's style may take the stage for a part of its own. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './sources.ts'

const STYLES = sourceFiles('src/renderer/src/**/motion/*.css')
const SELECTOR = /([^{}]*)\{/g

/** The classes of what lies on the stage, around the copies. */
const around = new Set(
  STYLES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? ''),
  ),
)

test('no style of a component reaches into a copy from the stage around it', () => {
  const above = new RegExp(`^\\.(?:${[...around].join('|')})(?![\\w-])[^\\s,]*[ >]+[^\\s,>]`)
  const reaching = sourceFiles('src/renderer/src/**/*.vue').flatMap((file) => {
    const [, style = ''] = /<style scoped>([^]*)<\/style>/.exec(readFileSync(file, 'utf8')) ?? []
    return [...style.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(SELECTOR)]
      .flatMap(([, selectors = '']) => selectors.split(',').map((selector) => selector.trim()))
      .filter((selector) => above.test(selector))
      .map((selector) => `${file}: ${selector}`)
  })
  expect(around).toContain('stage-ghost')
  expect(around).toContain('token')
  expect(reaching).toEqual([])
})
