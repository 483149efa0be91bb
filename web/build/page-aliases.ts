import { resolve } from 'node:path'
import { preactForReact } from './preact-for-react.ts'

/** `root` is the page's folder. */
export function pageAliases(root: string) {
  return [
    ...preactForReact,
    { find: /^.*\/createLucideIcon\.mjs$/, replacement: resolve(root, 'build', 'draw-icon.ts') },
    // The library for HPKE imports Node's `crypto` only if `globalThis.crypto` is missing. Every
    // supported browser has `globalThis.crypto`.
    { find: /^crypto$/, replacement: resolve(root, 'build', 'no-node-crypto.ts') },
  ]
}
