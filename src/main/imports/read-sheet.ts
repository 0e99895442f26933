/** A sheet's file as content to merge: which game's it is, its format says. */
import * as v from 'valibot'
import type { Content } from '@shared/content'
import type { Games } from '../games'
import type { SheetFileRules } from '../games/sheet-file-rules'
import { recordOfTable } from '../store/derived-ids'
import { damaged } from './refusals'
import { checkVersion, parseAs } from './text'

/** The rules of all games whose sheets are files. */
export function sheetFilesOf(games: Games): readonly SheetFileRules[] {
  return Object.values(games).flatMap(({ files: { sheets } }) => sheets?.file ?? [])
}

const versioned = v.object({ version: v.number() })

/** @throws Refusal `newer-file`, `damaged-file` */
export function readSheet(
  data: unknown,
  rules: SheetFileRules,
): { readonly app: string; readonly content: Content } {
  checkVersion(data, rules.version)
  const file = parseAs(schemaFor(data, rules), data, '')
  const read = rules.read(file, recordOfTable)
  if (!read.ok) throw damaged(read.fault.what, read.fault.where)
  return { app: read.app, content: read.content }
}

/** Of a version that was never written, the present shape says what is wrong. */
function schemaFor(data: unknown, { schemas, version }: SheetFileRules): v.GenericSchema {
  const { success, output } = v.safeParse(versioned, data)
  return (success ? schemas[output.version] : undefined) ?? schemas[version] ?? v.never()
}
