/** Reads a sheet's file: untrusted text in, a sheet that keeps the rules of a campaign out, or a refusal. */
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { Refusal } from '@shared/errors'
import type { SpaceColor, TalentId } from '@shared/games/one-deck-dungeon'
import { SHEET_FORMAT, SHEET_FORMAT_VERSION, sheetFile } from '@shared/sheet-file'
import type { SheetFile, SheetFileRecord } from '@shared/sheet-file'
import { catalogue } from '../games/one-deck-dungeon/cards'
import { colorsOf, earnedCheckmarks } from '../games/one-deck-dungeon/checkmarks'

const DESCENTS_TO_BOSS = 3

/** How a file of ours begins, whole or cut off. */
const OURS = /^\s*\{\s*"format"\s*:\s*"delvers-table\.sheet"/

const damaged = (what: string, where: string): Refusal =>
  new Refusal('damaged-file', `The file is damaged: ${what} (${where})`, { where })

/**
 * @param text of a file, whatever it holds
 * @returns the sheet in it, consistent in itself and with the rules
 * @throws Refusal `foreign-file` when the app did not write it, `newer-file` (details: `version`) when a
 * later release did, `damaged-file` (details: `where`) when it is ours but not whole or not consistent
 */
export const readSheetFile = (text: string): SheetFile => {
  const data = parseJson(text)
  const header = v.safeParse(
    v.object({ format: v.literal(SHEET_FORMAT), version: v.optional(v.unknown()) }),
    data,
  )
  if (!header.success) throw foreign()
  const version = v.safeParse(v.pipe(v.number(), v.safeInteger()), header.output.version)
  if (version.success && version.output > SHEET_FORMAT_VERSION)
    throw new Refusal('newer-file', `The file has format version ${version.output}`, {
      version: version.output,
    })

  const parsed = v.safeParse(sheetFile, data, { abortEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw damaged(issue.message, v.getDotPath(issue) ?? 'file')
  }
  checkIds(parsed.output)
  for (const [at, record] of parsed.output.records.entries())
    checkRecord(parsed.output, record, `records.${at}`)
  checkSpaces(parsed.output)
  return parsed.output
}

const foreign = (): Refusal => new Refusal('foreign-file', 'The file is no sheet of this app')

const parseJson = (text: string): unknown => {
  // Some editors put a byte order mark before the text.
  const bare = text.startsWith('\ufeff') ? text.slice(1) : text
  try {
    return JSON.parse(bare)
  } catch {
    throw OURS.test(bare) ? damaged('it is cut off or is no JSON', 'file') : foreign()
  }
}

/** A game is recorded once, a table ends in one game, and each id is written one way. */
const checkIds = ({ campaign, sheet, records }: SheetFile): void => {
  const ids = records.flatMap(({ id, table }) => (table === null ? [id] : [id, table]))
  if ([campaign.id, sheet.id, ...ids].some((id) => id !== id.toLowerCase()))
    throw damaged('an id is not in small letters', 'file')
  if (new Set(ids).size < ids.length) throw damaged('an id is there twice', 'records')
}

/** One game against R42 (what it earned) and R43 (where its checkmarks may be). */
const checkRecord = ({ sheet }: SheetFile, record: SheetFileRecord, where: string): void => {
  const { outcome, checkmarks, marks } = record
  if (!outcome.heroes.includes(sheet.hero)) throw damaged('the hero did not play', where)
  if (
    (outcome.result === 'won') !== outcome.bossDefeated ||
    (outcome.cause === null) !== outcome.bossDefeated
  )
    throw damaged('a game is won by killing the boss, and lost to a cause', `${where}.outcome`)
  if (outcome.bossDefeated && outcome.descents < DESCENTS_TO_BOSS)
    throw damaged('the boss was never reached', `${where}.outcome`)
  if (outcome.tier === null)
    throw damaged('a campaign game has a challenge tier', `${where}.outcome`)

  const earned = earnedCheckmarks(outcome, catalogue)
  if (!isDeepStrictEqual(checkmarks, earned))
    throw damaged('the checkmarks are not those of the game', `${where}.checkmarks`)

  if (marks.length > earned.total)
    throw damaged('more checkmarks placed than earned', `${where}.marks`)
  const allowed = colorsOf(outcome.dungeon, catalogue)
  if (marks.some(({ color }) => !allowed.includes(color)))
    throw damaged('the dungeon does not allow a colour', `${where}.marks`)
}

/** Marks of all games together against the spaces of the sheet. */
const checkSpaces = ({ records }: SheetFile): void => {
  const left = new Map<TalentId, Record<SpaceColor, number>>(
    catalogue.talents.map(({ id, spaces }) => [id, { ...spaces }]),
  )
  for (const [at, { marks }] of records.entries())
    for (const { talent, color } of marks) {
      const spaces = left.get(talent)
      if (!spaces || spaces[color] === 0) throw damaged(`${talent} is full`, `records.${at}.marks`)
      spaces[color] -= 1
    }
}
