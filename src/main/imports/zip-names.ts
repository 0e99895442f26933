/**
 * Which entries of a zip are a bundle's, also where an archiver has packed it again: in any order, with folders of their
 * own, in a folder around everything, and with what systems leave lying in folders.
 */
import { ENTRY_NAME, MANIFEST } from '@shared/bundle-file'

export interface Named {
  /** As it stands in the zip. */
  readonly path: string
  readonly size: number
}

/** What macOS, Windows, Linux and network drives put into folders by themselves. */
const LEFT_LYING =
  /(?:^|\/)(?:__MACOSX|@eaDir|Thumbs\.db|ehthumbs\.db|desktop\.ini|\.(?!\.?(?:\/|$))[^/]*)(?:\/|$)/u

/** With slashes between folders, whatever the archiver wrote. */
export function asPath(name: string): string {
  return name.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '')
}

function isFolder({ path, size }: Named): boolean {
  return path.endsWith('/') && size === 0
}

/** The folder around everything, with a slash at its end, or nothing; null where no manifest is, or several are. */
function folderAround(paths: readonly string[]): string | null {
  const found = paths.filter((path) => path === MANIFEST || path.endsWith(`/${MANIFEST}`))
  const [manifest] = found
  if (found.includes(MANIFEST)) return ''
  return found.length === 1 && manifest !== undefined ? manifest.slice(0, -MANIFEST.length) : null
}

/**
 * Each entry with its name in a bundle, null for one that no bundle has; null for all where there is no manifest, or
 * several. What archivers and systems put beside is left out.
 */
export function namesOf<Entry extends Named>(
  entries: readonly Entry[],
): readonly (readonly [name: string | null, entry: Entry])[] | null {
  const own = entries.filter((entry) => !isFolder(entry) && !LEFT_LYING.test(entry.path))
  const folder = folderAround(own.map(({ path }) => path))
  if (folder === null) return null
  return own.map((entry) => {
    const name = entry.path.startsWith(folder) ? entry.path.slice(folder.length) : ''
    return [ENTRY_NAME.test(name) ? name : null, entry]
  })
}
