import { resolve } from 'node:path'
import { preactForReact } from './preact-for-react.ts'

/**
 * Lists the modules that the builds replace, with what replaces them. `root` is the page's folder.
 */
export function pageAliases(root: string) {
  return [
    ...preactForReact,
    { find: /^.*\/createLucideIcon\.mjs$/, replacement: resolve(root, 'build', 'draw-icon.ts') },
    // The library that seals asks for Node's `crypto` if `globalThis.crypto` is missing. Every
    // supported browser has that.
    { find: /^crypto$/, replacement: resolve(root, 'build', 'no-node-crypto.ts') },
  ]
}
