/** What the map would come to, told before anything is done: for whoever is asked, on screens alone. */
import type { Earnings, Placement, PlacementRefusal, Space, StepTarget } from './map'
import type { TileId } from './names'

/** A listed placement. */
export interface PlacementForecast extends Placement {
  readonly earnings: Earnings
  /** Face-down tiles that it opens towards: they would be turned up (16.1). */
  readonly turnsUp: readonly Space[]
}
/** A Project held over a space where it could be built if it fitted. */
export interface Trial {
  readonly tile: TileId
  readonly at: Space
  /** By rotation: why it cannot lie so; null: it can. */
  readonly refusals: readonly (PlacementRefusal | null)[]
}
/** A listed step of minions. */
export interface StepForecast extends StepTarget {
  readonly from: Space
  readonly size: number
}
/** Where all minions of a tile together could come with a whole Move that is not begun. */
export interface MoveForecast {
  readonly from: Space
  readonly size: number
  readonly targets: readonly {
    readonly to: Space
    /** How many steps it takes, and the tiles on the way. */
    readonly steps: number
    readonly path: readonly Space[]
    /** How many would arrive: Traps kill the others. */
    readonly arrive: number
  }[]
}
export interface Forecast {
  readonly placements: readonly PlacementForecast[]
  readonly trials: readonly Trial[]
  readonly steps: readonly StepForecast[]
  readonly moves: readonly MoveForecast[]
}
