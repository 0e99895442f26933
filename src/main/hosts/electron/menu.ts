/** The application menu, in the player's language; what its items do is Electron's own. */
import { Menu, app } from 'electron'
import type { MenuItemConstructorOptions } from 'electron'
import { words } from '../words'
import type { Locale } from '../words'

const separator: MenuItemConstructorOptions = { type: 'separator' }

export function setMenu(locale: Locale): void {
  const { menu } = words(locale).desktop
  const edit: MenuItemConstructorOptions[] = [
    { role: 'undo', label: menu.undo },
    { role: 'redo', label: menu.redo },
    separator,
    { role: 'cut', label: menu.cut },
    { role: 'copy', label: menu.copy },
    { role: 'paste', label: menu.paste },
    { role: 'selectAll', label: menu.selectAll },
  ]
  const view: MenuItemConstructorOptions[] = [
    { role: 'zoomIn', label: menu.zoomIn },
    { role: 'zoomOut', label: menu.zoomOut },
    { role: 'resetZoom', label: menu.zoomReset },
    separator,
    { role: 'togglefullscreen', label: menu.fullScreen },
  ]
  // Words of developers, for developers.
  if (!app.isPackaged) view.push(separator, { role: 'reload' }, { role: 'toggleDevTools' })
  const about: MenuItemConstructorOptions = { role: 'about', label: menu.about }
  const quit: MenuItemConstructorOptions = { role: 'quit', label: menu.quit }
  const hide: MenuItemConstructorOptions = { role: 'hide', label: menu.hide }
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      {
        label: app.name,
        submenu:
          process.platform === 'darwin'
            ? [about, separator, hide, separator, quit]
            : [about, separator, quit],
      },
      { label: menu.edit, submenu: edit },
      { label: menu.view, submenu: view },
      {
        label: menu.window,
        submenu: [
          { role: 'minimize', label: menu.minimize },
          { role: 'close', label: menu.close },
        ],
      },
    ]),
  )
}
