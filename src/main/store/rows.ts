/** Rows are data from outside: each is parsed into our own types as it is read. */
import * as v from 'valibot'
import { isVisible } from '@shared/api/call'
import { Refusal } from '@shared/errors'
import { fitted } from './kept'

/** A column that holds data as JSON text. */
export function json<Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) {
  return v.pipe(v.string(), v.parseJson(), schema, v.transform(fitted<v.InferOutput<Schema>>))
}

/** SQLite knows no truth values: 0 or 1. */
export const flag = v.pipe(
  v.picklist([0, 1]),
  v.transform((value) => value === 1),
)

export const whole = v.pipe(v.number(), v.integer())

/** A moment as this app writes it, of any year. */
export const moment = v.pipe(
  v.string(),
  v.check((text) => {
    const time = Date.parse(text)
    return !Number.isNaN(time) && new Date(time).toISOString() === text
  }),
)

/** A name that can be seen. */
export const storedName = v.pipe(v.string(), v.check(isVisible))

/**
 * @param table where the row was read, for the message
 * @throws Refusal `database-damaged` where a row is not what this app writes
 */
export function readRow<Schema extends v.GenericSchema>(
  schema: Schema,
  row: unknown,
  table: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, row)
  if (parsed.success) return parsed.output
  throw damaged(table, v.getDotPath(parsed.issues[0]) ?? '')
}

function damaged(table: string, column: string): Refusal {
  return new Refusal('database-damaged', `A row of ${table} cannot be read at "${column}".`, {
    table,
    column,
  })
}

/**
 * One value of a row, by the schema of whom it is of.
 * @throws Refusal `database-damaged`
 */
export function readColumn<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  { table, column }: { readonly table: string; readonly column: string },
): Output {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  const inside = v.getDotPath(parsed.issues[0])
  throw damaged(table, inside === null ? column : `${column}.${inside}`)
}

/** The row of a query that gives one or none. */
export function readOne<Schema extends v.GenericSchema>(
  schema: Schema,
  row: unknown,
  table: string,
): v.InferOutput<Schema> | null {
  return row === undefined ? null : readRow(schema, row, table)
}

export function readRows<Schema extends v.GenericSchema>(
  schema: Schema,
  rows: readonly unknown[],
  table: string,
): readonly v.InferOutput<Schema>[] {
  return rows.map((row) => readRow(schema, row, table))
}

/** The row of a query that gives one or none; null also where it is damaged. */
export function readableOne<Schema extends v.GenericSchema>(
  schema: Schema,
  row: unknown,
): v.InferOutput<Schema> | null {
  return readableRows(schema, [row])[0] ?? null
}

/** Rows that stand each for itself: one that is damaged is left out, and costs no other its place. */
export function readableRows<Schema extends v.GenericSchema>(
  schema: Schema,
  rows: readonly unknown[],
): readonly v.InferOutput<Schema>[] {
  return rows.flatMap((row) => {
    const parsed = v.safeParse(schema, row)
    return parsed.success ? [parsed.output] : []
  })
}

/** A row as it is stored: what lists read of it, or why they leave it out. */
export interface CheckedRow<Row> {
  /** Names the row, whatever can be read of it: its primary key in hexadecimal digits. */
  readonly key: string
  readonly stored: Readonly<Record<string, unknown>>
  readonly read: { readonly row: Row } | { readonly column: string }
}

const storedRow = v.looseObject({ key: v.string() })

/** @param rows each with its `key` */
export function checkedRows<Schema extends v.GenericSchema>(
  schema: Schema,
  rows: readonly unknown[],
): readonly CheckedRow<v.InferOutput<Schema>>[] {
  return rows.map((row) => {
    const stored = v.parse(storedRow, row)
    const parsed = v.safeParse(schema, row)
    const read = parsed.success
      ? { row: parsed.output }
      : { column: v.getDotPath(parsed.issues[0]) ?? '' }
    return { key: stored.key, stored, read }
  })
}

/** SQL for the rows of a query with the key of each. @param key the columns of the primary key */
export function withKeys(query: string, ...key: readonly string[]): string {
  return `SELECT ${key.map((column) => `hex(${column})`).join(" || '-' || ")} AS key, * FROM (${query})`
}
