/** The desktop app's start: the app is opened on its folder, or the person is told why not and offered what can be done. */
import { app as electronApp, shell } from 'electron'
import type { Backup, Notice } from '@shared/api'
import { clock } from '@shared/clock'
import type { App, AppOptions, OpenApp } from '../host'
import { wordsIn } from '../../exports/words'
import type { Words } from '@shared/words'
import { backupsIn, restoreClosed } from '../../store/store'
import { bootFailure, systemLocale } from '../words'
import { ask } from './ask'
import type { Choice } from './ask'
import { recoveryOptions } from './recovery-options'
import type { RecoveryOption } from './recovery-options'

/**
 * Opens the app. Where that fails the person chooses: a backup takes the database's place, or another
 * attempt is made, until it succeeds; null where they quit.
 */
export async function boot(openApp: OpenApp, options: AppOptions): Promise<App | null> {
  let notices: readonly Notice[] = []
  for (;;) {
    try {
      return await openApp({ ...options, notices })
    } catch (error) {
      const next = await offer(error, options)
      if (next === 'quit') return null
      if (next !== 'try-again') notices = [next]
    }
  }
}

/** Says why, until the person has chosen how to go on. */
async function offer(error: unknown, options: AppOptions): Promise<'quit' | 'try-again' | Notice> {
  const { log, dataDir } = options
  const words = wordsIn(systemLocale(electronApp.getLocale()))
  const backups = backupsIn(dataDir)
  const [first, ...others] = recoveryOptions(error, backups.length)
  const choice = (id: RecoveryOption): Choice<RecoveryOption> => ({
    id,
    label: words.say(OPTION_KEYS[id]),
  })
  for (;;) {
    const option = await ask<RecoveryOption>({
      message: words.say('desktop.bootFailed'),
      detail: bootFailure(error, words.locale),
      choices: [choice(first), ...others.map(choice)],
      cancel: 'quit',
    })
    log.info(`boot: ${option}`)
    switch (option) {
      case 'quit':
      case 'try-again':
        return option
      case 'open-folder': {
        const problem = await shell.openPath(dataDir)
        if (problem !== '') {
          log.warn(`boot: the data folder was not opened: ${problem}`)
          await showMessage(words, words.say('errors.folder-not-opened'))
        }
        break
      }
      case 'choose-backup': {
        const backup = await chooseBackup(words, backups)
        const notice = backup === null ? null : await restore(words, backup, options)
        if (notice !== null) return notice
      }
    }
  }
}

const OPTION_KEYS: Readonly<Record<RecoveryOption, string>> = {
  'try-again': 'desktop.boot.tryAgain',
  'choose-backup': 'desktop.boot.chooseBackup',
  'open-folder': 'desktop.boot.openFolder',
  quit: 'desktop.trouble.quit',
}

/** How many backups a box has buttons for. */
const PAGE = 5

/** Lets the person choose by day and time, newest first; null where they would rather not. */
async function chooseBackup(words: Words, backups: readonly Backup[]): Promise<Backup | null> {
  const moment = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' })
  for (let from = 0; ;) {
    const page = backups.slice(from, from + PAGE)
    const more = from + PAGE < backups.length
    const [newest, ...rest] = page.map(({ file, createdAt }) => ({
      id: file,
      label: moment.format(new Date(createdAt)),
    }))
    if (newest === undefined) return null
    const answer = await ask<string>({
      message: words.say('desktop.boot.whichBackup'),
      detail: words.say('desktop.boot.whichBackupText'),
      choices: [
        newest,
        ...rest,
        ...(more ? [{ id: 'older', label: words.say('desktop.boot.olderBackups') }] : []),
        { id: 'back', label: words.say('desktop.boot.back') },
      ],
      cancel: 'back',
    })
    if (answer !== 'older') return page.find(({ file }) => file === answer) ?? null
    from += PAGE
  }
}

/** Puts the backup in the database's place; where that fails it is said, and the answer is null. */
async function restore(
  words: Words,
  { file }: Backup,
  { dataDir, version, log }: AppOptions,
): Promise<Notice | null> {
  try {
    return restoreClosed({ dataDir, version, now: clock }, file)
  } catch (error) {
    log.error('restore', error)
    await showMessage(words, bootFailure(error, words.locale))
    return null
  }
}

async function showMessage({ say }: Words, detail: string): Promise<void> {
  await ask({
    message: say('desktop.bootFailed'),
    detail,
    choices: [{ id: 'back', label: say('desktop.boot.back') }],
    cancel: 'back',
  })
}
