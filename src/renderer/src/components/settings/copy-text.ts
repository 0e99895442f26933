/** Puts a text on the clipboard; the answer is whether it is there. It may be out of a page's reach. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
