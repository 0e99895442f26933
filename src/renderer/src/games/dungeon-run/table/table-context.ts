/** What every piece of the table needs: the view, what is printed, and the way to act. */
import type { Ref } from 'vue'
import type { Seat } from '@shared/games'
import type { Action, Content, View } from '@shared/games/dungeon-run'
import { tableContext } from '@renderer/table/context'
import type { Naming } from '../words/naming'
import type { Lie } from '../map/lie'
import type { Words } from '../words/names'

export interface TableContext {
  readonly view: Readonly<Ref<View>>
  readonly content: Content
  readonly actions: Readonly<Ref<readonly Action[]>>
  /** Dice are in the air: what they bring is not told yet. */
  readonly rolling: Readonly<Ref<boolean>>
  /** The table is looked back at. */
  readonly reading: boolean
  readonly words: Words
  readonly naming: Naming
  /** The player of a seat. */
  readonly playerOf: (seat: Seat) => string
  readonly act: (action: Action) => void
  /** Where the map lies; null: it was not shown yet. */
  readonly lie: Ref<Lie | null>
  /** Shows a card large, by its key. */
  readonly showCard: (key: string) => void
}

export const { provideTable, useTable } = tableContext<TableContext>('dungeon-run table')
