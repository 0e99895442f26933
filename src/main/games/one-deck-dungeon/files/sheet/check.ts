/** A sheet's file of the right shape, against itself and against the rules of the campaign (R42, R43). */
import type { SheetFile, SheetFileRecord } from '@shared/games/one-deck-dungeon/sheet-file'
import type { FileFault } from '../../../sheet-file-rules'
import { faultInPaper } from '../../campaign/paper'
import { catalogue } from '../../cards'
import { colorsOf, earnedCheckmarks, freeSpaces } from '../../checkmarks'

type SeatedRecord = Pick<SheetFileRecord, 'outcome' | 'players'>
type Hero = SheetFile['sheet']['hero']

const COUNTS = ['descents', 'levels', 'boss', 'tier', 'total'] as const

/** The first fault in a file; null: there is none. */
export function faultIn(file: SheetFile): FileFault | null {
  if (!hasSmallIds(file)) return { what: 'an id is not in small letters', where: 'file' }
  for (const [at, record] of file.records.entries()) {
    const fault = faultInRecord(record, file.sheet.hero, `records.${at}`)
    if (fault !== null) return fault
  }
  return faultInPaperOf(file) ?? faultInMarks(file)
}

function faultInPaperOf({ sheet: { paper } }: SheetFile): FileFault | null {
  const fault = paper === null ? null : faultInPaper(paper, [], catalogue)
  return fault === null ? null : { what: fault.message, where: 'sheet.paper' }
}

function hasSmallIds({ campaign, sheet, records }: SheetFile): boolean {
  const ids = records.flatMap(({ id, table }) => (table === null ? [id] : [id, table]))
  return [campaign.id, sheet.id, ...ids].every((id) => id === id.toLowerCase())
}

function faultInRecord(record: SheetFileRecord, hero: Hero, where: string): FileFault | null {
  const { outcome, checkmarks, changedAt, marks, history } = record
  const earned = earnedCheckmarks(outcome, catalogue)
  if (COUNTS.some((count) => checkmarks[count] !== earned[count]))
    return { what: 'the checkmarks are not those of the game', where: `${where}.checkmarks` }
  if (changedAt === null && marks.length > 0)
    return { what: 'marks were placed at no moment', where: `${where}.changedAt` }
  const versions = history.map(
    (version, before) => [version, version.sat, `${where}.history.${before}`] as const,
  )
  for (const [told, sat, at] of [[record, true, where] as const, ...versions]) {
    const fault = faultInSeats(told, sat ? hero : null, at)
    if (fault !== null) return fault
  }
  return null
}

/** @param hero who sat there with the sheet; null: nobody */
function faultInSeats(
  { outcome: { heroes }, players }: SeatedRecord,
  hero: Hero | null,
  where: string,
): FileFault | null {
  if (heroes.length !== players.length)
    return { what: 'heroes and players do not match', where: `${where}.players` }
  if (hero !== null && !heroes.includes(hero)) return { what: 'the hero did not play', where }
  return null
}

/**
 * The marks that count on one sheet. Of a bundle this is not asked: two computers may have filled one space, and
 * which mark counts follows from all of them (campaigns/).
 */
function faultInMarks({ sheet: { paper }, records }: SheetFile): FileFault | null {
  const free = freeSpaces(catalogue)
  for (const mark of paper?.marks ?? []) free.take(mark)
  for (const [at, { outcome, marks }] of records.entries()) {
    const where = `records.${at}.marks`
    if (marks.length > earnedCheckmarks(outcome, catalogue).total)
      return { what: 'more checkmarks placed than earned', where }
    const allowed = colorsOf(outcome.dungeon, catalogue)
    for (const mark of marks) {
      if (!allowed.includes(mark.color))
        return { what: 'the dungeon does not allow a colour', where }
      if (!free.take(mark)) return { what: `${mark.talent} is full`, where }
    }
  }
  return null
}
