import type { Mutant } from './mutant.ts'

const code = { project: 'web', test: 'src/features/requests-for-proof/find-request.test.ts' } as const

/** What keeps a request for proof the one that was scanned; what is checked of an answer stands with the shared proofs. */
export const requestDefences: readonly Mutant[] = [
  {
    defence: 'an owner answers the request of the code alone',
    file: 'web/src/features/requests-for-proof/find-request.ts',
    search: 'return hashRequestForProof(attestationDomain(config), request) === code.requestHash',
    replace: 'return Boolean(config)',
    ...code,
    name: 'is refused with another fact',
  },
  {
    defence: 'an answer goes to the key of the code',
    file: 'web/src/features/requests-for-proof/find-request.ts',
    search: 'if (request.publicKey.toLowerCase() !== code.publicKey) return false',
    replace: '',
    ...code,
    name: 'is refused with another key, though its hash were the code’s',
  },
]
