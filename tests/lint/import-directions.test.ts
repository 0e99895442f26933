import { describe, expect, it } from 'vitest'
import { lintWith } from './rules-alone'

/** What these rules look at needs no types. */
const broken = lintWith(
  /^(import-x\/no-restricted-paths|no-restricted-(imports|globals|properties))$/,
)

describe('the directions of imports', () => {
  it.each([
    ['src/shared/ids.ts', "import '../main/app'"],
    ['src/shared/ids.ts', "import '@main/games/random'"],
    ['src/shared/ids.ts', "import '@renderer/api-client'"],
    ['src/renderer/src/api-client.ts', "import '@main/games/random'"],
    ['src/renderer/src/api-client.ts', "import '../../preload/index'"],
    ['src/preload/index.ts', "import '@main/games/random'"],
    ['src/main/games/random.ts', "import '../store/store'"],
    ['src/main/games/random.ts', "import '../tables/tables'"],
    ['src/main/store/store.ts', "import '../games/random'"],
    ['src/main/store/store.ts', "import '../hosts/host'"],
    ['src/main/tables/tables.ts', "import '../campaigns/campaigns'"],
    ['src/main/campaigns/campaigns.ts', "import '../hosts/host'"],
    ['src/main/exports/index.ts', "import '../tables/tables'"],
    ['src/main/tables/tables.ts', "import '../print'"],
    ['src/main/print/page.ts', "import '../exports/words'"],
    ['src/main/games/random.ts', "import '../print/type'"],
    ['src/main/bots/simulate.ts', "import '../tables/tables'"],
    ['src/main/app.ts', "import '@renderer/api-client'"],
    ['src/main/exports/words.ts', "import '@renderer/locales/keys'"],
    ['src/main/app.ts', "import '../../tests/build-first'"],
  ])('%s: no %s', async (file, code) => {
    expect(await broken(file, code)).toContain('import-x/no-restricted-paths')
  })

  it.each([
    ['src/main/games/random.ts', "import 'node:fs'"],
    ['src/main/games/random.ts', "import 'electron'"],
    ['src/main/games/random.ts', "import 'better-sqlite3'"],
  ])('%s: no %s', async (file, code) => {
    expect(await broken(file, code)).toContain('no-restricted-imports')
  })

  it.each([
    ['src/main/games/random.ts', 'export const now = Date.now()', 'no-restricted-properties'],
    ['src/main/games/random.ts', 'export const die = Math.random()', 'no-restricted-properties'],
    ['src/main/games/random.ts', 'export const id = process.pid', 'no-restricted-globals'],
  ])('%s: no %s', async (file, code, rule) => {
    expect(await broken(file, code)).toContain(rule)
  })

  it.each([
    ['src/renderer/src/api-client.ts', "import '@shared/wire'"],
    [
      'src/renderer/src/games/one-deck-dungeon/library/seats.ts',
      "import '@shared/games/one-deck-dungeon'",
    ],
    ['src/main/games/random.ts', "import '@shared/ids'"],
    ['src/main/tables/tables.ts', "import '../games/random'"],
    ['src/main/tables/tables.ts', "import '../store/store'"],
    ['src/main/hosts/words.ts', "import '../exports/words'"],
    ['src/main/exports/index.ts', "import '../print'"],
    ['src/main/print/page.ts', "import '../games/print-rules'"],
    ['src/main/app.ts', "import './tables/tables'"],
    ['src/main/exports/words.ts', "import '../../locales/en/app.json'"],
  ])('%s: %s is fine', async (file, code) => {
    expect(await broken(file, code)).toEqual([])
  })
})
