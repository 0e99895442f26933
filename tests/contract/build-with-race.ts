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

/** Adds a game to a list of them: its import, and its entry behind the last of those that are there. */
function register(
  file: string,
  path: string,
  name: string,
  [entries, entry]: readonly [entries: RegExp, entry: string],
) {
  const text = readFileSync(file, 'utf8')
  const last = [...text.matchAll(entries)].at(-1)
  if (last === undefined) throw new Error(`${file} is no list of games.`)
  const behind = last.index + last[0].length
  const added = `${text.slice(0, behind)}${entry}${text.slice(behind)}`
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

  const byId = [/^ {2}'[\w-]+': \w+,\n/gm, `  '${GAME}': diceRace,\n`] as const
  register(side('shared/games/index.ts'), `./${GAME}/phrases`, 'phrases', byId)
  register(side('main/games/index.ts'), `./${GAME}`, 'diceRace', byId)
  const inOrder = [/^ {2}\w+,\n/gm, '  diceRace,\n'] as const
  register(side('renderer/src/games/index.ts'), `./${GAME}`, 'screens', inOrder)

  return buildCopy(folder)
}
