/** Stands in for Node's module in the page: nothing of it is there, and `globalThis.crypto` is. */
export const webcrypto = undefined
