import type { Mutant } from '../../mutant.ts'

const account = { file: 'contracts/src/DidAccount.sol', project: 'contracts' } as const
const passkey = { file: 'contracts/src/PasskeySignature.sol', project: 'contracts' } as const

/** Defences of the accounts that passkeys control. */
export const accountDefences: readonly Mutant[] = [
  {
    ...account,
    defence: 'account: only the registry recovers an account',
    search: 'external onlyBy(registry) {',
    replace: 'external {',
    test: 'test/forge/account/AccountRecovery.t.sol',
    name: 'testFuzz_only_the_registry_recovers',
  },
  {
    ...account,
    defence: 'account: a signature counts once',
    search: '_state.nonce++, deadline',
    replace: '_state.nonce, deadline',
    test: 'test/forge/account/Execution.t.sol',
    name: 'test_a_signature_counts_once',
  },
  {
    ...account,
    defence: 'account: a signature expires',
    search: 'if (block.timestamp > deadline) revert DidAccountExpired(deadline);',
    replace: '',
    test: 'test/forge/account/Execution.t.sol',
    name: 'testFuzz_a_signature_expires',
  },
  {
    ...account,
    defence: 'account: a message is signed for one account',
    search: 'return _hashTypedDataV4(keccak256(abi.encode(MESSAGE_TYPEHASH, hash)));',
    replace: 'return keccak256(abi.encode(MESSAGE_TYPEHASH, hash));',
    test: 'test/forge/account/Signatures.t.sol',
    name: 'testFuzz_a_key_signs_for_its_account',
  },
  {
    ...account,
    defence: 'account: a session mints and commits, and does nothing else',
    search: 'if (calls[i].to != registry || !isAllowed) return false;',
    replace: 'if (calls[i].to != registry && !isAllowed) return false;',
    test: 'test/forge/account/Sessions.t.sol',
    name: 'test_a_session_neither_publishes_nor_changes_keys_nor_control',
  },
  {
    ...account,
    defence: 'account: a session ends',
    search: 'if (block.timestamp > until || until - block.timestamp > MAX_SESSION) return false;',
    replace: 'if (until > block.timestamp && until - block.timestamp > MAX_SESSION) return false;',
    test: 'test/forge/account/Sessions.t.sol',
    name: 'testFuzz_a_session_ends',
  },
  {
    ...account,
    defence: 'account: a session lasts at most 3 hours',
    search: 'if (block.timestamp > until || until - block.timestamp > MAX_SESSION) return false;',
    replace: 'if (block.timestamp > until) return false;',
    test: 'test/forge/account/Sessions.t.sol',
    name: 'testFuzz_a_session_lasts_at_most_3_hours',
  },
  {
    ...account,
    defence: 'account: a removed key ends its sessions',
    search: '        emit KeyRemoved(id);\n        _endSessions();',
    replace: '        emit KeyRemoved(id);',
    test: 'test/forge/account/Sessions.t.sol',
    name: 'test_a_removed_key_ends_its_sessions',
  },
  {
    ...account,
    defence: 'account: a recovery ends all earlier keys',
    search: '        _state.generation = next;\n',
    replace: '',
    test: 'test/forge/account/AccountRecovery.t.sol',
    name: 'test_after_a_recovery_only_the_new_key_counts',
  },
  {
    ...account,
    defence: 'account: the keys of a frozen identity stay as they are',
    search: 'if (since != 0) revert DidAccountFrozen(since);',
    replace: 'since;',
    test: 'test/forge/account/Keys.t.sol',
    name: 'test_the_keys_of_a_frozen_identity_stay_as_they_are',
  },
  {
    ...account,
    defence: 'account: the last key stays',
    search: 'if (present == 1) revert DidAccountLastKey(id);',
    replace: 'present;',
    test: 'test/forge/account/Keys.t.sol',
    name: 'test_the_last_key_stays',
  },
  {
    ...passkey,
    defence: 'account: the user was present and verified',
    search: 'USER_PRESENT_AND_VERIFIED = 0x05',
    replace: 'USER_PRESENT_AND_VERIFIED = 0x01',
    test: 'test/forge/account/Signatures.t.sol',
    name: 'testFuzz_the_user_was_present_and_verified',
  },
]
