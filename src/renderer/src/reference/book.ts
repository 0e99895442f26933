/** The reference that the parts of a screen read from: whoever shows it provides it, once it is here. */
import { inject, provide } from 'vue'
import type { InjectionKey } from 'vue'
import type { GameId } from '@shared/games'
import type { Reference } from './reference'

export interface Book {
  readonly game: GameId
  readonly reference: Reference
}
const BOOK: InjectionKey<Book> = Symbol('the reference')

export function provideBook(book: Book): void {
  provide(BOOK, book)
}

/** @throws Error outside of a screen that provides one */
export function useBook(): Book {
  const book = inject(BOOK)
  if (book === undefined) throw new Error('There is no reference to read from.')
  return book
}
