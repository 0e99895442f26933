/**
 * A die or a box held in mind before the placing is done: a die shows the boxes it may go to, and a box the dice
 * that may go there. Pressing holds it, and pressing it again puts it where alone it can go; pointing at it, with the
 * mouse or the keyboard, only shows.
 */
import { computed, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import type { Action, BoxId, DieId, View } from '@shared/games/one-deck-dungeon'
import type { Presses } from '@renderer/table/presses'
import { usePlacings, type Placings } from './placings'

export type Selected =
  | { readonly type: 'die'; readonly die: DieId }
  | { readonly type: 'box'; readonly box: BoxId }

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
  /** @param again it is the second press of a double one, which never lets go of what the first took in hand */
  pressDie(die: DieId, again?: boolean): void
  pressBox(box: BoxId): void
  /** Points at something, or at nothing any more. */
  point(at: Selected | null): void
  /** Takes a die in hand that is being carried. */
  carry(die: DieId): void
  /** Lets a carried die fall on a box. */
  drop(die: DieId, box: BoxId): void
  clear(): void
}

/** How a press comes to the table. */
interface Means extends Pick<Presses<Action>, 'act' | 'press'> {
  /** Tells why an action that is not listed cannot be done. */
  readonly why: (action: Action) => void
}

/** What is held, as long as something can be done with it, and what is pointed at. */
function useHeld(view: Readonly<Ref<View>>, placings: Placings) {
  const wanted = shallowRef<Selected | null>(null)
  const pointed = shallowRef<Selected | null>(null)
  const isPlacing = (): boolean => view.value.question.type === 'place'

  /** A selection ends by itself as soon as nothing can be done with it. */
  const selected = computed<Selected | null>(() => {
    const held = wanted.value
    if (held === null || !isPlacing()) return null
    const usable = held.type === 'die' ? placings.isUsable(held.die) : placings.takes(held.box)
    return usable ? held : null
  })
  // Ended for good: the next encounter numbers its dice and boxes anew, and must not find one held.
  watch(selected, (now) => {
    if (now === null) wanted.value = null
  })
  const shown = computed(() => (isPlacing() ? (selected.value ?? pointed.value) : null))

  // Only while dice are placed: what is pressed at another time must not be found held later.
  function hold(next: Selected | null): void {
    wanted.value = isPlacing() ? next : null
  }
  function toggle(next: Selected): void {
    hold(selected.value !== null && isSame(selected.value, next) ? null : next)
  }
  return { selected, shown, pointed, hold, toggle }
}

function isSame(one: Selected, other: Selected): boolean {
  return one.type === 'die'
    ? other.type === 'die' && one.die === other.die
    : other.type === 'box' && one.box === other.box
}

/** What pressing a box that takes nothing would have done: with a die in hand, or with any. */
function placingOf({ encounter }: View, box: BoxId, id: DieId | null): Action {
  const die = encounter?.pool.find((one) => one.id === id)
  return die === undefined
    ? { type: 'begin-wide-box', hero: null, box }
    : { type: 'place-die', hero: die.hero, die: die.id, box }
}

type Held = ReturnType<typeof useHeld>

/** What it means to press a die or a box, and to let a die fall on one. */
function pressing(
  view: Readonly<Ref<View>>,
  placings: Placings,
  { selected, toggle }: Pick<Held, 'selected' | 'toggle'>,
  { act, why }: Pick<Means, 'act' | 'why'>,
) {
  function pressDie(die: DieId, again = false): void {
    const held = selected.value
    const now =
      placings.toggle(die) ??
      (held?.type === 'box' ? placings.place(die, held.box) : undefined) ??
      // Where the question is which die to discard, pressing it is the answer.
      (view.value.question.type === 'place' ? undefined : placings.discard(die))
    const isHeld = held?.type === 'die' && held.die === die
    const only = isHeld ? placings.onlyBox(die) : null
    if (now) void pickOrDo(now)
    else if (only !== null) pressBox(only)
    else if (!isHeld || !again) toggle({ type: 'die', die })
  }

  /** Does it; a choice that is complete with it and can be taken back needs no confirmation. */
  async function pickOrDo(action: Action): Promise<void> {
    if (!(await act(action)) || action.type !== 'pick-die') return
    const { question } = view.value
    const confirm = placings.confirm()
    if (question.type === 'pick-dice' && question.settled && confirm) await act(confirm)
  }

  /** Opens a wide box, and puts the die held into it at once if it may go there. */
  async function fill(open: Action, die: DieId | null): Promise<void> {
    if (!(await act(open)) || die === null) return
    const pick = placings.pick(die)
    if (pick) await pickOrDo(pick)
  }

  function pressBox(box: BoxId): void {
    const held = selected.value
    const die = held?.type === 'die' ? held.die : null
    const place = die === null ? undefined : placings.place(die, box)
    const open = placings.open(box)
    if (place) void act(place)
    else if (open) void fill(open, die)
    else if (placings.takes(box)) toggle({ type: 'box', box })
    else why(placingOf(view.value, box, die))
  }

  /** A die let fall on a box goes there, or the reason is shown, as for a box pressed with it in hand. */
  function drop(die: DieId, box: BoxId): void {
    const { question } = view.value
    const filling =
      question.type === 'pick-dice' &&
      question.purpose.type === 'wide-box' &&
      question.purpose.box === box
    const pick = placings.pick(die)
    const place = placings.place(die, box)
    const fits = placings.pairs.value.some((pair) => pair.die === die && pair.box === box)
    const open = fits ? placings.open(box) : undefined
    if (filling && pick) void pickOrDo(pick)
    else if (place) void act(place)
    else if (open) void fill(open, die)
    // One that is among those picked for the box already stays there.
    else if (!(filling && question.picked.includes(die))) why(placingOf(view.value, box, die))
  }

  return { pressDie, pressBox, drop }
}

/**
 * @param view what is on the table
 * @param actions what may be done now
 * @param means `act` does one of them, `why` shows why one that is not listed cannot be done, and `press` does what a
 *   press means, once everything pressed before it is done
 */
export function useSelection(
  view: Readonly<Ref<View>>,
  actions: Readonly<Ref<readonly Action[]>>,
  means: Means,
): Selection {
  const placings = usePlacings(view, actions)
  const held = useHeld(view, placings)
  const { selected, shown, pointed, hold } = held
  const { pairs } = placings
  const { pressDie, pressBox, drop } = pressing(view, placings, held, means)
  const { press } = means
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

  return {
    selected,
    shown,
    pairs,
    boxes,
    dice,
    pressDie: (die, again) => press(() => pressDie(die, again)),
    pressBox: (box) => press(() => pressBox(box)),
    point: (at) => (pointed.value = at),
    carry: (die) => hold({ type: 'die', die }),
    drop: (die, box) => {
      hold(null)
      press(() => drop(die, box))
    },
    clear: () => hold(null),
  }
}
