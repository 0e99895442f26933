/**
 * Goes before every script of package.json (`node --import`): says in a sentence what is missing, where Node would fail
 * in its own words or crash. Older Nodes read this file too: it is JavaScript and uses nothing new.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The first Node that runs the scripts, which are TypeScript; the packages bring one along. */
const OLDEST = 24

const packages = fileURLToPath(new URL('../node_modules/electron-vite', import.meta.url))
const obstacle = !existsSync(packages)
  ? 'The packages that this needs are not installed: run `npm ci` first.'
  : parseInt(process.versions.node, 10) < OLDEST
    ? `This runs on Node.js ${OLDEST} or later, not on ${process.versions.node}. ` +
      '`npm ci` installs one beside the other packages, which `npm start` and `npm run` use.'
    : null

if (obstacle !== null) {
  console.error(obstacle)
  process.exit(1)
}
