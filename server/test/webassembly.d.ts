// Of TypeScript's library for browsers the server gets nothing; this is what the prover, which the tests run, needs of it.
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
