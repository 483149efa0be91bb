import type { CircuitName } from '../../proofs/setup/tools.ts'

/**
 * One defence each: the text that makes it, what stands there without it, and the test that must then fail. `search` is found exactly
 * once in `file`; whoever rewords a defence rewords it here.
 */
export type Mutant = {
  defence: string
  file: string
  search: string
  replace: string
  /**
   * A workspace of vitest, a test file of it and a part of the test's whole name: its describes before it, each with ` > `. Of the
   * contracts a test of forge. What stands in `scripts` is taken out of the programs that the test starts; what stands in
   * `proofs/circuits` is compiled, and the test proves with that.
   */
  project: 'domain' | 'credentials' | 'proofs' | 'server' | 'web' | 'local' | 'contracts'
  test: string
  name: string
  /** Of a defence in `proofs/circuits`: the circuit that the test then has without it. */
  circuit?: CircuitName
}
