/** The app outside its page, as the settings want it: menu, About panel, and what the system draws. */
import type { Command, ThemeChoice } from '@shared/api'
import { ENGLISH } from '@shared/locales'
import type { Locale } from '@shared/locales'
import { wordsIn } from '../../exports/words'
import type { Words } from '@shared/words'
import { setAboutPanel } from './about'
import { setMenu } from './menu'
import {
  followSystemLook,
  backgroundColorOf,
  applyTheme,
  setBackgroundColors,
} from './native-theme'

interface Look {
  readonly locale: Locale
  readonly theme: ThemeChoice
}

export interface Presentation {
  /** The language of the moment. */
  readonly words: () => Words
  /** The colour of a window that opens at the moment. */
  readonly backgroundColor: () => string
  /** Applies this language and theme from now on. */
  applySettings(look: Look): void
}

/** @param command has the page carry out what the menu was asked for */
export function createPresentation(
  version: string,
  command: (command: Command) => void,
): Presentation {
  let look: Look = { locale: ENGLISH, theme: 'lantern' }
  const words = (): Words => wordsIn(look.locale)
  followSystemLook(() => setBackgroundColors(look.theme))
  return {
    words,
    backgroundColor: () => backgroundColorOf(look.theme),
    applySettings(now) {
      look = now
      setMenu(words(), { command })
      setAboutPanel(words(), version)
      applyTheme(now.theme)
    },
  }
}
