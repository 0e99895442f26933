/** What every piece of the table needs: the view, what is printed, and the way to act. */
import { inject, provide, type ComputedRef, type InjectionKey } from 'vue'
import type { Seat } from '@shared/games'
import type { Action, Content, View } from '@shared/games/paper-dungeons'
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

const key: InjectionKey<TableContext> = Symbol('paper-dungeons table')

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
