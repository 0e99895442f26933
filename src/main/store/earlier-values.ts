/**
 * What names, notes and the marks of games were before they were changed, as rows. Each row's id is a checksum of all
 * the rest of it: one that is not as it was written is left out, and named as damaged.
 */
import * as v from 'valibot'
import { EARLIER_TEXTS, placedMarks, sheetContent } from '@shared/content'
import type { PaperContent, PlacedMarks } from '@shared/content'
import { FIRST_MOMENT, keptEarlier, MOST_EARLIER } from '@shared/earlier'
import type { CompareValues, Dated } from '@shared/earlier'
import { compareText, keptName, keptNote } from '@shared/file-parts'
import type { Instant, RecordId, SheetId } from '@shared/ids'
import { earlierValueId, IS_EARLIER_VALUE_SOUND } from './checksums'
import type { Connection } from './connection'
import { ownedRows } from './owned-rows'
import { checkedRows, json, moment, readableRows, withKeys } from './rows'
import type { CheckedRow } from './rows'
import { stampQueries } from './stamps'
import type { StampedField } from './stamps'

/** What has texts whose earlier forms are kept. */
export type TextEntity = keyof typeof EARLIER_TEXTS
export type TextField<Entity extends TextEntity> = (typeof EARLIER_TEXTS)[Entity][number]
/** The earlier texts of one thing, field by field. */
export type EarlierTexts<Entity extends TextEntity> = Record<TextField<Entity>, Dated<string>[]>

const TEXTS = { name: keptName, notes: keptNote, note: keptNote } as const
/** The marks of a record, by sheet, are a thing of their own. */
const MARKS = 'marks'
/** What a sheet brought from paper. */
const [SHEET, PAPER] = ['sheet', 'paper'] as const
const paperValue = sheetContent.entries.paper.wrapped
type Entity = TextEntity | typeof MARKS | typeof SHEET

/** Of marks placed at one moment the fuller count. */
export function comparePlaced(a: PlacedMarks, b: PlacedMarks): number {
  const text = ({ settled, marks }: PlacedMarks): string => JSON.stringify([settled, marks])
  return a.marks.length - b.marks.length || compareText(text(a), text(b))
}

/** Of two set at one moment the greater as text, none being the least. */
export function comparePaper(a: PaperContent, b: PaperContent): number {
  const text = (paper: PaperContent): string => (paper === null ? '' : JSON.stringify(paper))
  return compareText(text(a), text(b))
}

const foundRow = v.object({ id: v.string(), field: v.string(), at: moment, value: v.string() })
/** Of a row that is not as it was written nothing is read. */
const doubtfulRow = v.object({ value: v.string() })

