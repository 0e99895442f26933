/**
 * Tables as the text of their entries in a bundle, straight from their rows. What is as it was written needs no parsing: the
 * hashes say so, and each distinct action is looked at once. Whatever else stands there is left to the slower readers.
 */
import * as v from 'valibot'
import { tableContent } from '@shared/content'
import type { TableContent } from '@shared/content'
import { instant } from '@shared/file-parts'
import type { TableId } from '@shared/ids'
import { hashedText, isChecksum } from './checksums'
import type { Connection } from './connection'

/** A text, of a table or of its actions, and what of it its game bounds. */
export interface TableText {
  readonly text: string
  readonly actions: number
  /** Characters of the longest action. */
  readonly longest: number
}

/** What stands before the actions of a table in its entry, and what after them. */
const [BEFORE, AFTER] = ['"actions":[', ']}']

/**
 * The actions in the text of a table's entry, where they come last, as they are written; null where they do not. Two
 * tables with the same such text have the same actions.
 */
export function actionsIn(entry: string): string | null {
  const [from, end] = [entry.indexOf(BEFORE), `${AFTER}\n`]
  return from < 0 || !entry.endsWith(end) ? null : entry.slice(from + BEFORE.length, -end.length)
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

/** What `make` gives for a text, asked once for each of those that come again and again; null is not remembered. */
function remembered<Value>(make: (text: string) => Value | null): (text: string) => Value | null {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = make(text)
    if (made === null) return null
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(text, made)
    return made
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

/** A seat or a bot as JSON; null where it is none. Most actions are taken by people, everyone together. */
function jsonOf(schema: v.GenericSchema, value: unknown): string | null {
  if (value === null) return 'null'
  return v.is(schema, value) ? JSON.stringify(value) : null
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
  /** An action's text as a JSON string, as it is hashed. */
  const quotedAction = remembered((text) => (isActionText(text) ? JSON.stringify(text) : null))
  const knownDay = remembered((day) => (v.is(instant, `${day}T23:59:59.999Z`) ? day : null))
  const isMoment = (text: string): boolean =>
    TIME.test(text.slice(DAY)) && knownDay(text.slice(0, DAY)) !== null

  /** @returns null where they are not as they were written, or not as files have them */
  const actionsText = (id: TableId): TableText | null => {
    let [taken, before, longest, count] = ['', '', 0, 0]
    for (const [step, text, takenAt, by, chosen, hash] of rows.all(id)) {
      if (step !== count + 1 || typeof text !== 'string' || typeof takenAt !== 'string') return null
      const [quoted, bySeat, byBot] = [quotedAction(text), jsonOf(seat, by), jsonOf(bot, chosen)]
      if (quoted === null || bySeat === null || byBot === null || !isMoment(takenAt)) return null
      const at = `"${takenAt}"`
      const hashed = hashedText(before, quoted, { seat: bySeat, bot: byBot, takenAt: at })
      if (!isChecksum(hash, hashed)) return null
      before = hash
      taken += `${count === 0 ? '' : ','}{"action":${text},"takenAt":${at},"seat":${bySeat},"bot":${byBot}}`
      count += 1
      if (text.length > longest) longest = text.length
    }
    return { text: taken, actions: count, longest }
  }

  return {
    actionsText,
    /**
     * @param head the table without its actions
     * @returns null where its actions are not as they were written, or not as files have them
     */
    tableText: (head: TableContent): TableText | null => {
      const taken = actionsText(head.id)
      if (taken === null) return null
      const whole = JSON.stringify({ ...head, actions: [] })
      return { ...taken, text: `${whole.slice(0, -AFTER.length)}${taken.text}${AFTER}` }
    },
  }
}
