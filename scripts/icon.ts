/** `node scripts/icon.ts`: draws the installers' icons from the page's, after the drawing was changed. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import toIco from 'png-to-ico'
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const resources = join(root, 'resources')
/** The sizes of an icon theme: a file each. */
const LINUX = [16, 22, 24, 32, 48, 64, 96, 128, 256, 512]
/** What Windows shows in lists, on the taskbar and on the desktop, at every scale. */
const WINDOWS = [16, 20, 24, 32, 40, 48, 64, 256]
/** Apple's types of a picture in an `.icns`: sizes, and sizes at twice the density. */
const MACOS: readonly (readonly [type: string, size: number])[] = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic08', 256],
  ['ic13', 256],
  ['ic09', 512],
  ['ic14', 512],
  ['ic10', 1024],
]

const svg = readFileSync(join(root, 'src/renderer/public/icon.svg'), 'utf8')
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
const page = await browser.newPage()
await page.setContent(
  `<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`,
)
const drawn = new Map<number, Buffer>()
for (const size of new Set([...LINUX, ...WINDOWS, ...MACOS.map(([, size]) => size)])) {
  await page.setViewportSize({ width: size, height: size })
  drawn.set(size, await page.screenshot({ omitBackground: true }))
}
await browser.close()

rmSync(join(resources, 'icons'), { recursive: true, force: true })
mkdirSync(join(resources, 'icons'), { recursive: true })
for (const size of LINUX)
  writeFileSync(join(resources, 'icons', `${size}x${size}.png`), drawing(size))
writeFileSync(join(resources, 'icon.ico'), await toIco(WINDOWS.map(drawing)))
writeFileSync(join(resources, 'icon.icns'), toIcns())

/** The drawing at a size, as PNG; each is drawn for itself, so that lines stay sharp. */
function drawing(size: number): Buffer {
  const png = drawn.get(size)
  if (png === undefined) throw new Error(`No drawing of ${size} pixels`)
  return png
}

/** Apple's container: a name and a length, then a type, a length and a PNG for each picture. */
function toIcns(): Buffer {
  const pictures = MACOS.map(([type, size]) => chunk(type, drawing(size)))
  return chunk('icns', Buffer.concat(pictures))
}

function chunk(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8, type, 'latin1')
  head.writeUInt32BE(head.length + body.length, 4)
  return Buffer.concat([head, body])
}
