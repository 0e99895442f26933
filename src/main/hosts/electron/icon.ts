/** The app's picture, where the system does not take it from an installed package. */
import { join } from 'node:path'
import { app } from 'electron'

/**
 * A file on the disk: what draws the About panel cannot look into the package, so the picture lies unpacked beside
 * it (electron-builder.yml).
 */
export function iconPath(): string {
  return join(
    app.getAppPath().replace(/\.asar$/, '.asar.unpacked'),
    'resources',
    'icons',
    '256x256.png',
  )
}
