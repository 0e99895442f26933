/** As much of d3-selection and d3-zoom as is used here: they come without types. */
declare module 'd3-selection' {
  export interface Selection {
    call<Given extends readonly unknown[]>(
      change: (selection: Selection, ...given: Given) => void,
      ...given: Given
    ): Selection
    on(type: string, listener: null): Selection
  }
  export function select(element: Element): Selection
}

declare module 'd3-zoom' {
  import type { Selection } from 'd3-selection'

  export interface ZoomTransform {
    readonly k: number
    readonly x: number
    readonly y: number
    translate(x: number, y: number): ZoomTransform
    scale(k: number): ZoomTransform
  }
  export const zoomIdentity: ZoomTransform

  type Corners = readonly [readonly [number, number], readonly [number, number]]
  export interface ZoomBehavior {
    (selection: Selection): void
    filter(accepts: (event: MouseEvent | TouchEvent) => boolean): this
    touchable(always: boolean): this
    extent(corners: () => Corners): this
    translateExtent(corners: Corners): this
    scaleExtent(least: readonly [number, number]): this
    wheelDelta(doublings: (event: WheelEvent) => number): this
    clickDistance(pixels: number): this
    on(
      type: 'start' | 'zoom' | 'end',
      listener: (event: {
        readonly transform: ZoomTransform
        readonly sourceEvent: Event | null
      }) => void,
    ): this
    readonly transform: (selection: Selection, transform: ZoomTransform) => void
    readonly scaleBy: (selection: Selection, factor: number) => void
    readonly translateBy: (selection: Selection, x: number, y: number) => void
  }
  export function zoom(): ZoomBehavior
}
