// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidRegistry} from "../../../src/IDidRegistry.sol";
import {IIdentityControl} from "../../../src/IIdentityControl.sol";
import {ReenteringIdentity} from "../Wallets.sol";
import {ControlTest} from "./ControlTest.sol";

contract RecoveryTest is ControlTest {
    function setUp() public override {
        super.setUp();
        mintFor(owner);
        setGuardians();
    }

    function test_an_identity_is_its_own_controller_until_changed() public view {
        assertController(owner, 0, false);
    }

    function testFuzz_guardians_hand_an_identity_to_another_wallet_after_their_delay(uint64 late) public {
        late = uint64(bound(late, 0, 1_000 days));
        uint64 readyAt = uint64(block.timestamp) + DELAY;
        bytes[] memory signatures = votes(recoveryHash(owner, next, "", 0), 2);
        vm.expectEmit(address(registry));
        emit IIdentityControl.RecoveryStarted(owner, next, "", readyAt, false);
        registry.startRecovery(owner, next, "", list(), signatures);
        assertController(owner, 0, false);

        vm.warp(readyAt + late);
        vm.expectEmit(address(registry));
        emit IIdentityControl.ControlChanged(owner, next, true);
        vm.prank(next);
        registry.finishChange(owner, "", called());
        assertController(next, readyAt + late, true);
        assertPending(IIdentityControl.Change.None);
    }

    function test_after_a_recovery_only_the_new_controller_acts() public {
        startRecovery(next, 2);
        finishRecovery();
        vm.assertEq(registry.ownerOf(1), owner);
        vm.assertTrue(registry.locked(1));

        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryNotController.selector, 1, owner));
        registry.commitClaim(1, "commitment");
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryNotController.selector, 1, owner));
        registry.addClaim(1, "kyc", "Title", "", "", false);
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(IIdentityControl.IdentityControlNotCaller.selector, next, owner));
        registry.mintDID();

        vm.prank(next);
        registry.commitClaim(1, "commitment");
        vm.prank(next);
        registry.addClaim(1, "kyc", "Title", "", "", false);
        vm.prank(next);
        vm.assertEq(registry.mintDIDFor(owner, called()), 2);
        vm.assertEq(registry.ownerOf(2), owner);
    }

    function testFuzz_a_recovery_is_not_finished_early(uint64 early) public {
        early = uint64(bound(early, 1, DELAY));
        startRecovery(next, 3);
        uint64 readyAt = uint64(block.timestamp) + DELAY;
        vm.warp(readyAt - early);
        vm.prank(next);
        vm.expectRevert(abi.encodeWithSelector(IIdentityControl.IdentityControlTooEarly.selector, readyAt));
        registry.finishChange(owner, "", called());
    }

    function testFuzz_only_the_new_controller_finishes_a_recovery(address caller) public {
        vm.assume(caller != next);
        startRecovery(next, 2);
        vm.warp(block.timestamp + DELAY);
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(IIdentityControl.IdentityControlNotCaller.selector, next, caller));
        registry.finishChange(owner, "", called());
        IIdentityControl.Consent memory consent = accept(NEXT_KEY, owner);
        vm.prank(caller);
        registry.finishChange(owner, "", consent);
        assertController(next, uint64(block.timestamp), true);
    }

    function test_a_recovery_to_the_present_controller_counts_as_a_recovery() public {
        startRecovery(owner, 2);
        vm.warp(block.timestamp + DELAY);
        vm.prank(owner);
        registry.finishChange(owner, "", called());
        assertController(owner, uint64(block.timestamp), true);
    }

    function test_a_finished_recovery_ends_the_freeze_and_keeps_the_guardians() public {
        freeze();
        startRecovery(next, 2);
        vm.warp(block.timestamp + DELAY);
        vm.expectEmit(address(registry));
        emit IIdentityControl.IdentityUnfrozen(owner);
        vm.prank(next);
        registry.finishChange(owner, "", called());
        vm.assertEq(registry.frozenSince(owner), 0);
        (bytes32 present,, uint64 nextAt) = registry.guardiansHash(owner);
        vm.assertEq(present, hashOf(list()));
        vm.assertEq(nextAt, 0);
    }

    function test_there_is_nothing_to_finish_without_a_change() public {
        expectRevert(IIdentityControl.IdentityControlNothingPending.selector, owner);
        registry.finishChange(owner, "", called());
        startRecovery(next, 2);
        finishRecovery();
        expectRevert(IIdentityControl.IdentityControlNothingPending.selector, owner);
        registry.finishChange(owner, "", called());
    }

    function test_the_controllers_veto_cancels_a_recovery_of_a_majority() public {
        startRecovery(next, 2);
        vm.expectEmit(address(registry));
        emit IIdentityControl.ChangeCancelled(owner, IIdentityControl.Change.Recovery);
        vm.prank(owner);
        registry.veto(owner, called());
        assertPending(IIdentityControl.Change.None);
        vm.prank(owner);
        expectRevert(IIdentityControl.IdentityControlNothingPending.selector, owner);
        registry.veto(owner, called());
    }

    function testFuzz_only_the_controller_vetoes(address caller) public {
        vm.assume(caller != owner);
        startRecovery(next, 2);
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(IIdentityControl.IdentityControlNotCaller.selector, owner, caller));
        registry.veto(owner, called());
    }

    function test_the_controller_of_a_controller_does_not_act_for_an_identity() public {
        startRecovery(next, 2);
        finishRecovery();
        IIdentityControl.Consent memory consent = accept(0x4444, next);
        vm.prank(next);
        registry.moveControl(next, vm.addr(0x4444), nobody(), called(), consent);
        vm.prank(next);
        registry.commitClaim(1, "commitment");
        vm.prank(vm.addr(0x4444));
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryNotController.selector, 1, vm.addr(0x4444)));
        registry.commitClaim(1, "commitment");
    }

    // ── To what a recovery can lead: an address or a key ────────────────────────────────────────

    function test_a_recovery_names_an_address_or_a_key_and_not_both() public {
        (uint256 x, uint256 y) = vm.publicKeyP256(5);
        assertNoTarget(address(0), "");
        vm.etch(owner, hex"00");
        assertNoTarget(next, abi.encode(x, y));
    }

    function testFuzz_a_recovery_by_key_needs_a_point_of_the_curve(uint256 x, uint256 y) public {
        vm.etch(owner, hex"00");
        assertNoTarget(address(0), abi.encode(x, y));
    }

    function testFuzz_a_recovery_by_key_needs_64_bytes(bytes memory key) public {
        vm.assume(key.length != 64);
        vm.etch(owner, hex"00");
        assertNoTarget(address(0), key);
    }

    function test_only_an_account_with_code_is_recovered_by_key() public {
        (uint256 x, uint256 y) = vm.publicKeyP256(5);
        assertNoTarget(address(0), abi.encode(x, y));
    }

    function test_an_identity_that_calls_back_during_its_recovery_finds_it_finished() public {
        (uint256 x, uint256 y) = vm.publicKeyP256(5);
        bytes memory key = abi.encode(x, y);
        vm.etch(owner, address(new ReenteringIdentity(address(registry))).code);
        bytes[] memory signatures = votes(recoveryHash(owner, address(0), key, 0), 2);
        registry.startRecovery(owner, address(0), key, list(), signatures);
        vm.warp(block.timestamp + DELAY);
        registry.finishChange(owner, key, called());
        vm.assertEq(ReenteringIdentity(owner).refusals(), 1);
        assertController(owner, uint64(block.timestamp), true);
    }

    function testFuzz_another_key_does_not_finish_a_recovery_by_key(bytes memory other) public {
        (uint256 x, uint256 y) = vm.publicKeyP256(5);
        bytes memory key = abi.encode(x, y);
        vm.assume(keccak256(other) != keccak256(key));
        vm.etch(owner, hex"00");
        bytes[] memory signatures = votes(recoveryHash(owner, address(0), key, 0), 2);
        registry.startRecovery(owner, address(0), key, list(), signatures);
        vm.warp(block.timestamp + DELAY);
        expectRevert(IIdentityControl.IdentityControlWrongKey.selector, owner);
        registry.finishChange(owner, other, called());
    }

    function assertNoTarget(address controller, bytes memory key) private {
        bytes[] memory signatures = votes(recoveryHash(owner, controller, key, 0), 2);
        expectRevert(IIdentityControl.IdentityControlInvalidTarget.selector, owner);
        registry.startRecovery(owner, controller, key, list(), signatures);
    }
}
