/**
 * `npm run record -- one-deck-dungeon`: records games of a game's newest rules into `tests/<game>/recorded/`, which
 * must replay to the same bytes for ever. A recording that is there already is never replaced.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { importAsApp } from './as-app.ts'

/** What the folder of a game's recordings brings: its newest rules, and games played by them. */
interface Newest {
  readonly rulesVersion: number
  readonly playNewest: () => Iterable<{ readonly actions: readonly unknown[] }>
}

const [game] = process.argv.slice(2)
if (game === undefined) {
  console.error('Say of which game: npm run record -- one-deck-dungeon')
  process.exitCode = 2
} else {
  const folder = `tests/${game}/recorded`
  const { rulesVersion, playNewest } = await importAsApp<Newest>(`${folder}/newest.ts`)
  const file = join(import.meta.dirname, '..', folder, `rules-${rulesVersion}.jsonl.gz`)
  if (existsSync(file)) {
    console.error(`Games of version ${rulesVersion} are recorded already.`)
    process.exitCode = 1
  } else {
    const lines: string[] = []
    for (const played of playNewest()) {
      lines.push(`${JSON.stringify(played)}\n`)
      console.log(`${lines.length}: ${played.actions.length} actions`)
    }
    writeFileSync(file, gzipSync(lines.join(''), { level: 9 }))
  }
}
