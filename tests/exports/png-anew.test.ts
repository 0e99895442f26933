import { expect, test, vi } from 'vitest'

test('pictures are drawn also where the modules were loaded anew', async () => {
  const draw = async () => {
    const { pngCanvas } = await import('@main/print/png-canvas')
    return (await pngCanvas([10, 10]).finish()).length
  }
  const before = await draw()
  vi.resetModules()
  expect(await draw()).toBe(before)
})
