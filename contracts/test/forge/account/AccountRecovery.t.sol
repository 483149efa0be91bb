// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidAccount} from "../../../src/IDidAccount.sol";
import {IIdentityControl} from "../../../src/IIdentityControl.sol";
import {AccountTest} from "./AccountTest.sol";

contract AccountRecoveryTest is AccountTest {
    uint256 private constant NEW = 31;
    uint256 private constant THIEF = 32;
    bytes32 private constant HASH = keccak256("message");

    function setUp() public override {
        super.setUp();
        execute(mint());
        setAccountGuardians();
    }

    function test_after_a_recovery_only_the_new_key_counts() public {
        execute(add(SECOND));
        uint256 round = registry.guardianRound(address(account));
        bytes32 structHash = recoveryHash(address(account), address(0), keyOf(NEW), round);
        registry.startRecovery(address(account), address(0), keyOf(NEW), list(), votes(structHash, 2));
        vm.warp(block.timestamp + DELAY);
        executeBy(SECOND, add(THIEF));

        (bytes32 x, bytes32 y) = publicKey(NEW);
        vm.expectEmit(address(registry));
        emit IIdentityControl.ControlChanged(address(account), address(account), true);
        vm.expectEmit(address(account));
        emit IDidAccount.Recovered(1);
        vm.expectEmit(address(account));
        emit IDidAccount.KeyAdded(idOf(NEW), x, y);
        vm.expectEmit(address(account));
        emit IDidAccount.SessionsEnded(1);
        registry.finishChange(address(account), keyOf(NEW), called());

        assertRefused(mint(), byFirst(FIRST, nextHash(mint())));
        assertRefused(mint(), byOther(SECOND, nextHash(mint())));
        assertRefused(mint(), byOther(THIEF, nextHash(mint())));
        executeBy(NEW, mint());
        vm.assertEq(registry.ownerOf(2), address(account));
        vm.assertEq(account.generation(), 1);
        vm.assertEq(account.generationStartedAt(1), block.timestamp);
    }

    function test_what_earlier_keys_signed_before_the_recovery_stays_good() public {
        bytes memory old = byFirst(FIRST, messageHash(account, HASH));
        bytes memory fresh = byOther(NEW, messageHash(account, HASH));
        recoverTo(NEW);
        uint64 moment = uint64(block.timestamp);
        vm.assertTrue(account.isValidSignatureAt(HASH, old, moment - 1));
        vm.assertEq(account.isValidSignatureAt(HASH, old, moment), false);
        vm.assertEq(account.isValidSignatureAt(HASH, fresh, moment - 1), false);
        vm.assertTrue(account.isValidSignatureAt(HASH, fresh, moment));
        vm.assertEq(account.isValidSignatureAt(HASH, old, type(uint64).max), false);
    }

    function test_a_thief_cannot_block_a_recovery_by_adding_its_key_first() public {
        execute(add(NEW));
        recoverTo(NEW);
        executeBy(NEW, mint());
        assertOut(FIRST);
    }

    function test_a_key_of_an_earlier_generation_may_come_back() public {
        recoverTo(NEW);
        uint64 first = uint64(block.timestamp);
        recoverTo(FIRST);
        uint64 second = uint64(block.timestamp);
        execute(mint());
        assertOut(NEW);
        bytes memory signed = byFirst(FIRST, messageHash(account, HASH));
        vm.assertTrue(account.isValidSignatureAt(HASH, signed, first - 1));
        vm.assertEq(account.isValidSignatureAt(HASH, signed, first), false);
        vm.assertEq(account.isValidSignatureAt(HASH, signed, second - 1), false);
        vm.assertTrue(account.isValidSignatureAt(HASH, signed, second));
        vm.assertEq(account.generation(), 2);
    }

    function test_the_recovered_key_is_the_last_one() public {
        recoverTo(NEW);
        IDidAccount.Call[] memory calls = remove(NEW);
        bytes memory signature = byOther(NEW, nextHash(calls));
        vm.expectRevert(abi.encodeWithSelector(IDidAccount.DidAccountLastKey.selector, idOf(NEW)));
        account.execute(calls, soon(), signature);
        executeBy(NEW, add(FIRST));
        execute(remove(NEW));
        execute(mint());
    }

    function test_a_recovery_takes_back_an_identity_that_a_thief_has_moved() public {
        execute(one(address(registry), moveData()));
        vm.warp(block.timestamp + DELAY);
        registry.finishChange(address(account), "", called());
        (address controller,,) = registry.controllerOf(address(account));
        vm.assertEq(controller, next);
        recoverTo(NEW);
        (controller,,) = registry.controllerOf(address(account));
        vm.assertEq(controller, address(account));
        executeBy(NEW, mint());
    }

    function testFuzz_only_the_registry_recovers(address caller) public {
        vm.assume(caller != address(registry));
        (bytes32 x, bytes32 y) = publicKey(NEW);
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(IDidAccount.DidAccountNotCaller.selector, address(registry), caller));
        account.recover(x, y);
    }

    function test_an_account_may_be_the_guardian_and_the_next_controller_of_another_identity() public {
        address[] memory who = only(address(account));
        IIdentityControl.Guardians memory guardians = IIdentityControl.Guardians(who, 1, DELAY, "salt");
        vm.prank(owner);
        registry.setGuardians(owner, hashOf(guardians), nobody(), called());
        bytes32 digest = registryHash(recoveryHash(owner, address(account), "", 0));
        bytes[] memory signatures = new bytes[](1);
        signatures[0] = byFirst(FIRST, messageHash(account, digest));
        registry.startRecovery(owner, address(account), "", guardians, signatures);
        vm.warp(block.timestamp + DELAY);
        execute(one(address(registry), abi.encodeWithSelector(registry.finishChange.selector, owner, "", called())));
        assertController(address(account), uint64(block.timestamp), true);
    }

    function moveData() private view returns (bytes memory) {
        return abi.encodeWithSelector(
            registry.moveControl.selector, account, next, list(), called(), accept(NEXT_KEY, address(account))
        );
    }

    function assertOut(uint256 key) private {
        bytes32 hash = nextHash(mint());
        assertRefused(mint(), key == FIRST ? byFirst(key, hash) : byOther(key, hash));
    }
}
