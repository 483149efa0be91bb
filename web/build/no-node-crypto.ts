/** Replaces Node's `crypto` module, because libraries use `globalThis.crypto` in a browser. */
export const webcrypto = undefined
