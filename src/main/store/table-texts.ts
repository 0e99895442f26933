/**
 * Tables as the text of their entries in a bundle, straight from their rows. What is as it was written needs no parsing: the
 * hashes say so, and each distinct action is looked at once. Whatever else stands there is left to the slower readers.
 */
import * as v from 'valibot'
import { tableContent } from '@shared/content'
import type { TableContent } from '@shared/content'
import { instant } from '@shared/file-parts'
import type { TableId } from '@shared/ids'
import { checksum } from './checksums'
import type { Connection } from './connection'

/** A table's text, and what of it its game bounds. */
export interface TableText {
  readonly text: string
  readonly actions: number
  /** Characters of the longest action. */
  readonly longest: number
}

const { action, seat, bot } = tableContent.entries.actions.pipe[0].item.entries
type ActionRow = readonly [
  step: unknown,
  action: unknown,
  takenAt: unknown,
  seat: unknown,
  bot: unknown,
  hash: unknown,
]

/** So many distinct texts are remembered at a time. */
const MOST_KNOWN = 50_000

/** Whether a text is one that `passes`, asked once for each of those that come again and again. */
function remembered(passes: (text: string) => boolean): (text: string) => boolean {
  const known = new Set<string>()
  return (text) => {
    if (known.has(text)) return true
    if (!passes(text)) return false
    if (known.size >= MOST_KNOWN) known.clear()
    known.add(text)
    return true
  }
}

/** Whether a text is an action's, with its keys as `JSON.stringify` writes them. */
function isActionText(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text)
    return v.is(action, data) && JSON.stringify(data) === text
  } catch {
    return false
  }
}

function isSeat(value: unknown): boolean {
  return value === null || v.is(seat, value)
}
function isBot(value: unknown): boolean {
  return value === null || v.is(bot, value)
}

const TIME = /^T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/
const DAY = 'YYYY-MM-DD'.length

/** The statements that read tables as text, prepared once for a connection. */
export function tableTexts(db: Connection) {
  const rows = db
    .prepare<[TableId], ActionRow>(
      `SELECT step, action_json, taken_at, seat, bot, hash FROM table_actions
      WHERE table_id = ? ORDER BY step`,
    )
    .raw()
  const isAction = remembered(isActionText)
  const isDay = remembered((day) => v.is(instant, `${day}T23:59:59.999Z`))
  const isMoment = (text: string): boolean =>
    TIME.test(text.slice(DAY)) && isDay(text.slice(0, DAY))

  return {
    /**
     * @param head the table without its actions
     * @returns null where its actions are not as they were written, or not as files have them
     */
    tableText: (head: TableContent): TableText | null => {
      const taken: string[] = []
      let [before, longest] = ['', 0]
      for (const [step, text, takenAt, by, chosen, hash] of rows.all(head.id)) {
        if (step !== taken.length + 1 || typeof text !== 'string' || typeof takenAt !== 'string')
          return null
        if (!isAction(text) || !isMoment(takenAt) || !isSeat(by) || !isBot(chosen)) return null
        const [bySeat, byBot] = [JSON.stringify(by), JSON.stringify(chosen)]
        before = checksum(`["${before}",${JSON.stringify(text)},${bySeat},${byBot},"${takenAt}"]`)
        if (before !== hash) return null
        taken.push(`{"action":${text},"takenAt":"${takenAt}","seat":${bySeat},"bot":${byBot}}`)
        longest = Math.max(longest, text.length)
      }
      const whole = JSON.stringify({ ...head, actions: [] })
      const text = `${whole.slice(0, -']}'.length)}${taken.join(',')}]}`
      return { text, actions: taken.length, longest }
    },
  }
}
