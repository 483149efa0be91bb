// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IIdentityControl} from "../../../src/IIdentityControl.sol";
import {ControlTest} from "./ControlTest.sol";

contract VotesTest is ControlTest {
    function setUp() public override {
        super.setUp();
        setGuardians();
    }

    function test_fewer_guardians_than_the_threshold_decide_nothing() public {
        bytes[] memory signatures = votes(recoveryHash(owner, next, "", 0), 1);
        vm.expectRevert(abi.encodeWithSelector(IIdentityControl.IdentityControlThreshold.selector, 1, 2));
        registry.startRecovery(owner, next, "", list(), signatures);
        signatures = votes(decisionHash(owner, "freeze", 0), 0);
        vm.expectRevert(abi.encodeWithSelector(IIdentityControl.IdentityControlThreshold.selector, 0, 2));
        registry.decide(owner, IIdentityControl.Decision.Freeze, list(), signatures);
    }

    function testFuzz_each_guardian_has_one_place_for_a_signature(uint256 size) public {
        size = bound(size, 0, 20);
        vm.assume(size != 3);
        vm.expectRevert(abi.encodeWithSelector(IIdentityControl.IdentityControlSignatureCount.selector, size, 3));
        registry.startRecovery(owner, next, "", list(), new bytes[](size));
    }

    function testFuzz_a_signature_by_somebody_else_is_refused(uint256 key) public {
        key = bound(key, 1, type(uint128).max);
        vm.assume(key != guardianKeys[2]);
        bytes32 structHash = recoveryHash(owner, next, "", 0);
        bytes[] memory signatures = votes(structHash, 2);
        signatures[2] = sign(key, registryHash(structHash));
        assertInvalid(signatures, vm.addr(guardianKeys[2]));
    }

    function testFuzz_changed_bytes_are_no_vote(bytes memory signature) public {
        vm.assume(signature.length != 0);
        bytes[] memory signatures = votes(recoveryHash(owner, next, "", 0), 2);
        vm.assume(keccak256(signature) != keccak256(signatures[0]));
        signatures[0] = signature;
        assertInvalid(signatures, vm.addr(guardianKeys[0]));
    }

    function testFuzz_a_vote_is_about_one_recovery_only(
        address identity,
        address controller,
        bytes memory key,
        uint256 round
    ) public {
        bytes32 structHash = recoveryHash(identity, controller, key, round);
        vm.assume(structHash != recoveryHash(owner, next, "", 0));
        assertInvalid(votes(structHash, 2), vm.addr(guardianKeys[0]));
    }

    function test_a_vote_for_one_decision_is_none_for_another() public {
        bytes[] memory signatures = votes(decisionHash(owner, "freeze", 0), 3);
        expectInvalid(vm.addr(guardianKeys[0]));
        registry.decide(owner, IIdentityControl.Decision.Veto, list(), signatures);
    }

    function test_a_vote_does_not_count_on_another_registry_or_chain() public {
        bytes[] memory signatures = votes(recoveryHash(owner, next, "", 0), 2);
        registry = deploy(only(admin), service);
        setGuardians();
        assertInvalid(signatures, vm.addr(guardianKeys[0]));
        signatures = votes(recoveryHash(owner, next, "", 0), 2);
        vm.chainId(block.chainid + 1);
        assertInvalid(signatures, vm.addr(guardianKeys[0]));
    }

    function test_every_decision_of_guardians_opens_the_next_round() public {
        bytes[] memory old = votes(recoveryHash(owner, next, "", 0), 2);
        decide(IIdentityControl.Decision.Veto, 2);
        vm.assertEq(registry.guardianRound(owner), 1);
        assertInvalid(old, vm.addr(guardianKeys[0]));
        startRecovery(next, 2);
        vm.assertEq(registry.guardianRound(owner), 2);
        decide(IIdentityControl.Decision.Freeze, 2);
        vm.assertEq(registry.guardianRound(owner), 3);
        decide(IIdentityControl.Decision.Unfreeze, 2);
        vm.assertEq(registry.guardianRound(owner), 4);
    }

    function test_a_vetoed_recovery_is_not_started_again_with_the_same_votes() public {
        bytes[] memory signatures = votes(recoveryHash(owner, next, "", 0), 2);
        registry.startRecovery(owner, next, "", list(), signatures);
        vm.prank(owner);
        registry.veto(owner, called());
        assertInvalid(signatures, vm.addr(guardianKeys[0]));
    }

    function test_votes_end_with_the_list_that_they_belong_to() public {
        bytes[] memory signatures = votes(recoveryHash(owner, next, "", 0), 2);
        IIdentityControl.Guardians memory other = listOf(guardianKeys, 1);
        vm.prank(owner);
        registry.setGuardians(owner, hashOf(other), list(), called());
        vm.warp(block.timestamp + 2 * DELAY);
        expectInvalid(vm.addr(guardianKeys[0]));
        registry.startRecovery(owner, next, "", other, signatures);
    }

    // ── Recoveries that all guardians decide ────────────────────────────────────────────────────

    function test_nobody_but_all_guardians_stops_what_all_guardians_decided() public {
        startRecovery(next, 3);
        vm.prank(owner);
        expectRevert(IIdentityControl.IdentityControlUnanimous.selector, owner);
        registry.veto(owner, called());
        bytes[] memory signatures = votes(decisionHash(owner, "veto", 1), 2);
        expectRevert(IIdentityControl.IdentityControlUnanimous.selector, owner);
        registry.decide(owner, IIdentityControl.Decision.Veto, list(), signatures);
        signatures = votes(recoveryHash(owner, stranger, "", 1), 2);
        expectRevert(IIdentityControl.IdentityControlUnanimous.selector, owner);
        registry.startRecovery(owner, stranger, "", list(), signatures);
        decide(IIdentityControl.Decision.Veto, 3);
        assertPending(IIdentityControl.Change.None);
    }

    function test_all_guardians_replace_what_they_decided() public {
        startRecovery(next, 3);
        startRecovery(stranger, 3);
        vm.assertEq(registry.pendingChange(owner).controller, stranger);
    }

    function test_a_majority_replaces_a_majoritys_recovery() public {
        startRecovery(next, 2);
        bytes[] memory signatures = votes(recoveryHash(owner, stranger, "", 1), 2);
        vm.expectEmit(address(registry));
        emit IIdentityControl.ChangeCancelled(owner, IIdentityControl.Change.Recovery);
        registry.startRecovery(owner, stranger, "", list(), signatures);
        vm.assertEq(registry.pendingChange(owner).controller, stranger);
    }

    function test_one_guardian_alone_is_not_unanimous() public {
        guardianKeys = sortedKeys(0x91, 1);
        IIdentityControl.Guardians memory single = listOf(guardianKeys, 1);
        bytes32 hash = hashOf(single);
        vm.prank(next);
        registry.setGuardians(next, hash, nobody(), called());
        registry.startRecovery(next, owner, "", single, votes(recoveryHash(next, owner, "", 0), 1));
        vm.assertEq(registry.pendingChange(next).isUnanimous, false);
        vm.prank(next);
        registry.veto(next, called());
    }

    /// @dev A thief who sees a vote of all guardians on its way to the chain first brings only a
    /// part of it.
    function test_nobody_spoils_a_vote_of_all_by_bringing_a_part_of_it() public {
        bytes[] memory all = votes(recoveryHash(owner, next, "", 0), 3);
        registry.startRecovery(owner, next, "", list(), votes(recoveryHash(owner, next, "", 0), 2));
        vm.prank(owner);
        registry.veto(owner, called());

        uint64 readyAt = uint64(block.timestamp) + DELAY;
        vm.expectEmit(address(registry));
        emit IIdentityControl.RecoveryStarted(owner, next, "", readyAt, true);
        registry.completeRecovery(owner, next, "", list(), all);
        vm.assertEq(registry.guardianRound(owner), 2);
        assertNothingToComplete(all);
    }

    function test_only_all_guardians_complete_a_recovery() public {
        bytes[] memory signatures = votes(recoveryHash(owner, next, "", 0), 2);
        registry.startRecovery(owner, next, "", list(), signatures);
        expectRevert(IIdentityControl.IdentityControlUnanimous.selector, owner);
        registry.completeRecovery(owner, next, "", list(), signatures);
    }

    function test_nothing_but_the_last_rounds_recovery_is_completed() public {
        bytes[] memory all = votes(recoveryHash(owner, next, "", 0), 3);
        assertNothingToComplete(all);
        startRecovery(stranger, 2);
        assertNothingToComplete(all);
        decide(IIdentityControl.Decision.Veto, 2);
        assertNothingToComplete(votes(recoveryHash(owner, stranger, "", 0), 3));
    }

    function test_a_finished_recovery_is_not_completed() public {
        bytes[] memory all = votes(recoveryHash(owner, next, "", 0), 3);
        startRecovery(next, 2);
        finishRecovery();
        assertNothingToComplete(all);
    }

    function test_a_recovery_is_not_completed_by_other_guardians() public {
        bytes[] memory all = votes(recoveryHash(owner, next, "", 0), 3);
        startRecovery(next, 2);
        vm.prank(owner);
        registry.veto(owner, called());
        IIdentityControl.Guardians memory other = listOf(guardianKeys, 1);
        vm.prank(owner);
        registry.setGuardians(owner, hashOf(other), list(), called());
        vm.warp(block.timestamp + 2 * DELAY);
        expectRevert(IIdentityControl.IdentityControlNothingToComplete.selector, owner);
        registry.completeRecovery(owner, next, "", other, all);
    }

    function assertNothingToComplete(bytes[] memory signatures) private {
        expectRevert(IIdentityControl.IdentityControlNothingToComplete.selector, owner);
        registry.completeRecovery(owner, next, "", list(), signatures);
    }

    function assertInvalid(bytes[] memory signatures, address guardian) private {
        expectInvalid(guardian);
        registry.startRecovery(owner, next, "", list(), signatures);
    }

    function expectInvalid(address guardian) private {
        expectRevert(IIdentityControl.IdentityControlInvalidSignature.selector, guardian);
    }
}
