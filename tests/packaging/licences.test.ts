/** The list of what the app is built from, as the build has made it. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { dependencies, devDependencies } from '../../package.json'
import { built } from '../../scripts/build.ts'
import { RUST_CRATES } from '../../scripts/licences/rust-crates.ts'
import type { Component } from '../../src/shared/licences.ts'
import { root } from './pack.ts'

/** Licences that let us give their works on as we do: each of them was read. Another needs a decision. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Zlib', '0BSD', 'CC0-1.0', 'Unlicense'],
  ...['Apache-2.0', 'blessing'],
  // Its own files stay under it; where they come from is told.
  'MPL-2.0',
  // Fonts and pictures.
  ...['OFL-1.1', 'Bitstream-Vera', 'CC-BY-3.0'],
])

describe('the list of licenses', () => {
  let components: readonly Component[]
  const names = (): readonly string[] => components.map(({ name }) => name)

  beforeAll(() => {
    components = JSON.parse(readFileSync(built('renderer/third-party.json'), 'utf8')) as Component[]
  })

  it('has no license that nobody has read', () => {
    const others = components.filter(({ licence }) =>
      licence.split(/ (?:AND|OR) /).some((one) => !ALLOWED.has(one)),
    )
    expect(others.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
  })

  it('has the notices and the whole license of each, with nothing left to fill in', () => {
    for (const { name, text, source } of components) {
      expect(text.length, name).toBeGreaterThan(200)
      expect(text, name).not.toMatch(/<(year|owner|copyright holders)>/)
      expect(source, name).toMatch(/^https:\/\//)
    }
  })

  it('names each but once, in order', () => {
    const titles = components.map(({ name, version }) => `${name} ${version ?? ''}`)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it.each([
    ['what pages are drawn with', ['@vue/runtime-dom', 'reka-ui', '@observablehq/plot', 'valibot']],
    [
      'what main bundles',
      ['bidi-js', '@fontsource/alegreya-sans', '@fontsource/dejavu-sans', '@fontsource/noto-emoji'],
    ],
    [
      'what runs unbundled',
      ['pdfkit', 'fontkit', 'better-sqlite3', '@resvg/resvg-wasm', '@fontsource/noto-sans-jp'],
    ],
    ['helpers of tools', ['vite', 'rolldown', '@vitejs/plugin-vue']],
    ['what is no package', ['game-icons.net', 'SQLite', 'Electron']],
  ])('has %s', (_, expected) => {
    expect(names()).toEqual(expect.arrayContaining(expected))
  })

  it('has every package that the sources import', () => {
    const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|vue|css)$/.test(file))
      .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
      .join('\n')
      .replaceAll(/^import type .*$/gm, '')
    const imported = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
      new RegExp(`(from |import |import\\(|url\\()['"]${name}['"/]`).test(sources),
    )
    expect(imported).toEqual(expect.arrayContaining(['pdfkit', 'reka-ui', 'minisearch', 'vue']))
    // Vue passes on what its own packages offer; Electron is told of by the name that people know.
    const named = imported.filter((name) => !['vue', 'electron'].includes(name))
    expect(names()).toEqual(expect.arrayContaining(named))
  })

  it('names every artist of icons', () => {
    const icons = components.find(({ name }) => name === 'game-icons.net')
    for (const artist of ['Lorc', 'Delapouite', 'Skoll', 'Caro Asercion', 'Irongamer'])
      expect(icons?.text).toContain(artist)
  })

  it('names the Rust crates that resvg’s WebAssembly says it is made of', () => {
    const wasm = join(root, 'node_modules/@resvg/resvg-wasm/index_bg.wasm')
    const text = readFileSync(wasm, 'latin1')
    const inside = [...text.matchAll(/\/([a-z0-9_-]+)-(\d+\.\d+\.\d+)\/src\//g)].map(
      ([, name, version]) => `${name} ${version}`,
    )
    expect(inside.length).toBeGreaterThan(20)
    expect(Object.values(RUST_CRATES).flat()).toEqual(expect.arrayContaining([...new Set(inside)]))
  })
})
