/** The theme outside the page: the system's own menus and dialogs, and the background before the page is painted. */
import { BrowserWindow, nativeTheme } from 'electron'
import type { ThemeChoice } from '@shared/api'
import { themeOf } from '@shared/api'
import { BACKGROUND_COLORS } from './background-colors'

const SOURCES = { system: 'system', lantern: 'dark', daylight: 'light', contrast: 'dark' } as const

/** The colour of a window that opens now with this choice. */
export function backgroundColorOf(choice: ThemeChoice): string {
  return BACKGROUND_COLORS[
    themeOf(choice, {
      dark: nativeTheme.shouldUseDarkColors,
      moreContrast: nativeTheme.shouldUseHighContrastColors,
    })
  ]
}

/** Applies the theme to everything that the system draws for the app, from now on. */
export function applyTheme(choice: ThemeChoice): void {
  nativeTheme.themeSource = SOURCES[choice]
  setBackgroundColors(choice)
}

/** Calls `changed` whenever the system turns dark or light, or asks for more contrast. */
export function followSystemLook(changed: () => void): void {
  nativeTheme.on('updated', changed)
}

/** Gives the windows that are open the background colour of a choice: it shows at their edge while they grow. */
export function setBackgroundColors(choice: ThemeChoice): void {
  for (const window of BrowserWindow.getAllWindows())
    window.setBackgroundColor(backgroundColorOf(choice))
}
