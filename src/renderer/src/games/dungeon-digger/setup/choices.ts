/** What can be chosen before a game: every way to play, with its name and a sentence of what it changes. */
import { MOST_TURN_MINUTES } from '@shared/games/dungeon-digger'
import type { Translate } from '../../say'

interface Named<Value> {
  readonly value: Value
  readonly name: string
  readonly text: string
}
/** How players come to their Lords. */
export type LordDeal = 'none' | 'dealt' | 'chosen'
/** What is played besides the printed rule; `no` comes first. */
export type OnOff = 'no' | 'yes'

function named<Value>(t: Translate, value: Value, name: string): Named<Value> {
  return { value, name: t(name, {}, 1), text: t(`${name}Text`, {}, 1) }
}

export function lordDeals(t: Translate): readonly Named<LordDeal>[] {
  return [
    named(t, 'none', 'digger.setup.noLords'),
    named(t, 'dealt', 'digger.setup.dealt'),
    named(t, 'chosen', 'digger.setup.chosen'),
  ]
}
export function projectChoices(t: Translate): readonly Named<OnOff>[] {
  return [named(t, 'no', 'digger.setup.open'), named(t, 'yes', 'digger.setup.hidden')]
}
export function firstThinks(t: Translate): readonly Named<OnOff>[] {
  return [named(t, 'no', 'digger.setup.noThink'), named(t, 'yes', 'digger.setup.freeThink')]
}
/** Monster Hunt alone. */
export function huntTiles(t: Translate): readonly Named<OnOff>[] {
  return [named(t, 'no', 'digger.setup.faceUp'), named(t, 'yes', 'digger.setup.faceDown')]
}
/** Minutes of a turn in Sands of Time; 0: as long as one likes. */
export const TURN_MINUTES = Array.from({ length: MOST_TURN_MINUTES + 1 }, (_, minutes) => minutes)
