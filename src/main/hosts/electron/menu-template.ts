/** The application menu as each system's people expect it, as a pure function of what it depends on. */
import type { MenuItemConstructorOptions } from 'electron'
import type { Command } from '@shared/api'

export interface MenuParts {
  readonly platform: NodeJS.Platform
  /** The app's own name: macOS titles the first menu with it. */
  readonly appName: string
  readonly isPackaged: boolean
  /** A word of the menu, by its key below `desktop.menu`. `&` stands before the letter that opens a menu. */
  readonly say: (key: string) => string
  readonly actions: MenuActions
}

/** What the items do that is not Electron's own. */
export interface MenuActions {
  /** Has the page carry out a command. */
  readonly command: (command: Command) => void
}

type Items = readonly MenuItemConstructorOptions[]
const separator: MenuItemConstructorOptions = { type: 'separator' }

/** What `Menu.buildFromTemplate` takes. */
export function menuTemplate(parts: MenuParts): MenuItemConstructorOptions[] {
  const isMac = parts.platform === 'darwin'
  // macOS opens no menu by a letter, and would show the sign.
  const say = isMac ? (key: string) => parts.say(key).replace('&', '') : parts.say
  const words = { ...parts, say }
  return [
    ...(isMac ? [{ label: parts.appName, submenu: [...appItems(words)] }] : []),
    { label: say('file'), submenu: [...fileItems(words)] },
    { label: say('edit'), submenu: [...editItems(words)] },
    { label: say('view'), submenu: [...viewItems(words)] },
    isMac
      ? { role: 'window', label: say('window'), submenu: [...macWindowItems(words)] }
      : { label: say('window'), submenu: [...windowItems(words)] },
    { role: 'help', label: say('help'), submenu: [...helpItems(words)] },
  ]
}

/** An item that has the page do something. */
function commandItem(
  { say, actions }: MenuParts,
  command: Command,
  accelerator?: string,
): MenuItemConstructorOptions {
  return {
    label: say(command),
    click: () => actions.command(command),
    ...(accelerator === undefined ? {} : { accelerator }),
  }
}
function settingsItem(parts: MenuParts) {
  return commandItem(parts, 'settings', 'CommandOrControl+,')
}

/** The menu that bears the app's name on macOS. */
function appItems(parts: MenuParts): Items {
  return [
    { role: 'about', label: parts.say('about') },
    separator,
    settingsItem(parts),
    separator,
    { role: 'services', label: parts.say('services') },
    separator,
    { role: 'hide', label: parts.say('hide') },
    { role: 'hideOthers', label: parts.say('hideOthers') },
    { role: 'unhide', label: parts.say('unhide') },
    separator,
    { role: 'quit', label: parts.say('quit') },
  ]
}

function fileItems(parts: MenuParts): Items {
  const { platform, say } = parts
  const exchange: Items = [
    commandItem(parts, 'import', 'CommandOrControl+O'),
    commandItem(parts, 'export', 'CommandOrControl+Shift+S'),
  ]
  const print: Items = [separator, commandItem(parts, 'print', 'CommandOrControl+P')]
  if (platform === 'darwin') {
    const clear: Items = [{ role: 'clearRecentDocuments', label: say('clearRecent') }]
    return [
      ...exchange,
      { role: 'recentDocuments', label: say('recent'), submenu: [...clear] },
      separator,
      { role: 'close', label: say('close') },
      ...print,
    ]
  }
  const leave = platform === 'win32' ? say('exit') : say('quit')
  return [
    ...exchange,
    ...print,
    separator,
    settingsItem(parts),
    separator,
    { role: 'quit', label: leave },
  ]
}

function editItems({ platform, say }: MenuParts): Items {
  const isMac = platform === 'darwin'
  const speech: MenuItemConstructorOptions = {
    label: say('speech'),
    submenu: [
      { role: 'startSpeaking', label: say('startSpeaking') },
      { role: 'stopSpeaking', label: say('stopSpeaking') },
    ],
  }
  return [
    { role: 'undo', label: say('undo') },
    { role: 'redo', label: say('redo') },
    separator,
    { role: 'cut', label: say('cut') },
    { role: 'copy', label: say('copy') },
    { role: 'paste', label: say('paste') },
    ...(isMac ? [{ role: 'pasteAndMatchStyle', label: say('pastePlain') } as const] : []),
    { role: 'delete', label: say('delete') },
    { role: 'selectAll', label: say('selectAll') },
    ...(isMac ? [separator, speech] : []),
  ]
}

/** An item that is there for its keys alone. */
function unseen(role: 'zoomIn' | 'zoomOut' | 'resetZoom', accelerator: string) {
  return { role, accelerator, visible: false, acceleratorWorksWhenHidden: true } as const
}

function viewItems({ isPackaged, say }: MenuParts): Items {
  return [
    { role: 'zoomIn', label: say('zoomIn') },
    // Plus without Shift, and the keys of the number pad.
    unseen('zoomIn', 'CommandOrControl+='),
    unseen('zoomIn', 'CommandOrControl+numadd'),
    { role: 'zoomOut', label: say('zoomOut') },
    unseen('zoomOut', 'CommandOrControl+numsub'),
    { role: 'resetZoom', label: say('zoomReset') },
    unseen('resetZoom', 'CommandOrControl+num0'),
    separator,
    { role: 'togglefullscreen', label: say('fullScreen') },
    // Words of developers, for developers.
    ...(isPackaged
      ? []
      : [separator, { role: 'reload' } as const, { role: 'toggleDevTools' } as const]),
  ]
}

function windowItems({ say }: MenuParts): Items {
  return [
    { role: 'minimize', label: say('minimize') },
    { role: 'close', label: say('close') },
  ]
}

function macWindowItems({ say }: MenuParts): Items {
  return [
    { role: 'minimize', label: say('minimize') },
    { role: 'zoom', label: say('zoomWindow') },
    separator,
    { role: 'front', label: say('front') },
  ]
}

function helpItems(parts: MenuParts): Items {
  return [
    commandItem(parts, 'rules'),
    separator,
    commandItem(parts, 'openData'),
    commandItem(parts, 'openLogs'),
    commandItem(parts, 'diagnostics'),
    separator,
    commandItem(parts, 'licences'),
    ...(parts.platform === 'darwin'
      ? []
      : [separator, { role: 'about', label: parts.say('about') } as const]),
  ]
}
