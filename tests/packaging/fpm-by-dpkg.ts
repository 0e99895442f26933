#!/usr/bin/env node
/**
 * Stands in for fpm, which electron-builder fetches from the network: builds the Debian package that it is told to
 * build with Debian's own tools. Whatever it is told and does not know is an error.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'

const text = { type: 'string' } as const
const list = { type: 'string', multiple: true } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    source: { ...text, short: 's' },
    target: { ...text, short: 't' },
    depends: { ...list, short: 'd' },
    force: { type: 'boolean' },
    architecture: text,
    'after-install': text,
    'after-remove': text,
    description: text,
    version: text,
    package: text,
    name: text,
    maintainer: text,
    vendor: text,
    url: text,
    category: text,
    license: text,
    'deb-priority': text,
    'deb-recommends': list,
    'deb-compression': text,
  },
})
if (values.source !== 'dir' || values.target !== 'deb') throw new Error('Only folders into deb')

const tree = mkdtempSync(join(tmpdir(), 'fpm-by-dpkg-'))
// The folder is private; what it becomes, the root of a system, is not.
chmodSync(tree, 0o755)
for (const mapping of positionals) {
  const at = mapping.lastIndexOf('=')
  const to = join(tree, mapping.slice(at + 1))
  mkdirSync(dirname(to), { recursive: true })
  cpSync(mapping.slice(0, at), to, { recursive: true })
  if (statSync(to).isFile()) chmodSync(to, 0o644)
}
// fpm writes such a file for whoever brings none.
const changelog = [
  `${needed('name')} (${needed('version')}) stable; urgency=medium`,
  `  * Released.`,
  ` -- ${needed('maintainer')}  Thu, 01 Jan 1970 00:00:00 +0000`,
]
const papers = join(tree, 'usr/share/doc', needed('name'))
mkdirSync(papers, { recursive: true })
writeFileSync(join(papers, 'changelog.gz'), gzipSync(`${changelog.join('\n\n')}\n`, { level: 9 }))

const control = {
  Package: needed('name'),
  Version: needed('version'),
  Architecture: needed('architecture'),
  Maintainer: needed('maintainer'),
  'Installed-Size': sizeOf(tree),
  Depends: values.depends?.join(', '),
  Recommends: values['deb-recommends']?.join(', '),
  Section: values.category,
  Priority: values['deb-priority'],
  Homepage: values.url,
  Description: needed('description'),
}
const debian = join(tree, 'DEBIAN')
mkdirSync(debian)
writeFileSync(
  join(debian, 'control'),
  Object.entries(control)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join(''),
)
for (const [option, script] of [
  ['after-install', 'postinst'],
  ['after-remove', 'postrm'],
] as const) {
  cpSync(needed(option), join(debian, script))
  chmodSync(join(debian, script), 0o755)
}
const compression = values['deb-compression'] ?? 'xz'
const made = spawnSync(
  'dpkg-deb',
  [`-Z${compression}`, '-z1', '--root-owner-group', '--build', tree, needed('package')],
  { stdio: 'inherit' },
)
rmSync(tree, { recursive: true, force: true })
process.exitCode = made.status ?? 1

function needed(
  option: Exclude<keyof typeof values, 'force' | 'depends' | 'deb-recommends'>,
): string {
  const value = values[option]
  if (value === undefined) throw new Error(`--${option} is missing`)
  return value
}

/** In the kilobytes of a disk, as Debian counts. */
function sizeOf(folder: string): string {
  const { stdout } = spawnSync('du', ['-sk', folder], { encoding: 'utf8' })
  return stdout.split('\t')[0] ?? '0'
}
