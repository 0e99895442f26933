/**
 * `npm run gallery`: every screen in two languages, three themes and three sizes, as pictures in docs/gallery.
 * `--only words` takes the places whose names have them, also several times, `--start` those of a first start;
 * `--to folder` writes elsewhere.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importAsApp } from './as-app.ts'
import { buildIfStale } from './build.ts'
import type * as Gallery from './gallery/take.ts'

const { values } = parseArgs({
  options: {
    start: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    to: { type: 'string', default: join(import.meta.dirname, '../docs/gallery') },
  },
})

await buildIfStale()
const started = performance.now()
const { takeGallery } = await importAsApp<typeof Gallery>('scripts/gallery/take.ts')
const pictures = await takeGallery(values.to, values)
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`${pictures} pictures in ${minutes} minutes: ${values.to}`)
