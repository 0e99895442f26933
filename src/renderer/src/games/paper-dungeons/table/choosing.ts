/** A die and a place: whichever is chosen first lights what goes with it; both together are done. */
import { computed, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import type { Action, View } from '@shared/games/paper-dungeons'
import { ghostsOf, NO_GHOSTS, type Ghosts } from '../sheet/ghosts'
import { bestOf, offersOf, type Offer, type Place } from './offers'

export interface Choosing {
  readonly die: Readonly<Ref<number | null>>
  readonly place: Readonly<Ref<Place | null>>
  /** What can be done where, with the die in hand, or with any. */
  readonly lit: ComputedRef<ReadonlyMap<Place, readonly Offer[]>>
  /** The dice that would do at the place in hand, or under the pointer. */
  readonly fitting: ComputedRef<ReadonlySet<number>>
  readonly ghosts: ComputedRef<Ghosts>
  /** Whether it is told what a choice would bring, before it is made. */
  readonly tells: ComputedRef<boolean>
  /** What would be done at the place under the pointer; null: nothing, or the pointer is elsewhere. */
  readonly previewed: ComputedRef<Offer | null>
  readonly preview: (place: Place | null) => void
  readonly pressDie: (die: number) => void
  readonly pressPlace: (place: Place) => void
  readonly drop: () => void
}

interface Doing {
  readonly act: (action: Action) => Promise<boolean>
  /** Tells why nothing can be done at a place with that die. */
  readonly why: (place: Place, die: number | null) => void
  /** Takes a used die back. */
  readonly takeBack: (die: number) => void
  /** Whether the players want to know what a choice would bring. */
  readonly tells: () => boolean
}

export function useChoosing(view: () => View, { act, why, takeBack, tells }: Doing): Choosing {
  const telling = computed(tells)
  const die = ref<number | null>(null)
  const place = shallowRef<Place | null>(null)
  const looked = shallowRef<Place | null>(null)
  const offers = computed(() => offersOf(view().forecast))

  const lit = computed(() => {
    const found = new Map<Place, readonly Offer[]>()
    for (const offer of offers.value)
      if (die.value === null || offer.die === null || offer.die === die.value)
        found.set(offer.place, [...(found.get(offer.place) ?? []), offer])
    return found
  })
  const fitting = computed((): ReadonlySet<number> => {
    const at = place.value ?? looked.value
    const found = at === null ? [] : offers.value.filter((offer) => offer.place === at)
    return new Set(found.flatMap((offer) => (offer.die === null ? [] : [offer.die])))
  })
  const previewed = computed(() => {
    const at = looked.value ?? place.value
    return at === null || !telling.value ? null : bestOf(lit.value.get(at) ?? [])
  })
  const ghosts = computed(() =>
    previewed.value === null ? NO_GHOSTS : ghostsOf(previewed.value.change),
  )

  function drop(): void {
    die.value = null
    place.value = null
  }
  async function perform({ actions }: Offer): Promise<void> {
    drop()
    looked.value = null
    for (const action of actions) if (!(await act(action))) return
  }

  function pressDie(pressed: number): void {
    const { own } = view()
    if (own !== null && ((own.step.used >> pressed) & 1) === 1) {
      takeBack(pressed)
      return
    }
    if (!offers.value.some((one) => one.die === pressed)) {
      why('satchel', pressed)
      return
    }
    const wanted = place.value
    const offer = offers.value.find((one) => one.place === wanted && one.die === pressed)
    if (offer !== undefined) {
      void perform(offer)
      return
    }
    place.value = null
    die.value = die.value === pressed ? null : pressed
  }
  function pressPlace(pressed: Place): void {
    const found = lit.value.get(pressed) ?? []
    const [offer] = found
    if (offer === undefined) {
      why(pressed, die.value)
      return
    }
    // Two ways to change a die's colour come to the same; two dice do not.
    if (new Set(found.map((one) => one.die)).size === 1) void perform(offer)
    else place.value = place.value === pressed ? null : pressed
  }
  // What was chosen before the table moved on is of no use any more.
  watch(() => view().own?.step, drop)

  return {
    die,
    place,
    lit,
    fitting,
    ghosts,
    tells: telling,
    previewed,
    preview: (at) => (looked.value = at),
    pressDie,
    pressPlace,
    drop,
  }
}
