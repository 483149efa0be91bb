import type { Mutant } from '../mutant.ts'

/** Defences around the names of verifiers, and around who is entitled to verify. */
export const verifierDefences: readonly Mutant[] = [
  {
    defence: 'a verifier that the chain suspended cannot approve',
    file: 'server/src/modules/verifiers/policy.ts',
    search: `case 'suspended':
      return false`,
    replace: `case 'suspended':
      return true`,
    project: 'server',
    test: 'test/verifiers/verifier-review.test.ts',
    name: 'suspends a verifier, which then cannot read or decide requests and is not listed',
  },
  {
    defence: 'a domain check never reaches a private network',
    file: 'server/src/outside/ask-public-host.ts',
    search: '!addresses.every(isPublicAddress)',
    replace: 'addresses.length > 9',
    project: 'server',
    test: 'test/verifiers/domain-proof.test.ts',
    name: 'the server never connects to 169.254.169.254',
  },
]
