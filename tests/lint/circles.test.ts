/** The project's own rules in the words of oxlint, which asks for types and follows imports. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { toolPath } from '../../scripts/tool.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'

const root = join(import.meta.dirname, '../..')

const FILES = {
  'a.ts': "import { b } from '@shared/b'\n\nexport const a: number = b\n",
  'shared/b.ts': "import { a } from '../a'\n\nexport const b: number = a\n",
  'sound.ts': "import { b } from '@shared/b'\n\nexport const c: number = b\n",
  'late.ts': 'export const late = (): Promise<void> => Promise.resolve()\n\nlate()\n',
}

/** Which rules these files break. */
function broken(files: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const folder = newFolder('circles')
  onTestFinished(() => {
    removeFolder(folder)
  })
  const paths = { '@shared/*': ['./shared/*'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { paths } }))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  mkdirSync(join(folder, 'shared'))
  for (const [path, code] of Object.entries(files)) writeFileSync(join(folder, path), code)
  // The packages are another's code.
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n')
  const args = ['--config', join(root, 'oxlint.config.ts'), '--format', 'json']
  const { stdout } = spawnSync(process.execPath, [toolPath('oxlint'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly code: string; readonly filename: string }[]
  }
  const byFile = Map.groupBy(diagnostics, ({ filename }) => basename(filename))
  return new Map([...byFile].map(([file, found]) => [file, found.map(({ code }) => code)]))
}

it('no file imports itself by way of others, and rules that know types are held', () => {
  expect(broken(FILES)).toEqual(
    new Map([
      ['a.ts', ['import(no-cycle)']],
      ['b.ts', ['import(no-cycle)']],
      ['late.ts', ['typescript(no-floating-promises)']],
    ]),
  )
})
