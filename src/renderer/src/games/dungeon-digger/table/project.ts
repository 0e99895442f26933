/** A Project held over the map: turned, tried on a space, put down. */
import { computed, ref, type ComputedRef, type Ref } from 'vue'
import type {
  Action,
  ActionOf,
  PlacementForecast,
  PlacementRefusal,
  Rotation,
  Space,
  TileId,
  Trial,
  View,
} from '@shared/games/dungeon-digger'
import { looksAlike } from './looks'
import { bestWay, wayAs, waysToBuild } from './placements'

type Building = ActionOf<'work'>

interface Hands {
  readonly view: () => View
  readonly actions: () => readonly Action[]
  readonly act: (action: Action) => void
  readonly why: (action: Action) => void
  /** Lets go of whatever else is chosen. */
  readonly clear: () => void
  readonly looked: () => Space | null
}
export interface ProjectInHand {
  readonly tile: Readonly<Ref<TileId | null>>
  /** As it lies in hand: over a space that is not pressed yet, as a press lays it there. */
  readonly rotation: ComputedRef<Rotation>
  /** Over a space that is not pressed yet: null where a press leaves it as it was in hand, or it fits nowhere there. */
  readonly turning: ComputedRef<'turned' | 'turns' | null>
  /** Where it would lie: on the space that was pressed, or else the one that is looked at. */
  readonly at: ComputedRef<Space | null>
  /** Whether that space was pressed: pressed again, the tile is put down. */
  readonly rests: ComputedRef<boolean>
  /** Where it can be tried, with why it does not fit there in any rotation. */
  readonly trials: ComputedRef<readonly Trial[]>
  /** Why it cannot lie as it is held; null: it can, or lies nowhere. */
  readonly refusal: ComputedRef<PlacementRefusal | null>
  /** What it would be, as it is held; null: nothing that can be done. */
  readonly action: ComputedRef<Building | null>
  readonly forecast: ComputedRef<PlacementForecast | null>
  readonly take: (tile: TileId) => void
  readonly lay: () => void
  readonly turn: (by: 1 | -1) => void
  /** @returns whether the press was for the tile in hand */
  readonly press: (space: Space) => boolean
  readonly build: () => void
}

const SIDES = 6

export function useProject({ view, actions, act, why, clear, looked }: Hands): ProjectInHand {
  const tile = ref<TileId | null>(null)
  /** As it was last turned or laid. */
  const held = ref<Rotation>(0)
  const byHand = ref(false)
  const pressed = ref<Space | null>(null)

  const trials = computed(
    () => view().forecast?.trials.filter((trial) => trial.tile === tile.value) ?? [],
  )
  const at = computed(() => {
    if (tile.value === null) return null
    const over = looked()
    return pressed.value ?? (trials.value.some((trial) => trial.at === over) ? over : null)
  })
  const ways = computed(() =>
    waysToBuild({ view: view(), actions: actions() }, tile.value, at.value),
  )
  /** As a press on the space that is looked at lays it: as it was turned by hand where it fits so, else as it pays best. */
  const laid = computed((): Rotation => {
    if (byHand.value && wayAs(ways.value, held.value) !== null) return held.value
    const best = bestWay(ways.value, held.value)
    return best === null || looksAlike(best.action.tile, best.action.rotation, held.value)
      ? held.value
      : best.action.rotation
  })
  // What is turned by hand is seen as it is turned.
  const rotation = computed(() =>
    pressed.value !== null || byHand.value ? held.value : laid.value,
  )
  const turning = computed(() => {
    if (pressed.value !== null || laid.value === held.value) return null
    return byHand.value ? 'turns' : 'turned'
  })
  const refusal = computed(() => {
    const trial = trials.value.find((one) => one.at === at.value)
    return trial?.refusals[rotation.value] ?? null
  })
  const way = computed(() => wayAs(ways.value, rotation.value))

  function hold(as: Rotation, hand: boolean): void {
    held.value = as
    byHand.value = hand
  }
  function lay(): void {
    tile.value = null
    pressed.value = null
    hold(0, false)
  }
  function build(): void {
    const found = way.value
    if (found !== null) {
      lay()
      act(found.action)
    } else if (tile.value !== null && at.value !== null)
      why({ type: 'work', tile: tile.value, at: at.value, rotation: rotation.value })
  }
  /** Puts it on a space, turned as `laid` says. */
  function rest(space: Space): void {
    pressed.value = space
    held.value = laid.value
  }
  return {
    tile,
    rotation,
    turning,
    at,
    rests: computed(() => pressed.value !== null),
    trials,
    refusal,
    action: computed(() => way.value?.action ?? null),
    forecast: computed(() => way.value?.told ?? null),
    take(id) {
      if (tile.value === id) {
        lay()
        return
      }
      clear()
      tile.value = id
      pressed.value = null
      hold(0, false)
    },
    lay,
    turn: (by) => hold(rotationOf(rotation.value + by), true),
    press(space) {
      if (tile.value === null) return false
      if (pressed.value === space) build()
      else if (trials.value.some((one) => one.at === space)) rest(space)
      else why({ type: 'work', tile: tile.value, at: space, rotation: rotation.value })
      return true
    },
    build,
  }
}
function rotationOf(turns: number): Rotation {
  return (((turns % SIDES) + SIDES) % SIDES) as Rotation
}
