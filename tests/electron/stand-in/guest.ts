/** Runs a built app's main on the stand-in: `guest.ts FOLDER ARGUMENTS…`, as `electron FOLDER ARGUMENTS…` would. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { app } from './electron.ts'

const folder = process.argv[2] ?? '.'
const { main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { main: string }

Object.defineProperty(process, 'versions', { value: { ...process.versions, electron: 'stand-in' } })

// Electron becomes ready only once its entry has been evaluated: an entry that waits for it hangs there,
// so it must not get away with it here.
const hung = setTimeout(() => {
  console.error('The entry is still being evaluated after ten seconds.')
  process.exit(70)
}, 10_000)
await import(pathToFileURL(join(folder, main)).href)
clearTimeout(hung)
app.becomeReady()
