/** Why undo stops where it stops, in words: what came to light with the last step. */
import type { TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import type { Event, Seat } from '@shared/games/one-deck-dungeon'
import type { Names, Translate } from './names'

/** The sentence beside the button: what undo would do, or why there is nothing to be done. */
export function undoReason(
  undo: TableAnswer['undo'],
  events: readonly Event[],
  names: Names,
  t: Translate,
): string {
  if (undo !== 'reveal') return t(`table.undo.${undo}`, {}, 1)
  const cause = causeOf(events, names, t)
  return cause === null ? t('table.undo.reveal', {}, 1) : t('help.undo.stops', { cause }, 1)
}

/** What came to light, the most important first: dice, then a door, then cards. */
function causeOf(events: readonly Event[], names: Names, t: Translate): string | null {
  const rolled = new Map<Seat, number>()
  for (const event of events)
    if (event.type === 'dice-rolled')
      rolled.set(event.hero, (rolled.get(event.hero) ?? 0) + event.dice.length)
  if (rolled.size > 0)
    return names.list(
      [...rolled].map(([seat, count]) =>
        t('odd.help.undo.rolled', { hero: names.hero(seat), count }, count),
      ),
    )
  if (events.some(({ type }) => type === 'door-opened')) return t('odd.help.undo.opened', {}, 1)
  const seen = events.filter(
    ({ type }) => type === 'card-discarded' || type === 'lone-card-discarded',
  ).length
  return seen === 0 ? null : t('odd.help.undo.discarded', { count: seen }, seen)
}
