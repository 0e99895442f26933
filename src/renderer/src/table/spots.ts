/**
 * The places on a table that motion goes between and tips point at. An element names its place in the
 * attribute `data-spot`, so that neither needs to know which component draws it. Which places there are is
 * each game's own list.
 */

/** What an element binds to be found as this place. */
export function spot<Name extends string>(name: Name): { readonly 'data-spot': Name } {
  return {
    'data-spot': name,
  }
}

/** The element that stands for a place now; null where it is not on the screen. */
export function findSpot(name: string, within: ParentNode = document): HTMLElement | null {
  return within.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`)
}
