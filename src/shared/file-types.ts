/**
 * The app's own kinds of file: how their names end, and what systems call them. The installers associate the same
 * (electron-builder.yml), so a double click opens them.
 */
export const FILE_TYPES = {
  /** A campaign, or everything, with its games to be replayed: a zip. */
  bundle: {
    ending: 'delve',
    mime: 'application/vnd.delvers-table.bundle+zip',
    name: "Delver's Table bundle",
  },
  sheet: {
    ending: 'delvesheet',
    mime: 'application/vnd.delvers-table.sheet+json',
    name: "Delver's Table sheet",
  },
  campaign: {
    ending: 'delvecampaign',
    mime: 'application/vnd.delvers-table.campaign+json',
    name: "Delver's Table campaign",
  },
  /** Values of an owner's own for a game. */
  pack: {
    ending: 'delvepack',
    mime: 'application/vnd.delvers-table.pack+json',
    name: "Delver's Table content pack",
  },
} as const

const OWN_ENDINGS: readonly string[] = Object.values(FILE_TYPES).map(({ ending }) => ending)
/** Earlier releases ended sheets and campaigns so. */
const EARLIER_ENDING = 'json'
/** A bundle that an archiver has packed again. */
const PACKED_AGAIN = 'zip'

/** What an import takes, as the `accept` of a file field. */
export const ACCEPTED_FILES = [...OWN_ENDINGS, EARLIER_ENDING, PACKED_AGAIN]
  .map((ending) => `.${ending}`)
  .join(',')

/** What follows the last dot of a file's name, in small letters; empty where there is none. */
export function endingOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** Whether a file of this name is one of the app's own kinds. */
export function isOwnFile(name: string): boolean {
  return OWN_ENDINGS.includes(endingOf(name))
}

/** Whether a file of this name may be imported; what is in it decides. */
export function isImportable(name: string): boolean {
  return isOwnFile(name) || endingOf(name) === EARLIER_ENDING
}
