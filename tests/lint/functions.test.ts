import { expect, it } from 'vitest'
import { lintWith } from './rules-alone'

const RULE = 'no-restricted-syntax'
const broken = lintWith(/^no-restricted-syntax$/)

it.each([
  ['src/main/app.ts', 'const add = (a: number) => a + 1'],
  ['src/main/app.ts', 'export const add = async (a: number) => a + 1'],
  ['src/shared/ids.ts', 'export const add = function (a: number) { return a + 1 }'],
  ['src/renderer/src/App.vue', '<script setup lang="ts">\nconst add = () => 1\n</script>'],
  ['tests/amount.ts', 'const add = () => 1'],
])('%s: a function of a module is declared, not %s', async (file, code) => {
  expect(await broken(file, code)).toContain(RULE)
})

it.each([
  ['src/main/app.ts', 'export function add(a: number) {\n  return a + 1\n}'],
  ['src/main/app.ts', 'const add: Adding = (a) => a + 1'],
  ['src/main/app.ts', 'function all(list: number[]) {\n  return list.map((a) => a + 1)\n}'],
])('%s: may say %s', async (file, code) => {
  expect(await broken(file, code)).toEqual([])
})
