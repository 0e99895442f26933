/**
 * How the app looks, as the settings say: the document carries the theme, the speed and the size of text, and
 * the stylesheets do the rest. The hosts mark the page in the same way before it is painted.
 */
import type { Settings } from '@shared/api'

export type Appearance = Pick<Settings, 'theme' | 'speed' | 'textSize'>

/** Shows the app with this look from now on. */
export function appear({ theme, speed, textSize }: Appearance): void {
  Object.assign(document.documentElement.dataset, { theme, speed, textSize: String(textSize) })
}
