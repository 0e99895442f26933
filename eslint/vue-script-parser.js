/**
 * Reads the scripts of components with the types of the page asked once for all of them. By itself TypeScript would
 * hear of each script as it is read: a changed program each time, whose types are all worked out anew.
 */
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import ts from 'typescript'
import tseslint from 'typescript-eslint'
import * as vueParser from 'vue-eslint-parser'

const { parser } = tseslint

/**
 * A parser for `parserOptions.parser` of components.
 *
 * @param configFile the full path of the `tsconfig.json` that holds the components
 */
export function createVueScriptParser(configFile) {
  let program = null
  return {
    ...parser,
    parseForESLint(code, options) {
      // Expressions of templates come one by one, without a project: of them no types are known. Nor may types be wanted.
      if (!options.project) return parser.parseForESLint(code, options)
      program ??= createProgram(configFile)
      // What is being typed in an editor is not what stands on disk: then it is read the slow way.
      const known = program.getSourceFile(options.filePath)?.text === code
      return parser.parseForESLint(
        code,
        known ? { ...options, project: undefined, programs: [program] } : options,
      )
    },
  }
}

/** A program in which each component stands with its script, letter for letter as Vue's parser hands it over. */
function createProgram(configFile) {
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile)
  const vue = { extension: 'vue', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred }
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    dirname(configFile),
    {},
    configFile,
    undefined,
    [vue],
  )
  const host = ts.createCompilerHost(options, true)
  const { getSourceFile } = host
  host.getSourceFile = (name, target, ...others) =>
    name.endsWith('.vue')
      ? ts.createSourceFile(name, scriptOf(name), target, true, ts.ScriptKind.TS)
      : getSourceFile(name, target, ...others)
  return ts.createProgram(fileNames, { ...options, allowNonTsExtensions: true }, host)
}

/** Of all that Vue's parser asks another to read in a component, its script: the last, and the one with a project. */
function scriptOf(filePath) {
  let script = ''
  const listener = {
    parseForESLint(code, { project, ...options }) {
      if (project !== undefined) script = code
      return parser.parseForESLint(code, options)
    },
  }
  vueParser.parseForESLint(readFileSync(filePath, 'utf8'), {
    filePath,
    parser: listener,
    project: [],
    sourceType: 'module',
  })
  return script
}
