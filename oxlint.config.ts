import { defineConfig } from 'oxlint'
import tseslint from 'typescript-eslint'
import { TYPED_RULES } from './eslint/typed-rules.ts'

/** What oxlint does not have. */
const UNKNOWN = ['@typescript-eslint/no-unsafe-class-instance-assignment']

/** The rules that hold, by the names that oxlint knows: of TypeScript's it has the shorter one. What is not named is off. */
const rules = Object.fromEntries(
  Object.entries(TYPED_RULES)
    .filter(([name, held]) => held !== 'off' && !UNKNOWN.includes(name))
    .map(([name, held]) => [shorter(name), held]),
)
const typed = Object.keys(tseslint.configs.disableTypeChecked.rules ?? {}).map(shorter)

function shorter(name: string): string {
  return name.replace('@typescript-eslint/', 'typescript/')
}

function off(names: readonly string[]): Record<string, 'off'> {
  return Object.fromEntries(names.filter((name) => name in rules).map((name) => [name, 'off']))
}

/** Everything that is checked with the types of the code: of components ESLint does it (eslint.config.js). */
export default defineConfig({
  plugins: ['typescript', 'import'],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  // These are no part of a TypeScript project.
  ignorePatterns: ['eslint.config.js', 'eslint/*.js'],
  rules: { ...rules, 'import/no-cycle': 'error' },
  overrides: [
    // What must run before TypeScript can be read.
    { files: ['**/*.mjs'], rules: off(typed) },
    { files: ['**/*.vue'], rules: off(Object.keys(rules)) },
  ],
})
