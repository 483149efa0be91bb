import type { Mutant } from '../../mutant.ts'

/** These defences prevent hidden and forged revocations, and revealing lookups. */
export const revocationDefences: readonly Mutant[] = [
  {
    defence: 'a revocation on the chain counts',
    file: 'credentials/src/verdict/find-revocation.ts',
    search: "if (onChain !== 'unknown' && onChain > 0)",
    replace: "if (onChain !== 'unknown' && onChain < 0)",
    project: 'credentials',
    test: 'src/verdict/find-revocation.test.ts',
    name: 'on the chain counts with its reason',
  },
  {
    defence: 'a status list without the verifier’s signature revokes nothing',
    file: 'credentials/src/verdict/status-entry.ts',
    search: "{ kind: revoked ? 'unproven' : 'standing' } as const",
    replace: "{ kind: 'standing' } as const",
    project: 'credentials',
    test: 'src/verdict/find-revocation.test.ts',
    name: 'in a status list without a signature is unproven',
  },
  {
    defence: 'the server does not learn which place of a status list is meant while its bit is not set',
    file: 'credentials/src/verdict/find-revocation.ts',
    search: "isSet === false ? { kind: 'standing' } : ",
    replace: '',
    project: 'credentials',
    test: 'src/verdict/find-revocation.test.ts',
    name: 'is not asked for when its bit is not set',
  },
  {
    defence: 'a set bit of a status list leads to the revocation that the verifier signed',
    file: 'credentials/src/verdict/status-bit.ts',
    search: '(0x80 >>> (index & 7))',
    replace: '(0x01 << (index & 7))',
    project: 'credentials',
    test: 'src/verdict/find-revocation.test.ts',
    name: 'counts by the verifier’s signature when its bit is set',
  },
  {
    defence: 'a revocation of another attestation does not count',
    file: 'credentials/src/verdict/status-entry.ts',
    search: 'if (attestation !== digest) return unsigned',
    replace: '',
    project: 'credentials',
    test: 'src/verdict/find-revocation.test.ts',
    name: 'of another attestation by the same verifier does not count for this one',
  },
]
