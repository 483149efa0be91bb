import type { Mutant } from '../../mutant.ts'

/**
 * These defences are in the registry contract, which refuses the same calls whichever server offers
 * the page.
 */
export const contractDefences: readonly Mutant[] = [
  {
    file: 'contracts/src/DidRegistry.sol',
    defence: 'only the controller of the DID’s owner commits a claim',
    search: `_requireController(didTokenId);
        _commit`,
    replace: '_commit',
    test: 'contracts/test/forge/Claims.t.sol',
    name: 'testFuzz_only_the_owner_commits',
  },
  {
    file: 'contracts/src/DidRegistry.sol',
    defence: 'the registry checks the signature of a revocation',
    search: 'if (!AccountSignature',
    replace: 'if (signature.length == 0 && !AccountSignature',
    test: 'contracts/test/forge/Revocation.t.sol',
    name: 'testFuzz_the_registry_refuses_a_revocation_by_another_signer',
  },
  {
    file: 'contracts/src/DidRegistry.sol',
    defence: 'only the service anchors',
    search: 'external onlyRole(SERVICE_ROLE)',
    replace: 'external',
    test: 'contracts/test/forge/Anchor.t.sol',
    name: 'testFuzz_only_the_service_anchors',
  },
  {
    file: 'contracts/src/DidRegistry.sol',
    defence: 'only an administrator accredits',
    search: `external
        onlyRole(DEFAULT_ADMIN_ROLE)`,
    replace: 'external',
    test: 'contracts/test/forge/Accreditation.t.sol',
    name: 'testFuzz_only_an_administrator_accredits_and_suspends',
  },
]
