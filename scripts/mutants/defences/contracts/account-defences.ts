import type { Mutant } from '../../mutant.ts'

/** These defences protect the accounts that passkeys control. */
export const accountDefences: readonly Mutant[] = [
  {
    file: 'contracts/src/DidAccount.sol',
    defence: 'account: only the registry recovers an account',
    search: 'external onlyBy(registry) {',
    replace: 'external {',
    test: 'contracts/test/forge/account/AccountRecovery.t.sol',
    name: 'testFuzz_only_the_registry_recovers',
  },
  {
    file: 'contracts/src/DidAccount.sol',
    defence: 'account: a signature counts once',
    search: '_state.nonce++, deadline',
    replace: '_state.nonce, deadline',
    test: 'contracts/test/forge/account/Execution.t.sol',
    name: 'test_a_signature_counts_once',
  },
  {
    file: 'contracts/src/DidAccount.sol',
    defence: 'account: a message is signed for one account',
    search: 'return _hashTypedDataV4(keccak256(abi.encode(MESSAGE_TYPEHASH, hash)));',
    replace: 'return keccak256(abi.encode(MESSAGE_TYPEHASH, hash));',
    test: 'contracts/test/forge/account/Signatures.t.sol',
    name: 'testFuzz_a_key_signs_for_its_account',
  },
  {
    file: 'contracts/src/DidAccount.sol',
    defence: 'account: a session mints and commits, and does nothing else',
    search: 'if (calls[i].to != registry || !isAllowed) return false;',
    replace: 'if (calls[i].to != registry && !isAllowed) return false;',
    test: 'contracts/test/forge/account/Sessions.t.sol',
    name: 'test_a_session_neither_publishes_nor_changes_keys_nor_control',
  },
  {
    file: 'contracts/src/DidAccount.sol',
    defence: 'account: a recovery ends all earlier keys',
    search: `        _state.generation = next;
`,
    replace: '',
    test: 'contracts/test/forge/account/AccountRecovery.t.sol',
    name: 'test_after_a_recovery_only_the_new_key_counts',
  },
  {
    file: 'contracts/src/PasskeySignature.sol',
    defence: 'account: the user was present and verified',
    search: 'USER_PRESENT_AND_VERIFIED = 0x05',
    replace: 'USER_PRESENT_AND_VERIFIED = 0x01',
    test: 'contracts/test/forge/account/Signatures.t.sol',
    name: 'testFuzz_a_passkey_counts_only_with_a_present_and_verified_user',
  },
]
