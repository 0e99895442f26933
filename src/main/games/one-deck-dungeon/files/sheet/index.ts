/** The file of one sheet: version 3 is written, versions 1 and 2 still read. */
import {
  firstSheetFile,
  secondSheetFile,
  SHEET_FORMAT,
  SHEET_FORMAT_VERSION,
  sheetFile as presentSheetFile,
} from '@shared/games/one-deck-dungeon/sheet-file'
import type {
  FirstSheetFile,
  SecondSheetFile,
  SheetFile,
} from '@shared/games/one-deck-dungeon/sheet-file'
import type { OddTypes } from '@shared/games/one-deck-dungeon'
import type { SheetFileRules } from '../../../sheet-file-rules'
import { faultIn } from './check'
import { asPresent, contentOf } from './read'
import { makeSheetFile } from './write'

export const sheetFile: SheetFileRules<OddTypes, SheetFile | SecondSheetFile | FirstSheetFile> = {
  format: SHEET_FORMAT,
  version: SHEET_FORMAT_VERSION,
  schemas: { 1: firstSheetFile, 2: secondSheetFile, 3: presentSheetFile },
  write: makeSheetFile,
  read: (told, recordOf) => {
    const file = asPresent(told, recordOf)
    const fault = faultIn(file)
    return fault === null
      ? { ok: true, app: file.app, content: contentOf(file) }
      : { ok: false, fault }
  },
}
