// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IIdentityControl} from "../../../src/IIdentityControl.sol";
import {ControlTest} from "./ControlTest.sol";

contract GuardiansTest is ControlTest {
    bytes32 private constant SET_GUARDIANS =
        keccak256("SetGuardians(address identity,bytes32 guardians,uint256 nonce,uint64 deadline)");

    function testFuzz_the_first_list_of_guardians_counts_at_once(bytes32 hash) public {
        vm.assume(hash != 0);
        IIdentityControl.Consent memory consent = consentBy(OWNER_KEY, abi.encode(SET_GUARDIANS, owner, hash));
        vm.expectEmit(address(registry));
        emit IIdentityControl.GuardiansSet(owner, hash, uint64(block.timestamp));
        registry.setGuardians(owner, hash, nobody(), consent);
        assertGuardians(hash, 0, 0);
    }

    function testFuzz_a_change_of_guardians_waits_for_twice_the_delay(bytes32 hash, uint64 early) public {
        early = uint64(bound(early, 1, 2 * DELAY));
        setGuardians();
        uint64 nextAt = uint64(block.timestamp) + 2 * DELAY;
        vm.expectEmit(address(registry));
        emit IIdentityControl.GuardiansSet(owner, hash, nextAt);
        change(hash);
        vm.warp(nextAt - early);
        assertGuardians(hashOf(list()), hash, nextAt);
        vm.assertEq(registry.guardianRound(owner), 0);
        vm.warp(nextAt);
        assertGuardians(hash, 0, 0);
        vm.assertEq(registry.guardianRound(owner), 1);
    }

    function test_a_change_of_guardians_that_waited_long_enough_decides_who_may_act() public {
        setGuardians();
        change(0);
        vm.warp(block.timestamp + 2 * DELAY);
        bytes[] memory signatures = votes(recoveryHash(owner, next, "", 1), 2);
        expectRevert(IIdentityControl.IdentityControlNoGuardians.selector, owner);
        registry.startRecovery(owner, next, "", list(), signatures);
        setGuardians();
        vm.assertEq(registry.guardianRound(owner), 1);
        startRecovery(next, 2);
    }

    function test_another_change_of_guardians_replaces_the_waiting_one() public {
        setGuardians();
        change("thief's");
        vm.warp(block.timestamp + 2 * DELAY - 1);
        change(hashOf(list()));
        vm.warp(block.timestamp + 1);
        assertGuardians(hashOf(list()), hashOf(list()), uint64(block.timestamp) + 2 * DELAY - 1);
    }

    function test_nobody_removes_guardians_who_were_never_set() public {
        vm.prank(owner);
        expectRevert(IIdentityControl.IdentityControlNoGuardians.selector, owner);
        registry.setGuardians(owner, 0, nobody(), called());
    }

    function testFuzz_only_the_controller_sets_guardians(address caller) public {
        vm.assume(caller != owner);
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(IIdentityControl.IdentityControlNotCaller.selector, owner, caller));
        registry.setGuardians(owner, "hash", nobody(), called());
    }

    function test_a_change_of_guardians_needs_the_present_list() public {
        setGuardians();
        IIdentityControl.Guardians memory other = list();
        other.salt = "other";
        vm.prank(owner);
        expectRevert(IIdentityControl.IdentityControlWrongGuardians.selector, owner);
        registry.setGuardians(owner, "hash", other, called());
    }

    function test_a_frozen_identity_keeps_its_guardians() public {
        setGuardians();
        freeze();
        expectFrozen();
        change("thief's");
    }

    function test_guardians_stay_while_a_change_of_control_is_pending() public {
        setGuardians();
        startRecovery(next, 2);
        vm.expectRevert(
            abi.encodeWithSelector(
                IIdentityControl.IdentityControlPending.selector, owner, IIdentityControl.Change.Recovery
            )
        );
        change("thief's");
    }

    function test_a_decision_of_guardians_cancels_a_waiting_change_of_guardians() public {
        setGuardians();
        change("thief's");
        vm.expectEmit(address(registry));
        emit IIdentityControl.GuardiansChangeCancelled(owner);
        decide(IIdentityControl.Decision.Veto, 2);
        assertGuardians(hashOf(list()), 0, 0);
    }

    function test_a_freeze_cancels_a_waiting_change_of_guardians() public {
        setGuardians();
        change("thief's");
        vm.expectEmit(address(registry));
        emit IIdentityControl.GuardiansChangeCancelled(owner);
        freeze();
        assertGuardians(hashOf(list()), 0, 0);
    }

    // ── Lists of guardians that break a rule ────────────────────────────────────────────────────

    function testFuzz_a_list_has_1_to_16_guardians(uint256 size) public {
        size = bound(size, 0, 40);
        IIdentityControl.Guardians memory guardians = listOf(sortedKeys(0x91, size), 1);
        if (size == 0 || size > 16) return assertRefused(guardians);
        assertAccepted(guardians);
    }

    function testFuzz_a_threshold_is_from_1_to_all(uint8 threshold) public {
        IIdentityControl.Guardians memory guardians = list();
        guardians.threshold = threshold;
        if (threshold == 0 || threshold > 3) return assertRefused(guardians);
        assertAccepted(guardians);
    }

    function testFuzz_a_delay_is_from_1_to_30_days(uint64 delay) public {
        IIdentityControl.Guardians memory guardians = list();
        guardians.delay = delay;
        if (delay < 1 days || delay > 30 days) return assertRefused(guardians);
        assertAccepted(guardians);
    }

    function test_a_delay_at_its_limits_is_accepted() public {
        IIdentityControl.Guardians memory guardians = list();
        guardians.delay = 1 days;
        assertAccepted(guardians);
        guardians.delay = 1 days - 1;
        assertRefused(guardians);
        guardians.delay = 30 days;
        assertAccepted(guardians);
        guardians.delay = 30 days + 1;
        assertRefused(guardians);
    }

    function testFuzz_nobody_is_a_guardian_twice_and_the_order_is_fixed(uint256 first, uint256 second) public {
        (first, second) = (bound(first, 0, 2), bound(second, 0, 2));
        IIdentityControl.Guardians memory guardians = list();
        if (first == second) {
            guardians.who[(first + 1) % 3] = guardians.who[first];
        } else {
            (guardians.who[first], guardians.who[second]) = (guardians.who[second], guardians.who[first]);
        }
        assertRefused(guardians);
    }

    function test_the_zero_address_is_no_guardian() public {
        IIdentityControl.Guardians memory guardians = list();
        guardians.who[0] = address(0);
        assertRefused(guardians);
    }

    function assertRefused(IIdentityControl.Guardians memory guardians) private {
        tryList(guardians, true);
    }

    function assertAccepted(IIdentityControl.Guardians memory guardians) private {
        tryList(guardians, false);
    }

    // Nobody has set guardians in the other registry that this function deploys.
    function tryList(IIdentityControl.Guardians memory guardians, bool isRefused) private {
        registry = deploy(only(admin), service);
        vm.prank(owner);
        registry.setGuardians(owner, hashOf(guardians), nobody(), called());
        vm.prank(owner);
        if (isRefused) expectRevert(IIdentityControl.IdentityControlInvalidGuardians.selector);
        registry.setGuardians(owner, "next", guardians, called());
    }

    function change(bytes32 hash) private {
        vm.prank(owner);
        registry.setGuardians(owner, hash, list(), called());
    }

    function assertGuardians(bytes32 present, bytes32 following, uint64 nextAt) private view {
        (bytes32 now_, bytes32 then_, uint64 at_) = registry.guardiansHash(owner);
        vm.assertEq(now_, present);
        vm.assertEq(then_, following);
        vm.assertEq(at_, nextAt);
    }
}
