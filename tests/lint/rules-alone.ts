/** The project's own lint configuration with a few of its rules alone: those that need no types, which take most of the time. */
import { join } from 'node:path'
import { ESLint } from 'eslint'

const root = join(import.meta.dirname, '../..')

/**
 * @param held which rules
 * @returns the rules of those that some code would break if it stood in that file of the project
 */
export function lintWith(held: RegExp) {
  const eslint = new ESLint({
    cwd: root,
    ruleFilter: ({ ruleId }) => held.test(ruleId),
    overrideConfig: { languageOptions: { parserOptions: { project: null } } },
  })
  return async (file: string, code: string): Promise<readonly (string | null)[]> => {
    const [result] = await eslint.lintText(`${code}\n`, { filePath: join(root, file) })
    return result?.messages.map(({ ruleId }) => ruleId) ?? []
  }
}
