/** What packs texts one after another in the same room packs each as if it were the only one. */
import { expect, test } from 'vitest'
import { packEntry } from '@main/exports/bundle'
import { createPacker } from '@main/exports/packers'
import { picker } from '../picker'

/** From hardly anything to more than there is room for at first, of any bytes, and packed too well to be taken. */
function texts(): readonly string[] {
  const pick = picker(5)
  const noise = (length: number): string =>
    Array.from({ length }, () => String.fromCodePoint(32 + pick(0x2000))).join('')
  return [
    '',
    '[]',
    noise(200_000),
    noise(30),
    'x'.repeat(1_000_000),
    '{"name":"Zoë 🎲"}',
    noise(9_000),
  ]
}

test('the same room packs text after text', async () => {
  const packer = createPacker()
  for (const text of [...texts(), ...texts().toReversed()])
    expect(await packer.pack(text)).toEqual(packEntry(text))
  packer.close()
})
