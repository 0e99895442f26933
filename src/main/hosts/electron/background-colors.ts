/** What a window shows before its page is painted. */
import type { Theme } from '@shared/api'

/** The page's own background colour in each theme, as the theme's file has it, so that nothing flashes. */
export const BACKGROUND_COLORS: Readonly<Record<Theme, string>> = {
  lantern: '#17100b',
  daylight: '#e3cba2',
  contrast: '#000000',
}
