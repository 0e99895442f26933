import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import icons from 'unplugin-icons/vite'
import { BUNDLED, licences } from './scripts/licences/plugin.ts'

const alias = {
  '@shared': resolve('src/shared'),
  '@main': resolve('src/main'),
  '@renderer': resolve('src/renderer/src'),
}

/** What is bundled is listed, for the notices that must go with it. */
const license = { fileName: BUNDLED }
const notices = licences(resolve('.'))

/**
 * What several screens share would lie in a file for each set of them, and a start read 150 files; of these kinds, which
 * bring no styles, one file each has it all.
 */
const SHARED = [
  {
    name: 'packages',
    test: /[\\/]node_modules[\\/](@?vue|@?pinia|@intlify|reka-ui)/,
    minShareCount: 2,
  },
  { name: 'signs', test: /~icons[\\/]/, minShareCount: 8 },
]

export default defineConfig({
  main: {
    resolve: { alias },
    // Signs on printed pages are taken as text (`?raw`).
    plugins: [icons({ compiler: 'raw' }), notices],
    build: {
      license,
      rolldownOptions: {
        input: {
          index: resolve('src/main/index.ts'),
          'check-worker': resolve('src/main/store/check-worker.ts'),
          'exchange-worker': resolve('src/main/exchange/exchange-worker.ts'),
          simulate: resolve('src/main/bots/simulate.ts'),
          'simulate-worker': resolve('src/main/bots/simulate-worker.ts'),
        },
      },
    },
  },
  preload: {
    resolve: { alias },
    plugins: [notices],
    build: {
      license,
      // A sandboxed preload may require nothing but electron: everything else is bundled in.
      externalizeDeps: false,
      rolldownOptions: {
        input: resolve('src/preload/index.ts'),
        output: { format: 'cjs', entryFileNames: 'index.cjs' },
      },
    },
  },
  renderer: {
    resolve: { alias },
    plugins: [vue(), icons({ compiler: 'vue3' }), notices],
    // Only the composition API of vue-i18n is used.
    define: { __VUE_I18N_LEGACY_API__: false, __INTLIFY_PROD_DEVTOOLS__: false },
    build: {
      license,
      minify: true,
      rolldownOptions: {
        input: resolve('src/renderer/index.html'),
        output: { codeSplitting: { groups: SHARED } },
      },
    },
  },
})
