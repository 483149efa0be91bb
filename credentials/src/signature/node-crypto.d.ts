/** `keccak-compiled.ts` needs this of Node. Nothing else here may depend on Node. */
declare module 'node:crypto' {
  export function getHashes(): string[]
  /** Returns the hash in hexadecimal digits. */
  export function hash(algorithm: string, data: Uint8Array): string
}
