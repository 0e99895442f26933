/** What every piece of the table needs: the view, what is printed, and the way to act. */
import { inject, provide, type ComputedRef, type InjectionKey } from 'vue'
import type { Seat } from '@shared/games'
import type { Action, Content, View } from '@shared/games/dungeon-run'
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

const key: InjectionKey<TableContext> = Symbol('dungeon-run table')

/** Hands the table to everything below the calling component. */
export function provideTable(context: TableContext): void {
  provide(key, context)
}

/** The table that the calling component belongs to. */
export function useTable(): TableContext {
  const context = inject(key)
  if (context === undefined) throw new Error('This component belongs on a table.')
  return context
}
