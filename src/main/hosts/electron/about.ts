/** What the system's About panel says of the app. */
import { app } from 'electron'
import { phrases } from '@shared/games'
import { resolvePhrase } from '@shared/games/resolve-phrase'
import type { Words } from '@shared/words'
import { iconPath } from './icon'

/** Fills the panel, in these words. */
export function setAboutPanel({ say }: Pick<Words, 'say'>, version: string): void {
  const ofGames = Object.values(phrases).map(({ credit }) => resolvePhrase(credit, say))
  const credits = [
    say('settings.unofficial'),
    ...ofGames,
    say('settings.iconCredit'),
    say('settings.fontCredit'),
  ]
  app.setAboutPanelOptions({
    applicationName: say('app.name'),
    applicationVersion: version,
    // macOS would add the number of Electron's build.
    version: '',
    copyright: say('desktop.copyright'),
    // Linux shows a list of authors, the others a text.
    authors: credits,
    credits: credits.join('\n\n'),
    iconPath: iconPath(),
  })
}
