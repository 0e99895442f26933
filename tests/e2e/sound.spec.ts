/** Every sound of the table, made by the browser it is made for: audible, and never loud. */
import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { ModuleKind, ScriptTarget, transpile } from 'typescript'
import { must } from '../must.ts'
import { expect, test } from './app.ts'

/** What a rendered sound comes to. */
interface Rendered {
  readonly name: string
  readonly peak: number
  readonly loudness: number
}

const VOICES = new URL('../../src/renderer/src/sound/voices.ts', import.meta.url)

/** Renders sounds of a kind, each as often and as loud as it says, in an empty page of this Chromium. */
async function render(
  chromium: () => Promise<Browser>,
  asked: string,
): Promise<readonly Rendered[]> {
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
    const render = async (sound, count, volume = 100) => {
      const context = new OfflineAudioContext(1, 22_050 * 3, 22_050)
      const desk = deskOf(context)
      desk.setVolume(volume)
      desk.play(sound, 0, count, 1)
      const samples = (await context.startRendering()).getChannelData(0)
      let peak = 0
      let sum = 0
      for (const sample of samples) {
        peak = Math.max(peak, Math.abs(sample))
        sum += sample * sample
      }
      const loudness = Math.sqrt(sum / samples.length)
      return { name: count + ' ' + sound + ' at ' + volume + '%', peak, loudness }
    }
    return Promise.all(${asked})
  })()`)
  await page.close()
  return rendered
}

test('every sound is audible, and even eight of a kind are not loud', async ({ chromium }) => {
  const rendered = await render(
    chromium,
    'SOUNDS.flatMap((sound) => [render(sound, 1), render(sound, 8)])',
  )
  expect(rendered.length).toBeGreaterThan(0)
  for (const { name, peak, loudness } of rendered) {
    expect(peak, name).toBeLessThan(1)
    expect(peak, name).toBeGreaterThan(0.03)
    expect(loudness, name).toBeGreaterThan(0.001)
  }
})

test('the volume makes all of it quieter, down to nothing', async ({ chromium }) => {
  const [full, half, none] = await render(
    chromium,
    "[100, 50, 0].map((volume) => render('victory', 1, volume))",
  )
  expect(must(half).loudness).toBeCloseTo(must(full).loudness / 4, 3)
  expect(must(none).peak).toBe(0)
})
