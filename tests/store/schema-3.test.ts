/** A database of schema 2 comes over: its settings become values that need not be text. */
import { expect, test } from 'vitest'
import { MIGRATIONS, migrate } from '@main/store/schemas/migrations'
import { settingsQueries } from '@main/store/settings-queries'
import { connect } from '@main/store/connection'

test('what was set in schema 2 still is', () => {
  const db = connect(':memory:')
  migrate(
    db,
    MIGRATIONS.filter(({ schema }) => schema < 3),
  )
  db.exec("INSERT INTO settings (name, value) VALUES ('locale', 'it'), ('paper', 'letter')")
  migrate(db, MIGRATIONS)
  expect(settingsQueries(db).get()).toMatchObject({ locale: 'it', paper: 'letter', sound: false })
  db.close()
})
