/** Words without capitals and accents, for finding them: whoever types `liberta` means `libertà`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
