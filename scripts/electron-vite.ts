/**
 * `npm run build`, `npm run dev`: electron-vite on the project in the current folder. It writes a bundle of its
 * configuration beside that file for a moment; whatever walks the folder meanwhile would see it come and go. So it
 * is given a configuration among the packages, which only leads to the project's own.
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { toolPath } from './tool.ts'

const CACHE = join('node_modules', '.cache')

mkdirSync(CACHE, { recursive: true })
// Where packages are a link to another project's, both resolve from where they really are.
const folder = mkdtempSync(join(realpathSync(CACHE), 'electron-vite-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const config = join(folder, 'electron.vite.config.mjs')
const own = join(process.cwd(), 'electron.vite.config.ts')
writeFileSync(config, `export { default } from ${JSON.stringify(own)}\n`)

const program = toolPath('electron-vite')
process.argv.splice(1, 1, program, '--config', config)
await import(pathToFileURL(program).href)
