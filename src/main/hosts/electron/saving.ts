/** Saving exported files: a dialog in the app's language, and word to the page of what became of each. */
import { basename, dirname, join } from 'node:path'
import { app, session } from 'electron'
import type { FileFilter, SaveDialogOptions } from 'electron'
import { endingOf, isOwnFile } from '@shared/file-types'
import type { Words } from '@shared/words'
import { sendToPages } from './page-events'

/** Kinds of file that have a name for people (`desktop.save.kinds`). */
const KINDS = [
  'pdf',
  'png',
  'csv',
  'delve',
  'delvesheet',
  'delvecampaign',
  'delvepack',
  'bgsplay',
] as const

/**
 * What the dialog says and offers for a file.
 * @param folder where it begins
 */
export function saveDialogFor(file: string, folder: string, say: Words['say']): SaveDialogOptions {
  const kind = KINDS.find((one) => one === endingOf(file))
  const filters: readonly FileFilter[] =
    kind === undefined ? [] : [{ name: say(`desktop.save.kinds.${kind}`), extensions: [kind] }]
  return {
    title: say('desktop.save.title'),
    defaultPath: join(folder, file),
    filters: [...filters, { name: say('desktop.save.all'), extensions: ['*'] }],
  }
}

/** Sees to every file that the page saves; the folder of the last one is where the next begins. */
export function seeToSaving(words: () => Pick<Words, 'say'>): void {
  let folder: string | null = null
  session.defaultSession.on('will-download', (event, item) => {
    // Chromium would save the page itself where a link is pressed together with Alt.
    if (!item.getURL().startsWith('blob:')) {
      event.preventDefault()
      return
    }
    const file = item.getFilename()
    item.setSaveDialogOptions(saveDialogFor(file, folder ?? app.getPath('documents'), words().say))
    item.once('done', (_done, state) => {
      const path = item.getSavePath()
      if (state === 'completed') {
        folder = dirname(path)
        if (isOwnFile(path)) app.addRecentDocument(path)
      }
      sendToPages('exports.ended', {
        file: path === '' ? file : basename(path),
        outcome: OUTCOMES[state],
      })
    })
  })
}

const OUTCOMES = { completed: 'saved', cancelled: 'cancelled', interrupted: 'failed' } as const
