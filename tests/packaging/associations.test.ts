import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FILE_TYPES } from '@shared/file-types'
import { root } from './pack.ts'

it('packages associate the files that the app opens, and no others', () => {
  const config = readFileSync(join(root, 'electron-builder.yml'), 'utf8')
  const associated = [...config.matchAll(/- ext: (\S+)\n(?: {4}.+\n)*? {4}mimeType: (\S+)/g)]
  expect(associated.map(([, ending, mime]) => ({ ending, mime }))).toEqual(
    Object.values(FILE_TYPES).map(({ ending, mime }) => ({ ending, mime })),
  )
})
