/** Presses that have done their work before the browser makes a click of them. */

/** The click that follows from the press under way does nothing; one of keys, or of the next press, is not meant. */
export function swallowClick(): void {
  const off = (): void => {
    window.removeEventListener('click', swallow, true)
    window.removeEventListener('pointerdown', off, true)
    window.removeEventListener('keydown', off, true)
  }
  function swallow(event: MouseEvent): void {
    event.stopPropagation()
    off()
  }
  window.addEventListener('click', swallow, true)
  window.addEventListener('pointerdown', off, true)
  window.addEventListener('keydown', off, true)
}
