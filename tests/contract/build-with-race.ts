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
  const byId = [/^ {2}'[\w-]+': \w+,\n/gm, `  '${GAME}': diceRace,\n`] as const
  register(side('shared/games/index.ts'), `./${GAME}/phrases`, 'phrases', byId)
  register(side('main/games/index.ts'), `./${GAME}`, 'diceRace', byId)
  const inOrder = [/^ {2}\w+,\n/gm, '  diceRace,\n'] as const
  register(side('renderer/src/games/index.ts'), `./${GAME}`, 'screens', inOrder)

  return buildCopy(folder)
}
