import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chromiumPlaces, findChromium } from '../../scripts/chromium.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'

describe('where a Chromium may be', () => {
  it('is below the folders for programs on Windows, which variables name, and the user’s own', () => {
    const env = {
      ProgramFiles: 'D:\\Programme',
      'ProgramFiles(x86)': 'D:\\Programme (x86)',
      LOCALAPPDATA: 'C:\\Users\\Ada\\AppData\\Local',
    }
    expect(chromiumPlaces({ platform: 'win32', env, home: 'C:\\Users\\Ada' })).toEqual(
      expect.arrayContaining([
        'D:\\Programme\\Google\\Chrome\\Application\\chrome.exe',
        'C:\\Users\\Ada\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
        'C:\\Users\\Ada\\AppData\\Local\\Chromium\\Application\\chrome.exe',
        'D:\\Programme (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
      ]),
    )
  })

  it('is nowhere on a Windows that names no folders, not in the current one', () => {
    expect(chromiumPlaces({ platform: 'win32', env: { LOCALAPPDATA: '' }, home: '' })).toEqual([])
  })

  it('is among the applications of everyone and of the user on macOS', () => {
    const places = chromiumPlaces({ platform: 'darwin', env: {}, home: '/Users/ada' })
    expect(places).toEqual(
      expect.arrayContaining([
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Users/ada/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      ]),
    )
  })

  it('is in the PATH on Linux, by any of its names', () => {
    const places = chromiumPlaces({ platform: 'linux', env: { PATH: '/bin::/opt' }, home: '' })
    expect(places).toEqual(
      expect.arrayContaining(['/bin/chromium', '/opt/google-chrome', '/opt/microsoft-edge-stable']),
    )
    expect(places).not.toContain('chromium')
  })
})

// Programs are marked by mode bits, and links are free to make, where systems are of Unix’s kind.
describe.skipIf(process.platform === 'win32')('the search for a Chromium', () => {
  let folder: string
  beforeEach(() => {
    folder = newFolder()
  })
  afterEach(() => removeFolder(folder))

  const find = (env: NodeJS.ProcessEnv = {}): string | null =>
    findChromium({ platform: 'linux', env: { PATH: folder, ...env }, home: folder })
  const place = (name: string, text: string): string => {
    const program = join(folder, name)
    writeFileSync(program, text)
    chmodSync(program, 0o755)
    return program
  }

  it('takes CHROMIUM_PATH at its word', () => {
    expect(find({ CHROMIUM_PATH: '/somewhere/chromium' })).toBe('/somewhere/chromium')
  })

  it('finds a program by its name, and nothing that is none', () => {
    const program = join(folder, 'google-chrome')
    writeFileSync(program, '')
    mkdirSync(join(folder, 'chromium'))
    expect(find()).not.toBe(program)
    expect(find()).not.toBe(join(folder, 'chromium'))
    chmodSync(program, 0o755)
    expect(find()).toBe(program)
  })

  it('takes the shell without a window before the browser, wherever it is', () => {
    place('chromium', '')
    const shell = place('chromium-headless-shell', '')
    expect(find()).toBe(shell)
  })

  it('passes over Ubuntu’s stub that calls a snap, and takes the next', () => {
    place('chromium-browser', '#!/bin/sh\nif ! [ -x /snap/bin/chromium ]; then exit 1; fi\n')
    const edge = place('microsoft-edge', '#!/bin/bash\nexec /opt/microsoft/msedge/msedge "$@"\n')
    expect(find()).toBe(edge)
  })

  it('passes over a link into snap', () => {
    mkdirSync(join(folder, 'bin'))
    writeFileSync(join(folder, 'bin', 'snap'), '')
    chmodSync(join(folder, 'bin', 'snap'), 0o755)
    symlinkSync(join(folder, 'bin', 'snap'), join(folder, 'chromium'))
    expect(find()).not.toBe(join(folder, 'chromium'))
  })

  it('takes a script that merely has the word in it', () => {
    const program = place(
      'chromium',
      '#!/bin/sh\n# takes snapshots; no snap needed\nexec real "$@"\n',
    )
    expect(find()).toBe(program)
  })
})
