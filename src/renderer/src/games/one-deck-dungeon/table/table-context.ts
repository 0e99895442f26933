/** What every piece of the table needs: the view, the cards' facts, the words, and the way to act. */
import type { ComputedRef } from 'vue'
import type { Action, CardId, Catalogue, Outlook, Seat, View } from '@shared/games/one-deck-dungeon'
import { tableContext } from '@renderer/table/context'
import type { Offer, Place } from './offer'
import type { Carry } from './dice/carry'
import type { Names } from '../words/names'
import type { Selection } from './dice/selection'
import type { ActiveTray, TrayRow } from './dice/tray'

export interface TableContext {
  readonly view: ComputedRef<View>
  readonly catalogue: Catalogue
  readonly actions: ComputedRef<readonly Action[]>
  readonly offer: ComputedRef<Offer>
  /** The table is looked back at: that nothing can be done says nothing about the game. */
  readonly reading: boolean
  readonly selection: Selection
  readonly activeTray: ActiveTray
  /** A hero's dice, place by place. */
  readonly trayRow: (seat: Seat) => TrayRow
  readonly carry: Carry
  readonly names: ComputedRef<Names>
  /**
   * Does one of the listed actions; gives whether it was accepted. What is asked for while another is under
   * way waits its turn, so buttons need not be locked meanwhile and keep the keyboard.
   */
  readonly act: (action: Action) => Promise<boolean>
  /** Tells why something that is not listed cannot be done now, with the rule behind it. */
  readonly why: (action: Action) => void
  /** Does what a press means, once everything pressed before it is done. */
  readonly press: (work: () => void) => void
  /** The key that does an action, to be shown beside it; null where it has none. */
  readonly keyOf: (action: Action) => string | null
  /** The key of a thing that a hero may use, whether or not it may be used now. */
  readonly keyAt: (place: Place, hero: Seat) => string | null
  /** What waits in an encounter that could be met now, or in one way through it; null: it is none, or nobody wants to know. */
  readonly outlook: (card: CardId, option?: string) => Outlook | null
  /** The words on an action's button. */
  readonly label: (action: Action) => string
  /** Shows cards in a dialog, under a title. */
  readonly look: (title: string, cards: readonly CardId[]) => void
}

export const { provideTable, useTable } = tableContext<TableContext>('one-deck-dungeon table')
