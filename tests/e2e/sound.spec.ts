/** Every sound of the table, made by the browser it is made for: audible, and never loud. */
import { readFile } from 'node:fs/promises'
import { ModuleKind, ScriptTarget, transpile } from 'typescript'
import { expect, test } from './app.ts'

/** What a rendered sound comes to. */
interface Rendered {
  readonly name: string
  readonly peak: number
  readonly loudness: number
}

const VOICES = new URL('../../src/renderer/src/sound/voices.ts', import.meta.url)

test('every sound is audible, and even eight of a kind are not loud', async ({ chromium }) => {
  const source = transpile(await readFile(VOICES, 'utf8'), {
    module: ModuleKind.ESNext,
    target: ScriptTarget.ESNext,
  })
  // The synthesiser needs nothing but the browser, so it runs on an empty page too.
  const module = `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`
  const page = await (await chromium()).newPage()
  // As text: the tests know no types of the page's world.
  const rendered = await page.evaluate<readonly Rendered[]>(`(async () => {
    const { deskOf, SOUNDS } = await import(${JSON.stringify(module)})
    const render = async (sound, count) => {
      const context = new OfflineAudioContext(1, 22_050 * 3, 22_050)
      deskOf(context).play(sound, 0, count, 1)
      const samples = (await context.startRendering()).getChannelData(0)
      let peak = 0
      let sum = 0
      for (const sample of samples) {
        peak = Math.max(peak, Math.abs(sample))
        sum += sample * sample
      }
      const loudness = Math.sqrt(sum / samples.length)
      return { name: count + ' ' + sound, peak, loudness }
    }
    const all = SOUNDS.flatMap((sound) => [render(sound, 1), render(sound, 8)])
    return Promise.all(all)
  })()`)
  await page.close()
  expect(rendered.length).toBeGreaterThan(0)
  for (const { name, peak, loudness } of rendered) {
    expect(peak, name).toBeLessThan(1)
    expect(peak, name).toBeGreaterThan(0.03)
    expect(loudness, name).toBeGreaterThan(0.001)
  }
})
