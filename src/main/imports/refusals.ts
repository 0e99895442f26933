/** How a file is refused, whichever of ours it is. */
import { Refusal } from '@shared/errors'

/** @param where the place in the file, with dots */
export function damaged(what: string, where: string): Refusal {
  return new Refusal('damaged-file', `The file is damaged: ${what} (${where}).`, { where })
}

export function oversized(what: string): Refusal {
  return new Refusal('oversized-file', `The file holds too much: ${what}.`)
}

/** @param name of the game, for people */
export function oversizedGame(name: string, table: string): Refusal {
  return new Refusal('oversized-game', `The table ${table} is more than a game can be.`, { name })
}

export function foreign(): Refusal {
  return new Refusal('foreign-file', 'The file is none that this app can import.')
}

export function newer(version: number): Refusal {
  return new Refusal('newer-file', `The file has format version ${version}.`, { version })
}

/** @param name of the thing here that the file says something else of */
export function conflict(what: string, name: string): Refusal {
  return new Refusal('import-conflict', `The file contradicts what is here: ${what}.`, { name })
}
