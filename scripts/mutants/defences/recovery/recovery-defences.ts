import type { Mutant } from '../../mutant.ts'

/** Defences of the votes of guardians, and of the calls that the sponsor sends for guardians. */
export const recoveryDefences: readonly Mutant[] = [
  {
    project: 'server',
    test: 'src/modules/recoveries/policy.test.ts',
    file: 'server/src/modules/recoveries/policy.ts',
    defence: 'a vote needs the guardian’s signature of exactly this decision',
    search: 'digest, signature }, judge)) !== true)',
    replace: 'digest, signature }, judge)) === null)',
    name: 'a vote for another registry or chain is refused',
  },
  {
    project: 'server',
    test: 'test/recoveries/blocking-guardian.test.ts',
    defence: 'a contract that accepts the signature of any key does not count as a guardian’s key',
    file: 'server/src/modules/recoveries/choose-signatures.ts',
    search: '(await recoverAttestationSigner(digest, signature)) === guardian',
    replace: '(await recoverAttestationSigner(digest, signature)) !== null',
    name: 'one guardian cannot stop the others with a wallet that accepts the signature of any key',
  },
]
