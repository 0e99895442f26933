/** How a file is refused, whichever of ours it is. */
import { Refusal } from '@shared/errors'

/** @param where the place in the file, with dots */
export const damaged = (what: string, where: string): Refusal =>
  new Refusal('damaged-file', `The file is damaged: ${what} (${where}).`, { where })

export const foreign = (): Refusal =>
  new Refusal('foreign-file', 'The file is none that this app can import.')

export const newer = (version: number): Refusal =>
  new Refusal('newer-file', `The file has format version ${version}.`, { version })

/** @param name of the thing here that the file says something else of */
export const conflict = (what: string, name: string): Refusal =>
  new Refusal('import-conflict', `The file contradicts what is here: ${what}.`, { name })
