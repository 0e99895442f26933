/** What a placement would bring, line by line, in the order in which it happens. */
import type { Seat } from '@shared/games'
import type { Earnings, PlacementForecast } from '@shared/games/dungeon-digger'
import { sourceName } from '@shared/games/dungeon-digger/keys'
import { ordersAt } from './bonus-orders'
import type { Words } from './names'
import type { Naming } from './naming'

export interface EarningLine {
  readonly key: string
  readonly text: string
  /** Worse for whoever places it, or for others. */
  readonly tone: 'good' | 'bad' | 'plain'
}

/** @param viewer whose corridors are their own */
export function earningLines(
  { earnings, coins, ends, turnsUp }: PlacementForecast,
  viewer: Seat | null,
  { words, who }: Naming,
): readonly EarningLine[] {
  const say = (key: string, named: Readonly<Record<string, unknown>>, count = 1): string =>
    words.t(`digger.earnings.${key}`, named, count)
  const { gains, treasureCoins, nuggetCoins, minion, bonuses, closed, spoilt } = earnings
  const isBagEmpty = coins === 0 && treasureCoins + nuggetCoins > 0
  const turned = turnsUp.length
  return [
    ...(ends ? [line('ends', say('ends', {}))] : []),
    ...gains.map(({ reason, gold }, at): EarningLine => ({
      key: `gain ${at}`,
      text:
        reason === 'corridor'
          ? say('goldCorridor', { gold, lengths: lengthsOf(closed, words) }, closed.length)
          : say('gold', { count: gold, reason: words.say(sourceName(reason)) }, gold),
      tone: 'good',
    })),
    ...(coins > 0 ? [line('coins', say('coins', { count: coins }, coins))] : []),
    ...(isBagEmpty ? [line('no coin', say('noCoin', {}), 'plain')] : []),
    ...(minion ? [line('minion', say('minion', {}))] : []),
    ...bonuses.map(({ ability, level }) =>
      line(
        `bonus ${ability}`,
        say('bonus', {
          room: words.room(ability),
          level,
          orders: words.list(ordersAt(level).map((order) => words.order(order))),
        }),
      ),
    ),
    ...spoilt.map(({ owner, length }, at): EarningLine => ({
      key: `spoilt ${at}`,
      text:
        owner === viewer
          ? say('spoilsOwn', { count: length }, length)
          : say('spoils', { player: who(owner), count: length }, length),
      tone: owner === viewer ? 'bad' : 'plain',
    })),
    ...(turned > 0 ? [line('turns up', say('turnsUp', { count: turned }, turned), 'plain')] : []),
  ]
}
function line(key: string, text: string, tone: EarningLine['tone'] = 'good'): EarningLine {
  return { key, text, tone }
}
function lengthsOf(closed: Earnings['closed'], words: Words): string {
  return words.list(closed.map(({ length }) => String(length)))
}

/** In one line, for a space on the map; null: it is not told. */
export function placementText(
  told: PlacementForecast | null,
  viewer: Seat | null,
  naming: Naming,
): string {
  const { words } = naming
  const build = words.say('digger.table.marks.build')
  if (told === null) return build
  const lines = earningLines(told, viewer, naming).map(({ text }) => text)
  return [build, ...lines].join(' ')
}
