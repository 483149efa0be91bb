import type { Mutant } from '../mutant.ts'

/**
 * Defences of the costs of sponsored calls and of questions to contracts, and of the order of the
 * calls.
 */
export const sponsorGasDefences: readonly Mutant[] = [
  {
    defence: 'the sponsor brings no consent without a signature',
    file: 'server/src/modules/sponsored-calls/plan-call.ts',
    search: "if (signature === '0x') throw",
    replace: "if (signature === '0x00') throw",
    project: 'server',
    test: 'test/passkeys/sponsored-wallets.test.ts',
    name: 'sends no consent without a signature',
  },
]
