/** The application menu, in the player's language; what its items do is Electron's own. */
import { Menu, app } from 'electron'
import type { MenuItemConstructorOptions } from 'electron'
import type { Locale } from '@shared/locales'
import { wordsIn } from '../../exports/words'

const separator: MenuItemConstructorOptions = { type: 'separator' }

export function setMenu(locale: Locale): void {
  const say = (item: string): string => wordsIn(locale).say(`desktop.menu.${item}`)
  const edit: MenuItemConstructorOptions[] = [
    { role: 'undo', label: say('undo') },
    { role: 'redo', label: say('redo') },
    separator,
    { role: 'cut', label: say('cut') },
    { role: 'copy', label: say('copy') },
    { role: 'paste', label: say('paste') },
    { role: 'selectAll', label: say('selectAll') },
  ]
  const view: MenuItemConstructorOptions[] = [
    { role: 'zoomIn', label: say('zoomIn') },
    { role: 'zoomOut', label: say('zoomOut') },
    { role: 'resetZoom', label: say('zoomReset') },
    separator,
    { role: 'togglefullscreen', label: say('fullScreen') },
  ]
  // Words of developers, for developers.
  if (!app.isPackaged) view.push(separator, { role: 'reload' }, { role: 'toggleDevTools' })
  const hide: MenuItemConstructorOptions[] = [{ role: 'hide', label: say('hide') }, separator]
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      {
        label: app.name,
        submenu: [
          { role: 'about', label: say('about') },
          separator,
          ...(process.platform === 'darwin' ? hide : []),
          { role: 'quit', label: say('quit') },
        ],
      },
      { label: say('edit'), submenu: edit },
      { label: say('view'), submenu: view },
      {
        label: say('window'),
        submenu: [
          { role: 'minimize', label: say('minimize') },
          { role: 'close', label: say('close') },
        ],
      },
    ]),
  )
}
