import type { CircuitName } from '../../proofs/setup/tools.ts'

/**
 * One defence: the code of the defence, the code that replaces it in the mutant, and the test that
 * must then fail. `search` occurs exactly once in `file`. If you reword the code of a defence,
 * reword it in this list, too.
 */
export type Mutant = {
  defence: string
  file: string
  search: string
  replace: string
  /**
   * `test` is a file of vitest, and `name` a part of the test's whole name: its describes come
   * first, each followed by ` > `. For the contracts, they are a file and a function of forge. A
   * defence in `scripts` is taken out of the programs that the test starts. A defence in
   * `proofs/circuits` is compiled away, and the test proves with the changed circuit.
   */
  test: string
  name: string
  /** The circuit that loses the defence, for a defence in `proofs/circuits`. */
  circuit?: CircuitName
}
