import type { Plugin } from 'vite'

/**
 * SHA-512 shares arithmetic with SHA-3, which nearly every part of the page loads. Only the checks
 * of other people's credentials need SHA-512, so a module for SHA-512 alone gets a copy of this
 * arithmetic.
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
