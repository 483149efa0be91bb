import type { Plugin } from 'vite'

/** Vite's own wrapper of every `import()`, as its version here has it. */
const wrapper = 'vite/preload-helper'
const asks = 'baseModule().catch(handlePreloadError)'

/** Whatever the page loads later is asked for again when it did not come (src/lib/import-again.ts). */
export function importAgainBuild(): Plugin {
  return {
    name: 'import-again',
    apply: 'build',
    transform(code, id) {
      if (!id.includes(wrapper)) return null
      if (!code.includes(asks)) this.error('Vite loads parts of the page in another way: mend import-again-build.ts.')
      return {
        code: `import { importAgain } from '/src/lib/import-again.ts'\n${code.replace(asks, asks.replace('.catch', '.catch(importAgain).catch'))}`,
        map: null,
      }
    },
  }
}
