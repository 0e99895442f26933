/** What a start that failed can offer. */
import { Refusal } from '@shared/errors'

export type RecoveryOption = 'try-again' | 'choose-backup' | 'open-folder' | 'quit'

/** What may help against an error of opening; `backups` is how many there are. */
export function recoveryOptions(
  error: unknown,
  backups: number,
): readonly [RecoveryOption, ...RecoveryOption[]] {
  const code = error instanceof Refusal ? error.code : 'internal'
  // The other instance has the database: to touch its folder would only do harm.
  if (code === 'already-running') return ['quit']
  if (code === 'disk-full' || code === 'folder-unwritable')
    return ['try-again', 'open-folder', 'quit']
  return backups > 0 ? ['open-folder', 'choose-backup', 'quit'] : ['open-folder', 'quit']
}
