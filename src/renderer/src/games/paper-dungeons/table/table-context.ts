/** What every piece of the table needs: the view, what is printed, and the way to act. */
import type { ComputedRef } from 'vue'
import type { Seat } from '@shared/games'
import type { Action, Content, View } from '@shared/games/paper-dungeons'
import { tableContext } from '@renderer/table/context'
import type { Choosing } from './choosing'
import type { Words } from '../words/names'

export interface TableContext {
  readonly view: ComputedRef<View>
  readonly content: Content
  readonly actions: ComputedRef<readonly Action[]>
  /** The table is looked back at. */
  readonly reading: boolean
  readonly choosing: Choosing
  readonly words: Words
  readonly nameOf: (seat: Seat) => string
  readonly act: (action: Action) => Promise<boolean>
}

export const { provideTable, useTable } = tableContext<TableContext>('paper-dungeons table')
