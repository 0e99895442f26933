/** What is being chosen on the table: an Order with its place, a group on its way, a Project held over the map. */
import { computed, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import type { Action, MoveForecast, Space, View } from '@shared/games/dungeon-digger'
import { useSecondPress } from '@renderer/table/second-press'
import {
  MENUS,
  askedIn,
  bestOf,
  followed,
  isComplete,
  isSpace,
  narrowed,
  optionsOf,
  sizeOf,
  type Asked,
  type Facet,
  type Option,
} from './facets'
import { journeyTo, moveOf, type Journey } from './journey'
import { useProject, type ProjectInHand } from './project'
import { probeAt } from './probes'

interface Table {
  readonly view: () => View
  readonly actions: () => readonly Action[]
  readonly revision: () => number
  readonly act: (action: Action) => void
  /** Walks several steps, after the Order where the Move is not begun. */
  readonly journey: (way: Journey) => void
  /** Tells why an action cannot be done. */
  readonly why: (action: Action) => void
}
export interface Choosing {
  readonly asked: ComputedRef<Asked>
  readonly chosen: Readonly<Ref<readonly Facet[]>>
  /** The actions that are left. */
  readonly left: ComputedRef<readonly Action[]>
  /** What may be pressed on the map. */
  readonly spots: ComputedRef<ReadonlyMap<Space, Option>>
  /** Everything else that may be chosen now. */
  readonly buttons: ComputedRef<readonly Option[]>
  /** The end of the turn was pressed once, with points left that would be lost. */
  readonly ending: Readonly<Ref<boolean>>
  /** Whether Orders are chosen from: they have their own buttons. */
  readonly inMenu: ComputedRef<boolean>
  readonly project: ProjectInHand
  /** The tile whose minions are to go somewhere, with a Move that is not begun. */
  readonly plan: Readonly<Ref<Space | null>>
  /** How many go; null: as many as may. */
  readonly size: Ref<number | null>
  /** The groups that may go from where a step, or a Move that is not begun, begins. */
  readonly sizes: ComputedRef<readonly number[]>
  /** Where the group that is to go can come, planned or with the steps that are left. */
  readonly move: ComputedRef<MoveForecast | null>
  /** The spaces of it that more than one step leads to. */
  readonly farther: ComputedRef<MoveForecast['targets']>
  /** The space that is looked at. */
  readonly looked: Readonly<Ref<Space | null>>
  readonly look: (space: Space | null) => void
  readonly choose: (option: Option) => void
  readonly pressSpace: (space: Space) => void
  readonly drop: () => void
  /** Whether there is something to let go of. */
  readonly holds: ComputedRef<boolean>
}

export function useChoosing(table: Table): Choosing {
  const { view, actions, act } = table
  const chosen = shallowRef<readonly Facet[]>([])
  const plan = ref<Space | null>(null)
  const size = ref<number | null>(null)
  const looked = ref<Space | null>(null)
  const ending = useSecondPress(() => [table.revision(), chosen.value, plan.value])
  const project = useProject({ ...table, clear, looked: () => looked.value })

  const asked = computed((): Asked => askedIn(view(), actions()))
  const left = computed(() => narrowed(actions(), chosen.value, asked.value))
  const options = computed(() => optionsOf(actions(), chosen.value, asked.value))
  const spots = computed(
    (): ReadonlyMap<Space, Option> =>
      new Map(
        project.tile.value === null && plan.value === null
          ? options.value.flatMap((option) => {
              if (!isSpace(option.facet)) return []
              // A number that is chosen goes nowhere where only another number may go.
              const going = bestOf(option.actions, size.value)
              return going.length > 0 ? [[option.facet.value, option] as const] : []
            })
          : [],
      ),
  )
  const buttons = computed(() => {
    const [first] = chosen.value
    // Who has taken up a group may still leave the rest of the steps.
    const others =
      first === undefined || first.id === 'kind'
        ? []
        : optionsOf(actions(), [], asked.value).filter(({ facet }) => facet.id === 'answer')
    return [...options.value, ...others].filter(({ facet }) => !isSpace(facet))
  })
  const inMenu = computed(() => MENUS.includes(asked.value.question) && chosen.value.length === 0)
  const sizes = computed(() => {
    if (plan.value !== null) return groupsOf(view(), plan.value)
    const isGoing = chosen.value.some(({ id }) => id === 'from')
    return [...new Set(isGoing ? left.value.flatMap((action) => sizeOf(action) ?? []) : [])]
  })
  /** Where minions step from, of those that are chosen. */
  const stepping = computed(() => {
    const [from, group] = chosen.value
    const isStepping = from?.id === 'from' && group?.id === 'group' && group.value === 'minions'
    return isStepping && left.value.some(({ type }) => type === 'step') ? from.value : null
  })
  const move = computed(() =>
    moveOf(
      view().forecast,
      plan.value ?? stepping.value,
      size.value ?? Math.max(0, ...sizes.value),
    ),
  )
  const farther = computed(
    () => move.value?.targets.filter(({ to, steps }) => steps > 1 && !spots.value.has(to)) ?? [],
  )

  function begin(): void {
    chosen.value = followed(actions(), [], asked.value)
  }
  function clear(): void {
    plan.value = null
    size.value = null
    begin()
  }
  function drop(): void {
    project.lay()
    clear()
  }
  watch(table.revision, () => {
    drop()
    // A way from where somebody has just arrived would look like the way that was gone.
    looked.value = null
  })
  // What is chosen by itself is chosen as soon as the table is there.
  begin()

  function choose({ facet, actions: offered }: Option): void {
    const [only] = offered
    if (facet.id === 'answer' && only !== undefined) {
      done(only)
      return
    }
    project.lay()
    plan.value = null
    const isDeeper = optionsOf(actions(), chosen.value, asked.value).some(
      (one) => one.actions[0] === only,
    )
    const next = [...(isDeeper ? chosen.value : []), facet]
    if (isComplete(actions(), next, asked.value)) finish(next)
    else chosen.value = followed(actions(), next, asked.value)
  }
  /** Everything is chosen, but for who carries the Treasure. */
  function finish(next: readonly Facet[]): void {
    const [only, ...others] = bestOf(narrowed(actions(), next, asked.value), size.value)
    if (only === undefined) return
    if (others.length === 0) done(only)
    else chosen.value = next
  }
  function done(action: Action): void {
    if (action.type === 'end-turn' && view().points > 0) {
      // Nothing of a turn can be taken back once it has ended.
      ending.press(() => act(action))
      return
    }
    drop()
    act(action)
  }

  /** The last choice, made anew: another tile to leave. */
  function again(space: Space): boolean {
    const back = chosen.value.findIndex((one) => one.id === 'from')
    if (back < 0) return false
    const before = chosen.value.slice(0, back)
    const option = optionsOf(actions(), before, asked.value).find(
      ({ facet }) => facet.id === 'from' && facet.value === space,
    )
    if (option === undefined) return false
    size.value = null
    chosen.value = followed(actions(), [...before, option.facet], asked.value)
    return true
  }
  function pressSpace(space: Space): void {
    if (project.press(space)) return
    if (plan.value !== null) {
      pressPlan(plan.value, space)
      return
    }
    const option = spots.value.get(space)
    if (option !== undefined) {
      choose(option)
      return
    }
    const way = farther.value.some(({ to }) => to === space) ? journeyTo(move.value, space) : null
    if (way !== null) {
      drop()
      table.journey(way)
      return
    }
    if (again(space) || beginPlan(space)) return
    const probe = probeAt(space, chosen.value, size.value, view(), actions())
    if (probe !== null) table.why(probe)
  }
  function beginPlan(space: Space): boolean {
    // Once the Move is begun, who goes is chosen like anything else.
    if (!MENUS.includes(asked.value.question) || groupsOf(view(), space).length === 0) return false
    drop()
    plan.value = space
    return true
  }
  function pressPlan(from: Space, to: Space): void {
    if (from === to) {
      drop()
      return
    }
    const way = journeyTo(move.value, to)
    if (way !== null) {
      drop()
      table.journey(way)
    } else if (!beginPlan(to)) table.why({ type: 'step', from, size: move.value?.size ?? 1, to })
  }

  return {
    asked,
    chosen,
    left,
    spots,
    buttons,
    ending: ending.armed,
    inMenu,
    project,
    plan,
    size,
    sizes,
    move,
    farther,
    looked,
    look: (space) => (looked.value = space),
    choose,
    pressSpace,
    drop,
    holds: computed(
      () =>
        project.tile.value !== null ||
        plan.value !== null ||
        chosen.value.length > followed(actions(), [], asked.value).length,
    ),
  }
}
/** The groups of a tile that can come somewhere with a Move. */
function groupsOf({ forecast }: View, space: Space): readonly number[] {
  const moves = forecast?.moves ?? []
  return moves.flatMap(({ from, size, targets }) =>
    from === space && targets.length > 0 ? [size] : [],
  )
}
