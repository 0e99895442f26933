/**
 * Letters and digits as the keys of any keyboard layout mean them. What is printed on a key counts; its place counts
 * where letters of another script are printed, or where a digit is reached only with Shift.
 */

/** What a press of a key tells. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

export interface Digit {
  readonly digit: number
  /** Pressed with Shift, which the layout does not need for the digit itself. */
  readonly shift: boolean
}

/** A letter, mark or sign of a script that is not the Latin one. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u
/** Signs of all scripts that such layouts have where others have Q and W: Hebrew, Greek, Bulgarian. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  KeyQ: ['/', ';', ':', ','],
  KeyW: ["'"],
}

/**
 * The letter of a key, from A to Z: the one printed on it, as on AZERTY and Dvorak; of a layout without Latin letters
 * the one that is printed there on a US keyboard.
 */
export function letterOf({ key, code }: KeyPress): string | null {
  const printed = printedLetter(key)
  if (printed !== null) return printed
  const place = /^Key([A-Z])$/.exec(code)?.[1] ?? null
  return isOtherScript(key, code) ? place : null
}

/** Turkish prints the dotted and the dotless I, and both are I here. */
function printedLetter(key: string): string | null {
  return /^[A-Z]$/.exec(key.replace('İ', 'I').toUpperCase())?.[0] ?? null
}

function isOtherScript(key: string, code: string): boolean {
  return OTHER_SCRIPT.test(key) || SIGNS[code]?.includes(key) === true
}

/** The digit of a key: the one that it types, or of the row above the letters the one of its place. */
export function digitOf({ key, code, shiftKey }: KeyPress): Digit | null {
  if (/^[0-9]$/.test(key)) return { digit: Number(key), shift: false }
  const place = /^Digit([0-9])$/.exec(code)?.[1]
  return place === undefined || printedLetter(key) !== null
    ? null
    : { digit: Number(place), shift: shiftKey }
}
