/**
 * The app with one more game: the dice race in its folders, a line in each list of games, its words in English,
 * and nothing else changed. That shows that a game is new folders and three lines.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCopy, copySources } from '../copied-build.ts'

const root = join(import.meta.dirname, '../..')
const GAME = 'dice-race'
const RULES = 'tests/contract/dice-race'
const SCREENS = 'tests/contract/renderer/dice-race'

/** Adds a game to a list of them: its import, and its name behind those that are there. */
function register(
  file: string,
  path: string,
  name: string,
  entry: [before: string, after: string],
) {
  const text = readFileSync(file, 'utf8')
  const [before, after] = entry
  if (!text.includes(before)) throw new Error(`${file} is no list of games.`)
  const added = text.replace(before, after)
  writeFileSync(file, `import { ${name} as diceRace } from '${path}'\n${added}`)
}

/** Builds the app in `folder` from a copy of its sources and this one more game; its `out` is to be started. */
export function buildWithRace(folder: string): string {
  copySources(folder)
  const side = (path: string): string => join(folder, 'src', path)

  cpSync(join(root, RULES), side(`main/games/${GAME}`), { recursive: true })
  cpSync(join(root, SCREENS), side(`renderer/src/games/${GAME}`), { recursive: true })
  mkdirSync(side(`shared/games/${GAME}`))
  cpSync(join(root, SCREENS, 'phrases.ts'), side(`shared/games/${GAME}/phrases.ts`))
  cpSync(join(root, RULES, 'words.json'), side(`locales/en/${GAME}.json`))

  const last = "  'dungeon-run': dungeonRun,\n"
  const lastAndRace: [before: string, after: string] = [last, `${last}  '${GAME}': diceRace,\n`]
  register(side('shared/games/index.ts'), `./${GAME}/phrases`, 'phrases', lastAndRace)
  register(side('main/games/index.ts'), `./${GAME}`, 'diceRace', lastAndRace)
  register(side('renderer/src/games/index.ts'), `./${GAME}`, 'screens', [
    '  dungeonRun,\n',
    '  dungeonRun,\n  diceRace,\n',
  ])

  return buildCopy(folder)
}
