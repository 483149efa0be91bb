import type { Plugin } from 'vite'

/**
 * Copies the arithmetic that SHA-512 shares with SHA-3 into a module for SHA-512 alone. Nearly
 * every part of the page loads SHA-3, but only the checks of other people's credentials need
 * SHA-512.
 */
export function copyForSha2(): Plugin {
  return {
    name: 'copy-for-sha2',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('/_u64.js') || !/\/@noble\/hashes\/(?:esm\/)?sha2\.js$/.test(importer ?? '')) return null
      const shared = await this.resolve(source, importer, { skipSelf: true })
      return shared && `${shared.id}?sha2`
    },
  }
}
