/** Which tip is on the table now: at most one at a time, each once, and few at one step. */
import { computed, shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import { useAppStore } from '@renderer/stores/app'

/** How many steps a tip stays while it still fits: whoever plays on has read it. */
const STEPS = 2
/** How many tips are shown at one step to a player who asks on: more would be a lecture. */
const AT_ONE_STEP = 2

/** What a game has to tell, by the names under which tips are kept as seen. */
export interface Tips<Moment, Id extends string> {
  /** The tip to be shown now; null where there is none, or none unseen. */
  readonly tipFor: (moment: Moment, seen: ReadonlySet<string>) => Id | null
  /** Whether a tip still helps at this moment. */
  readonly fits: (id: Id, moment: Moment) => boolean
}

/** The tip for the moment at hand, and what it is answered with. */
export function useTips<Moment, Id extends string>(
  moment: Ref<Moment>,
  { tipFor, fits }: Tips<Moment, Id>,
) {
  const app = useAppStore()
  const current: ShallowRef<Id | null> = shallowRef(null)
  /** Shown here already, though the main process may not have kept it yet. */
  const shown = shallowRef<readonly Id[]>([])
  const on = computed(() => app.settings?.tips === true)
  let steps = 0
  let atThisStep = 0

  const seen = (): ReadonlySet<string> =>
    new Set([...(app.settings?.tipsSeen ?? []), ...shown.value])

  function show(now: Moment): void {
    current.value = tipFor(now, seen())
    steps = 0
    atThisStep += 1
  }

  /** The tip has done its work. */
  function finish(): void {
    if (current.value === null) return
    shown.value = [...shown.value, current.value]
    current.value = null
    void app.change({ tipsSeen: [...seen()] })
  }

  watch(
    moment,
    (now) => {
      if (!on.value) return
      steps += 1
      if (current.value !== null && (steps > STEPS || !fits(current.value, now))) finish()
      atThisStep = 0
      if (current.value === null) show(now)
    },
    { immediate: true },
  )

  /** The tip has been read: there may be one more to this moment. */
  function gotIt(): void {
    if (current.value === null) return
    finish()
    if (atThisStep < AT_ONE_STEP) show(moment.value)
  }

  /** Puts an end to all tips, once the main process has kept it; the settings bring them back. */
  function noMore(): void {
    void app.change({ tips: false })
  }

  return { tip: computed(() => (on.value ? current.value : null)), gotIt, noMore }
}
