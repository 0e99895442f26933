/** What ships and is no npm package by itself: pictures, SQLite, what a WebAssembly file is built of, Electron. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import spdx from 'spdx-license-list/full.js'
import type { Component } from '../../src/shared/licences.ts'
import { standardText } from './packages.ts'
import { RUST_CRATES } from './rust-crates.ts'

/** @param root the project's folder */
export function otherComponents(root: string): readonly Component[] {
  return [gameIcons(root), sqlite, ...rustCrates(), electron(root), chromium]
}

/** Every author, as docs/credits.md has them. */
function gameIcons(root: string): Component {
  const credits = readFileSync(join(root, 'docs', 'credits.md'), 'utf8')
  const icons = /## Icons\n+([\s\S]*?)\n+Which icons/.exec(credits)?.[1]
  if (icons === undefined) throw new Error('docs/credits.md names no authors of icons')
  const plain = icons.replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)')
  return {
    name: 'game-icons.net',
    version: null,
    licence: 'CC-BY-3.0',
    source: 'https://github.com/game-icons/icons',
    text: `${plain}\n\n${textOf('CC-BY-3.0')}`,
  }
}

const sqlite: Component = {
  name: 'SQLite',
  version: null,
  licence: 'blessing',
  source: 'https://sqlite.org',
  text: `Compiled into better-sqlite3; in the public domain.\n\n${textOf('blessing')}`,
}

/** The crates in resvg's WebAssembly, in one component for each licence they are under. */
function rustCrates(): readonly Component[] {
  return Object.entries(RUST_CRATES).map(([licence, crates]) => ({
    name: `resvg-wasm: Rust crates (${licence})`,
    version: null,
    licence,
    source: 'https://crates.io',
    text: [
      'Compiled into @resvg/resvg-wasm; each crate’s page names its authors:',
      ...crates.map((crate) => `- https://crates.io/crates/${crate.replace(' ', '/')}`),
      '',
      standardText(licence, 'the authors of the crate'),
    ].join('\n'),
  }))
}

function electron(root: string): Component {
  const folder = join(root, 'node_modules', 'electron')
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  return {
    name: 'Electron',
    version,
    licence: 'MIT',
    source: 'https://github.com/electron/electron',
    text: readFileSync(join(folder, 'LICENSE'), 'utf8').trim(),
  }
}

const chromium: Component = {
  name: 'Chromium, Node.js and what they are built of',
  version: null,
  licence: 'BSD-3-Clause',
  source: 'https://source.chromium.org',
  text: [
    'All their notices and licences are in the file LICENSES.chromium.html in the folder of the app (on macOS',
    'in Contents/Resources of its bundle), which comes with Electron.',
    '',
    standardText('BSD-3-Clause', 'The Chromium Authors'),
  ].join('\n'),
}

function textOf(licence: string): string {
  const text = spdx[licence]?.licenseText
  if (text === undefined) throw new Error(`No text is known for the licence ${licence}`)
  return text.trim()
}
