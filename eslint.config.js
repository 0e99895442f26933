import { join } from 'node:path'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import { defineConfig, globalIgnores, includeIgnoreFile } from 'eslint/config'
import tseslint from 'typescript-eslint'
import * as vueParser from 'vue-eslint-parser'
import games, { OWN_FILES } from './eslint/game-names.js'
import { TYPED_RULES } from './eslint/typed-rules.ts'
import { createVueScriptParser } from './eslint/vue-script-parser.js'

/** The parts of the main process that stand on the same step and must not lean on each other. */
const siblings = ['campaigns', 'tables', 'exports', 'imports', 'bots']

/** The directions of imports (docs/architecture.md): `target` must not import from `from`. */
const importDirections = [
  { target: './src/shared', from: ['./src/main', './src/preload', './src/renderer'] },
  { target: './src/renderer', from: ['./src/main', './src/preload'] },
  { target: './src/preload', from: ['./src/main', './src/renderer'] },
  { target: './src/main', from: ['./src/preload', './src/renderer'] },
  { target: './src/main/games', from: './src/main', except: ['./games'] },
  { target: './src/main/store', from: './src/main', except: ['./store'] },
  { target: './src/main/log', from: './src/main', except: ['./log'] },
  ...siblings.map((part) => ({
    target: `./src/main/${part}`,
    from: './src/main',
    // Only exports make files of pages.
    except: [`./${part}`, './games', './store', ...(part === 'exports' ? ['./print'] : [])],
  })),
  {
    target: './src/main/damaged',
    from: './src/main',
    except: ['./damaged', './campaigns', './tables', './games', './store'],
  },
  { target: './src/main/print', from: './src/main', except: ['./print', './games'] },
  { target: './src', from: ['./tests', './scripts'] },
]

/** One style for functions of a module: declarations. Where a type says what a function is, it may be a value. */
const declaredFunctions = ['Program', 'ExportNamedDeclaration'].map((parent) => ({
  selector: `${parent} > VariableDeclaration > VariableDeclarator[init.type=/FunctionExpression$/]:not([id.typeAnnotation])`,
  message: 'Declare it: function name() {}.',
}))

export default defineConfig(
  // What tools write comes and goes while files are checked: what Git ignores is never looked at.
  includeIgnoreFile(join(import.meta.dirname, '.gitignore')),
  // These are no part of a TypeScript project, which the rules that know types need.
  globalIgnores(['eslint.config.js', 'eslint/']),
  { files: ['**/*.vue'], extends: [vue.configs['flat/recommended']] },
  {
    files: ['**/*.{ts,mjs}'],
    languageOptions: { parser: tseslint.parser },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { games, 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          noWarnOnMultipleProjects: true,
          project: ['./tsconfig.node.json', './tsconfig.renderer.json'],
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: importDirections }],
      'no-restricted-syntax': ['error', ...declaredFunctions],
    },
  },
  {
    files: ['src/**/*.{ts,vue}'],
    ignores: OWN_FILES,
    rules: { 'games/no-game-names': 'error' },
  },
  {
    // Rules are pure: no I/O, clock, window or database below this line.
    files: ['src/main/games/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['node:*', 'electron', 'better-sqlite3', 'ws', 'vue'] },
      ],
      'no-restricted-globals': [
        'error',
        'process',
        'setTimeout',
        'setInterval',
        'fetch',
        'performance',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Rules know no clock.' },
        { object: 'Math', property: 'random', message: 'Draw from the named, seeded generator.' },
      ],
    },
  },
  {
    // Playwright's own page would be of a browser that it downloads; ours comes with the app's fixtures.
    files: ['tests/**/e2e/**/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: '@playwright/test', importNames: ['test'], message: 'Take it from app.ts.' },
      ],
    },
  },
  {
    files: ['**/*.vue'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parser: vueParser,
      parserOptions: {
        parser: createVueScriptParser(join(import.meta.dirname, 'tsconfig.renderer.json')),
        project: './tsconfig.renderer.json',
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.vue'],
      },
    },
    rules: {
      ...TYPED_RULES,
      // vue-tsc checks templates and props; these two need more type information than the parser has there.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  prettier,
)
