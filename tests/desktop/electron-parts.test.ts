/** What the desktop host decides by itself, with the parts of Electron that it decides for put in its hands. */
import { EventEmitter } from 'node:events'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { THEMES } from '@shared/api'
import { FILE_TYPES } from '@shared/file-types'
import type { Locale } from '@shared/locales'
import { wordsIn } from '@main/exports/words'
import { contextMenuTemplate } from '@main/hosts/electron/context-menu'
import { backgroundColorOf } from '@main/hosts/electron/native-theme'
import { BACKGROUND_COLORS } from '@main/hosts/electron/background-colors'
import { createProgress } from '@main/hosts/electron/progress'
import { saveDialogFor } from '@main/hosts/electron/saving'
import { answerSystem } from '@main/hosts/electron/system'

const electron = vi.hoisted(() => ({
  app: null as unknown as EventEmitter & { quit: () => void },
  nativeTheme: { shouldUseDarkColors: false, shouldUseHighContrastColors: false },
}))
vi.mock('electron', () => ({
  get app() {
    return electron.app
  },
  nativeTheme: electron.nativeTheme,
}))

const quit = vi.fn<() => void>()
beforeEach(() => {
  quit.mockClear()
  electron.app = Object.assign(new EventEmitter(), { quit })
})

describe('what the system asks', () => {
  const setUp = (platform: NodeJS.Platform) => {
    const show = vi.fn<() => void>()
    const files: string[] = []
    const opened = { add: (paths: readonly string[]) => files.push(...paths), take: vi.fn() }
    answerSystem(opened, show, platform)
    return { show, files }
  }

  it.each([
    ['linux', 1],
    ['win32', 1],
    ['darwin', 0],
  ] as const)('on %s the last window that closes quits %i times', (platform, times) => {
    setUp(platform)
    electron.app.emit('window-all-closed')
    expect(quit).toHaveBeenCalledTimes(times)
  })

  it('the icon in the dock opens the window again', () => {
    const { show } = setUp('darwin')
    electron.app.emit('activate')
    expect(show).toHaveBeenCalledOnce()
  })

  it('a file dropped on the icon is taken', () => {
    const { files } = setUp('darwin')
    const preventDefault = vi.fn<() => void>()
    electron.app.emit('open-file', { preventDefault }, '/games/winter.delve')
    expect(preventDefault).toHaveBeenCalled()
    expect(files).toEqual(['/games/winter.delve'])
  })

  it('a second start hands over its files and nothing that is none', () => {
    const { show, files } = setUp('linux')
    const second = (data: unknown) => electron.app.emit('second-instance', {}, [], '/', data)
    second({ files: ['/games/winter.delve'] })
    for (const odd of [null, undefined, {}, { files: 'all' }, { files: [1] }]) second(odd)
    expect(files).toEqual(['/games/winter.delve'])
    expect(show).toHaveBeenCalledTimes(6)
  })
})

describe('the dialog that saves', () => {
  const dialog = (file: string, locale = 'en') =>
    saveDialogFor(file, '/home/ada', wordsIn(locale as Locale).say)

  it('is titled in the app’s language and names the kind of file', () => {
    expect(dialog('Winter - Ann - Warrior.pdf')).toEqual({
      title: 'Save file',
      defaultPath: '/home/ada/Winter - Ann - Warrior.pdf',
      filters: [
        { name: 'PDF document', extensions: ['pdf'] },
        { name: 'All files', extensions: ['*'] },
      ],
    })
    expect(dialog('Winter.delve', 'it')).toMatchObject({
      title: 'Salva il file',
      filters: [{ name: 'Pacchetto di Delver’s Table', extensions: ['delve'] }, {}],
    })
  })

  it.each(['png', 'csv', 'bgsplay', ...Object.values(FILE_TYPES).map(({ ending }) => ending)])(
    'knows files that end in .%s',
    (ending) => {
      const [kind] = dialog(`Winter.${ending}`).filters ?? []
      expect(kind?.extensions).toEqual([ending])
      expect(kind?.name).toMatch(/\w/)
    },
  )
})

describe('the menu under the pointer', () => {
  const say = (key: string): string => key
  const none = { canCut: false, canCopy: false, canPaste: false, canSelectAll: false }
  const shown = (context: Parameters<typeof contextMenuTemplate>[0]) =>
    contextMenuTemplate(context, say).map(({ role, enabled }) => [role, enabled])

  it('offers a field what can be done with it now', () => {
    const editFlags = { ...none, canPaste: true, canSelectAll: true }
    expect(shown({ isEditable: true, selectionText: '', editFlags })).toEqual([
      ['cut', false],
      ['copy', false],
      ['paste', true],
      [undefined, undefined],
      ['selectAll', true],
    ])
  })
  it('copies text that is selected elsewhere', () => {
    const editFlags = { ...none, canCopy: true }
    expect(shown({ isEditable: false, selectionText: 'R18', editFlags })).toEqual([['copy', true]])
  })
  it('is not there where there is nothing to do', () => {
    expect(shown({ isEditable: false, selectionText: ' ', editFlags: none })).toEqual([])
  })
})

describe('the bar on the app’s button', () => {
  it('follows work until its call is answered, whatever with', () => {
    const parts: number[] = []
    const progress = createProgress((part) => parts.push(part))
    progress.report({ job: 'import', done: 1, total: 4 })
    progress.answered('campaigns.list')
    progress.report({ job: 'statistics', done: 3, total: 4 })
    progress.answered('imports.preview')
    progress.answered('statistics.plots')
    progress.answered('statistics.plots')
    progress.answered({ toString: 'imports.apply' })
    expect(parts).toEqual([0.25, 0.5, 0.75, -1])
  })
})

describe('the ground of a window before its page is painted', () => {
  it.each(THEMES)('is that of the theme %s', (theme) => {
    expect(backgroundColorOf(theme)).toBe(BACKGROUND_COLORS[theme])
  })
  it.each([
    [true, false, 'lantern'],
    [false, false, 'daylight'],
    [true, true, 'contrast'],
    [false, true, 'contrast'],
  ] as const)('follows the system: dark %s, more contrast %s, so %s', (dark, more, theme) => {
    Object.assign(electron.nativeTheme, {
      shouldUseDarkColors: dark,
      shouldUseHighContrastColors: more,
    })
    expect(backgroundColorOf('system')).toBe(BACKGROUND_COLORS[theme])
  })
})
