import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isFull } from '../amount.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'

/** Pictures are what takes long: of one place it takes all of them, or of each with `FULL=1`. */
const ONLY = isFull ? [] : ['--only', 'welcome']

it('takes a first start in every language, theme and size, with a sheet of each place', () => {
  const folder = newFolder('gallery')
  try {
    const script = join(import.meta.dirname, '../../scripts/gallery.ts')
    execFileSync(process.execPath, [script, '--start', ...ONLY, '--to', folder], { stdio: 'pipe' })
    const pictures = readdirSync(join(folder, 'the-welcome'))
    expect(pictures).toHaveLength(18)
    expect(pictures).toContain('it-daylight-1920x1080.jpg')
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining(['README.md', 'index.html', 'the-welcome.jpg']),
    )
    expect(readdirSync(folder).includes('a-first-tip.jpg')).toBe(isFull)
  } finally {
    removeFolder(folder)
  }
})
