import type { Plugin } from 'vite'

/** The module from which Vite takes the function that it puts around every `import()`. */
const wrapper = '\0vite/preload-helper.js'

/**
 * Puts the page's own function around every `import()` instead of Vite's, to request a part of the
 * page again when the first request failed (docs/decisions/0032-no-surgery-on-sources.md).
 */
export function importAgainBuild(): Plugin {
  return {
    name: 'import-again',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === wrapper ? `export { importAgain as __vitePreload } from '/src/lib/import-again.ts'` : null),
    buildEnd(error) {
      if (!error && !this.getModuleInfo(wrapper))
        this.error('Vite takes its function for import() from another module: mend import-again-build.ts.')
    },
  }
}
