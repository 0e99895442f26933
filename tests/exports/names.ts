/** Names that people give to what is exported. */
import * as fc from 'fast-check'

/** Names as people type them, and as nobody should: still up to 80 long and trimmed, as the app keeps them. */
export const names = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(
      'O’Brien, "Ann"; the 1st',
      '=SUM(A1:A9)',
      '#1',
      '@home',
      "Robert'); DROP TABLE sheets;--",
      '__proto__',
      '🐉🔥',
      'דוד (Dave) 3',
      'مريم',
      '\u202eevil\u202c',
      'CON',
      'a/b\\c:d',
      'W'.repeat(80),
      'e\u0301'.repeat(40),
      `x${'\u0301'.repeat(79)}`,
    ),
  )
  .map((text) => text.trim())
  .filter((text) => text !== '' && text.length <= 80 && text.isWellFormed())
