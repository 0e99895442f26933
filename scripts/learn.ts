/**
 * `npm run learn -- paper-dungeons --lesson company --games 1000 --seed 1`: bots play against each other, and the weights
 * of their estimate are learned from it. The weights, in the game's own folder, are written anew.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importAsApp } from './as-app.ts'

/** What the folder of a game's bots brings. */
interface Learning {
  readonly learn: (
    weights: unknown,
    lesson: { readonly name: string; readonly games: number; readonly seed: number },
  ) => { readonly weights: unknown; readonly report: string }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lesson: { type: 'string', default: '' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
})
const folder = `src/main/games/${positionals[0] ?? ''}/bot`
const file = join(import.meta.dirname, '..', folder, 'weights.json')
const { learn } = await importAsApp<Learning>(`${folder}/learning.ts`)
const { weights, report } = learn(JSON.parse(readFileSync(file, 'utf8')), {
  name: values.lesson,
  games: Number(values.games),
  seed: Number(values.seed),
})
writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`)
console.log(report)
