// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IIdentityControl} from "../../../src/IIdentityControl.sol";
import {ControlTest} from "./ControlTest.sol";

contract MovesTest is ControlTest {
    bytes32 private constant MOVE =
        keccak256("MoveControl(address identity,address controller,uint256 nonce,uint64 deadline)");
    bytes32 private constant VETO = keccak256("Veto(address identity,uint256 nonce,uint64 deadline)");

    function testFuzz_without_guardians_a_move_happens_at_once(address bringer) public {
        IIdentityControl.Consent memory present = consentBy(OWNER_KEY, abi.encode(MOVE, owner, next));
        IIdentityControl.Consent memory accepted = accept(NEXT_KEY, owner);
        vm.expectEmit(address(registry));
        emit IIdentityControl.ControlChanged(owner, next, false);
        vm.prank(bringer);
        registry.moveControl(owner, next, nobody(), present, accepted);
        assertController(next, uint64(block.timestamp), false);
    }

    function test_a_moved_identity_comes_back_to_its_own_address() public {
        move(nobody());
        IIdentityControl.Consent memory consent = accept(OWNER_KEY, owner);
        vm.prank(next);
        registry.moveControl(owner, owner, nobody(), called(), consent);
        assertController(owner, uint64(block.timestamp), false);
        vm.assertEq(mintFor(owner), 1);
    }

    function test_nobody_is_handed_an_identity_unasked() public {
        bytes memory unasked = abi.encodeWithSelector(IIdentityControl.IdentityControlNotCaller.selector, next, owner);
        vm.prank(owner);
        vm.expectRevert(unasked);
        registry.moveControl(owner, next, nobody(), called(), called());
        IIdentityControl.Consent memory other = accept(NEXT_KEY, stranger);
        vm.prank(owner);
        expectRevert(IIdentityControl.IdentityControlInvalidSignature.selector, next);
        registry.moveControl(owner, next, nobody(), called(), other);
    }

    function testFuzz_only_the_present_controller_moves_an_identity(address caller) public {
        vm.assume(caller != owner);
        IIdentityControl.Consent memory consent = accept(NEXT_KEY, owner);
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(IIdentityControl.IdentityControlNotCaller.selector, owner, caller));
        registry.moveControl(owner, next, nobody(), called(), consent);
    }

    function test_the_former_controller_cannot_act_after_a_move() public {
        move(nobody());
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(IIdentityControl.IdentityControlNotCaller.selector, next, owner));
        registry.freeze(owner, called());
    }

    function test_a_move_to_the_present_controller_is_refused() public {
        vm.prank(owner);
        vm.expectRevert(abi.encodeWithSelector(IIdentityControl.IdentityControlSameController.selector, owner, owner));
        registry.moveControl(owner, owner, nobody(), called(), called());
    }

    function test_with_guardians_a_move_waits_for_their_delay() public {
        setGuardians();
        uint64 readyAt = uint64(block.timestamp) + DELAY;
        vm.expectEmit(address(registry));
        emit IIdentityControl.MoveStarted(owner, next, readyAt);
        move(list());
        assertController(owner, 0, false);
        vm.warp(readyAt - 1);
        vm.expectRevert(abi.encodeWithSelector(IIdentityControl.IdentityControlTooEarly.selector, readyAt));
        registry.finishChange(owner, "", called());
        vm.warp(readyAt);
        vm.expectEmit(address(registry));
        emit IIdentityControl.ControlChanged(owner, next, false);
        registry.finishChange(owner, "", called());
        assertController(next, readyAt, false);
    }

    function test_a_move_needs_the_present_list_of_guardians() public {
        setGuardians();
        IIdentityControl.Consent memory accepted = accept(NEXT_KEY, owner);
        expectRevert(IIdentityControl.IdentityControlWrongGuardians.selector, owner);
        move(nobody(), accepted);
    }

    function test_a_frozen_identity_does_not_move() public {
        freeze();
        IIdentityControl.Consent memory accepted = accept(NEXT_KEY, owner);
        expectFrozen();
        move(nobody(), accepted);
    }

    function test_a_freeze_cancels_a_pending_move() public {
        setGuardians();
        move(list());
        vm.expectEmit(address(registry));
        emit IIdentityControl.ChangeCancelled(owner, IIdentityControl.Change.Move);
        freeze();
        assertPending(IIdentityControl.Change.None);
    }

    function test_an_identity_does_not_move_while_something_is_pending() public {
        setGuardians();
        startRecovery(stranger, 2);
        IIdentityControl.Consent memory accepted = accept(NEXT_KEY, owner);
        vm.expectRevert(
            abi.encodeWithSelector(
                IIdentityControl.IdentityControlPending.selector, owner, IIdentityControl.Change.Recovery
            )
        );
        move(list(), accepted);
    }

    function test_the_controller_or_a_majority_of_guardians_vetoes_a_move() public {
        setGuardians();
        move(list());
        registry.veto(owner, consentBy(OWNER_KEY, abi.encode(VETO, owner)));
        assertPending(IIdentityControl.Change.None);
        move(list());
        decide(IIdentityControl.Decision.Veto, 2);
        assertPending(IIdentityControl.Change.None);
    }

    function test_a_recovery_replaces_a_pending_move() public {
        setGuardians();
        move(list());
        startRecovery(stranger, 2);
        assertPending(IIdentityControl.Change.Recovery);
        vm.assertEq(registry.pendingChange(owner).controller, stranger);
    }
}
