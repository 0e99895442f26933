/**
 * No file outside a game's own folders imports them or writes the game's id: a new game then is new folders and a
 * line in each index, and no other file is to be touched.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const SHARED = join(import.meta.dirname, '../src/shared/games')

/** The ids of the games: each has a folder on the shared side. */
export const GAMES = readdirSync(SHARED, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Where a game may be named: its folders, the lists of games, migrations, and readers of old files. */
export const OWN_FILES = [
  ...GAMES.flatMap((game) => [`src/**/games/${game}/**`, `src/main/campaigns/${game}/**`]),
  // What a game's folder on the shared side exports.
  ...GAMES.map((game) => `src/shared/games/${game}.ts`),
  'src/{main,shared,renderer/src}/games/index.ts',
  'src/main/campaigns/index.ts',
  'src/main/store/schemas/*.ts',
  'src/shared/*-v1.ts',
]

const namesOf = (text) =>
  GAMES.filter((game) => new RegExp(`(?<![a-z0-9-])${game}(?![a-z0-9-])`).test(text))

const noGameNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { named: 'Only the folders of {{game}} may import or name it.' },
  },
  create(context) {
    const check = (node, text) => {
      for (const game of namesOf(text)) context.report({ node, messageId: 'named', data: { game } })
    }
    const script = {
      // The paths of imports are literals too.
      Literal: (node) => check(node, node.regex?.pattern ?? String(node.value)),
      TemplateElement: (node) => check(node, node.value.raw),
    }
    const template = {
      ...script,
      VLiteral: (node) => check(node, node.value),
      VText: (node) => check(node, node.value),
    }
    const { defineTemplateBodyVisitor } = context.sourceCode.parserServices
    return defineTemplateBodyVisitor?.(template, script) ?? script
  },
}

export default { rules: { 'no-game-names': noGameNames } }
