import type { Mutant } from '../../mutant.ts'

const registry = { file: 'contracts/src/DidRegistry.sol', project: 'contracts' } as const

/** Defences of the registry, which refuses the same calls whoever serves the page. */
export const contractDefences: readonly Mutant[] = [
  {
    ...registry,
    defence: 'only the controller of the DID’s owner commits a claim',
    search: '_requireController(didTokenId);\n        _commit',
    replace: '_commit',
    test: 'test/forge/Claims.t.sol',
    name: 'testFuzz_only_the_owner_commits',
  },
  {
    ...registry,
    defence: 'only the controller of the DID’s owner publishes a claim',
    search: '_requireController(didTokenId);\n        _requireNotEmpty("claimType"',
    replace: '_requireNotEmpty("claimType"',
    test: 'test/forge/Claims.t.sol',
    name: 'testFuzz_only_the_owner_adds_a_claim',
  },
  {
    ...registry,
    defence: 'the registry checks the signature of a revocation',
    search: 'if (!AccountSignature',
    replace: 'if (signature.length == 0 && !AccountSignature',
    test: 'test/forge/Revocation.t.sol',
    name: 'testFuzz_refuses_another_signer',
  },
  {
    ...registry,
    defence: 'only the service anchors',
    search: 'external onlyRole(SERVICE_ROLE)',
    replace: 'external',
    test: 'test/forge/Anchor.t.sol',
    name: 'testFuzz_only_the_service_anchors',
  },
  {
    ...registry,
    defence: 'only an administrator accredits',
    search: 'external\n        onlyRole(DEFAULT_ADMIN_ROLE)',
    replace: 'external',
    test: 'test/forge/Accreditation.t.sol',
    name: 'testFuzz_only_an_administrator_accredits_and_suspends',
  },
  {
    ...registry,
    defence: 'only an administrator suspends',
    search: 'suspend(address verifier, string calldata reason) external onlyRole(DEFAULT_ADMIN_ROLE)',
    replace: 'suspend(address verifier, string calldata reason) external',
    test: 'test/forge/Accreditation.t.sol',
    name: 'testFuzz_only_an_administrator_accredits_and_suspends',
  },
  {
    ...registry,
    defence: 'the last administrator cannot be removed',
    search: 'if (--_administratorCount == 0) revert DidRegistryNoAdministrator();',
    replace: '--_administratorCount;',
    test: 'test/forge/Roles.t.sol',
    name: 'test_the_last_administrator_cannot_be_removed',
  },
]
