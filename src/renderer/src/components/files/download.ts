import type { ExportedFile } from '@shared/api'

/** Hands an exported file to the user as a download; where it goes is the browser's or the system's dialog. */
export function download(file: ExportedFile): void {
  const bytes = Uint8Array.from(atob(file.base64), (char) => char.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: file.mime }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = file.name
  anchor.click()
  URL.revokeObjectURL(url)
}
