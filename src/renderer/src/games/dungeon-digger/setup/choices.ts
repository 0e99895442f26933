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

function named<Value>(t: Translate, value: Value, name: string, text: string): Named<Value> {
  return { value, name: t(name, {}, 1), text: t(text, {}, 1) }
}

export function lordDeals(t: Translate): readonly Named<LordDeal>[] {
  return [
    named(t, 'none', 'digger.setup.noLords', 'digger.setup.noLordsText'),
    named(t, 'dealt', 'digger.setup.dealt', 'digger.setup.dealtText'),
    named(t, 'chosen', 'digger.setup.chosen', 'digger.setup.chosenText'),
  ]
}
export function projectChoices(t: Translate): readonly Named<OnOff>[] {
  return [
    named(t, 'no', 'digger.setup.open', 'digger.setup.openText'),
    named(t, 'yes', 'digger.setup.hidden', 'digger.setup.hiddenText'),
  ]
}
export function firstThinks(t: Translate): readonly Named<OnOff>[] {
  return [
    named(t, 'no', 'digger.setup.noThink', 'digger.setup.noThinkText'),
    named(t, 'yes', 'digger.setup.freeThink', 'digger.setup.freeThinkText'),
  ]
}
/** Monster Hunt alone. */
export function huntTiles(t: Translate): readonly Named<OnOff>[] {
  return [
    named(t, 'no', 'digger.setup.faceUp', 'digger.setup.faceUpText'),
    named(t, 'yes', 'digger.setup.faceDown', 'digger.setup.faceDownText'),
  ]
}
/** Minutes of a turn in Sands of Time; 0: as long as one likes. */
export const TURN_MINUTES = Array.from({ length: MOST_TURN_MINUTES + 1 }, (_, minutes) => minutes)
