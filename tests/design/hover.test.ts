/** What the pointer is on stays under it: a thing that lifts itself away at its edge would flicker for ever. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './sources.ts'

const RULE = /([^{}]*)\{([^{}]*)\}/g
const MOVES = /(?:^|[\s;])(?:translate|transform|scale|rotate|top|bottom|left|right|margin[\w-]*):/

/** States that a press has brought, not the pointer. */
const PRESSED = /\.(?:held|picked)\b/

test('nothing moves because the pointer is on it', () => {
  const files = sourceFiles('src/renderer/src/**/*.{vue,css}')
  const moving = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(RULE)]
      .filter(([, selector = '', style = '']) => {
        const hovered = selector
          .split(',')
          .some((one) => one.includes(':hover') && !PRESSED.test(one))
        return hovered && MOVES.test(style)
      })
      .map(([, selector = '']) => `${file}: ${selector.trim()}`),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(moving).toEqual([])
})
