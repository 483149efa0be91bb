// The server does not load TypeScript's library for browsers. These are the parts that the prover
// needs, which the tests run.
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
