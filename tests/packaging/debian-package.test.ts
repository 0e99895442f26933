/**
 * The package for Debian and Ubuntu: what electron-builder has put into one, built by Debian’s own tools, checked,
 * installed into a copy of this system that is thrown away, and purged again.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { newFolder, removeFolder } from '../temporary-folder.ts'
import { makeElectron, pack, root } from './pack.ts'

function runs(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
function has(tool: string): boolean {
  return runs('sh', '-c', 'command -v "$0"', tool)
}

/** Runs a script on the whole system as it is, of which nothing that it changes is kept. */
const SCRATCH = `
  mount -t tmpfs none "$SCRATCH" && mkdir "$SCRATCH"/upper "$SCRATCH"/work "$SCRATCH"/root &&
  mount -t overlay none -o "lowerdir=/,upperdir=$SCRATCH/upper,workdir=$SCRATCH/work" "$SCRATCH"/root &&
  mount --rbind /proc "$SCRATCH"/root/proc && mount --rbind /dev "$SCRATCH"/root/dev &&
  cp "$PACKAGE" "$SCRATCH"/root/package.deb && exec chroot "$SCRATCH"/root bash --norc -euc "$SCRIPT"`

function inScratchRoot(script: string, packageFile: string, folder: string): string {
  const { status, stdout, stderr } = spawnSync('unshare', ['--mount', 'sh', '-c', SCRATCH], {
    encoding: 'utf8',
    env: {
      PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
      LC_ALL: 'C.UTF-8',
      SCRATCH: folder,
      PACKAGE: packageFile,
      SCRIPT: script,
    },
  })
  if (status !== 0) throw new Error(stdout + stderr)
  return stdout
}

function canHaveScratchRoot(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const folder = newFolder('probe')
  try {
    return inScratchRoot('echo here', '/etc/hostname', folder) === 'here\n'
  } catch {
    return false
  } finally {
    removeFolder(folder)
  }
}

/** Some minutes of packing, unpacking and checking: the release asks for it, `FULL=1` does. */
const debian = process.env['FULL'] === '1' && process.platform === 'linux' && has('dpkg-deb')
const validates = debian && has('desktop-file-validate')
const lints = debian && has('lintian')
const installs = debian && canHaveScratchRoot()
// Reporters are silent about what is skipped; nobody should take silence for a pass.
for (const [possible, what] of [
  [debian, 'the Debian package skipped: they want FULL=1 and dpkg-deb'],
  [validates, 'its menu entry skipped: no desktop-file-validate (package desktop-file-utils)'],
  [lints, 'its rules skipped: no lintian'],
  [installs, 'its installation skipped: needs root, and leave to mount'],
] as const)
  if (!possible) console.info(`Tests of ${what}`)

describe.skipIf(!debian)('the Debian package', () => {
  let work: string
  let file: string
  const arch = process.arch === 'x64' ? 'amd64' : process.arch

  beforeAll(() => {
    work = newFolder('deb')
    makeElectron(join(work, 'electron'))
    pack(join(work, 'dist'), ['--linux', 'deb', `-c.electronDist=${join(work, 'electron')}`], {
      CUSTOM_FPM_PATH: join(import.meta.dirname, 'fpm-by-dpkg.ts'),
    })
    file = join(work, 'dist', `delvers-table-${version}-linux-${arch}.deb`)
  }, 300_000)
  afterAll(() => removeFolder(work))

  it('says what it is, who makes it and what it needs', () => {
    const { stdout } = spawnSync('dpkg-deb', ['--field', file], { encoding: 'utf8' })
    expect(stdout).toContain('Package: delvers-table\n')
    expect(stdout).toContain(`Version: ${version}\n`)
    expect(stdout).toMatch(/^Maintainer: .+ <\S+@\S+>$/m)
    expect(stdout).toMatch(/^Homepage: https:/m)
    expect(stdout).toMatch(/^Depends: .*libgtk-3-0.*libnss3/m)
    expect(stdout).toContain('Section: games\n')
  })

  it.skipIf(!validates)('brings a menu entry as freedesktop.org wants them', () => {
    const tree = join(work, 'tree')
    mkdirSync(tree)
    expect(runs('dpkg-deb', '--extract', file, tree)).toBe(true)
    const entry = join(tree, 'usr/share/applications/delvers-table.desktop')
    const { stdout, status } = spawnSync('desktop-file-validate', [entry], { encoding: 'utf8' })
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 })
    const text = readFileSync(entry, 'utf8')
    // The name of Electron's windows: so a dock knows whose they are.
    expect(text).toContain('StartupWMClass=delvers-table\n')
    expect(text).toContain(`Exec="/opt/Delver's Table/delvers-table" %U\n`)
    expect(text).toContain('MimeType=application/vnd.delvers-table.bundle+zip;')
  })

  it.skipIf(!lints)(
    'breaks no rule of Debian but those that its overrides give reasons for',
    () => {
      const { stdout, status } = spawnSync('lintian', ['--fail-on', 'error', file], {
        encoding: 'utf8',
      })
      expect({
        errors: stdout.split('\n').filter((line) => line.startsWith('E:')),
        status,
      }).toEqual({
        errors: [],
        status: 0,
      })
      const overrides = readFileSync(join(root, 'resources/linux/lintian-overrides'), 'utf8')
      expect(overrides).toMatch(/^#/)
    },
  )

  it.skipIf(!installs)('is installed with its types and icons, and purged without the data', () => {
    const folder = join(work, 'scratch')
    mkdirSync(folder)
    const said = inScratchRoot(
      `
      data="/root/.config/Delver's Table"
      mkdir -p "$data"; echo games >"$data/delvers-table.sqlite3"
      dpkg --force-depends --install /package.deb >&2
      readlink -f /usr/bin/delvers-table
      test -x "$(readlink -f /usr/bin/delvers-table)" && echo program
      for size in 16 22 24 32 48 64 96 128 256 512; do
        test -s /usr/share/icons/hicolor/\${size}x\${size}/apps/delvers-table.png && echo "icon $size"
      done
      test -s /usr/share/doc/delvers-table/copyright && echo copyright
      if command -v update-mime-database >/dev/null; then
        grep -h delvers-table /usr/share/mime/globs2 | cut -d: -f2,3 | sort
      else sed -n 's/.*type="\\(.*\\)".*/\\1/p' /usr/share/mime/packages/delvers-table.xml; fi
      dpkg --purge delvers-table >&2
      echo "kept: $(cat "$data/delvers-table.sqlite3")"
      find /etc /opt /usr/bin /usr/share /var/lib -xdev -iname '*delver*table*'
      `,
      file,
      folder,
    )
    expect(said.trim().split('\n')).toEqual([
      "/opt/Delver's Table/delvers-table",
      'program',
      ...[16, 22, 24, 32, 48, 64, 96, 128, 256, 512].map((size) => `icon ${size}`),
      'copyright',
      ...(has('update-mime-database')
        ? [
            'application/vnd.delvers-table.bundle+zip:*.delve',
            'application/vnd.delvers-table.campaign+json:*.delvecampaign',
            'application/vnd.delvers-table.pack+json:*.delvepack',
            'application/vnd.delvers-table.sheet+json:*.delvesheet',
          ]
        : [
            'application/vnd.delvers-table.bundle+zip',
            'application/vnd.delvers-table.sheet+json',
            'application/vnd.delvers-table.campaign+json',
            'application/vnd.delvers-table.pack+json',
          ]),
      'kept: games',
    ])
  })
})
