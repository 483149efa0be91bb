// Declares the parts of WebAssembly that the prover needs. The server does not load TypeScript's
// library for browsers, and the tests run the prover.
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array)
  }
  class Memory {
    readonly buffer: ArrayBuffer
    constructor(size: { initial: number })
    grow(pages: number): number
  }
  function instantiate(module: Module, imports: object): Promise<{ readonly exports: Record<string, unknown> }>
}
