/**
 * Lets scripts use what only the app’s tools can read: modules that import without file endings and by the
 * app’s short names, which Node by itself does not follow.
 */
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const root = resolve(import.meta.dirname, '..')

/** Imports a module of this project, by its path from the root, as the app's own build would. */
export async function importAsApp<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(root, file), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: { '@shared': resolve(root, 'src/shared'), '@main': resolve(root, 'src/main') },
    },
  })
  return module
}
