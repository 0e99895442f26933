/**
 * How the app looks, as the settings say: the document carries the theme, the speed and the size of text, and
 * the stylesheets do the rest. The hosts mark the page in the same way before it is painted.
 */
import { themeOf } from '@shared/api'
import type { Settings, ThemeChoice } from '@shared/api'

export type Appearance = Pick<Settings, 'theme' | 'speed' | 'textSize'>

const DARK = '(prefers-color-scheme: dark)'
const MORE_CONTRAST = '(prefers-contrast: more)'

let choice: ThemeChoice = 'lantern'

/** Gives the app this appearance from now on. */
export function applyAppearance({ theme, speed, textSize }: Appearance): void {
  Object.assign(document.documentElement.dataset, { speed, textSize: String(textSize) })
  choice = theme
  applyTheme()
}

/**
 * Follows the system from now on, where it is the system that chooses the theme; called once, before anything is
 * drawn, for a page that its host has marked.
 */
export function followSystem(): void {
  if (document.documentElement.dataset['theme'] === 'system') choice = 'system'
  applyTheme()
  for (const query of [DARK, MORE_CONTRAST])
    window.matchMedia(query).addEventListener('change', applyTheme)
}

/** Applies the chosen theme, or the one that suits the system. */
function applyTheme(): void {
  const matches = (query: string) => window.matchMedia(query).matches
  document.documentElement.dataset['theme'] =
    choice === 'system'
      ? themeOf(choice, { dark: matches(DARK), moreContrast: matches(MORE_CONTRAST) })
      : choice
}
