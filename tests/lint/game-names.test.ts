import { join } from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const RULE = 'games/no-game-names'
const root = join(import.meta.dirname, '../..')

/** The project's own configuration with this rule alone, which needs to know no types. */
const lint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => ruleId === RULE,
  overrideConfig: { languageOptions: { parserOptions: { project: null } } },
})

async function broken(file: string, code: string): Promise<boolean> {
  const [result] = await lint.lintText(code, { filePath: join(root, file) })
  return result?.messages.some(({ ruleId }) => ruleId === RULE) ?? false
}

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
    expect(await broken(file, code)).toBe(true)
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
    ['src/main/store/migrations.ts', "export const game = 'one-deck-dungeon'"],
  ])('%s may say %s', async (file, code) => {
    expect(await broken(file, code)).toBe(false)
  })
})
