/** What undo would take back, or why it takes nothing back. */
import type { TableAnswer } from '@shared/api'
import { eventText } from '../words/event-text'
import type { Words } from '../words/names'
import type { Link } from './chain'

export function undoReason(
  undo: TableAnswer['undo'],
  last: Link | undefined,
  words: Words,
): string {
  const { t } = words
  if (undo === 'reveal') return t('paper.undo.reveal', {}, 1)
  if (undo === 'nothing') return t('paper.undo.nothing', {}, 1)
  if (last?.action.type === 'commit') return t('paper.undo.commit', {}, 1)
  const [event] = last?.events ?? []
  return event === undefined
    ? t('paper.undo.free', {}, 1)
    : t('paper.undo.takes', { text: eventText(event, words) }, 1)
}
