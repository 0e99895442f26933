/** As the page's script: what was changed has been drawn once. */
export const NEXT_FRAME =
  'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))'
