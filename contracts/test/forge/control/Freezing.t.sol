// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IIdentityControl} from "../../../src/IIdentityControl.sol";
import {ControlTest} from "./ControlTest.sol";

contract FreezingTest is ControlTest {
    bytes32 private constant FREEZE = keccak256("Freeze(address identity,uint256 nonce,uint64 deadline)");
    bytes32 private constant UNFREEZE = keccak256("RequestUnfreeze(address identity,uint256 nonce,uint64 deadline)");

    function setUp() public override {
        super.setUp();
        mintFor(owner);
    }

    function testFuzz_the_controller_freezes_at_once(address bringer) public {
        IIdentityControl.Consent memory consent = consentBy(OWNER_KEY, abi.encode(FREEZE, owner));
        vm.expectEmit(address(registry));
        emit IIdentityControl.IdentityFrozen(owner);
        vm.prank(bringer);
        registry.freeze(owner, consent);
        vm.assertEq(registry.frozenSince(owner), block.timestamp);
    }

    function testFuzz_only_the_controller_freezes(address caller) public {
        vm.assume(caller != owner);
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(IIdentityControl.IdentityControlNotCaller.selector, owner, caller));
        registry.freeze(owner, called());
    }

    function test_a_frozen_identity_does_nothing() public {
        freeze();
        expectFrozen();
        vm.prank(owner);
        registry.mintDID();
        expectFrozen();
        vm.prank(owner);
        registry.mintDIDFor(owner, called());
        expectFrozen();
        vm.prank(owner);
        registry.commitClaim(1, "commitment");
        expectFrozen();
        vm.prank(owner);
        registry.commitClaimFor(1, "commitment", called());
        expectFrozen();
        vm.prank(owner);
        registry.addClaim(1, "kyc", "Title", "", "", false);
    }

    function test_a_second_freeze_keeps_the_first_moment() public {
        freeze();
        uint256 first = block.timestamp;
        vm.warp(first + 1 days);
        freeze();
        vm.assertEq(registry.frozenSince(owner), first);
    }

    function test_guardians_freeze_and_unfreeze_at_once() public {
        setGuardians();
        bytes[] memory signatures = votes(decisionHash(owner, "freeze", 0), 2);
        vm.expectEmit(address(registry));
        emit IIdentityControl.IdentityFrozen(owner);
        registry.decide(owner, IIdentityControl.Decision.Freeze, list(), signatures);
        vm.assertEq(registry.frozenSince(owner), block.timestamp);
        signatures = votes(decisionHash(owner, "unfreeze", 1), 2);
        vm.expectEmit(address(registry));
        emit IIdentityControl.IdentityUnfrozen(owner);
        registry.decide(owner, IIdentityControl.Decision.Unfreeze, list(), signatures);
        vm.assertEq(registry.frozenSince(owner), 0);
    }

    function test_an_identity_that_is_not_frozen_is_not_unfrozen() public {
        setGuardians();
        bytes[] memory signatures = votes(decisionHash(owner, "unfreeze", 0), 2);
        expectRevert(IIdentityControl.IdentityControlNotFrozen.selector, owner);
        registry.decide(owner, IIdentityControl.Decision.Unfreeze, list(), signatures);
        vm.prank(owner);
        expectRevert(IIdentityControl.IdentityControlNotFrozen.selector, owner);
        registry.requestUnfreeze(owner, list(), called());
    }

    function test_without_guardians_a_freeze_ends_7_days_after_a_request() public {
        freeze();
        uint64 readyAt = uint64(block.timestamp) + 7 days;
        IIdentityControl.Consent memory consent = consentBy(OWNER_KEY, abi.encode(UNFREEZE, owner));
        vm.expectEmit(address(registry));
        emit IIdentityControl.UnfreezeRequested(owner, readyAt);
        registry.requestUnfreeze(owner, nobody(), consent);
        vm.warp(readyAt - 1);
        vm.expectRevert(abi.encodeWithSelector(IIdentityControl.IdentityControlTooEarly.selector, readyAt));
        registry.finishChange(owner, "", called());
        vm.warp(readyAt);
        vm.expectEmit(address(registry));
        emit IIdentityControl.IdentityUnfrozen(owner);
        registry.finishChange(owner, "", called());
        vm.assertEq(registry.frozenSince(owner), 0);
        assertController(owner, 0, false);
    }

    function test_with_guardians_a_request_to_unfreeze_waits_for_their_delay() public {
        setGuardians();
        freeze();
        vm.prank(owner);
        expectRevert(IIdentityControl.IdentityControlWrongGuardians.selector, owner);
        registry.requestUnfreeze(owner, nobody(), called());
        request();
        vm.warp(block.timestamp + DELAY);
        registry.finishChange(owner, "", called());
        vm.assertEq(registry.frozenSince(owner), 0);
    }

    function testFuzz_only_the_controller_requests_the_end_of_a_freeze(address caller) public {
        vm.assume(caller != owner);
        freeze();
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(IIdentityControl.IdentityControlNotCaller.selector, owner, caller));
        registry.requestUnfreeze(owner, nobody(), called());
    }

    function test_a_veto_or_another_freeze_cancels_a_request_to_unfreeze() public {
        setGuardians();
        freeze();
        request();
        vm.prank(owner);
        registry.veto(owner, called());
        assertPending(IIdentityControl.Change.None);
        request();
        decide(IIdentityControl.Decision.Veto, 2);
        assertPending(IIdentityControl.Change.None);
        request();
        decide(IIdentityControl.Decision.Freeze, 2);
        assertPending(IIdentityControl.Change.None);
        vm.assertTrue(registry.frozenSince(owner) != 0);
    }

    function test_guardians_who_unfreeze_end_a_waiting_request_to_unfreeze() public {
        setGuardians();
        freeze();
        request();
        decide(IIdentityControl.Decision.Unfreeze, 2);
        assertPending(IIdentityControl.Change.None);
    }

    function test_a_request_to_unfreeze_does_not_replace_a_recovery() public {
        setGuardians();
        freeze();
        startRecovery(next, 2);
        vm.expectRevert(
            abi.encodeWithSelector(
                IIdentityControl.IdentityControlPending.selector, owner, IIdentityControl.Change.Recovery
            )
        );
        request();
    }

    function test_a_freeze_does_not_stop_a_recovery() public {
        setGuardians();
        startRecovery(next, 2);
        freeze();
        decide(IIdentityControl.Decision.Freeze, 2);
        finishRecovery();
        assertController(next, uint64(block.timestamp), true);
    }

    function request() private {
        vm.prank(owner);
        registry.requestUnfreeze(owner, list(), called());
    }
}
