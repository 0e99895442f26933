/** One step from a schema of the database to the next. */
export interface Migration {
  readonly schema: number
  readonly sql: string
  /** What the step's SQL calls and SQLite does not know: pure functions of one text. */
  readonly functions?: Readonly<Record<string, (value: unknown) => string | null>>
}
