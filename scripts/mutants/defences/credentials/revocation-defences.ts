import type { Mutant } from '../../mutant.ts'

/**
 * Defences against hidden and forged revocations, and against lookups that reveal the credential.
 */
export const revocationDefences: readonly Mutant[] = [
  {
    defence: 'a revocation on the chain counts',
    file: 'credentials/src/verdict/find-revocation.ts',
    search: "if (onChain !== 'unknown' && onChain > 0)",
    replace: "if (onChain !== 'unknown' && onChain < 0)",
    project: 'credentials',
    test: 'src/verdict/find-revocation.test.ts',
    name: 'a revocation on the chain counts with its reason',
  },
  {
    defence: 'a status list without the verifier’s signature revokes nothing',
    file: 'credentials/src/verdict/status-entry.ts',
    search: "{ kind: revoked ? 'unproven' : 'standing' } as const",
    replace: "{ kind: 'standing' } as const",
    project: 'credentials',
    test: 'src/verdict/find-revocation.test.ts',
    name: 'a revocation in a status list without a signature is unproven',
  },
]
