/** What is in conflict, as the person who chooses reads it. */
import type { ImportConflict } from '@shared/api'
import type { RecordContent, SheetContent } from '@shared/content'
import type { PlayerId, SheetId } from '@shared/ids'
import type { Game } from '../games/game'
import type { PaperConflict, TextConflict } from './conflicts'
import { factsTexts } from './facts-text'
import type { Say } from './names'
import type { Conflict, Outcome } from './outcome'
import { present } from './outcomes'
import type { GameOf } from './outcomes'

/** What words there are for things, and which sheets. */
export interface ConflictWords {
  readonly say: Say
  readonly gameOf: GameOf
  readonly nameOf: (player: PlayerId) => string
  readonly recordName: (record: RecordContent) => string
  readonly sheetName: (sheet: SheetContent) => string
  /** Of the file, or of here. */
  readonly sheet: (id: SheetId) => SheetContent | null
}

export function conflictTexts({
  say,
  gameOf,
  nameOf,
  recordName,
  sheetName,
  sheet: sheetOf,
}: ConflictWords) {
  return {
    ofRecord: (o: Outcome<RecordContent>): readonly ImportConflict[] =>
      o.conflicts.filter(isOfRecord).map((conflict) => {
        const { day } = o.merged
        const name = recordName(o.merged)
        if (isOfText(conflict)) return { ...conflict, name, day }
        if (!('sheet' in conflict)) {
          const game = present(gameOf(o.merged.campaign))
          return { ...conflict, name, day, ...factsTexts(conflict, game, { say, nameOf }) }
        }
        const { sheet: id, here, file, ...told } = conflict
        const sheet = sheetOf(id)
        const { sheets } = present(gameOf(o.merged.campaign)).files
        const placed = (marks: typeof here): string =>
          marks.map((mark) => (sheets === null ? '' : say(sheets.mark(mark)))).join(', ')
        return {
          ...told,
          name: sheet === null ? name : `${name} · ${sheetName(sheet)}`,
          day,
          here: placed(here),
          file: placed(file),
        }
      }),
    ofSheet: (o: Outcome<SheetContent>): readonly ImportConflict[] =>
      o.conflicts.filter(isOfPaper).map((conflict) => ({
        ...conflict,
        name: sheetName(o.merged),
        day: null,
        ...paperTexts(conflict, present(gameOf(o.merged.campaign)).files, say),
      })),
    ofTexts,
  }
}

/** The texts of a thing that has a name of its own. */
function ofTexts({ conflicts }: Outcome<unknown>, name: string): readonly ImportConflict[] {
  return conflicts.filter(isOfText).map((one) => ({ ...one, name, day: null }))
}

/** What a sheet brought from paper, as its game puts that into words. */
function paperTexts(
  { here, file }: PaperConflict,
  { sheets }: Game['files'],
  say: Say,
): Pick<ImportConflict, 'here' | 'file'> {
  const textOf = (paper: PaperConflict['here']): string =>
    paper === null || sheets === null ? '' : sheets.paper(paper).map(say).join('\n')
  return { here: textOf(here), file: textOf(file) }
}

function isOfPaper(conflict: Conflict): conflict is PaperConflict {
  return conflict.field === 'sheet-paper'
}
function isOfRecord(conflict: Conflict): conflict is Exclude<Conflict, PaperConflict> {
  return !isOfPaper(conflict)
}
function isOfText(conflict: Conflict): conflict is TextConflict {
  return typeof conflict.here === 'string'
}
