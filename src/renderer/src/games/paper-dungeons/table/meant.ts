/** What somebody meant who presses a place where nothing can be done: the rules say why not. */
import {
  SYMBOLS,
  type Action,
  type HeroId,
  type ItemId,
  type RoomId,
  type SymbolId,
  type View,
} from '@shared/games/paper-dungeons'
import type { Place } from './offers'

/**
 * @param die in hand; null: none, so that one is taken that could do it if any could
 * @returns null: nothing that the rules could judge
 */
export function meantBy(view: View, place: Place, die: number | null): Action | null {
  const [kind, name] = place.split(' ')
  const asked = view.own?.question?.type
  switch (kind) {
    case 'hero': {
      const hero = name as HeroId
      if (asked === 'raise') return { type: 'raise', hero }
      return { type: 'level', die: die ?? likelyDie(view, hero), hero, swap: null }
    }
    case 'item': {
      const item = name as ItemId
      if (asked === 'mark') return { type: 'mark', item }
      return { type: 'item', die: die ?? likelyDie(view), item }
    }
    case 'room': {
      const room = name as RoomId
      if (asked === 'walk') return { type: 'step', to: room }
      if (asked === 'defeat') return { type: 'defeat', room }
      return { type: 'move', die: die ?? likelyDie(view, 'boots'), to: room }
    }
    case 'satchel':
      return { type: 'brew', die: die ?? likelyDie(view) }
    case undefined:
    default:
      return null
  }
}

/** A die that can still be used, one that shows what would help rather than another; the first, where none can. */
function likelyDie({ dice, own }: View, symbol: SymbolId | null = null): number {
  const used = own?.step.used ?? 0
  const usable = [...dice.keys()].filter(
    (die) => ((used >> die) & 1) === 0 && SYMBOLS[dice[die] ?? -1] !== 'skull',
  )
  const showing = usable.find((die) => SYMBOLS[dice[die] ?? -1] === symbol)
  return showing ?? usable[0] ?? 0
}
