import { resolve } from 'node:path'
import { preactForReact } from './preact-for-react.ts'

/** Returns what both builds put in the place of modules. `root` is the page's folder. */
export function pageAliases(root: string) {
  return [
    ...preactForReact,
    { find: /^.*\/createLucideIcon\.mjs$/, replacement: resolve(root, 'build', 'draw-icon.ts') },
    // Every supported browser has the cryptography for which the sealing library would ask Node.
    { find: /^crypto$/, replacement: resolve(root, 'build', 'no-node-crypto.ts') },
  ]
}
