import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBase64 } from '@shared/base64'

test('what bytes are written as is base64', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(isBase64(Buffer.from(bytes).toString('base64'))).toBe(true)
    }),
  )
})

test('any text is judged as by the pattern', () => {
  const sign = fc.oneof(
    fc.constantFrom('A', 'z', '0', '9', '+', '/', '=', '-', '_', ' ', '\n'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  )
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      const text = signs.join('')
      const is = text.length % 4 === 0 && /^[A-Za-z\d+/]*={0,2}$/.test(text)
      expect(isBase64(text)).toBe(is)
    }),
    { numRuns: 2_000 },
  )
})
