/** Puts the application menu up, in the player's language. */
import { Menu, app } from 'electron'
import type { Words } from '@shared/words'
import { menuTemplate } from './menu-template'
import type { MenuActions } from './menu-template'

/** Replaces the menu by one in these words. */
export function setMenu({ say }: Pick<Words, 'say'>, actions: MenuActions): void {
  const template = menuTemplate({
    platform: process.platform,
    appName: app.name,
    isPackaged: app.isPackaged,
    say: (key) => say(`desktop.menu.${key}`),
    actions,
  })
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}
