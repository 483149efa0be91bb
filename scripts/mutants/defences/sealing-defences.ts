import type { Mutant } from '../mutant.ts'

/**
 * Defences that keep a lying server from passing an owner's attributes to anybody but the chosen
 * verifier.
 */
export const sealingDefences: readonly Mutant[] = [
  {
    defence: 'the registry and not the server names a verifier',
    file: 'web/src/entities/vault/sealed/recipient.ts',
    search: 'return recipient.name !== verifier.verifierOrganization',
    replace: 'return false',
    project: 'web',
    test: 'src/entities/vault/sealed/send-to-verifier.test.ts',
    name: 'under the name and domain of the registry',
  },
  {
    defence: 'nothing is sealed for a suspended wallet',
    file: 'web/src/entities/vault/sealed/find-recipient.ts',
    search: 'isSuspended(standing))',
    replace: 'isSuspended(standing) && key === null)',
    project: 'web',
    test: 'src/entities/vault/sealed/send-to-verifier.test.ts',
    name: 'with a verifier that the registry has suspended',
  },
]
