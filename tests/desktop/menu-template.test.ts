/** The menus that each system's people expect, in both languages. */
import { describe, expect, it } from 'vitest'
import type { MenuItemConstructorOptions } from 'electron'
import type { Command } from '@shared/api'
import { COMMANDS } from '@shared/api'
import type { Locale } from '@shared/locales'
import { wordsIn } from '@main/exports/words'
import { menuTemplate } from '@main/hosts/electron/menu-template'

const PLATFORMS = ['darwin', 'win32', 'linux'] as const
type Platform = (typeof PLATFORMS)[number]

function menuOf(platform: Platform, { locale = 'en', isPackaged = true } = {}) {
  const commands: Command[] = []
  const { say } = wordsIn(locale as Locale)
  const menu = menuTemplate({
    platform,
    appName: 'Delver’s Table',
    isPackaged,
    say: (key) => say(`desktop.menu.${key}`),
    actions: { command: (command) => commands.push(command) },
  })
  return { menu, commands, items: menu.flatMap(itemsOf) }
}
function itemsOf({ submenu }: MenuItemConstructorOptions) {
  return submenu as MenuItemConstructorOptions[]
}
/** What a menu shows, an item a word: its role, else its label. */
function shown(menu: MenuItemConstructorOptions | undefined): readonly string[] {
  return menu === undefined
    ? []
    : itemsOf(menu)
        .filter(({ visible, type }) => visible !== false && type !== 'separator')
        .map(({ role, label }) => role ?? label ?? '')
}

const HELP = [
  'Rules of the game',
  'Open data folder',
  'Open log folder',
  'Copy diagnostics',
  'Licences',
]

describe('the menu', () => {
  it('on macOS begins with the app’s own, and has the roles that the system fills', () => {
    const { menu } = menuOf('darwin')
    expect(menu.map(({ label }) => label)).toEqual([
      'Delver’s Table',
      'File',
      'Edit',
      'View',
      'Window',
      'Help',
    ])
    const [app, file, edit, , window, help] = menu
    expect(shown(app)).toEqual([
      'about',
      'Settings…',
      'services',
      'hide',
      'hideOthers',
      'unhide',
      'quit',
    ])
    expect(shown(file)).toEqual(['Import…', 'Export…', 'recentDocuments', 'close', 'Print…'])
    expect(shown(edit)).toEqual(expect.arrayContaining(['pasteAndMatchStyle', 'Speech']))
    expect(window?.role).toBe('window')
    expect(shown(window)).toEqual(['minimize', 'zoom', 'front'])
    expect(help?.role).toBe('help')
    expect(shown(help)).toEqual(HELP)
  })

  it.each([
    ['win32', 'Exit'],
    ['linux', 'Quit Delver’s Table'],
  ] as const)(
    'on %s has settings and the way out under File, and About under Help',
    (platform, out) => {
      const { menu, items } = menuOf(platform)
      expect(menu.map(({ label }) => label)).toEqual([
        '&File',
        '&Edit',
        '&View',
        '&Window',
        '&Help',
      ])
      const [file, , , window, help] = menu
      expect(shown(file)).toEqual(['Import…', 'Export…', 'Print…', 'Settings…', 'quit'])
      expect(items.find(({ role }) => role === 'quit')?.label).toBe(out)
      expect(shown(window)).toEqual(['minimize', 'close'])
      expect(shown(help)).toEqual([...HELP, 'about'])
      const roles = items.map(({ role }) => role)
      for (const macOnly of ['services', 'hide', 'front', 'recentDocuments', 'pasteAndMatchStyle'])
        expect(roles).not.toContain(macOnly)
    },
  )

  it.each(PLATFORMS)('on %s asks the page for each command, once', (platform) => {
    const { items, commands } = menuOf(platform)
    for (const { click } of items) (click as (() => void) | undefined)?.()
    expect(commands.toSorted()).toEqual([...COMMANDS].sort())
  })

  it.each(PLATFORMS)('on %s zooms in without Shift and on the number pad', (platform) => {
    const { items } = menuOf(platform)
    const keysOf = (wanted: string) =>
      items
        .filter(
          ({ role, acceleratorWorksWhenHidden }) => role === wanted && acceleratorWorksWhenHidden,
        )
        .map(({ accelerator }) => accelerator)
    expect(keysOf('zoomIn')).toEqual(['CommandOrControl+=', 'CommandOrControl+numadd'])
    expect(keysOf('zoomOut')).toEqual(['CommandOrControl+numsub'])
    expect(keysOf('resetZoom')).toEqual(['CommandOrControl+num0'])
  })

  it.each(PLATFORMS)('on %s takes no key from a game', (platform) => {
    const keys = menuOf(platform, { isPackaged: false }).items.flatMap(({ accelerator }) =>
      accelerator === undefined ? [] : [accelerator],
    )
    expect(new Set(keys).size).toBe(keys.length)
    // A game's own are single keys, and Ctrl+Z.
    for (const key of keys) expect(key).toMatch(/^CommandOrControl\+(?!Z$)/)
  })

  it.each(PLATFORMS)('on %s says everything in both languages', (platform) => {
    const labels = (locale: string) =>
      menuOf(platform, { locale }).items.flatMap(({ label }) => label ?? [])
    const [english, italian] = [labels('en'), labels('it')]
    expect(italian.length).toBe(english.length)
    expect(italian.filter((label) => english.includes(label))).toEqual([])
  })

  it('shows developers’ items only while developing', () => {
    const roles = (isPackaged: boolean) =>
      menuOf('linux', { isPackaged }).items.map(({ role }) => role)
    expect(roles(true)).not.toContain('toggleDevTools')
    expect(roles(false)).toEqual(expect.arrayContaining(['reload', 'toggleDevTools']))
  })
})
