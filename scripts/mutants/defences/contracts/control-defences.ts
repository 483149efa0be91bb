import type { Mutant } from '../../mutant.ts'

/**
 * These defences protect the rules about who acts for an identity: consents, guardians, freezes,
 * moves and suspensions.
 */
export const controlDefences: readonly Mutant[] = [
  {
    file: 'contracts/src/DidRegistry.sol',
    defence: 'control: a commitment for somebody needs the consent of the controller',
    search: `        _requireConsent(controller, abi.encode(COMMIT_TYPEHASH, didTokenId, commitment), consent);
`,
    replace: `        controller; consent;
`,
    test: 'contracts/test/forge/control/Consents.t.sol',
    name: 'testFuzz_nobody_else_may_call_without_a_signature',
  },
  {
    file: 'contracts/src/IdentityControl.sol',
    defence: 'control: a frozen identity commits nothing',
    search: 'if (control.frozenSince != 0) revert IdentityControlFrozen(identity, control.frozenSince);',
    replace: '',
    test: 'contracts/test/forge/control/Freezing.t.sol',
    name: 'test_a_frozen_identity_does_nothing',
  },
  {
    file: 'contracts/src/Consents.sol',
    defence: 'control: a consent counts once',
    search: '_useNonce(who)',
    replace: 'nonces(who)',
    test: 'contracts/test/forge/control/Consents.t.sol',
    name: 'test_a_consent_counts_once',
  },
  {
    file: 'contracts/src/IdentityControl.sol',
    defence: 'control: nobody is handed an identity unasked',
    search: `        _requireConsent(controller, abi.encode(ACCEPT_TYPEHASH, identity, controller), next);
`,
    replace: `        next;
`,
    test: 'contracts/test/forge/control/Moves.t.sol',
    name: 'test_nobody_is_handed_an_identity_unasked',
  },
  {
    file: 'contracts/src/IdentityControl.sol',
    defence: 'control: a move with guardians waits for their delay',
    search: 'if (delay == 0) {',
    replace: 'if (delay >= 0) {',
    test: 'contracts/test/forge/control/Moves.t.sol',
    name: 'test_with_guardians_a_move_waits_for_their_delay',
  },
  {
    file: 'contracts/src/GuardianVotes.sol',
    defence: 'control: guardians decide by their threshold',
    search: 'if (count < guardians.threshold) revert IdentityControlThreshold(count, guardians.threshold);',
    replace: '',
    test: 'contracts/test/forge/control/Votes.t.sol',
    name: 'test_fewer_guardians_than_the_threshold_decide_nothing',
  },
  {
    file: 'contracts/src/GuardianVotes.sol',
    defence: 'control: a vote counts in one round only',
    search: `        ++guarded.round;
        delete guarded.majority;
        _cancelGuardiansChange`,
    replace: `        delete guarded.majority;
        _cancelGuardiansChange`,
    test: 'contracts/test/forge/control/Votes.t.sol',
    name: 'test_a_vetoed_recovery_is_not_started_again_with_the_same_votes',
  },
  {
    file: 'contracts/src/IdentityControl.sol',
    defence: 'control: a recovery is not finished before its delay',
    search: 'if (block.timestamp < pending.readyAt) revert IdentityControlTooEarly(pending.readyAt);',
    replace: '',
    test: 'contracts/test/forge/control/Recovery.t.sol',
    name: 'testFuzz_a_recovery_is_not_finished_early',
  },
]
