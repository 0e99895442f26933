/** Lets the built main import the stand-in wherever it imports `electron`. */
import { registerHooks } from 'node:module'

const url = new URL('./electron.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url, shortCircuit: true } : next(specifier, context),
})
