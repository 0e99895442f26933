/**
 * A die or a box held in mind before the placing is done: a die shows the boxes it may go to, and a box the dice
 * that may go there. Pressing holds it; pointing at it, with the mouse or the keyboard, only shows. All of it is
 * read from the listed actions and from what the view tells of boxes.
 */
import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import type { Action, BoxId, DieId, View } from '@shared/games/one-deck-dungeon'
import { ofType } from '../actions'
import type { TableContext } from '../table-context'

export type Selected =
  { readonly type: 'die'; readonly die: DieId } | { readonly type: 'box'; readonly box: BoxId }

export interface Selection {
  readonly selected: ComputedRef<Selected | null>
  /** What is shown now: what is held, else what is pointed at. */
  readonly shown: ComputedRef<Selected | null>
  /** Every die with every box that it may go to, alone or with others. */
  readonly pairs: ComputedRef<readonly { readonly die: DieId; readonly box: BoxId }[]>
  /** Boxes that the die shown may go to. */
  readonly boxes: ComputedRef<ReadonlySet<BoxId>>
  /** Dice that may go to the box shown. */
  readonly dice: ComputedRef<ReadonlySet<DieId>>
  pressDie(die: DieId): void
  pressBox(box: BoxId): void
  /** Points at something, or at nothing any more. */
  point(at: Selected | null): void
  /** Takes a die in hand that is being carried. */
  carry(die: DieId): void
  /** Lets a carried die fall on a box. */
  drop(die: DieId, box: BoxId): void
  clear(): void
}

/**
 * @param view what is on the table
 * @param actions what may be done now
 * @param means `act` does one of them, `why` tells why one that is not listed cannot be done, and `press` does what a
 *   press means, once everything pressed before it is done
 */
export function useSelection(
  view: Readonly<Ref<View>>,
  actions: Readonly<Ref<readonly Action[]>>,
  { act, why, press }: Pick<TableContext, 'act' | 'why' | 'press'>,
): Selection {
  const wanted = shallowRef<Selected | null>(null)
  const pointed = shallowRef<Selected | null>(null)
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

  const shown = computed(() =>
    view.value.question.type === 'place' ? (selected.value ?? pointed.value) : null,
  )
  const pairs = computed(() => [
    ...placings.value,
    ...wideBoxes.value.flatMap(({ box }) => {
      const stakes = view.value.encounter?.stakes ?? []
      const fits = stakes.find((stake) => stake.box === box)?.fits ?? []
      return fits.map((die) => ({ die, box }))
    }),
  ])
  const boxes = computed(() => {
    const at = shown.value
    const fitting = at?.type === 'die' ? pairs.value.filter(({ die }) => die === at.die) : []
    return new Set(fitting.map(({ box }) => box))
  })
  const dice = computed(() => {
    const at = shown.value
    const fitting = at?.type === 'box' ? pairs.value.filter(({ box }) => box === at.box) : []
    return new Set(fitting.map(({ die }) => die))
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
    // Only while dice are placed: what is pressed at another time must not be found held later.
    wanted.value = same || view.value.question.type !== 'place' ? null : next
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

  /** What pressing a box that takes nothing would have done: with a die in hand, or with any. */
  function placingOf(box: BoxId, id: DieId | null): Action {
    const die = view.value.encounter?.pool.find((one) => one.id === id)
    return die === undefined
      ? { type: 'begin-wide-box', hero: null, box }
      : { type: 'place-die', hero: die.hero, die: die.id, box }
  }

  function pressBox(box: BoxId): void {
    const held = selected.value
    const die = held?.type === 'die' ? held.die : null
    const place = die === null ? undefined : placing(die, box)
    if (place) void act(place)
    else if (wideBoxes.value.some((action) => action.box === box)) void fill(box, die)
    else if (placings.value.some((action) => action.box === box)) toggle({ type: 'box', box })
    else why(placingOf(box, die))
  }

  function carry(die: DieId): void {
    wanted.value = view.value.question.type === 'place' ? { type: 'die', die } : null
  }

  /** A die let fall on a box goes there, or is told why it cannot, as a box pressed with it in hand. */
  function drop(die: DieId, box: BoxId): void {
    const { question } = view.value
    const filling =
      question.type === 'pick-dice' &&
      question.purpose.type === 'wide-box' &&
      question.purpose.box === box
    const pick = ofType(actions.value, 'pick-die').find((action) => action.die === die)
    const place = placing(die, box)
    const wide = pairs.value.some((pair) => pair.die === die && pair.box === box)
    if (filling && pick) void act(pick)
    else if (place) void act(place)
    else if (wide) void fill(box, die)
    // One that is among those picked for the box already stays there.
    else if (!(filling && question.picked.includes(die))) why(placingOf(box, die))
  }

  return {
    selected,
    shown,
    pairs,
    boxes,
    dice,
    pressDie: (die) => press(() => pressDie(die)),
    pressBox: (box) => press(() => pressBox(box)),
    point: (at) => (pointed.value = at),
    carry,
    drop: (die, box) => {
      wanted.value = null
      press(() => drop(die, box))
    },
    clear: () => (wanted.value = null),
  }
}
