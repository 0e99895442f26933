/** Which dice may go where, read from the listed actions and from what the view says of boxes. */
import { computed, type ComputedRef, type Ref } from 'vue'
import type { Action, BoxId, DieId, View } from '@shared/games/one-deck-dungeon'
import { ofType } from '../actions'

/** A die with a box that it may go to, alone or with others. */
interface Pair {
  readonly die: DieId
  readonly box: BoxId
}

export interface Placings {
  readonly pairs: ComputedRef<readonly Pair[]>
  /** Whether this die goes into a box, or can be discarded. */
  isUsable(die: DieId): boolean
  /** Whether this box takes a single die. */
  takes(box: BoxId): boolean
  /** The listed action that puts a die into a box. */
  place(die: DieId, box: BoxId): Action | undefined
  /** The one that opens a box for several dice. */
  open(box: BoxId): Action | undefined
  /** The only box that this die may go to; null: there is none, or a choice. */
  onlyBox(die: DieId): BoxId | null
  pick(die: DieId): Action | undefined
  /** The one that picks a die, or puts one back that is picked. */
  toggle(die: DieId): Action | undefined
  discard(die: DieId): Action | undefined
  /** The one that ends picking, where enough is picked. */
  confirm(): Action | undefined
}

export function usePlacings(
  view: Readonly<Ref<View>>,
  actions: Readonly<Ref<readonly Action[]>>,
): Placings {
  const placings = computed(() => ofType(actions.value, 'place-die'))
  const wideBoxes = computed(() => ofType(actions.value, 'begin-wide-box'))
  const discards = computed(() => ofType(actions.value, 'discard-die'))
  const pairs = computed(() => [
    ...placings.value,
    ...wideBoxes.value.flatMap(({ box }) => {
      const stakes = view.value.encounter?.stakes ?? []
      const fits = stakes.find((stake) => stake.box === box)?.fits ?? []
      return fits.map((die) => ({ die, box }))
    }),
  ])
  const pick = (die: DieId) => ofType(actions.value, 'pick-die').find((one) => one.die === die)

  return {
    pairs,
    isUsable: (die) => [...placings.value, ...discards.value].some((one) => one.die === die),
    takes: (box) => placings.value.some((one) => one.box === box),
    place: (die, box) => placings.value.find((one) => one.die === die && one.box === box),
    open: (box) => wideBoxes.value.find((one) => one.box === box),
    onlyBox: (die) => {
      const [only, ...others] = pairs.value.filter((pair) => pair.die === die)
      return only === undefined || others.length > 0 ? null : only.box
    },
    pick,
    toggle: (die) =>
      pick(die) ?? ofType(actions.value, 'unpick-die').find((one) => one.die === die),
    discard: (die) => discards.value.find((one) => one.die === die),
    confirm: () => actions.value.find(({ type }) => type === 'confirm'),
  }
}
