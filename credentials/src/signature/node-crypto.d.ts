/**
 * The part of Node that `keccak-compiled.ts` needs. No other file of this workspace may depend on
 * Node.
 */
declare module 'node:crypto' {
  export function getHashes(): string[]
  /** Returns the hash in hexadecimal digits. */
  export function hash(algorithm: string, data: Uint8Array): string
}
