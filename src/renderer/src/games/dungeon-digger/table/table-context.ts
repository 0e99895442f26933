/** What every piece of the table needs: the view, what is printed, and the way to act. */
import type { Ref } from 'vue'
import type { Seat } from '@shared/games'
import type { Action, Content, View } from '@shared/games/dungeon-digger'
import { tableContext } from '@renderer/table/context'
import type { Naming } from '../words/naming'
import type { Words } from '../words/names'
import type { Choosing } from './choosing'

export interface TableContext {
  readonly view: Readonly<Ref<View>>
  readonly content: Content
  readonly actions: Readonly<Ref<readonly Action[]>>
  /** The table is looked back at. */
  readonly reading: boolean
  /** Whether the last choice can be taken back. */
  readonly undoable: Readonly<Ref<boolean>>
  /** Lets go of what is chosen, or takes back the Order whose choice is begun; null: there is neither. */
  readonly cancel: Readonly<Ref<(() => void) | null>>
  /** Whether it is told what a choice would bring, before it is made. */
  readonly tells: Readonly<Ref<boolean>>
  readonly words: Words
  readonly naming: Naming
  /** The player of a seat. */
  readonly playerOf: (seat: Seat) => string
  readonly choosing: Choosing
  readonly why: (action: Action) => void
}

export const { provideTable, useTable } = tableContext<TableContext>('dungeon-digger table')
