/** Words without capitals and accents, for finding them: whoever types `liberta` means `libertà`. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
