import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { defaultDataDir, parseCommandLine, parseDesktopArguments } from '@main/hosts/command-line'
import { runApp } from './app.ts'

describe('the command line', () => {
  it('takes a host, a folder, a port and the scripted mode', () => {
    expect(parseCommandLine(['--host', 'browser', '--data', '/games', '--port', '4711'])).toEqual({
      host: 'browser',
      dataDir: '/games',
      scripted: false,
      port: 4711,
    })
    expect(parseCommandLine(['--scripted', '--host=stdio'])).toEqual({
      host: 'stdio',
      dataDir: defaultDataDir(),
      scripted: true,
      port: 0,
    })
  })

  it.each([
    [[], '--host must be browser or stdio'],
    [['--host', 'telnet'], "--host must be browser or stdio, not 'telnet'"],
    [['--host', 'stdio', '--data', ''], '--data must name a folder'],
    [['--host', 'stdio', '--data'], "Option '--data <value>' argument missing"],
    [
      ['--host', 'browser', '--port', '65536'],
      "--port must be a number from 0 to 65535, not '65536'",
    ],
    [['--host', 'browser', '--port', 'any'], "--port must be a number from 0 to 65535, not 'any'"],
    [['--host', 'stdio', '--sound'], "Unknown option '--sound'"],
    [['--host', 'stdio', 'play'], "Unexpected argument 'play'"],
  ])('says in a line what is wrong with %j', (args, problem) => {
    expect(parseCommandLine(args)).toEqual({ problem })
  })

  it('ends with exit code 2 and nothing on standard output', async () => {
    const app = runApp(['--host', 'stdio', '--sound'])
    expect(await app.nextLine()).toBeUndefined()
    expect(await app.exitCode).toBe(2)
    expect(app.errors()).toMatch(/^Unknown option '--sound'\n/)
  })

  it('lets the switches of Chromium and the systems through to the desktop app', () => {
    expect(
      parseDesktopArguments(['.', '--no-sandbox', '--lang', 'it', '--data', '/games']),
    ).toEqual({ dataDir: '/games', scripted: false, files: [] })
    const nothing = { dataDir: null, scripted: false, files: [] }
    expect(parseDesktopArguments(['--scripted'])).toEqual({ ...nothing, scripted: true })
    expect(parseDesktopArguments(['--data'])).toEqual(nothing)
  })

  it('finds the files among the arguments of the desktop app that it could import', () => {
    const there = [
      resolve('winter.delve'),
      resolve('/games/Ann’s hero.DELVESHEET'),
      resolve('/games/old.json'),
      resolve('/games/notes.txt'),
    ]
    const { files } = parseDesktopArguments(
      [
        '.',
        '--no-sandbox',
        'winter.delve',
        '--data',
        '/games/old.json',
        pathToFileURL('/games/Ann’s hero.DELVESHEET').href,
        '/games/notes.txt',
        '/games/gone.delve',
        'file://elsewhere/%zz.delve',
        '--lang=/games/old.json',
        '/games/old.json',
      ],
      (path) => there.includes(path),
    )
    expect(files).toEqual(there.slice(0, 3))
  })
})

describe('the default data folder', () => {
  it.each([
    ['win32', { APPDATA: 'C:\\Users\\ada\\Roaming' }, "C:\\Users\\ada\\Roaming\\Delver's Table"],
    ['win32', {}, "\\home\\ada\\AppData\\Roaming\\Delver's Table"],
    ['darwin', {}, "/home/ada/Library/Application Support/Delver's Table"],
    ['linux', {}, "/home/ada/.config/Delver's Table"],
    ['linux', { XDG_CONFIG_HOME: '' }, "/home/ada/.config/Delver's Table"],
    ['linux', { XDG_CONFIG_HOME: '/etc/ada' }, "/etc/ada/Delver's Table"],
  ] as const)('is the one of Electron on %s with %j', (platform, env, folder) => {
    expect(defaultDataDir(platform, env, '/home/ada')).toBe(folder)
  })
})