/** The statements on earlier values, prepared once for a connection. */
export function earlierValueQueries(db: Connection) {
  const { stamps } = stampQueries(db)
  const of = ownedRows(db, {
    columns: 'id, field, at, value_json AS value',
    table: 'earlier_values',
    owner: ['thing_id', 'entity'],
    where: IS_EARLIER_VALUE_SOUND,
  })
  const insert = db.prepare(`
    INSERT OR IGNORE INTO earlier_values (id, entity, thing_id, field, at, value_json)
    VALUES (${earlierValueId(':entity', ':thing', ':field', ':at', ':value')}, :entity, :thing, :field, :at, :value)`)
  const remove = db.prepare('DELETE FROM earlier_values WHERE id = ?')
  const removeAll = db.prepare(
    `DELETE FROM earlier_values WHERE thing_id = ? AND entity = ? AND ${IS_EARLIER_VALUE_SOUND}`,
  )
  const doubtful = db.prepare(
    withKeys(
      `SELECT id, NULL AS value FROM earlier_values WHERE NOT (${IS_EARLIER_VALUE_SOUND})`,
      'id',
    ),
  )

  const read = <Value>(
    thing: string,
    entity: Entity,
    schemaOf: (field: string) => v.GenericSchema<unknown, Value>,
  ): readonly (Dated<Value> & { readonly id: string; readonly field: string })[] =>
    readableRows(foundRow, of(thing, entity)).flatMap(({ value, ...row }) => {
      const parsed = v.safeParse(json(schemaOf(row.field)), value)
      return parsed.success ? [{ ...row, value: parsed.output }] : []
    })
  const textsOf = (entity: TextEntity, thing: string) => {
    const fields: readonly string[] = EARLIER_TEXTS[entity]
    return read(thing, entity, (field) =>
      fields.includes(field) ? TEXTS[field as keyof typeof TEXTS] : v.never(),
    )
  }
  const marksOf = (record: RecordId) => read(record, MARKS, () => placedMarks)
  const papersOf = (sheet: SheetId) => read<PaperContent>(sheet, SHEET, () => paperValue)

  const put = (
    entity: Entity,
    thing: string,
    field: string,
    { at, value }: Dated<unknown>,
  ): void => {
    insert.run({ entity, thing, field, at, value: JSON.stringify(value) })
  }
  /** Lets the oldest go where there are more than are kept. */
  const prune = <Value>(
    all: readonly (Dated<Value> & { readonly id: string; readonly field: string })[],
    field: string,
    compare: CompareValues<Value>,
  ): void => {
    const own = all.filter((one) => one.field === field)
    if (own.length <= MOST_EARLIER) return
    const kept = keptEarlier(own, null, compare)
    for (const one of own)
      if (!kept.some(({ at, value }) => at === one.at && compare(value, one.value) === 0))
        remove.run(one.id)
  }

  return {
    /** Keeps a text that is about to be replaced; one that nobody ever set and that says nothing is none. */
    keepText: <Entity extends TextEntity>(
      entity: Entity,
      thing: string,
      field: TextField<Entity> & StampedField<Entity>,
      text: unknown,
    ): void => {
      if (typeof text !== 'string') return
      const at = (stamps(entity, thing) as Partial<Record<string, Instant>>)[field]
      if (at === undefined && text === '') return
      put(entity, thing, field, { at: at ?? FIRST_MOMENT, value: text })
      prune(textsOf(entity, thing), field, compareText)
    },
    /** Keeps what a game had placed on a sheet, which is about to be replaced. */
    keepMarks: (record: RecordId, sheet: SheetId, placed: Dated<PlacedMarks>): void => {
      put(MARKS, record, sheet, placed)
      prune(marksOf(record), sheet, comparePlaced)
    },
    /** Keeps what a sheet had brought from paper, which is about to be replaced. */
    keepPaper: (sheet: SheetId, paper: PaperContent): void => {
      const at = stamps(SHEET, sheet).paper
      if (at === undefined && paper === null) return
      put(SHEET, sheet, PAPER, { at: at ?? FIRST_MOMENT, value: paper })
      prune(papersOf(sheet), PAPER, comparePaper)
    },
    /** The earlier texts of a thing, each field's oldest first. */
    earlierTexts: <Entity extends TextEntity>(
      entity: Entity,
      thing: string,
    ): EarlierTexts<Entity> => {
      const all = textsOf(entity, thing)
      const fields: readonly string[] = EARLIER_TEXTS[entity]
      return Object.fromEntries(
        fields.map((field) => [field, earlierOf(all, field, compareText)]),
      ) as EarlierTexts<Entity>
    },
    /** What a game had placed on each sheet. */
    earlierMarks: (record: RecordId): ((sheet: SheetId) => Dated<PlacedMarks>[]) => {
      const all = marksOf(record)
      return (sheet) => earlierOf(all, sheet, comparePlaced)
    },
    /** What a sheet said earlier that it had brought from paper, the oldest first. */
    earlierPapers: (sheet: SheetId): Dated<PaperContent>[] =>
      earlierOf(papersOf(sheet), PAPER, comparePaper),
    /** Replaces what a sheet said earlier that it had brought from paper. */
    putEarlierPapers: (sheet: SheetId, papers: readonly Dated<PaperContent>[]): void => {
      removeAll.run(sheet, SHEET)
      for (const one of papers) put(SHEET, sheet, PAPER, one)
    },
    /** Replaces the earlier texts of a thing. */
    putEarlierTexts: <Entity extends TextEntity>(
      entity: Entity,
      thing: string,
      texts: EarlierTexts<Entity>,
    ): void => {
      removeAll.run(thing, entity)
      for (const [field, values] of Object.entries<Dated<string>[]>(texts))
        for (const one of values) put(entity, thing, field, one)
    },
    /** Replaces what a record's game had placed on sheets. */
    putEarlierMarks: (
      record: RecordId,
      placed: readonly {
        readonly sheet: SheetId
        readonly earlier: readonly Dated<PlacedMarks>[]
      }[],
    ): void => {
      removeAll.run(record, MARKS)
      for (const { sheet, earlier } of placed)
        for (const one of earlier) put(MARKS, record, sheet, one)
    },
    /** Those that are not as they were written. */
    checkedEarlierValues: (): readonly CheckedRow<v.InferOutput<typeof doubtfulRow>>[] =>
      checkedRows(doubtfulRow, doubtful.all()),
  }
}

function earlierOf<Value>(
  all: readonly (Dated<Value> & { readonly field: string })[],
  field: string,
  compare: CompareValues<Value>,
): Dated<Value>[] {
  const own = all.filter((one) => one.field === field).map(({ at, value }) => ({ at, value }))
  return keptEarlier(own, null, compare)
}
