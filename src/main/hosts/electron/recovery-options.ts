/** What a start that failed can offer. */
import { Refusal } from '@shared/errors'
import type { ErrorCode } from '@shared/errors'

export type RecoveryOption = 'try-again' | 'choose-backup' | 'open-folder' | 'quit'

/** What a person mends outside the app, to try again then. */
const HELPED_OUTSIDE: readonly ErrorCode[] = [
  'disk-full',
  'folder-unwritable',
  'disk-error',
  'database-busy',
  'path-too-long',
  'database-link-broken',
  'database-folder',
]

/** What may help against an error of opening; `backups` is how many there are. */
export function recoveryOptions(
  error: unknown,
  backups: number,
): readonly [RecoveryOption, ...RecoveryOption[]] {
  const code = error instanceof Refusal ? error.code : 'internal'
  // The other instance has the database: to touch its folder would only do harm.
  if (code === 'already-running') return ['quit']
  // A backup cannot take the place of what stands there.
  if (HELPED_OUTSIDE.includes(code)) return ['try-again', 'open-folder', 'quit']
  return backups > 0 ? ['open-folder', 'choose-backup', 'quit'] : ['open-folder', 'quit']
}
