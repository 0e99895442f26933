import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder, removeFolder } from '../temporary-folder.ts'

it('takes a first start in every language, theme and size, with a sheet of each place', () => {
  const folder = newFolder('gallery')
  try {
    const script = join(import.meta.dirname, '../../scripts/gallery.ts')
    execFileSync(process.execPath, [script, '--start', '--to', folder], { stdio: 'pipe' })
    const pictures = readdirSync(join(folder, 'the-welcome'))
    expect(pictures).toHaveLength(18)
    expect(pictures).toContain('it-daylight-1920x1080.jpg')
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining(['README.md', 'index.html', 'the-welcome.jpg', 'a-first-tip.jpg']),
    )
  } finally {
    removeFolder(folder)
  }
})
