import type { Mutant } from '../mutant.ts'

const code = { project: 'web', test: 'src/features/requests-for-proof/find-request.test.ts' } as const

/**
 * Defences that make the owner's browser refuse any other request for proof than the scanned one.
 * The checks of an answer are listed with the shared proofs.
 */
export const requestDefences: readonly Mutant[] = [
  {
    defence: 'an owner answers only the request in the scanned code',
    file: 'web/src/features/requests-for-proof/find-request.ts',
    search: 'return hashRequestForProof(attestationDomain(config), request) === code.requestHash',
    replace: 'return Boolean(config)',
    ...code,
    name: 'is refused with another fact',
  },
  {
    defence: 'an answer is sealed to the key in the scanned code',
    file: 'web/src/features/requests-for-proof/find-request.ts',
    search: 'if (request.publicKey.toLowerCase() !== code.publicKey) return false',
    replace: '',
    ...code,
    name: 'is refused with another key, even if its hash were the code’s',
  },
]
