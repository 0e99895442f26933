/**
 * Records games of the newest rules:
 * `node --import ./scripts/check-node.mjs tests/one-deck-dungeon/recorded/record.ts`.
 * A recording that is there already is never replaced: games of that version must go on as they were.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { importAsApp } from '../../../scripts/as-app.ts'
import type * as Newest from './newest.ts'

const { rulesVersion, playNewest } = await importAsApp<typeof Newest>(
  'tests/one-deck-dungeon/recorded/newest.ts',
)
const file = join(import.meta.dirname, `rules-${rulesVersion}.jsonl.gz`)
if (existsSync(file)) {
  console.error(`Games of version ${rulesVersion} are recorded already.`)
  process.exitCode = 1
} else {
  const lines: string[] = []
  for (const game of playNewest()) {
    lines.push(`${JSON.stringify(game)}\n`)
    console.log(`${lines.length}: ${game.actions.length} actions`)
  }
  writeFileSync(file, gzipSync(lines.join(''), { level: 9 }))
}
