import { describe, expect, it } from 'vitest'
import { lintWith } from './rules-alone'

const RULE = 'games/no-game-names'
const broken = lintWith(/^games\/no-game-names$/)

describe('outside the folders of a game', () => {
  it.each([
    ['src/renderer/src/commands.ts', "import '@shared/games/one-deck-dungeon'"],
    ['src/renderer/src/commands.ts', "import '@renderer/games/one-deck-dungeon/table/spots'"],
    ['src/renderer/src/commands.ts', "export const game = 'one-deck-dungeon'"],
    ['src/renderer/src/commands.ts', 'export const key = `one-deck-dungeon.${1 + 1}`'],
    ['src/renderer/src/commands.ts', 'export const code = /^one-deck-dungeon\\./'],
    ['src/renderer/src/commands.ts', "export type Game = 'one-deck-dungeon'"],
    ['src/renderer/src/commands.ts', "void import('./games/one-deck-dungeon/setup/first-delve')"],
    ['src/main/store/store.ts', "import '../games/one-deck-dungeon'"],
    ['src/shared/ids.ts', "import './games/one-deck-dungeon'"],
    ['src/renderer/src/table/EventLog.vue', '<template><p id="one-deck-dungeon" /></template>'],
    [
      'src/renderer/src/table/EventLog.vue',
      '<template><p :id="\'one-deck-dungeon\'" /></template>',
    ],
  ])('%s may not say %s', async (file, code) => {
    expect(await broken(file, code)).toContain(RULE)
  })

  it.each([
    ['src/renderer/src/commands.ts', "import '@shared/games'"],
    ['src/renderer/src/commands.ts', "export const other = 'one-deck-dungeons'"],
    ['src/renderer/src/commands.ts', '// one-deck-dungeon is a word in a comment'],
    ['src/main/games/one-deck-dungeon/index.ts', "export const id = 'one-deck-dungeon'"],
    ['src/main/games/index.ts', "import './one-deck-dungeon'"],
    ['src/shared/games/index.ts', "import './one-deck-dungeon'"],
    [
      'src/renderer/src/games/one-deck-dungeon/table/spots.ts',
      "import '@shared/games/one-deck-dungeon'",
    ],
    ['src/main/store/schemas/migrations.ts', "export const game = 'one-deck-dungeon'"],
  ])('%s may say %s', async (file, code) => {
    expect(await broken(file, code)).toEqual([])
  })
})
