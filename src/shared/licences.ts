/** What the app is made of besides its own code: `licences.json` beside the built page. */
export interface Component {
  readonly name: string
  /** Null where what is shipped has no version of its own, such as a font or a set of pictures. */
  readonly version: string | null
  /** SPDX identifiers, joined by AND and OR. */
  readonly licence: string
  /** Where its source is. */
  readonly source: string | null
  /** Copyright notices and the complete text of the licence. */
  readonly text: string
}

/** Where the build puts the list, seen from the page. */
export const LICENCES_FILE = 'licences.json'
