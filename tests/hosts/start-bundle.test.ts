/** What a page must have before it shows anything: all else waits until a screen asks for it. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { built } from '../../scripts/build'

const LIMIT = 350_000
const page = built('renderer/index.html')

function found(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, file]) => file ?? '')
}

/** A chunk and whatever it imports statically; `import(…)` is fetched later and does not count. */
function withImports(file: string, seen: Set<string>): void {
  if (seen.has(file)) return
  seen.add(file)
  const imports = found(
    readFileSync(file, 'utf8'),
    /(?:^|[;\n}])import(?:[\w\s{},*$]+from)?\s*["'](\.[^"']+)["']/g,
  )
  for (const next of imports) withImports(join(dirname(file), next), seen)
}

test('the start bundle stays small', () => {
  const html = readFileSync(page, 'utf8')
  const files = new Set<string>()
  for (const file of found(html, /(?:src|href)="\.\/([^"]+\.js)"/g))
    withImports(built(`renderer/${file}`), files)
  const scripts = files.size
  const styles = found(html, /href="\.\/([^"]+\.css)"/g)
  for (const file of styles) files.add(built(`renderer/${file}`))

  // The page's own script, Vue's and the screens' common parts; one style sheet.
  expect(scripts).toBeGreaterThan(2)
  expect(styles).not.toEqual([])
  const sizes = [...files].map((file) => gzipSync(readFileSync(file)).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LIMIT)
})
