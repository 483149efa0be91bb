// Declares the parts of WebAssembly that the prover needs in tests. The server's configuration of
// TypeScript has no library for browsers.
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
