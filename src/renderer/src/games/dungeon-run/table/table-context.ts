/** What every piece of the table needs: the view, what is printed, and the way to act. */
import type { ComputedRef } from 'vue'
import type { Seat } from '@shared/games'
import type { Action, Content, View } from '@shared/games/dungeon-run'
import { tableContext } from '@renderer/table/context'
import type { Naming } from '../words/naming'
import type { Words } from '../words/names'

export interface TableContext {
  readonly view: ComputedRef<View>
  readonly content: Content
  readonly actions: ComputedRef<readonly Action[]>
  /** The table is looked back at. */
  readonly reading: boolean
  readonly words: Words
  readonly naming: Naming
  /** The player of a seat. */
  readonly playerOf: (seat: Seat) => string
  readonly act: (action: Action) => void
  /** Shows a card large, by its key. */
  readonly showCard: (key: string) => void
}

export const { provideTable, useTable } = tableContext<TableContext>('dungeon-run table')
