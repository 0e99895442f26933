/** What every piece of a table needs, handed down by the table itself. */
import { inject, provide, type InjectionKey } from 'vue'

interface TableContext<Context> {
  /** Hands the table to everything below the calling component. */
  readonly provideTable: (context: Context) => void
  /** The table that the calling component belongs to. */
  readonly useTable: () => Context
}

/** @param name tells the table of one game from those of others */
export function tableContext<Context>(name: string): TableContext<Context> {
  const key: InjectionKey<Context> = Symbol(name)
  return {
    provideTable: (context) => provide(key, context),
    useTable() {
      const context = inject(key)
      if (context === undefined) throw new Error('This component belongs on a table.')
      return context
    },
  }
}
