import type { CircuitName } from '../../proofs/setup/tools.ts'

/**
 * A defence and the mutant without it. In the mutant, `replace` stands in place of `search`, and
 * `test` must then fail. `search` must occur exactly once in `file`. If you change the code of a
 * defence, change it in this list, too.
 */
export type Mutant = {
  defence: string
  file: string
  search: string
  replace: string
  /**
   * `test` is a file of vitest, and `name` is a part of the test's whole name. The whole name
   * begins with the names of the describes, each followed by ` > `. For a contract, `name` is a
   * function of forge. A defence in `scripts` is removed from the programs that the test starts. A
   * defence in `proofs/circuits` is removed before the circuit is compiled.
   */
  test: string
  name: string
  /** For a defence in `proofs/circuits`, the circuit that is compiled without the defence. */
  circuit?: CircuitName
}
