/** A Project held over the map: turned, tried on a space, put down. */
import { computed, ref, type ComputedRef, type Ref } from 'vue'
import type {
  Action,
  ActionForecast,
  ActionOf,
  PlacementRefusal,
  Rotation,
  Space,
  TileId,
  Trial,
  View,
} from '@shared/games/dungeon-digger'
import { looksAlike } from './looks'

type Building = ActionOf<'work'>
export type PlacementForecast = Extract<ActionForecast, { readonly type: 'placement' }>

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
  readonly rotation: Readonly<Ref<Rotation>>
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
  const rotation = ref<Rotation>(0)
  const pressed = ref<Space | null>(null)

  const trials = computed(
    () => view().forecast?.trials.filter((trial) => trial.tile === tile.value) ?? [],
  )
  const at = computed(() => {
    if (tile.value === null) return null
    const over = looked()
    return pressed.value ?? (trials.value.some((trial) => trial.at === over) ? over : null)
  })
  const trial = computed(() => trials.value.find((one) => one.at === at.value) ?? null)
  const refusal = computed(() => trial.value?.refusals[rotation.value] ?? null)
  const place = computed(() => {
    const [space, id] = [at.value, tile.value]
    if (space === null || id === null) return -1
    return actions().findIndex(
      (one) =>
        one.type === 'work' &&
        one.tile === id &&
        one.at === space &&
        looksAlike(id, one.rotation, rotation.value),
    )
  })
  const action = computed(() => {
    const found = actions()[place.value]
    return found?.type === 'work' ? found : null
  })
  const forecast = computed(() => {
    const found = view().forecast?.actions[place.value] ?? null
    return found?.type === 'placement' ? found : null
  })

  function lay(): void {
    tile.value = null
    pressed.value = null
    rotation.value = 0
  }
  /** Turns it until it fits, if it does at all. */
  function fit(space: Space): void {
    const refusals = trials.value.find((one) => one.at === space)?.refusals ?? []
    if (refusals[rotation.value] === null) return
    const fitting = refusals.indexOf(null)
    if (fitting >= 0) rotation.value = rotationOf(fitting)
  }
  function build(): void {
    const found = action.value
    if (found !== null) {
      lay()
      act(found)
    } else if (tile.value !== null && at.value !== null)
      why({ type: 'work', tile: tile.value, at: at.value, rotation: rotation.value })
  }
  return {
    tile,
    rotation,
    at,
    rests: computed(() => pressed.value !== null),
    trials,
    refusal,
    action,
    forecast,
    take(id) {
      if (tile.value === id) {
        lay()
        return
      }
      clear()
      tile.value = id
      pressed.value = null
    },
    lay,
    turn: (by) => (rotation.value = rotationOf(rotation.value + by)),
    press(space) {
      if (tile.value === null) return false
      if (pressed.value === space) build()
      else if (trials.value.some((one) => one.at === space)) {
        pressed.value = space
        fit(space)
      } else why({ type: 'work', tile: tile.value, at: space, rotation: rotation.value })
      return true
    },
    build,
  }
}
function rotationOf(turns: number): Rotation {
  return (((turns % SIDES) + SIDES) % SIDES) as Rotation
}
