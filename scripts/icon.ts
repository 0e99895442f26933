/** `node scripts/icon.ts`: draws the installers' icon from the page's, after the drawing was changed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const SIZE = 1024

const svg = readFileSync(join(root, 'src/renderer/public/icon.svg'), 'utf8')
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } })
await page.setContent(`<body style="margin:0">${svg}</body>`)
await page.screenshot({ path: join(root, 'resources/icon.png'), omitBackground: true })
await browser.close()
