/** Collects, while the app is built, what it is made of, and writes the notices that must go with it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LICENCES_FILE } from '../../src/shared/licences.ts'
import type { Component } from '../../src/shared/licences.ts'
import { otherComponents } from './others.ts'
import { componentIn, dependenciesOf } from './packages.ts'

/** Where Vite leaves the list of what one build bundled, until this plugin takes it. */
export const BUNDLED = '.vite/bundled.json'

interface Bundled {
  readonly name: string
  readonly version: string
}

/** Parts of tools that get into bundles under names of their own, and the package each belongs to. */
const HELPERS: readonly (readonly [prefix: string, name: string])[] = [
  ['\0vite/', 'vite'],
  ['\0rolldown/', 'rolldown'],
  ['\0plugin-vue:', '@vitejs/plugin-vue'],
]

/**
 * One plugin for the three builds, in their order: each adds what it bundled (Vite's `build.license`), the
 * renderer's, which is the last, writes `third-party.json` beside the page and `THIRD-PARTY.txt` into `out`.
 */
export function licences(root: string): Plugin {
  const folders = new Set(dependenciesOf(root))
  return {
    name: 'delvers-table:licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[BUNDLED]
        if (list?.type !== 'asset') throw new Error('Vite tells nothing of what it bundled')
        Reflect.deleteProperty(bundle, BUNDLED)
        for (const entry of JSON.parse(String(list.source)) as Bundled[])
          folders.add(folderOf(root, entry))
        for (const file of Object.values(bundle))
          for (const id of file.type === 'chunk' ? file.moduleIds : []) {
            const helper = HELPERS.find(([prefix]) => id.startsWith(prefix))
            if (helper !== undefined) folders.add(join(root, 'node_modules', helper[1]))
          }
        if (!('index.html' in bundle)) return
        const components = inOrder([...[...folders].map(componentIn), ...otherComponents(root)])
        this.emitFile({
          type: 'asset',
          fileName: LICENCES_FILE,
          source: JSON.stringify(components),
        })
        mkdirSync(join(root, 'out'), { recursive: true })
        writeFileSync(join(root, 'out', 'THIRD-PARTY.txt'), asText(components))
      },
    },
  }
}

/** Throws where two versions are installed and the bundled one is not that at the top. */
function folderOf(root: string, { name, version }: Bundled): string {
  const folder = join(root, 'node_modules', name)
  if (componentIn(folder).version !== version)
    throw new Error(`${name} ${version} is bundled, and another version is installed at the top`)
  return folder
}

/** By name; a package that is there twice in the same version is named once. */
function inOrder(components: readonly Component[]): readonly Component[] {
  const byName = new Map(components.map((component) => [titleOf(component), component]))
  return [...byName.values()].sort((a, b) => titleOf(a).localeCompare(titleOf(b), 'en'))
}

function titleOf({ name, version }: Component): string {
  return version === null ? name : `${name} ${version}`
}

function asText(components: readonly Component[]): string {
  const line = '='.repeat(80)
  const sections = components.map((component) =>
    [line, titleOf(component), component.licence, component.source ?? '', line, component.text]
      .filter((part) => part !== '')
      .join('\n'),
  )
  const head =
    'Delver’s Table contains the following works of others, under the licences given here.'
  return `${[head, ...sections].join('\n\n')}\n`
}
