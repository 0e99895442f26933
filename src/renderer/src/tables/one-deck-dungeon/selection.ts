/**
 * A die or a box held in mind before the placing is done: pressing a die shows the boxes it may go to, and
 * pressing a box the dice that may go there. All of it is read from the listed actions.
 */
import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import type { Action, BoxId, DieId, View } from '@shared/games/one-deck-dungeon'
import { ofType } from './actions'

export type Selected =
  { readonly type: 'die'; readonly die: DieId } | { readonly type: 'box'; readonly box: BoxId }

export interface Selection {
  readonly selected: ComputedRef<Selected | null>
  /** Boxes that the selected die may go to. */
  readonly boxes: ComputedRef<ReadonlySet<BoxId>>
  /** Dice that may go to the selected box. */
  readonly dice: ComputedRef<ReadonlySet<DieId>>
  pressDie(die: DieId): void
  pressBox(box: BoxId): void
  /** Holds a die that is being dragged. */
  holdDie(die: DieId): void
  clear(): void
}

/**
 * @param view what is on the table
 * @param actions what may be done now
 * @param act does one of them
 */
export function useSelection(
  view: Readonly<Ref<View>>,
  actions: Readonly<Ref<readonly Action[]>>,
  act: (action: Action) => Promise<boolean>,
): Selection {
  const wanted = shallowRef<Selected | null>(null)
  const placings = computed(() => ofType(actions.value, 'place-die'))
  const wideBoxes = computed(() => ofType(actions.value, 'begin-wide-box'))
  const discards = computed(() => ofType(actions.value, 'discard-die'))

  /** A selection ends by itself as soon as nothing can be done with it. */
  const selected = computed<Selected | null>(() => {
    const held = wanted.value
    if (held === null || view.value.question.type !== 'place') return null
    const usable =
      held.type === 'die'
        ? [...placings.value, ...discards.value].some((action) => action.die === held.die)
        : placings.value.some((action) => action.box === held.box)
    return usable ? held : null
  })
  // Ended for good: the next encounter numbers its dice and boxes anew, and must not find one held.
  watch(selected, (now) => {
    if (now === null) wanted.value = null
  })

  const boxes = computed(() => {
    const held = selected.value
    if (held?.type !== 'die') return new Set<BoxId>()
    const fitting = placings.value.filter((action) => action.die === held.die)
    return new Set(fitting.map((action) => action.box))
  })
  const dice = computed(() => {
    const held = selected.value
    if (held?.type !== 'box') return new Set<DieId>()
    const fitting = placings.value.filter((action) => action.box === held.box)
    return new Set(fitting.map((action) => action.die))
  })

  const placing = (die: DieId, box: BoxId) =>
    placings.value.find((action) => action.die === die && action.box === box)
  const picking = (die: DieId) =>
    actions.value.find(
      (action) =>
        (action.type === 'pick-die' || action.type === 'unpick-die') && action.die === die,
    )

  function toggle(next: Selected): void {
    const held = selected.value
    const same =
      held !== null &&
      (held.type === 'die'
        ? next.type === 'die' && held.die === next.die
        : next.type === 'box' && held.box === next.box)
    wanted.value = same ? null : next
  }

  function pressDie(die: DieId): void {
    const held = selected.value
    const now =
      picking(die) ??
      (held?.type === 'box' ? placing(die, held.box) : undefined) ??
      // Where the question is which die to discard, pressing it is the answer.
      (view.value.question.type === 'place'
        ? undefined
        : discards.value.find((action) => action.die === die))
    if (now) void act(now)
    else toggle({ type: 'die', die })
  }

  /** Opens a wide box, and puts the die held into it at once if it may go there. */
  async function fill(box: BoxId, die: DieId | null): Promise<void> {
    const begin = wideBoxes.value.find((action) => action.box === box)
    if (begin === undefined || !(await act(begin)) || die === null) return
    const pick = ofType(actions.value, 'pick-die').find((action) => action.die === die)
    if (pick) await act(pick)
  }

  function pressBox(box: BoxId): void {
    const held = selected.value
    const die = held?.type === 'die' ? held.die : null
    const place = die === null ? undefined : placing(die, box)
    if (place) void act(place)
    else if (wideBoxes.value.some((action) => action.box === box)) void fill(box, die)
    else if (placings.value.some((action) => action.box === box)) toggle({ type: 'box', box })
  }

  return {
    selected,
    boxes,
    dice,
    pressDie,
    pressBox,
    holdDie: (die) => (wanted.value = { type: 'die', die }),
    clear: () => (wanted.value = null),
  }
}
