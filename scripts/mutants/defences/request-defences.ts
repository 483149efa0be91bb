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
  {
    defence: 'a value that the verifier revoked is not compared with what it is asked now',
    file: 'server/src/modules/verification-requests/find-other-values.ts',
    search: ' && row.revocation === null',
    replace: '',
    project: 'server',
    test: 'test/claims/fields.test.ts',
    name: 'compares a field with the newest claim of the same type, and not with what it revoked',
  },
  {
    defence: 'a changed name is compared with what the verifier confirmed before',
    file: 'server/src/modules/verification-requests/find-other-values.ts',
    search: 'if (same.value === leaf.value) return []',
    replace: 'return []',
    project: 'server',
    test: 'test/claims/fields.test.ts',
    name: 'sees what it confirmed for the same owner before, and nothing that others confirmed',
  },
  {
    defence: 'a request with an open question is not opened before the others',
    file: 'web/src/features/verification/desk/use-advance.ts',
    search: 'inOrder.find((row) => !findOpenQuestion(row)) ?? inOrder[0]',
    replace: 'inOrder[0]',
    project: 'web',
    test: 'src/features/verification/desk/use-advance.test.ts',
    name: 'a request with an open question only when no other waits',
  },
]
